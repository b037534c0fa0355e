import { type Grammar, grammarOf, numbered } from '../../kernel/grammar.ts';
import type { Box } from './data/box.ts';
import { NATIONS, POWERS, WARS } from './data/names.ts';
import type { Choice, View } from './position.ts';
import { PLACE } from './position.ts';

/** The most that any fund holds. */
const MOST = 48;

/** `build wellington spain`, `negotiate metternich x talleyrand`, `spend 3`: everything by its id. */
export function grammar(box: Box): Grammar<View, Choice> {
  const named = (thing: string, list: readonly { readonly id: string }[]) =>
    numbered<View>(thing, list.length, (_v, n) => String(list[n]?.id));
  const listed = (thing: string, list: readonly string[]) =>
    numbered<View>(thing, list.length, (_v, n) => String(list[n]));
  return grammarOf<View, Choice>({
    pounds: numbered('pounds', MOST + 1),
    unit: named('unit', box.units),
    diplomat: named('diplomat', box.diplomats),
    personality: named('personality', box.personalities),
    nation: listed('nation', NATIONS),
    place: numbered('nation', PLACE.portugal + 1, (_v, n) => NATIONS[n] ?? 'portugal'),
    power: listed('power', POWERS),
    war: listed('war', WARS),
  })({
    pass: 'pass',
    fund: 'fund {pounds}',
    budget: 'budget {pounds}',
    level: 'level {pounds}',
    sail: 'sail',
    concede: 'concede',
    delay: 'delay {unit}',
    spend: 'spend {pounds}',
    reroll: 'reroll',
    buy: 'buy',
    send: 'send {diplomat}',
    negotiate: 'negotiate {diplomat} x {against:diplomat}',
    roll: 'roll',
    charm: 'charm {diplomat} {war}',
    align: 'align {diplomat} {power}',
    build: 'build {unit} {nation}',
    take: 'take {unit}',
    fight: 'fight {nation}',
    stay: 'stay {unit}',
    ride: 'ride {unit}',
    strike: 'strike {unit}',
    spare: 'spare {unit}',
    retreat: 'retreat {nation:place}',
    pursue: 'pursue {unit}',
    invite: 'invite {personality}',
    lose: 'lose {unit}',
    recall: 'recall {unit}',
  });
}
