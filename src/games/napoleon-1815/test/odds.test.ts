import { describe, expect, test } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { isWhole, share } from '../../../../test/share.ts';
import { quietIo, type Random } from '../../../kernel/chance.ts';
import { everyRoll } from '../../../kernel/every-roll.ts';
import { fastChance, fastRandom } from '../../../kernel/fast-chance.ts';
import { askedSeats, listChoices, play, type Seat, settle } from '../../../kernel/flow.ts';
import type { Odds } from '../../../kernel/odds.ts';
import type { Plain } from '../../../kernel/plain.ts';
import { get, there } from '../../../kernel/there.ts';
import { buildBox } from '../data/build.ts';
import { STANDARD_PACK } from '../data/standard.ts';
import { napoleon1815 } from '../game.ts';
import { CAMP_OF, COMMANDER_IDS, CORPS_COUNT, CORPS_IDS } from '../pieces.ts';
import type { Choice, Position } from '../position.ts';
import { PASS } from '../rules/choices.ts';
import { fateOf, inRain } from './fate.ts';
import { blockNamed, box, game, optionsWith, table } from './table.ts';

const arrange = await game.arranger();

// The odds are held to the rules themselves: every roll is played from the choice to the winner.

const RAIN = [36, 72];
const isRed = (card: number): boolean => get(box.cards, card).colour === 'red';

