import { type ReactNode, useState } from 'preact/compat';
import type { Thing } from '../../../kernel/game.ts';
import { get } from '../../../kernel/there.ts';
import { ControlButton } from '../../../table/controls.tsx';
import { useReading } from '../../../table/states.ts';
import { useWatched } from '../../../table/store.ts';
import { NATIONS } from '../data/names.ts';
import { AT, NAPOLEON, PLACE, type Place } from '../position.ts';
import { corpsAt, envoy, peopleAt, powerTokens } from './facts.ts';
import { PLATE } from './geometry.ts';
import { MODES, ModeSign } from './modes.tsx';
import { strengthOf } from './muster.ts';
import type { Corps } from './nouns.ts';
import { Coin, Plate, Token, type TokenFacts, tokenWidth } from './pieces.tsx';
import type { Table } from './table.ts';
import { throwOf } from './throws.ts';
import { NapoleonFaces } from './track.tsx';
import { namesIn } from './words.ts';

/** Beside the map: Napoleon's die, money, the Force Pool, and all that stands on the map once more, large enough for a finger. */
export function Hand({ table }: { readonly table: Table }) {
  const { words, language, view, desk } = table;
  const opened = useWatched(desk.opened.get, desk.opened.subscribe);
  const nation = (n: number) => namesIn(language).nation(get(NATIONS, n));
  return (
    <div className="drawn-hand nw-hand nw-panel">
      <h2 className="unseen">{words.beside}</h2>
      <HisDie table={table} />
      <Money table={table} />
      <Forces table={table} place={PLACE.pool} name={words.pool} />
      {NATIONS.map((id, n) => (
        <Forces key={id} table={table} place={n} name={nation(n)} isOpen={opened === n} again />
      ))}
      <Forces table={table} place={PLACE.portugal} name={words.portugal} isOpen={opened === PLACE.portugal} again />
      <Diplomacy table={table} />
      <Forces table={table} place={PLACE.delayed} name={words.delayedCorps} />
      <Forces table={table} place={PLACE.neutral} name={words.neutralForces} />
      <Forces table={table} place={PLACE.army} name={words.army} />
      <Forces table={table} place={PLACE.casualties} name={words.court.casualties} />
      {view.viewer === null ? null : <Modes table={table} />}
    </div>
  );
}

interface PartProps {
  readonly table: Table;
  readonly name: string;
  readonly count: string;
  readonly things: readonly Thing[];
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of what lies beside the map: open while something in it may be chosen, or when somebody has opened it. */
function Part({ table, name, count, things, isOpen = false, children }: PartProps) {
  const isLit = useReading(table.states, ({ lit, chosen }) => things.some((each) => lit.has(each) || chosen.has(each)));
  const [byHand, setByHand] = useState<boolean | null>(null);
  const shown = isLit || (byHand ?? isOpen);
  return (
    <details className="nw-part" open={shown} data-lit={isLit}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          setByHand(!shown);
        }}
      >
        <b>{name}</b> <span>{count}</span>
      </summary>
      {children}
    </details>
  );
}

interface ForcesProps {
  readonly table: Table;
  readonly place: Place;
  readonly name: string;
  readonly isOpen?: boolean;
  /** They can be touched on the map as well. */
  readonly again?: boolean;
}

function Forces({ table, place, name, isOpen = false, again = false }: ForcesProps) {
  const corps = corpsAt(table, place);
  if (corps.length === 0) return null;
  const things = corps.map(({ id }): Thing => `unit:${id.slice(5)}`);
  const ours = corps.filter(({ side }) => side === 'coalition');
  const french = corps.filter(({ side }) => side === 'french');
  const sums = [french, ours].flatMap((side) =>
    side.length === 0 ? [] : [table.words.muster(side.length, strengthOf(side))],
  );
  return (
    <Part table={table} name={name} count={sums.join(' ⚔ ')} things={things} isOpen={isOpen}>
      <div className="nw-plates">
        {corps.map((each, i) => (
          <ControlButton
            key={each.id}
            touching={table}
            thing={get(things, i)}
            className="thing-ringed nw-piece"
            again={again}
          >
            <PlateArt corps={each} />
          </ControlButton>
        ))}
      </div>
    </Part>
  );
}

const PlateArt = ({ corps }: { readonly corps: Corps }) => (
  <svg className="nw-board nw-plate-art" viewBox={`-2 -2 ${PLATE.w + 4} ${PLATE.h + 6}`} aria-hidden="true">
    <Plate at={[0, 0]} corps={corps} />
  </svg>
);

