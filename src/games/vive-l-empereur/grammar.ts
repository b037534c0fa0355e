import { type Hex, hexName, hexNamed, OFF } from '../../grids/hexes.ts';
import { type Grammar, grammarOf, type Noun, numbered, words } from '../../kernel/grammar.ts';
import type { Battle, Box } from './data/box.ts';
import { FORMATIONS } from './data/names.ts';
import { isEdge } from './field.ts';
import type { Choice, View } from './position.ts';

/** VE-0-b */
export const FACINGS = ['n', 'nne', 'ne', 'e', 'se', 'sse', 's', 'ssw', 'sw', 'w', 'nw', 'nnw'] as const;
/** No retreat and no recoil is longer. */
const LONGEST = 3;

/** `step 1612`, `change fr-2le line nne -`, `fire`: units and leaders by their ids, hexes by their labels, facings by the compass. */
export function grammar(box: Box): Grammar<View, Choice> {
  const battles = box.scenarios.map((_, scenario) => box.battle(scenario));
  const battle = (v: View): Battle => box.battle(v.scenario);
  const most = (count: (b: Battle) => number): number => Math.max(...battles.map(count));
  const named = <T extends { readonly id: string }>(
    thing: string,
    list: (b: Battle) => readonly T[],
    has: (one: T) => boolean = () => true,
  ) =>
    numbered<View>(
      thing,
      most((b) => list(b).length),
      (v, n) => String(list(battle(v))[n]?.id ?? n),
      {
        has: (n) =>
          battles.some((b) =>
            list(b)
              .slice(n, n + 1)
              .some(has),
          ),
      },
    );
  const hexes = (v: View) => battle(v).ground.hexes;
  const find = (v: View, text: string): Hex | null => {
    const hex = hexNamed(hexes(v), text);
    return hex === OFF ? null : hex;
  };
  const hexIf = (has: (at: Hex) => boolean) =>
    numbered<View>(
      'hex',
      most((b) => b.ground.hexes.count),
      (v, at) => hexName(hexes(v), at),
      { find, has },
    );
  const hex = hexIf(() => true);
  /** The other half of skirmishers, or the hex that they keep; mostly there is none, and nobody wishes for another. */
  const half: Noun<View> = {
    thing: null,
    has: (value): value is number => value === OFF || hex.has(value),
    name: (v, value) => (value === OFF ? '-' : hex.name(v, value)),
    find: (v, text) => (text === '-' ? OFF : find(v, text)),
    values: [OFF],
  };
  return grammarOf<View, Choice>({
    unit: named('unit', ({ units }) => units),
    leader: named('leader', ({ leaders }) => leaders),
    // VE-XIII-d, VE-XIII-h: who is still to come in one battle or another, and where: far fewer than could be named.
    recruit: named(
      'unit',
      ({ units }) => units,
      ({ arrival }) => arrival !== null,
    ),
    edge: hexIf((at) => battles.some((b) => at < b.ground.hexes.count && isEdge(b, at))),
    hex,
    half,
    formation: words('formation', ...FORMATIONS),
    facing: numbered('facing', FACINGS.length, (_v, n) => String(FACINGS[n])),
    hexes: numbered(null, LONGEST),
  })({
    pass: 'pass',
    disorder: 'disorder {unit}',
    charge: 'charge {unit} {facing}',
    go: 'go',
    finish: 'finish',
    move: 'move {unit}',
    step: 'step {hex}',
    back: 'back {hex}',
    turn: 'turn {unit} {facing}',
    // The one or two facings that a change may end with are told apart by their words.
    change: { says: 'change {unit} {formation} {facing} {second:half}', touches: ['unit', 'formation'] },
    drop: 'drop {unit}',
    exit: 'exit',
    top: 'top {unit}',
    enter: { says: 'enter {unit:recruit} {hex:edge} {formation} {facing}', touches: ['unit', 'hex'] },
    lead: 'lead {leader}',
    along: 'along {leader}',
    name: 'name {leader}',
    join: 'join {unit}',
    target: 'target {hex}',
    firer: 'firer {unit}',
    fire: 'fire',
    countercharge: 'countercharge {hex}',
    recoil: 'recoil {hex}',
    claim: 'claim',
    waive: 'waive',
    square: 'square {hex}',
    half: 'half {unit} {hex}',
    assault: 'assault {from:hex} x {hex}',
    resolve: 'resolve {hex}',
    bonus: 'bonus',
    pay: 'pay {hex}',
    advance: 'advance {unit}',
    exploit: 'exploit {unit}',
    to: 'to {hex}',
    length: 'length {hexes}',
    rally: 'rally {unit}',
    test: 'test {unit}',
  });
}
