import './introduction.css';
import type { ReactNode } from 'preact/compat';
import type { Language } from '../../../kernel/game.ts';
import { there } from '../../../kernel/there.ts';
import { Die } from '../../../table/dice.tsx';
import { Panels } from '../../../table/introduction.tsx';
import type { Presentation } from '../../../table/presentation.ts';
import { createStates } from '../../../table/states.ts';
import { Board } from '../board/board.tsx';
import { CardFace } from '../board/hand.tsx';
import { Drum } from '../board/marks.tsx';
import { type Sample, samplesOf } from '../board/samples.ts';
import { UnitCounter } from '../board/slots.tsx';
import { type Table, tableOf } from '../board/table.ts';
import { wordsIn } from '../board/words.ts';
import type { Box } from '../data/box.ts';
import { INTRODUCED, type Panel } from './introduced.ts';

interface Shown {
  readonly box: Box;
  readonly samples: ReturnType<typeof samplesOf>;
  readonly language: Language;
}

const PICTURES: Readonly<Record<Panel, (shown: Shown) => ReactNode>> = {
  field: (shown) => <Scene {...shown} sample={shown.samples.opening} crop="0 90 760 507" />,
  unit: Units,
  test: Faces,
  turn: Turn,
  melee: (shown) => <Scene {...shown} sample={shown.samples.melee} crop="110 255 400 267" />,
  charge: (shown) => <Scene {...shown} sample={shown.samples.charging} crop="270 240 440 293" />,
  morale: (shown) => <Scene {...shown} sample={shown.samples.retreating} crop="0 400 460 307" />,
  cards: Cards,
  victory: (shown) => <Scene {...shown} sample={shown.samples.gaps} crop="100 250 560 373" />,
  advanced: (shown) => <Scene {...shown} sample={shown.samples.turn} crop="390 36 370 247" />,
};

/** Napoleon Saga in ten pictures, drawn with the pieces of this box. */
export function introductionOf(box: Box): NonNullable<Presentation['Introduction']> {
  const samples = samplesOf(box);
  return ({ language }) => (
    <Panels
      steps={INTRODUCED}
      pictures={PICTURES}
      shown={{ box, samples, language }}
      className="saga-introduction"
      frame="saga-introduced"
      silent
    />
  );
}

/** A table that only shows. */
function tableFor(box: Box, sample: Sample, language: Language): Table {
  const states = createStates({
    lit: new Set(sample.lit),
    chosen: new Set(sample.chosen),
    marked: new Set(sample.marked),
  });
  const nothing = () => {};
  return tableOf(box, {
    view: sample.view,
    language,
    states,
    showing: sample.showing,
    onTouch: nothing,
    onPoint: nothing,
  });
}

/** A piece of the field. */
function Scene({ box, language, sample, crop }: Shown & { readonly sample: Sample; readonly crop: string }) {
  return <Board table={tableFor(box, sample, language)} crop={crop} />;
}

/** One unit unhurt and one that is nearly gone: Standard, Elite and Guard beside each other. */
function Units({ box, samples, language }: Shown) {
  const { view } = samples.turn;
  const table = tableFor(box, samples.turn, language);
  const units = [view.at[5], view.at[7], view.at[9], view.at[14]].map((unit) => there(unit));
  return (
    <svg className="drawn-board saga-board" viewBox="-4 -4 214 180" aria-hidden="true">
      {units.map((unit, i) => (
        <g key={unit} transform={`translate(${50 + (i % 2) * 106} ${44 + Math.floor(i / 2) * 88})`}>
          <UnitCounter table={table} unit={unit} />
        </g>
      ))}
    </svg>
  );
}

/** The six faces of the die with a value of 3: nothing, one casualty, two. */
function Faces({ box, language }: Shown) {
  const { testTarget, doubleWoundTarget } = box.constants;
  const { labels } = wordsIn(language).game;
  const value = 3;
  const wounds = (face: number) => (face + value >= doubleWoundTarget ? 2 : face + value >= testTarget ? 1 : 0);
  return (
    <svg className="drawn-board saga-board" viewBox="0 0 300 200" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((face, i) => (
        <g key={face} transform={`translate(${55 + (i % 3) * 95} ${52 + Math.floor(i / 3) * 92})`}>
          <Die x={0} y={0} sides={6} face={face} good={wounds(face) > 0} />
          <text className="saga-introduced-sum" y={40}>
            {face} + {value} = {face + value}
          </text>
          <text className="saga-introduced-what" y={-25}>
            {wounds(face) === 0 ? '' : labels.casualties(wounds(face))}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The four phases in their order. */
function Turn({ language }: Shown) {
  const { names } = wordsIn(language).game;
  return (
    <ol className="saga-introduced-phases">
      {(['initiative', 'reform', 'actions', 'reinforcements'] as const).map((phase) => (
        <li key={phase}>
          {names.phases[phase]}
          {phase === 'actions' ? (
            <svg viewBox="0 0 84 28" aria-hidden="true">
              {[0, 1, 2].map((i) => (
                <Drum key={i} x={14 + i * 28} y={14} r={12} />
              ))}
            </svg>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function Cards({ box, samples, language }: Shown) {
  const table = tableFor(box, samples.turn, language);
  const hand = samples.turn.view.sides[0].hand;
  return (
    <div className="drawn-hand saga-hand saga-introduced-cards">
      {[hand[3], hand[0]].map((card) =>
        card === undefined ? null : (
          <div key={card} className="card-frame saga-card">
            <CardFace table={table} card={card} />
          </div>
        ),
      )}
    </div>
  );
}
