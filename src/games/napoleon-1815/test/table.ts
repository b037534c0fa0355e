import type { Chance } from '../../../kernel/chance.ts';
import { askedSeats, listChoices, play, settle } from '../../../kernel/flow.ts';
import { readOptions } from '../../../kernel/options.ts';
import { copyPlain, type Plain, same } from '../../../kernel/plain.ts';
import { standardBox } from '../data/standard.ts';
import { napoleon1815 } from '../game.ts';
import { COMMANDER_IDS, CORPS_IDS, VEDETTE_FROM } from '../pieces.ts';
import { type Choice, LOST, NONE, type Position } from '../position.ts';
import type { N15Event } from '../told.ts';

// A table for tests: a position laid out by names, choices made in the notation, chance written down.

export const box = standardBox();
export const game = napoleon1815(box);

const IDS: readonly string[] = [...CORPS_IDS, ...COMMANDER_IDS];

export function blockNamed(id: string): number {
  const vedette = /^vedette ([FEP])(\d)$/.exec(id);
  if (vedette !== null) return VEDETTE_FROM['FEP'.indexOf(vedette[1]!)]! + Number(vedette[2]) - 1;
  const at = IDS.indexOf(id);
  if (at < 0) throw new Error(`no piece '${id}'`);
  return at;
}

export function zoneNamed(id: string): number {
  const at = box.zones.findIndex((zone) => zone.id === id);
  if (at < 0) throw new Error(`no zone '${id}'`);
  return at;
}

type Given = { readonly [key: string]: Plain };

