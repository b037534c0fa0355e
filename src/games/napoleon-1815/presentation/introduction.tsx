import './introduction.css';
import { type ReactNode, useMemo } from 'react';
import { Panels } from '../../../table/introduction.tsx';
import type { Presentation } from '../../../table/presentation.ts';
import type { Aides } from '../board/aides.ts';
import { placingOf } from '../board/laying.ts';
import { Cylinder } from '../board/marks/reach.tsx';
import { CardFace } from '../board/panel/cards.tsx';
import { Cube, FatigueCylinder } from '../board/panel/cubes.tsx';
import { CommanderBlock, CorpsBlock, LYING } from '../board/pieces/blocks.tsx';
import { Bust } from '../board/pieces/bust.tsx';
import { sheetOf } from '../board/sheet.ts';
import type { Setting } from '../board/table.ts';
import { BOARD_WORDS } from '../board/words.ts';
import type { Box, Card } from '../data/box.ts';
import { CORPS_IDS, type Corps, NATION_OF } from '../pieces.ts';
import { INTRODUCED, type Panel } from './introduced.ts';
import { Grognards, Manoeuvre, Paints, RetreatAxis, type Shown, Stakes, tableWith, viewOf } from './introduced-map.tsx';

const PICTURES: Readonly<Record<Panel, (shown: Shown) => ReactNode>> = {
  stakes: Stakes,
  corps: OneCorps,
  turn: Turn,
  cards: Cards,
  manoeuvre: Manoeuvre,
  axis: RetreatAxis,
  combat: Combat,
  recovery: Recovery,
  grognards: Grognards,
};

/** Napoléon 1815 in nine pictures, drawn with the parts of its table. The words say all that they show. */
export function introductionOf(box: Box, aides: Aides): NonNullable<Presentation['Introduction']> {
  const setting: Setting = { box, sheet: sheetOf(box), aides };
  const placing = placingOf(setting.sheet);
  return ({ language }) => (
    <>
      <Paints setting={setting} language={language} />
      <Panels
        steps={INTRODUCED}
        pictures={PICTURES}
        shown={{ setting, placing, language }}
        className="n15-introduction"
        frame="n15-introduced"
        silent
      />
    </>
  );
}

const CORPS: readonly string[] = CORPS_IDS;
/** A corps on both its sides, a commander, and the line of the corps in the order of battle. */
function OneCorps({ setting: { box, aides }, language }: Shown) {
  const words = BOARD_WORDS[language];
  const corps = CORPS.indexOf('vandamme');
  const facts = box.corps[corps];
  const leader = box.commanders[0];
  if (facts === undefined || leader === undefined) return null;
  const { id, name, infantry, cavalry } = facts;
  const block = { nation: NATION_OF[corps] ?? 0, id, name, strength: [infantry, cavalry, 3] } as const;
  return (
    <div className="n15-introduced-corps drawn-hand n15-hand">
      <div className="n15-introduced-blocks">
        <figure>
          <Drawn>
            <CorpsBlock {...block} done={false} />
          </Drawn>
          <figcaption>{words.toActivate}</figcaption>
        </figure>
        <figure>
          <Drawn>
            <CorpsBlock {...block} done />
          </Drawn>
          <figcaption>{words.activated}</figcaption>
        </figure>
        <figure>
          <Drawn>
            <CommanderBlock nation={0} id={leader.id} name={leader.name} done={false} />
          </Drawn>
          <figcaption>{aides.term?.('commander', language)}</figcaption>
        </figure>
      </div>
      <ul className="n15-introduced-orders">
        <Line box={box} corps={corps} fatigue={3} />
      </ul>
    </div>
  );
}

function Drawn({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox={`-2 -2 ${LYING.w + 6} ${LYING.h + 10}`} aria-hidden="true">
      {children}
    </svg>
  );
}

interface LineProps {
  readonly box: Box;
  readonly corps: Corps;
  readonly fatigue: number;
  /** Fatigue that goes now. */
  readonly relief?: number;
  /** Cubes that go now. */
  readonly losses?: number;
  readonly caption?: string;
  /** What brings it about. */
  readonly children?: ReactNode;
}

/** A corps in its order of battle: what goes now is pale. */
function Line({ box, corps, fatigue, relief = 0, losses = 0, caption, children }: LineProps) {
  const facts = box.corps[corps];
  if (facts === undefined) return null;
  const { infantry, cavalry } = facts;
  const cubes = Array.from({ length: infantry + cavalry }, (_, i) => i);
  return (
    <li>
      <span className="n15-corps-head">
        <svg viewBox="0 0 24 28" aria-hidden="true">
          <Bust id={facts.id} />
        </svg>
        <span>
          <b>{facts.name}</b>
          {caption === undefined ? null : <small>{caption}</small>}
        </span>
      </span>
      <span className="n15-tracks">
        <span className="n15-track">
          {cubes.map((i) => (
            <span key={i} className={i < losses ? 'n15-introduced-gone' : ''}>
              <Cube nation={NATION_OF[corps] ?? 0} horse={i >= infantry} />
            </span>
          ))}
          <b>{infantry + cavalry - losses}</b>
        </span>
        <span className="n15-track n15-track-fatigue" data-tired={fatigue - relief > 4}>
          {Array.from({ length: box.maxFatigue }, (_, i) => i).map((i) => (
            <i key={i} className={i === 4 ? 'n15-box n15-box-tired' : 'n15-box'}>
              {i >= fatigue ? null : i < fatigue - relief ? (
                <FatigueCylinder />
              ) : (
                <svg viewBox="0 0 14 18" className="n15-fatigue" aria-hidden="true">
                  <Cylinder x={1} y={1} w={12} h={16} faint />
                </svg>
              )}
            </i>
          ))}
          <b>{fatigue - relief}</b>
        </span>
      </span>
      <span className="n15-introduced-by">{children}</span>
    </li>
  );
}

