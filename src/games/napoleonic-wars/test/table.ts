import { heeding } from '../../../../test/support/heeding.ts';
import { sit } from '../../../../test/support/table.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { type Frame, listChoices, play, settle } from '../../../kernel/flow.ts';
import { type Options, standardOptions } from '../../../kernel/options.ts';
import { copyPlain } from '../../../kernel/plain.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { there } from '../../../kernel/there.ts';
import { NATIONS, place, WARS } from '../data/names.ts';
import { standardBox } from '../data/standard.ts';
import { napoleonicWars } from '../game.ts';
import { optionsOf } from '../options.ts';
import {
  AT,
  type Battle,
  type Choice,
  type Coalition,
  type Effects,
  type Intrigue,
  type MinorWar,
  type NavalBattle,
  NONE,
  PLACE,
  type Placement,
  type Position,
  type Turn,
} from '../position.ts';
import { firstPosition } from '../rules/setup.ts';
import { clausesEn } from '../text/clauses.en.ts';
import type { NapoleonicEvent } from '../told.ts';

// A table of N: The Napoleonic Wars for a test: what stands where, what the dice gave, choices in the notation.

export const box = standardBox();
const game = napoleonicWars(box);
export const { steps } = game;

export interface Script {
  /** Every die that is rolled; `free` leaves them all to chance. */
  readonly dice?: readonly number[] | 'free';
  readonly streams?: { readonly [stream: string]: readonly number[] };
}

export interface Table {
  readonly p: Position;
  readonly step: string;
  choices(): string[];
  take(...choices: readonly string[]): Table;
  told<K extends NapoleonicEvent['kind']>(kind: K): Extract<NapoleonicEvent, { readonly kind: K }>[];
  /** The kinds of all that was told, in order. */
  log(): NapoleonicEvent['kind'][];
  whyNot(choice: string): string[];
  at(nation: string): string[];
  /** How many sides each number of a stream had that was asked for. */
  rolled(stream: string): number[];
}

type Nation = (typeof NATIONS)[number];

/** Puts corps into a Nation or one of `PLACE`. */
export function put(p: Position, to: Nation | keyof typeof PLACE, ...ids: readonly string[]): void {
  for (const id of ids)
    p.where[box.unitOf(id)] = to in PLACE ? PLACE[to as keyof typeof PLACE] : place(NATIONS, to as Nation);
}

export function send(p: Position, diplomat: string, to: Nation | 'home'): void {
  p.diplomats[box.diplomatOf(diplomat)] = to === 'home' ? AT.home : place(NATIONS, to);
}

/** No corps is anywhere, and no diplomat abroad. */
export function clear(p: Position): void {
  p.where.fill(PLACE.board);
  p.diplomats.fill(AT.home);
}

export const turnAt = (step: Turn['step']): Turn => ({ step, done: 0, envoys: [] });
export const building = (): Coalition => ({ step: 'coalition.build', lots: box.nations.map(() => 0) });
export const effect = (list: Effects['list'], id: string): Effects => ({
  step: 'effects.next',
  list,
  of: box[list].findIndex((each) => each.id === id),
  at: 0,
});
export const war = (id: (typeof WARS)[number]): number => place(WARS, id);
export const fighting = (id: (typeof WARS)[number]): MinorWar => ({ step: 'war.sea', war: war(id), corps: [] });
export const atSea: NavalBattle = { step: 'naval.money', trafalgar: false, pounds: 0 };
export const intrigue: Intrigue = { step: 'intrigue.act', pairs: [], rolled: false };
export const placing: Placement = { step: 'placement.roll', to: NONE, corps: 0, missing: 0, found: [] };
export const battleIn = (nation: number): Battle => ({
  step: 'battle.begin',
  nation,
  fled: 0,
  tried: [],
  dice: 0,
  white: 0,
  result: NONE,
  led: false,
  hunters: [],
  chosen: [],
  refuge: NONE,
});
export const nothing = (): void => undefined;
/** A frame that asks for ever, below what is tested: the test ends there. */
const STOP: Turn = turnAt('turn.buy');

/** A position with nothing on the map, at the given frame; below it a question at which the test rests. */
export function arranged(frame: Frame, lay: (p: Position) => void, options: Options = {}): Position {
  const p = firstPosition(box, { ...standardOptions(optionsOf(box)), ...options });
  clear(p);
  p.treasury = 5;
  p.bowl = [box.named.noWar];
  p.stack = [copyPlain(STOP), copyPlain(frame)];
  lay(p);
  return p;
}

export function seated(p: Position, script: Script = {}): Table {
  const dice = script.dice === 'free' ? {} : { dice: script.dice ?? [] };
  const chance = scriptedChance({ ...dice, ...script.streams }, fastChance('table'));
  const rolled: { readonly stream: string; readonly sides: number }[] = [];
  const next = (stream: string, sides: number): number => {
    rolled.push({ stream, sides });
    return chance.next(stream, sides);
  };
  const at = sit(game, p, { ...chance, next }, heeding(clausesEn));
  const t: Table = {
    p,
    get step() {
      return p.outcome === null ? at.step : 'over';
    },
    choices: () => at.offered(),
    take(...choices) {
      for (const text of choices) at.make(0, at.offer(text, 0));
      return t;
    },
    told: at.eventsOf,
    log: () => at.told.map(({ event }) => event.kind),
    whyNot: (text) => at.whyNot(0, { choice: at.read(text) }),
    at(nation) {
      const here = place(NATIONS, nation as Nation);
      return p.where.flatMap((at, unit) => (at === here ? String(box.units[unit]?.id) : [])).sort();
    },
    rolled: (stream) => rolled.flatMap((roll) => (roll.stream === stream ? roll.sides : [])),
  };
  return t;
}

export const table = (frame: Frame, lay: (p: Position) => void, script: Script = {}, options: Options = {}): Table =>
  seated(arranged(frame, lay, options), script);

export const where = (p: Position, id: string): number => p.where[box.unitOf(id)] ?? NONE;

/** A campaign that is played by chance to its end; `look` sees every question. */
export function campaign(
  n: number,
  scenario: string,
  look: (p: Position, choices: readonly Choice[]) => void,
): Position {
  const chance = fastChance(`campaign ${n}`);
  const io = quietIo<NapoleonicEvent>(chance);
  const options = { scenario, cavalry: n % 2 === 0 ? 'on' : 'off', veteran: n % 4 < 2 ? 'on' : 'off' };
  const p = firstPosition(box, options);
  settle(steps, p, io);
  while (p.outcome === null) {
    const choices = listChoices(steps, p, 0, [] as Choice[]);
    look(p, choices);
    play(steps, p, 0, there(choices[chance.next('pick', choices.length) - 1]), io);
  }
  return p;
}
