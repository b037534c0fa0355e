import type { ReactNode } from 'preact/compat';
import { WAYS } from '../../../grids/hexes.ts';
import type { Language } from '../../../kernel/game.ts';
import { TYPESET } from '../../../text/typeset.ts';
import type { Box } from '../data/box.ts';
import { ARMS, FORMATIONS, MOVERS } from '../data/names.ts';
import { WORDS } from '../text/tongues.ts';
import type { MoraleKey } from '../told.ts';
import { AID_WORDS } from './aid-words.ts';

// The player aids: what stands in the tables of the box, as the rules look it up.

interface AidsProps {
  readonly box: Box;
  readonly language: Language;
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
const orNone = (value: number | null): string => (value === null ? '—' : String(value));
const signedOrNone = (value: number | null): string => (value === null ? '—' : value === 0 ? '' : signed(value));

export function Aids({ box, language }: AidsProps) {
  const shown = { box, language };
  return (
    <div className="ve-aids">
      <FireTable {...shown} />
      <ShockTable {...shown} />
      <Ground {...shown} />
      <Formations {...shown} />
      <Morale {...shown} />
    </div>
  );
}

interface AidProps {
  readonly title: string;
  readonly note?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: readonly string[]])[];
}

/** One table: the first cell of each row is its name. */
function Aid({ title, note, head, rows }: AidProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is moved by the keyboard as well
    <section className="ve-aid" aria-label={title} tabIndex={0}>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table have one order
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note === undefined ? null : <p>{note}</p>}
    </section>
  );
}

/** The die with its modifiers: the first row is below 1, the last above 6. */
const dieOf = (row: number, rows: number): string => (row === 0 ? '≤ 0' : row === rows - 1 ? `≥ ${row}` : String(row));

/** The fire values of each column. */
function columnsOf({ fireColumn }: Box): readonly string[] {
  const values = Map.groupBy(
    Array.from(fireColumn.keys()).filter((value) => value > 0),
    (value) => fireColumn[value] ?? 0,
  );
  const last = Math.max(...values.keys());
  return [...values].map(([column, [first = 0, ...more]]) =>
    column === last ? `${first}+` : more.length === 0 ? String(first) : `${first}–${more.at(-1)}`,
  );
}

function FireTable({ box, language }: AidsProps) {
  const words = AID_WORDS[language];
  const { odds } = WORDS[language];
  return (
    <Aid
      title={words.fire}
      note={TYPESET[language](words.fireNote(odds['*']))}
      head={[words.die, ...columnsOf(box)]}
      rows={box.fireTable.map((row, die) => [dieOf(die, box.fireTable.length), ...row])}
    />
  );
}

function ShockTable({ box, language }: AidsProps) {
  const words = AID_WORDS[language];
  return (
    <Aid
      title={words.shock}
      note={TYPESET[language](words.shockNote)}
      head={[words.die, ...box.odds.map((odds) => odds.join(':'))]}
      rows={box.shockTable.map((row, die) => [
        dieOf(die, box.shockTable.length),
        ...row.map(({ attacker, defender }) => `${attacker}/${defender}`),
      ])}
    />
  );
}

/** What each kind of ground and each hexside costs, and what it takes from fire and shock. */
function Ground({ box, language }: AidsProps) {
  const words = AID_WORDS[language];
  const { terrain, hexsides } = WORDS[language].names;
  const costs = ({ move, charge }: Pick<Box['terrain'][number], 'move' | 'charge'>, plus: string) =>
    MOVERS.map((mover) => {
      const cost = mover === 'charge' ? charge : move[mover];
      return cost === null ? orNone(cost) : `${plus}${cost}`;
    });
  return (
    <Aid
      title={words.ground}
      note={TYPESET[language](words.groundNote(box.constants.roadBonus))}
      head={[words.kind, ...MOVERS.map((mover) => words.movers[mover]), words.toFire, words.toShock, words.sight]}
      rows={[
        ...box.terrain.map(
          (each) =>
            [
              terrain[each.id],
              ...costs(each, ''),
              signedOrNone(each.fire),
              signedOrNone(each.shock),
              each.blocks ? words.blocks : '',
            ] as const,
        ),
        ...box.hexsides.map(
          (each) =>
            [hexsides[each.id], ...costs(each, '+'), signedOrNone(each.fire), signedOrNone(each.shock), ''] as const,
        ),
      ]}
    />
  );
}

/** How many of the six hexes about a unit are its front, its flanks and its rear. */
function countsOf(zone: Uint8Array, facing: number): readonly string[] {
  const zones = Array.from({ length: WAYS }, (_, way) => zone[(way * 2 - facing + 12) % 12]);
  return [0, 1, 2].map((of) => String(zones.filter((each) => each === of).length));
}

function Formations({ box, language }: AidsProps) {
  const words = AID_WORDS[language];
  const { formations, arms } = WORDS[language].names;
  const known = ARMS.flatMap((arm) =>
    FORMATIONS.flatMap((formation) => {
      const facts = box.formations[arm][formation];
      return facts === null ? [] : [{ arm, formation, facts }];
    }),
  );
  return (
    <Aid
      title={words.formations}
      note={TYPESET[language](words.stacking(box.constants.footSteps, box.constants.horseSteps))}
      head={[words.formation, words.facing, words.front, words.flank, words.rear]}
      rows={known.map(({ arm, formation, facts: { facing, zone } }) => [
        `${formations[formation]} (${arms[arm]})`,
        words.facings[facing],
        ...countsOf(zone, facing === 'vertex' ? 1 : 0),
      ])}
    />
  );
}

/** VE-X.4: the modifiers that are constants of the box. */
const MORALE: readonly (readonly [MoraleKey, keyof Box['constants']])[] = [
  ['disorganised', 'disorganised'],
  ['squareAgainstCavalry', 'square'],
  ['nearEnemy', 'rallyNearEnemy'],
  ['flank', 'flank'],
  ['rear', 'rear'],
  ['failuresAbove', 'failureAbove'],
  ['demoralised', 'demoralised'],
  ['despair', 'despair'],
  ['seenFar', 'squareFar'],
];

function Morale({ box, language }: AidsProps) {
  const words = AID_WORDS[language];
  const { odds } = WORDS[language];
  return (
    <Aid
      title={words.morale}
      note={TYPESET[language](words.moraleNote)}
      head={[words.kind, words.toMorale]}
      rows={MORALE.map(([what, constant]) => [odds[what], signed(box.constants[constant])])}
    />
  );
}