/** The powers, our envoys and theirs, and whom one may invite. */
function Diplomacy({ table }: { readonly table: Table }) {
  const { view, words, language, box } = table;
  const names = namesIn(language);
  const powers = view.status.flatMap((_, power) =>
    powerTokens(table, power, names.power(POWER_IDS[power] ?? '')).slice(0, 1),
  );
  const envoys = view.diplomats.flatMap((at, diplomat) => (at === AT.gone ? [] : [envoy(table, diplomat)]));
  const people = [...NATIONS.keys(), AT.home].flatMap((at) => peopleAt(table, at));
  const tokens = [...powers, ...envoys.toSorted((a, b) => a.kind.localeCompare(b.kind)), ...people];
  const things = tokens.flatMap(({ thing }) => (thing === undefined ? [] : [thing]));
  const free = view.diplomats.filter((at, n) => !get(box.diplomats, n).french && at === AT.home).length;
  return (
    <Part table={table} name={words.diplomacy} count={words.idle(free)} things={things}>
      <div className="nw-plates">
        {tokens.map((token) =>
          token.thing === undefined ? null : (
            <ControlButton
              key={token.thing}
              touching={table}
              thing={token.thing}
              className="thing-ringed nw-piece"
              again
            >
              <TokenArt token={token} />
            </ControlButton>
          ),
        )}
      </div>
    </Part>
  );
}
const POWER_IDS = ['prussia', 'austria', 'russia', 'spain', 'sweden'] as const;

const TokenArt = ({ token }: { readonly token: TokenFacts }) => (
  <svg className="nw-board nw-token-art" viewBox={`-2 -2 ${tokenWidth(token) + 4} 19`} aria-hidden="true">
    <Token at={[0, 0]} token={token} />
  </svg>
);

/** A coin for each sum that can be named. */
function Money({ table }: { readonly table: Table }) {
  const { view, words } = table;
  const most = view.treasury + view.warFund + view.admiralty;
  const things = Array.from({ length: most + 1 }, (_, n): Thing => `pounds:${n}`);
  const funds = [
    `${words.treasury} ${words.sum(view.treasury)}`,
    `${words.warFund} ${words.sum(view.warFund)}`,
    `${words.admiralty} ${words.sum(view.admiralty)}`,
  ].join(' · ');
  return (
    <Part table={table} name={words.money} count={funds} things={things}>
      <div className="nw-coins">
        {things.map((thing, n) => (
          <ControlButton key={thing} touching={table} thing={thing} className="thing-ringed nw-piece nw-pound">
            <svg className="nw-board nw-coin-art" viewBox="-12 -12 24 24" aria-hidden="true">
              <Coin at={[0, 0]} r={11} words={String(n)} />
            </svg>
          </ControlButton>
        ))}
      </div>
    </Part>
  );
}

/** NW-8.5: where each face of Napoleon's die sends him, from the building until he has gone. */
function HisDie({ table }: { readonly table: Table }) {
  const { box, view, words, language, showing } = table;
  const thrown = showing?.kind === 'napoleonRow' ? throwOf(table, showing) : null;
  const isAhead = view.phase === 'coalition' && view.turn > 1 && view.napoleon !== NAPOLEON.none && !view.busy;
  if (!isAhead && thrown === null) return null;
  const names = namesIn(language);
  const faces = [1, 2, 3, 4, 5, 6].map((face) => {
    const to = get(box.invasions, face + view.turn - 2).napoleon;
    return to === null ? words.grandStrategy : `${names.nation(get(NATIONS, to.nation))} +${to.corps}`;
  });
  const fallen = thrown === null || table.rolling ? null : get(thrown.dice, 0);
  // Once it has fallen the battles themselves have their odds.
  const aims = isAhead && thrown === null ? table.aims?.(view) : undefined;
  return (
    <section className="nw-his-die" aria-label={words.hisDie}>
      <header>
        <h3>{words.hisDie}</h3>
        {aims === undefined ? null : <p className="nw-aims">{words.aims(words.percent(mean(aims)))}</p>}
      </header>
      <NapoleonFaces faces={faces} fallen={fallen} {...(aims === undefined ? {} : { aims: aims.map(words.percent) })} />
    </section>
  );
}

const mean = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0) / shares.length;

/** What the map is coloured by. */
function Modes({ table }: { readonly table: Table }) {
  const { words, desk } = table;
  const mode = useWatched(desk.mode.get, desk.mode.subscribe);
  return (
    <div className="nw-modes">
      {MODES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={mode === each}
          aria-label={words.modeOf(words.modes[each])}
          title={words.modeOf(words.modes[each])}
          onClick={() => desk.mode.set(each)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <ModeSign mode={each} />
          </svg>
          <span>{words.modes[each]}</span>
        </button>
      ))}
    </div>
  );
}
