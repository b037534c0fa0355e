import { filled, sit } from '../../../../test/support/table.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { listChoices } from '../../../kernel/flow.ts';
import type { Options } from '../../../kernel/options.ts';
import type { Plain } from '../../../kernel/plain.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { get } from '../../../kernel/there.ts';
import { standardBox } from '../data/standard.ts';
import { napoleon1815 } from '../game.ts';
import { COMMANDER_IDS, CORPS_IDS, VEDETTE_FROM } from '../pieces.ts';
import { type Choice, LOST, NONE, type Position } from '../position.ts';
import { speak } from '../text/tongues.ts';
import type { N15Event } from '../told.ts';

// A table for tests: a position laid out by names, choices made in the notation, chance written down.

await speak();
export const box = standardBox();
export const game = napoleon1815(box);
const arrange = await game.arranger();

const IDS: readonly string[] = [...CORPS_IDS, ...COMMANDER_IDS];

export function blockNamed(id: string): number {
  const vedette = /^vedette ([FEP])(\d)$/.exec(id);
  if (vedette !== null) return get(VEDETTE_FROM, 'FEP'.indexOf(get(vedette, 1))) + Number(vedette[2]) - 1;
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
  readonly told: readonly { readonly event: N15Event; readonly only: number | null }[];
  /** How many things were revealed since the last choice. */
  readonly reveals: number;
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

/** Where no number is written every stream gives its highest. */
const HIGHEST: Chance = { next: (_stream, sides) => sides, mark: () => null, fork: () => HIGHEST };

const chanceOf = ({ dice = [], hussards = [] }: Script) => scriptedChance({ dice, hussards }, HIGHEST);

export const optionsWith = (given: Options): Options => filled(game, given);

/** Lays out a position and runs it to the first question. */
export function table(description: Given, options: Options = {}, script: Script = {}): Table {
  const p = arrange(turnDecks(description), optionsWith(options));
  return over(p, script);
}

/** A match from its set-up. */
export function opened(options: Options, script: Script = {}): Table {
  const io = { roll: (_stream: string, sides: number) => sides, reveal() {}, tell: null };
  return over(game.setup(optionsWith(options), io), script);
}

const WINDOWS = ['window.ask', 'answer.ask', 'initiative.card', 'recovery.card', 'exchange.give'];

export function over(start: Position, script: Script = {}, rules = game): Table {
  const at = sit(rules, start, chanceOf(script));
  const choose = (text: string): void => {
    const seat = t.seat();
    if (seat < 0) throw new Error(`the match is over, nobody can choose '${text}'`);
    at.make(seat, at.offer(text, seat));
  };
  const inWindow = () => WINDOWS.includes(t.step());
  const t: Table = {
    get p() {
      return at.p;
    },
    set p(other) {
      at.p = other;
    },
    told: at.told,
    get reveals() {
      return at.revealsOfLast;
    },
    play(...texts) {
      for (const text of texts) {
        while (inWindow() && at.find(text) === undefined) choose('pass');
        choose(text);
      }
      return t;
    },
    skip() {
      while (inWindow()) choose('pass');
      return t;
    },
    offered: () => at.offered(),
    seat: () => at.asked[0] ?? -1,
    step: () => at.step,
    zone(id) {
      const zone = get(t.p.where, blockNamed(id));
      if (zone === LOST) return 'lost';
      return zone === NONE ? 'off' : get(box.zones, zone).id;
    },
    activated: (id) => get(t.p.activated, blockNamed(id)),
    fatigue: (id) => get(t.p.fatigue, blockNamed(id)),
    strength: (id) => [get(t.p.infantry, blockNamed(id)), get(t.p.cavalry, blockNamed(id))],
    events: at.eventsOf,
    why: (seat, wish) =>
      at.whyNot(seat, typeof wish === 'string' ? { thing: wish as `${string}:${string}` } : { choice: wish }),
  };
  return t;
}

/** The zones that `> ...` offers, by id. */
export function ways(t: Table): string[] {
  return listChoices(game.steps, t.p, t.seat(), [])
    .flatMap((c) => (c.kind === 'step' || c.kind === 'retreat' ? [get(box.zones, c.to).id] : []))
    .sort();
}

/** The cards that can be played now. */
export function plays(t: Table): number[] {
  return listChoices(game.steps, t.p, t.seat(), [])
    .flatMap((c) => (c.kind === 'play' ? [c.card] : []))
    .sort((x, y) => x - y);
}