function cardsIn(value: Plain | undefined): number[] {
  if (typeof value === 'number') return [value];
  if (value === undefined || value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(cardsIn);
}

/**
 * Decks are drawn from the end of the bag when chance always rolls the highest number; here the first named comes first.
 * A card that is in a hand is not in a deck.
 */
function turnDecks(description: Given): Given {
  const decks = description['decks'];
  if (decks === undefined || decks === null || typeof decks !== 'object' || Array.isArray(decks)) return description;
  const elsewhere = new Set([...cardsIn(description['hands']), ...cardsIn(description['lying'])]);
  const turned = Object.entries(decks).map(([who, list]) => [
    who,
    cardsIn(list)
      .filter((card) => !elsewhere.has(card))
      .reverse(),
  ]);
  return { ...description, decks: Object.fromEntries(turned) };
}

export interface Table {
  p: Position;
  readonly told: { readonly event: N15Event; readonly only: number | null }[];
  /** How many things were revealed since the last choice. */
  reveals: number;
  /** Makes choices in the notation, for whoever is asked. Windows in which they are not offered are passed on the way. */
  play(...texts: string[]): Table;
  /** Passes every window until there is another question. */
  skip(): Table;
  /** What the asked seat can choose, in the notation. */
  offered(): string[];
  /** The seat that is asked, or -1. */
  seat(): number;
  step(): string;
  zone(id: string): string;
  activated(id: string): boolean;
  fatigue(id: string): number;
  /** Infantry and cavalry. */
  strength(id: string): [number, number];
  events<K extends N15Event['kind']>(kind: K): Extract<N15Event, { kind: K }>[];
  why(seat: number, wish: Choice | string): string[];
}

export interface Script {
  readonly dice?: readonly number[];
  readonly hussards?: readonly number[];
}

export function chanceOf(script: Script): Chance {
  const left: Record<string, number[]> = { dice: [...(script.dice ?? [])], hussards: [...(script.hussards ?? [])] };
  return {
    next(stream, sides) {
      const list = left[stream];
      if (list === undefined) return sides;
      const value = list.shift();
      if (value === undefined) throw new Error(`no number is left for '${stream}'`);
      return value;
    },
    mark: () => null,
  };
}

export function optionsWith(given: { readonly [id: string]: string }) {
  const read = readOptions(game.options, given);
  if ('error' in read) throw new Error(read.error);
  return read.options;
}

/** Lays out a position and runs it to the first question. */
export function table(description: Given, options: { readonly [id: string]: string } = {}, script: Script = {}): Table {
  const p = game.arrange(turnDecks(description), optionsWith(options));
  return over(p, script);
}

/** A match from its set-up. */
export function opened(options: { readonly [id: string]: string }, script: Script = {}): Table {
  const told: Table['told'] = [];
  const io = ioOf(chanceOf(script), told, () => undefined);
  return over(game.setup(optionsWith(options), io), script);
}

function ioOf(chance: Chance, told: Table['told'], reveal: () => void) {
  return {
    roll: (stream: string, sides: number) => chance.next(stream, sides),
    reveal,
    tell: (event: N15Event, only?: number) => {
      told.push({ event: copyPlain(event), only: only ?? null });
    },
  };
}

const WINDOWS = ['window.ask', 'answer.ask', 'initiative.card', 'recovery.card', 'exchange.give'];

function find(t: Table, text: string, rules = game): Choice | undefined {
  const seat = t.seat();
  if (seat < 0) throw new Error(`the match is over, nobody can choose '${text}'`);
  const wanted = rules.parse(rules.view(t.p, seat), text);
  return listChoices(rules.steps, t.p, seat, []).find((known) => same(known, wanted));
}

const isOffered = (t: Table, text: string, rules = game): boolean => find(t, text, rules) !== undefined;

export function over(start: Position, script: Script = {}, rules = game): Table {
  const told: Table['told'] = [];
  const io = ioOf(chanceOf(script), told, () => {
    t.reveals++;
  });
  const choose = (on: Table, text: string): void => {
    const seat = on.seat();
    const c = find(on, text, rules);
    if (c === undefined)
      throw new Error(`'${text}' is not offered to seat ${seat} at ${on.step()}; offered: ${on.offered().join(' | ')}`);
    on.reveals = 0;
    play(rules.steps, on.p, seat, c, io);
  };
  const t: Table = {
    p: start,
    told,
    reveals: 0,
    play(...texts) {
      for (const text of texts) {
        while (!isOffered(t, text, rules) && WINDOWS.includes(t.step())) choose(t, 'pass');
        choose(t, text);
      }
      return t;
    },
    skip() {
      while (WINDOWS.includes(t.step())) choose(t, 'pass');
      return t;
    },
    offered() {
      const seat = t.seat();
      if (seat < 0) return [];
      const view = rules.view(t.p, seat);
      return listChoices(rules.steps, t.p, seat, []).map((c) => rules.print(view, c));
    },
    seat: () => askedSeats(rules.steps, t.p)[0] ?? -1,
    step: () => t.p.stack.at(-1)?.step ?? '',
    zone(id) {
      const zone = t.p.where[blockNamed(id)]!;
      if (zone === LOST) return 'lost';
      return zone === NONE ? 'off' : box.zones[zone]!.id;
    },
    activated: (id) => t.p.activated[blockNamed(id)]!,
    fatigue: (id) => t.p.fatigue[blockNamed(id)]!,
    strength: (id) => [t.p.infantry[blockNamed(id)]!, t.p.cavalry[blockNamed(id)]!],
    events<K extends N15Event['kind']>(kind: K) {
      return told
        .map(({ event }) => event)
        .filter((event): event is Extract<N15Event, { kind: K }> => event.kind === kind);
    },
    why(seat, wish) {
      const reasons = rules.whyNot(
        t.p,
        seat,
        typeof wish === 'string' ? { thing: wish as `${string}:${string}` } : { choice: wish },
      );
      return reasons.map(({ clause, why }) => `${why} ${clause}`);
    },
  };
  settle(rules.steps, t.p, io);
  return t;
}

/** The zones that `> ...` offers, by id. */
export function ways(t: Table): string[] {
  return listChoices(game.steps, t.p, t.seat(), [])
    .flatMap((c) => (c.kind === 'step' || c.kind === 'retreat' ? [box.zones[c.to]!.id] : []))
    .sort();
}

/** The cards that can be played now. */
export function plays(t: Table): number[] {
  return listChoices(game.steps, t.p, t.seat(), [])
    .flatMap((c) => (c.kind === 'play' ? [c.card] : []))
    .sort((x, y) => x - y);
}