/** Every choice of so many out of a list. */
function everyPick<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((one, i) => everyPick(list.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}

/** Every position that the seat cannot tell from this one: it knows no other hand, but that no red card is ever in one. */
function worldsOf(p: Position, seat: Seat): Position[] {
  let worlds = [p];
  if (p.dice) return worlds;
  for (const camp of [0, 1]) {
    const others = p.hands.map((_hand, of) => of).filter((of) => of !== seat && (of === 0 ? 0 : 1) === camp);
    const hidden = (of: Seat) => get(p.hands, of).filter((card) => !get(p.seen, seat).includes(card));
    const held = others.flatMap(hidden);
    if (held.length === 0) continue;
    const pool = [...get(p.decks, camp).filter((card) => !isRed(card)), ...held];
    worlds = worlds.flatMap((world) =>
      everyPick(pool, held.length).map((picked) => {
        const other = game.copy(world);
        const left = [...picked];
        for (const of of others)
          other.hands[of] = get(other.hands, of).map((card) => (held.includes(card) ? there(left.pop()) : card));
        other.decks[camp] = [...get(p.decks, camp), ...held].filter((card) => !picked.includes(card));
        return other;
      }),
    );
  }
  return worlds;
}

/** The real chances of a choice, with the fatigue of the rain placed so; null where there are too many rolls to play them all. */
function playedOut(
  p: Position,
  seat: Seat,
  c: Choice,
  placed: Choice | null,
  most: number,
): Map<string, number> | null {
  const worlds = worldsOf(p, seat);
  const sum = new Map<string, number>();
  for (const world of worlds) {
    const found = everyRoll((io) => fateOf(game, world, seat, c, placed, io), most / worlds.length);
    if (found === null) return null;
    for (const { key, ways } of found.results) sum.set(key, (sum.get(key) ?? 0) + ways / found.of / worlds.length);
  }
  return sum;
}

const chance = (found: ReadonlyMap<string, number>, key: string): number => found.get(key) ?? 0;

/** The owner of the stack places the fatigue of the rain, and he wants to win. */
function bestOf(all: readonly Map<string, number>[]): Map<string, number> {
  const [best] = all.toSorted((x, y) => {
    const more = chance(y, 'attackerWins') - chance(x, 'attackerWins');
    return Math.abs(more) > 1e-9 ? more : chance(x, 'defenderWins') - chance(y, 'defenderWins');
  });
  return there(best);
}

/** The corps on which the rain's fatigue can be put after the choice; one that puts it there itself leaves nothing to place. */
function placings(p: Position, seat: Seat, c: Choice): readonly (Choice | null)[] {
  const next = game.copy(p);
  play(game.steps, next, seat, c, quietIo(fastChance('rain')));
  if (next.outcome !== null || c.kind !== 'fight' || !inRain(next)) return [null];
  return listChoices(game.steps, next, seat, []);
}

function truth(p: Position, seat: Seat, c: Choice, most: number): Map<string, number> | null {
  const all = placings(p, seat, c).map((placed) => playedOut(p, seat, c, placed, most));
  const whole = all.filter((found) => found !== null);
  return whole.length < all.length ? null : bestOf(whole);
}

function expectExact(odds: Odds, found: ReadonlyMap<string, number>, place: string): void {
  const said = new Map(odds.results.map(({ key, ways }) => [key, ways / odds.of]));
  for (const key of new Set([...said.keys(), ...found.keys()]))
    expect(said.get(key) ?? 0, `${place}: ${key}`).toBeCloseTo(chance(found, key), 9);
}

const any = <T>(list: readonly T[], random: Random): T => get(list, random.below(list.length));

/** At every edge: strength 4 and 5, fatigue 3 to 5, and 7 and 8. */
const FATIGUES = [0, 0, 3, 4, 4, 4, 5, 7, 8, 8];

/** Two small armies in and around a zone, small decks, and all that can bear on a fight. */
function skirmish(random: Random): Position {
  const hub = random.below(box.zones.length);
  const zones = [hub, hub, hub, ...get(box.zones, hub).near].map((zone) => get(box.zones, zone).id);
  const pieces: { [id: string]: Plain } = {};
  const placed = [new Map<string, string>(), new Map<string, string>()];
  for (const camp of [0, 1]) {
    const own = CORPS_IDS.filter((_id, corps) => CAMP_OF[corps] === camp);
    for (let n = 1 + random.below(3); n > 0; n--) {
      const [corps, zone] = [
        any(own, random),
        get(placed, camp).size === 0 ? get(box.zones, hub).id : any(zones, random),
      ];
      get(placed, camp).set(corps, zone);
      const [infantry, cavalry] = [1 + random.below(5), random.below(2)];
      pieces[corps] = { zone, fatigue: any(FATIGUES, random), infantry, cavalry };
    }
  }
  COMMANDER_IDS.forEach((id, nation) => {
    const corps = get(placed, get(CAMP_OF, CORPS_COUNT + nation));
    if (random.below(3) === 0) pieces[id] = any([...corps.values()], random);
  });
  const players = any(['2', '2', '3'], random);
  const options = optionsWith({ scenario: 'campaign', players, combat: any(['cards', 'cards', 'dice'], random) });
  const p = arrange({ pieces, act: any(['french', 'coalition'], random) }, options);
  p.control[hub] = random.below(3);
  if (get(box.zones, hub).type === 'fortified-farm' && random.below(2) === 0) p.fortified = [hub];
  const { by } = get(box.zones, hub);
  if (random.below(2) === 0) p.axes = [{ zone: hub, link: any(by, random), camp: random.below(2), struck: false }];
  p.destroyed = by.filter((link) => get(box.links, link).bridge && random.below(2) === 0);
  dealFew(p, random);
  return p;
}

/** Few cards in each deck and discard pile, so that every draw can be played; and one that lies open, mostly the rain. */
function dealFew(p: Position, random: Random): void {
  const draw = (camp: number, fits: (card: number) => boolean): number[] => {
    const deck = get(p.decks, camp);
    const fitting = deck.filter(fits);
    return fitting.length === 0 ? [] : deck.splice(deck.indexOf(any(fitting, random)), 1);
  };
  const lying = any(['pluie', 'pluie', 'pluie', 'empereur-souffrant', 'none'], random);
  p.lying = draw(0, (card) => get(box.cards, card).event === lying);
  p.hands = p.hands.map((_hand, seat) => {
    const camp = seat === 0 ? 0 : 1;
    const hand: number[] = [];
    for (let n = random.below(3); n > 0; n--)
      hand.push(...draw(camp, (card) => !isRed(card) && (n === 1 || get(box.cards, card).colour === 'green')));
    return hand;
  });
  for (const camp of [0, 1]) {
    const [deck, pile]: [number[], number[]] = [[], []];
    for (let n = 1 + random.below(4); n > 0; n--) deck.push(...draw(camp, () => true));
    for (let n = random.below(4); n > 0; n--) pile.push(...draw(camp, () => true));
    p.decks[camp] = deck;
    p.discards[camp] = pile;
  }
  for (const [seat, seen] of p.seen.entries())
    for (const [of, hand] of p.hands.entries())
      if (of !== seat && hand.length > 0 && random.below(3) === 0) seen.push(get(hand, 0));
}

/** So many rolls are played for one choice; where there are more it is not compared. */
const MOST = 700;

interface Met {
  /** How many choices with odds were compared, by what was at stake. */
  readonly by: Map<string, number>;
}

function note(met: Met, p: Position, c: Choice, found: ReadonlyMap<string, number>): void {
  const rain = p.lying.some((card) => RAIN.includes(card));
  const marched = c.kind === 'fight' && there(p.op).intent === 'go';
  const facts = [
    c.kind,
    p.dice ? 'dice' : 'cards',
    ...(rain && c.kind === 'fight' ? ['rain'] : []),
    ...(marched ? ['marched'] : []),
    ...(there(p.op).played.some(Boolean) ? ['card played'] : []),
    ...(there(p.op).group.some((block) => block >= CORPS_COUNT) ? ['commander'] : []),
    ...(p.axes.length > 0 ? ['axis'] : []),
    ...['cancelled', 'perished'].filter((key) => found.has(key)),
  ];
  for (const fact of facts) met.by.set(fact, (met.by.get(fact) ?? 0) + 1);
}

/** Plays a few choices, fond of fighting, and compares the odds of every one that shows any. */
function playOn(p: Position, random: Random, seed: string, met: Met): void {
  const io = quietIo(fastChance(seed));
  settle(game.steps, p, io);
  for (let n = 0; n < 12 && p.outcome === null && p.turn === 1; n++) {
    const [seat] = askedSeats(game.steps, p);
    const list = listChoices(game.steps, p, there(seat), []);
    for (const c of list) {
      const odds = game.odds(p, there(seat), c);
      if (odds === null) continue;
      const found = truth(p, there(seat), c, MOST);
      if (found === null) continue;
      expectExact(odds, found, `${seed}, decision ${n}, ${game.print(game.view(p, there(seat)), c)}`);
      note(met, p, c, found);
    }
    const glad = list.filter(({ kind }) => kind === 'fight' || kind === 'stack' || kind === 'play' || kind === 'step');
    const next = glad.length > 0 && random.below(3) > 0 ? any(glad, random) : any(list, random);
    play(game.steps, p, there(seat), next, io);
  }
}

describe('odds are what the rules give', () => {
  test('in some hundred positions, over every roll', { timeout: 120_000 }, () => {
    const met: Met = { by: new Map() };
    for (let n = 0; n < share(300, 100); n++) {
      const seed = `odds ${n}`;
      const random = fastRandom(seed);
      playOn(skirmish(random), random, seed, met);
    }
    const facts = ['fight', 'pass', 'tire', 'dice', 'cards', 'rain', 'marched', 'card played', 'commander', 'axis'];
    for (const fact of [...facts, 'cancelled', 'perished'])
      expect(met.by.get(fact) ?? 0, fact).toBeGreaterThan(isWhole ? 5 : 0);
  });
});

describe('rain before a fight', () => {
  const shares = (odds: Odds | null) =>
    Object.fromEntries(there(odds).results.map(({ key, ways }) => [key, ways / there(odds).of]));
  const oddsOf = (t: ReturnType<typeof table>, c: Choice = { kind: 'fight' }) => game.odds(t.p, t.seat(), c);
  const place = (fatigue: number, others: { readonly [id: string]: Plain } = {}) =>
    table(
      {
        pieces: { reille: { zone: 'sombreffe', fatigue }, ...others, picton: 'sombreffe', lobau: 'avesnes' },
        lying: [36],
      },
      { combat: 'dice' },
    );

  rule('N15-EVT-PLU-01', 'the odds of a fight know the fatigue that comes before it', () => {
    const fresh = shares(oddsOf(place(3).play('+ Reille')));
    const edge = shares(oddsOf(place(4).play('+ Reille')));
    // Two dice against two, then one against two: 1-0, half of the faces a loss.
    expect(fresh['attackerWins']).toBeCloseTo(5 / 16, 9);
    expect(edge['attackerWins']).toBeCloseTo(1 / 8, 9);
    expect(there(oddsOf(place(4).play('+ Reille'))).terms).toContainEqual({
      side: 'attack',
      what: `tired:${blockNamed('reille')}`,
      clause: 'N15-CBT-13',
      value: -1,
    });
  });

  rule('N15-EVT-PLU-01', 'whom it kills never fights', () => {
    const t = place(8).play('+ Reille');
    expect(oddsOf(t)).toEqual({ of: 1, results: [{ key: 'perished', ways: 1 }], terms: [] });
    t.play('fight');
    expect(t.zone('reille')).toBe('lost');
    expect(t.events('combat')).toHaveLength(0);
  });

  rule('N15-EVT-PLU-01', 'of several corps the owner chooses, and sees the odds of each', () => {
    const t = place(4, { erlon: 'sombreffe' }).play('+ Reille', "+ D'Erlon");
    const whole = there(oddsOf(t));
    t.play('fight');
    const [reille, erlon] = ['reille', 'erlon'].map((id) => oddsOf(t, { kind: 'tire', corps: blockNamed(id) }));
    expect(shares(there(erlon))['attackerWins']).toBeGreaterThan(there(shares(there(reille))['attackerWins']));
    expect(whole).toEqual(erlon);
  });

  test('a march in the rain has no odds to show, nor has what is placed on it', () => {
    const t = place(4, { erlon: 'sombreffe' }).play('+ Reille', "+ D'Erlon");
    expect(oddsOf(t, { kind: 'go' })).toBeNull();
    t.play('march');
    expect(oddsOf(t, { kind: 'tire', corps: blockNamed('erlon') })).toBeNull();
  });

  test('a choice that is not offered has none', () => {
    const t = place(4);
    expect(oddsOf(t)).toBeNull();
    expect(oddsOf(t, PASS)).toBeNull();
  });
});

describe('what the seat knows of cards', () => {
  const at = (picton: number) => ({
    ney: { zone: 'sombreffe', infantry: 0, cavalry: 4 },
    picton: { zone: 'sombreffe', infantry: picton, cavalry: 0 },
    lobau: 'avesnes',
    bulow: 'hannut',
  });
  const sure = (odds: Odds | null) => there(odds).results.find(({ ways }) => ways === there(odds).of)?.key;

  test('a red card is never in a hand: it is still to be drawn', () => {
    // The French have a loss to show. Of the coalition's 37 and 61 nobody knows which is in the hand; but 61 is red, and no loss.
    const t = table({ pieces: at(4), hands: { coalition: [37] }, decks: { french: [1], coalition: [61] } }).play(
      '+ Ney',
    );
    expect(isRed(61)).toBe(true);
    expect(sure(game.odds(t.p, 0, { kind: 'fight' }))).toBe('attackerWins');
    const green = table({ pieces: at(4), hands: { coalition: [37] }, decks: { french: [1], coalition: [38] } }).play(
      '+ Ney',
    );
    expect(there(game.odds(green.p, 0, { kind: 'fight' })).of).toBe(2);
  });

  test('another pack may have cards with several losses', () => {
    const french = STANDARD_PACK.decks.french.map((card) =>
      card.no === 1 ? { ...card, combat: { ...card.combat, losses: 2 } } : card,
    );
    const other = napoleon1815(buildBox({ ...STANDARD_PACK, decks: { ...STANDARD_PACK.decks, french } }));
    const { p } = table({ pieces: at(8), decks: { french: [1], coalition: [40, 37] } }).play('+ Ney');
    expect(sure(game.odds(p, 0, { kind: 'fight' }))).toBe('defenderWins');
    expect(sure(other.odds(p, 0, { kind: 'fight' }))).toBe('draw');
  });
});