/** The four phases, each with a sign: cards that are drawn, figures compared, a block turned over, fatigue taken off. */
function Turn({ setting: { box }, language }: Shown) {
  const { phases } = BOARD_WORDS[language];
  const ney = box.corps[CORPS.indexOf('ney')];
  const block = { nation: 0, id: ney?.id ?? '', name: ney?.name ?? '' } as const;
  const strength = [ney?.infantry ?? 0, ney?.cavalry ?? 0, 1] as const;
  return (
    <ol className="n15-introduced-phases drawn-hand n15-hand">
      <li>
        <span>{phases.draw}</span>
        <span className="n15-introduced-backs">
          <i className="n15-back-fr" />
          <i className="n15-back-fr" />
          <i className="n15-back-fr" />
          <i className="n15-back-co" />
          <i className="n15-back-co" />
          <i className="n15-back-co" />
        </span>
      </li>
      <li>
        <span>{phases.initiative}</span>
        <span>
          <i className="n15-back-fr" />
          <b className="n15-movement">5</b>
          <em>&gt;</em>
          <b className="n15-movement">3</b>
          <i className="n15-back-co" />
        </span>
      </li>
      <li>
        <span>{phases.operations}</span>
        <span>
          <Drawn>
            <CorpsBlock {...block} strength={strength} done={false} />
          </Drawn>
          <em>→</em>
          <Drawn>
            <CorpsBlock {...block} strength={strength} done />
          </Drawn>
        </span>
      </li>
      <li>
        <span>{phases.recovery}</span>
        <span>
          <FatigueCylinder />
          <FatigueCylinder />
          <b className="n15-recovery">−2</b>
        </span>
      </li>
    </ol>
  );
}

/** The first card of the French deck with that event. */
const cardOf = (box: Box, event: string): Card =>
  box.cards.findIndex((card) => card?.camp === 0 && card.event === event);

/** Red, blue and green. */
function Cards(shown: Shown) {
  const { box } = shown.setting;
  const view = useMemo(() => viewOf(shown.setting, {}, 0), [shown.setting]);
  return (
    <div className="n15-introduced-cards drawn-hand n15-hand">
      {['pluie', 'vive-l-empereur', 'chargez'].map((event) => (
        <div key={event} className="card-frame n15-card">
          <CardFace table={tableWith(shown, view)} card={cardOf(box, event)} />
        </div>
      ))}
    </div>
  );
}

interface SideProps extends Shown {
  readonly id: string;
  readonly strength: readonly [infantry: number, cavalry: number, fatigue: number];
  readonly cards: readonly Card[];
  readonly wins: boolean;
}

/** Two corps with the cards that their strength brings. */
function Combat(shown: Shown) {
  return (
    <div className="n15-introduced-combat drawn-hand n15-hand">
      <CombatSide {...shown} id="gerard" strength={[4, 1, 1]} cards={[22, 4]} wins />
      <CombatSide {...shown} id="thielmann" strength={[3, 1, 2]} cards={[66]} wins={false} />
    </div>
  );
}

function CombatSide({ id, strength, cards, wins, ...shown }: SideProps) {
  const { setting, language } = shown;
  const words = BOARD_WORDS[language];
  const view = useMemo(() => viewOf(setting, {}, 0), [setting]);
  const corps = CORPS.indexOf(id);
  const sum = (what: 'losses' | 'fatigues') =>
    cards.reduce((all, card) => all + (setting.box.cards[card]?.[what] ?? 0), 0);
  return (
    <div className="n15-introduced-side">
      <Drawn>
        <CorpsBlock
          nation={NATION_OF[corps] ?? 0}
          id={id}
          name={setting.box.corps[corps]?.name ?? ''}
          done={false}
          strength={strength}
        />
      </Drawn>
      <span className="n15-introduced-feet">
        {cards.map((card) => (
          <span key={card} className="card-frame n15-card">
            <CardFace table={tableWith(shown, view)} card={card} />
          </span>
        ))}
      </span>
      <p className="n15-introduced-result">
        {words.inflicts(sum('losses'), sum('fatigues'))}
        {wins ? <em>{words.wins}</em> : null}
      </p>
    </div>
  );
}

/** One that rested, one that a card restores, one that is worn out. */
function Recovery({ setting: { box }, language }: Shown) {
  const { toActivate, activated } = BOARD_WORDS[language];
  return (
    <ul className="n15-introduced-orders drawn-hand n15-hand">
      <Line box={box} corps={CORPS.indexOf('lobau')} fatigue={3} relief={3} caption={toActivate} />
      <Line box={box} corps={CORPS.indexOf('reille')} fatigue={6} relief={2} caption={activated}>
        <b className="n15-recovery">−2</b>
      </Line>
      <Line box={box} corps={CORPS.indexOf('gerard')} fatigue={5} losses={1} caption={activated} />
    </ul>
  );
}
