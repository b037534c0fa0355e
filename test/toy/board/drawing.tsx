import './board.css';
import type { GameEvent } from '../../../src/kernel/chance.ts';
import type { Thing } from '../../../src/kernel/game.ts';
import { Control, ControlButton, SILENT, type Touching } from '../../../src/table/controls.tsx';
import { Die, inTheAir, type Thrown } from '../../../src/table/dice.tsx';
import type { DrawingProps, TableDrawing } from '../../../src/table/drawing.ts';
import { BOX } from '../data/standard.ts';
import type { PicketEvent, View } from '../position.ts';
import { text, WORDS } from '../text/text.ts';

const WIDTH = 1000;
const HEIGHT = 400;
const ROAD = 260;
const COLOURS = ['var(--france)', 'var(--britain)', 'var(--woods)'];
const STRIDE = WIDTH / BOX.places;
const xOf = (place: number): number => (place + 0.5) * STRIDE;

/** What the controls need to know of this table; the tabulator can always enter the road and the hand. */
const touchingOf = (props: DrawingProps<View>): Touching => ({
  ...props,
  name: (thing) => text[props.language].thing(props.view, thing),
  entries: new Map<Thing, readonly string[]>([
    ['place:0', ['place', 'seat']],
    [`card:${handOf(props.view)[0]}`, ['card']],
  ]),
});

const handOf = (view: View): readonly number[] => view.sides[view.viewer ?? -1]?.hand ?? [];

/** The events that reach a match's drawing come from its own game: one of that kind is Picket's. */
const isFight = (event: GameEvent | null): event is Extract<PicketEvent, { kind: 'fought' }> =>
  event?.kind === 'fought';

/** The dice of a fight, above the road: without their faces while they fall. */
function Dice({ showing, rolling = false }: Pick<DrawingProps<View>, 'showing' | 'rolling'>) {
  if (!isFight(showing)) return null;
  const thrown = showing.dice.map((face): Thrown => ({ sides: BOX.faces, face, good: null }));
  return (
    <g {...SILENT}>
      {(rolling ? inTheAir(thrown) : thrown).map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
        <Die key={i} x={WIDTH / 2 + i * 60} y={40} {...die} />
      ))}
    </g>
  );
}

function Board(props: DrawingProps<View>) {
  const touching = touchingOf(props);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside a drawing
    <svg
      className="pic-board"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={WORDS[props.language].table.road}
    >
      <path d={`M0 ${ROAD}H${WIDTH}`} strokeWidth={40} stroke="var(--rule)" />
      {Array.from({ length: BOX.places }, (_, place) => (
        <Control
          key={xOf(place)}
          touching={touching}
          thing={`place:${place}`}
          area={<circle cx={xOf(place)} cy={ROAD} r={60} />}
        >
          <circle cx={xOf(place)} cy={ROAD} r={55} />
          <text x={xOf(place)} y={ROAD + 14}>
            {place}
          </text>
        </Control>
      ))}
      {props.view.sides.map(({ place }, seat) => {
        const [x, y] = [xOf(place) - 62 + 42 * seat, ROAD - 170];
        return (
          <Control
            key={text.en.seat(props.view, seat)}
            touching={touching}
            thing={`seat:${seat}`}
            style={{ fill: COLOURS[seat] }}
            area={<rect x={x} y={y} width={40} height={100} />}
          >
            <path d={`M${x + 4} ${y + 100}V${y}l34 18l-34 18`} />
          </Control>
        );
      })}
      <Dice {...props} />
    </svg>
  );
}

function Hand(props: DrawingProps<View>) {
  const touching = touchingOf(props);
  return (
    <div className="pic-hand">
      <h2 className="unseen">{WORDS[props.language].table.hand}</h2>
      {handOf(props.view).map((card) => (
        <ControlButton key={card} touching={touching} thing={`card:${card}`} className="pic-card">
          {card}
        </ControlButton>
      ))}
    </div>
  );
}

const Status: TableDrawing<View>['Status'] = ({ view, language }) => {
  const { round, losses } = WORDS[language].table;
  const lost = view.sides.map((side, seat) => `${text[language].seat(view, seat)} ${side.losses}`);
  return (
    <p className="pic-status">
      {round} {view.round} · {losses}: {lost.join(', ')}
    </p>
  );
};

export const drawing: TableDrawing<View> = {
  ...{ width: WIDTH, height: HEIGHT, Board, Hand, Status },
  isRoll: isFight,
};
