import { CardControl } from '../../../table/cards.tsx';
import { ControlButton } from '../../../table/controls.tsx';
import { ICONS, Icon } from '../../../table/icons.tsx';
import type { Design } from '../data/box.ts';
import type { Card, Objective, Unit } from '../position.ts';
import { FireSign, FormationMark, MeleeSign, MoraleSign } from './counter.tsx';
import { COUNTER } from './geometry.ts';
import { Drum, TERRAIN_GLYPHS } from './marks.tsx';
import { UnitCounter } from './slots.tsx';
import { designOf, liveryOfSeat, sideOf, type Table } from './table.ts';

/** What lies before the viewer: units to deploy, his objectives, his cards. */
export function Hand({ table }: { readonly table: Table }) {
  const { view, words } = table;
  if (view.viewer === null) return null;
  const side = sideOf(view, view.viewer);
  return (
    <div className="drawn-hand saga-hand">
      <h2 className="unseen">{words.beside}</h2>
      {side.muster.length === 0 ? null : <Muster table={table} units={side.muster} />}
      {side.scried.length === 0 ? null : <Cards table={table} title={words.scried} cards={side.scried} />}
      <Cards table={table} title={words.ownHand} cards={side.hand} />
      <Objectives table={table} objectives={side.objectives} />
    </div>
  );
}

/** Units that are still to be placed, as they will stand. */
function Muster({ table, units }: { readonly table: Table; readonly units: readonly Unit[] }) {
  const { words } = table;
  return (
    <section aria-label={words.muster}>
      <h3>
        {words.muster} <small className="saga-help">{words.musterHelp}</small>
      </h3>
      <div className="saga-muster">
        {units.map((unit) => (
          <ControlButton key={unit} touching={table} thing={`unit:${unit}`} className="thing-ringed saga-mustered">
            <svg
              viewBox={`${-COUNTER.w / 2 - 3} ${-COUNTER.h / 2 - 3} ${COUNTER.w + 6} ${COUNTER.h + 8}`}
              aria-hidden="true"
            >
              <UnitCounter table={table} unit={unit} />
            </svg>
          </ControlButton>
        ))}
      </div>
    </section>
  );
}

function Objectives({ table, objectives }: { readonly table: Table; readonly objectives: readonly Objective[] }) {
  const { box, view, words, language } = table;
  if (objectives.length === 0 || view.viewer === null) return null;
  const { scored, shown } = sideOf(view, view.viewer);
  return (
    <section aria-label={words.game.labels.objectives}>
      <h3>{words.game.labels.objectives}</h3>
      <div className="saga-goals">
        {objectives.map((objective) => {
          const facts = box.objectives[objective];
          if (facts === undefined) return null;
          const isDone = scored.includes(objective);
          return (
            <ControlButton
              key={objective}
              touching={table}
              thing={`objective:${objective}`}
              className={isDone ? 'thing-ringed saga-goal saga-goal-done' : 'thing-ringed saga-goal'}
            >
              <b>
                {isDone ? '✓ ' : ''}
                {words.game.typeset(facts.name[language])}
              </b>
              <span className="saga-goal-what">{words.game.typeset(words.game.card(facts.id)?.[0] ?? '')}</span>
              <small>
                {words.game.names.due[facts.kind]} · +{facts.vp}
                {shown.includes(objective) && !isDone ? ' ·' : ''}
              </small>
            </ControlButton>
          );
        })}
      </div>
    </section>
  );
}

function Cards({
  table,
  title,
  cards,
}: {
  readonly table: Table;
  readonly title: string;
  readonly cards: readonly Card[];
}) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <div className="card-row">
        {cards.map((card) => (
          <CardControl key={card} touching={table} thing={`card:${card}`} className="saga-card">
            <CardFace table={table} card={card} />
          </CardControl>
        ))}
      </div>
    </section>
  );
}

/** Longer than two lines of a card in the usual size, or with a word that is longer than one. */
const LONG = /.{18}|\S{13}/;

/** The face of a card: kind and Initiative, name, a picture, what it does, when it is played and whether it takes a marker. */
export function CardFace({ table, card }: { readonly table: Table; readonly card: Card }) {
  const { words, language, view, box } = table;
  const design = designOf(table, card);
  const { names } = words.game;
  const name = words.game.typeset(design.name[language]);
  return (
    <span className={`card-face saga-face saga-kind-${design.kind}`}>
      <span className="saga-card-top">
        <i>{names.kinds[design.kind]}</i>
        <b>{design.initiative}</b>
      </span>
      <span className={`saga-card-name${LONG.test(name) ? ' saga-long' : ''}`}>{name}</span>
      <svg className="saga-vignette" viewBox="-60 -20 120 40" aria-hidden="true">
        <path className="saga-vignette-lines" d="M-56-9H56M-56 0H56M-56 9H56" />
        <Vignette
          design={design}
          bluff={design.kind === 'bluff' ? liveryOfSeat(view, card < box.cards.length ? 0 : 1).emblem : null}
        />
      </svg>
      <span className="saga-gist">{words.game.typeset(words.game.card(design.id)?.[0] ?? '')}</span>
      <span className="saga-when">
        {[...design.windows]
          .slice(0, 2)
          .map((window) => names.windows[window][0])
          .join(', ')}
        {design.paysActivation ? (
          <svg viewBox="0 0 26 26" aria-hidden="true">
            <Drum x={13} y={13} r={12} />
          </svg>
        ) : null}
      </span>
    </span>
  );
}

/** A small picture of what the card is about. */
function Vignette({ design, bluff }: { readonly design: Design; readonly bluff: string | null }) {
  if (design.kind === 'bluff' && bluff !== null) {
    return <path transform="translate(-16 -16) scale(.0625)" d={bluff} className="saga-ink" />;
  }
  const formation = design.effects.find((effect) => effect.op === 'set_formation');
  if (formation?.op === 'set_formation') {
    return (
      <g transform={formation.formation === 'square' ? 'scale(.36)' : 'scale(.8)'}>
        <FormationMark formation={formation.formation} up={0} />
      </g>
    );
  }
  if (design.terrain !== null)
    return <path className="saga-ink" transform="translate(-17 -17) scale(2)" d={TERRAIN_GLYPHS[design.terrain]} />;
  const arm = Object.values(design.requires)
    .map((selector) => selector?.arm)
    .find((each) => each !== undefined);
  const first = Array.isArray(arm) ? arm[0] : arm;
  if (design.grant?.action === 'fire' || design.windows.has('BEFORE_FIRE_TEST'))
    return <FireSign x={-15} y={-15} size={30} fill="var(--print)" />;
  if (design.windows.has('BEFORE_MORALE_TEST') || design.windows.has('RALLY_STEP'))
    return <MoraleSign x={-12} y={-15} size={30} fill="var(--print)" />;
  if (first === 'cavalry' || first === 'artillery') {
    return (
      <g className="saga-ink">
        <Icon path={first === 'cavalry' ? ICONS.cavalry : ICONS.cannon} x={-18} y={-18} size={36} />
      </g>
    );
  }
  if (design.kind === 'order' || design.kind === 'event') {
    return (
      <g className="saga-ink">
        <Icon path={design.kind === 'order' ? ICONS.forcedMarch : ICONS.regroup} x={-15} y={-15} size={30} />
      </g>
    );
  }
  return <MeleeSign x={-15} y={-15} size={30} stroke="var(--print)" />;
}
