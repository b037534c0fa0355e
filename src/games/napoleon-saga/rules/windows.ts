import { end, jump, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import type { Options } from '../../../kernel/options.ts';
import { asks, exactly, only, type Permission } from '../../../kernel/permission.ts';
import { nothingAt } from '../../../kernel/there.ts';
import {
  type Box,
  type Design,
  type Effect,
  type Manner,
  type TerrainId,
  WINDOWS,
  type WindowName,
} from '../data/box.ts';
import { boardOf, slotsIn, zoneOf } from '../field.ts';
import { bypassOn, deckOf } from '../options.ts';
import { type Card, type Choice, MARK, NONE, type Position, type Slot, type Unit, type Window } from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { about, bar, given, type Of, once, PASS, type Rules } from './bars.ts';
import { cardInHand, tokenOf } from './cards.ts';
import { grantIsPossible } from './grants.ts';
import { armOf, designOf, enemyOf, has, isBarredFrom, isEngaged, ownerOf, sideOf, unitAt, woundsOf } from './pieces.ts';
import { startCard } from './playing.ts';
import { type Cast, type Context, castFor, destinationsOf, someChosen } from './selectors.ts';

// NS-CARD-11, section 23: windows, and which cards may be played in them.

type ByWindow = Readonly<Record<WindowName, readonly Design[]>>;

function byWindow(box: Box, options: Options, seat: Seat): ByWindow {
  const { strategy } = deckOf(box, options, seat);
  const inDeck = box.designs.filter(
    ({ id, needsBypass }) => Object.hasOwn(strategy, id) && (!needsBypass || bypassOn(options)),
  );
  const found = WINDOWS.map((window) => [window, inDeck.filter(({ windows }) => windows.has(window))]);
  return Object.fromEntries(found) as ByWindow;
}

/** The cards of each deck that could be played in each window: public, for decks are agreed on before the match. */
const inWindow = once(() => new WeakMap<Options, readonly ByWindow[]>());

function designsFor(box: Box, { options }: Position, seat: Seat, window: WindowName): readonly Design[] {
  const made = inWindow(box);
  let known = made.get(options);
  if (known === undefined) {
    known = [byWindow(box, options, 0), byWindow(box, options, 1)];
    made.set(options, known);
  }
  return (known[seat] ?? nothingAt(seat))[window];
}

/** Whether a seat could have a card to play here, by what lies open to everybody: only then it is asked. */
export function couldPlay(box: Box, p: Position, seat: Seat, ctx: Context): boolean {
  const side = sideOf(p, seat);
  if (side.hand.length === 0) return false;
  const designs = designsFor(box, p, seat, ctx.window);
  for (let i = 0; i < designs.length; i++) {
    const design = designs[i] ?? nothingAt(i);
    if (design.paysActivation && side.markers === 0) continue;
    if (couldBePlayed(box, p, seat, design, ctx)) return true;
  }
  return false;
}

function couldBePlayed(box: Box, p: Position, seat: Seat, design: Design, ctx: Context): boolean {
  if (design.token >= 0) return hasGap(p, seat, 'L1') || hasGap(p, seat, 'L2');
  if (design.manner !== 'use') return castFor(box, p, seat, design, ctx, NONE, true) !== null;
  return someChosen(box, p, seat, design, ctx, true, (slot) => couldBePutDown(box, p, seat, design, unitAt(p, slot)));
}

/** Where a card puts the unit down that it is used on, there is a place for it. */
const couldBePutDown = (box: Box, p: Position, seat: Seat, { effects }: Design, unit: Unit): boolean =>
  effects.every(
    (effect) => effect.op !== 'place_unit' || destinationsOf(box, p, seat, unit, effect.to, true).length > 0,
  );

const hasGap = (p: Position, seat: Seat, zone: 'L1' | 'L2'): boolean =>
  slotsIn(seat, zone).some((slot) => unitAt(p, slot) === NONE);

/** NS-CARD-16: is there anything that the card would do? The contents of a deck are not looked at. */
function hasEffect(box: Box, p: Position, seat: Seat, card: Card, cast: Cast): boolean {
  const { effects } = designOf(box, p, card);
  for (let i = 0; i < effects.length; i++)
    if (comesToPass(box, p, seat, card, cast, effects[i] ?? nothingAt(i))) return true;
  return false;
}

function comesToPass(box: Box, p: Position, seat: Seat, card: Card, cast: Cast, effect: Effect): boolean {
  switch (effect.op) {
    case 'set_formation': {
      const unit = cast[effect.on];
      return !has(p, unit, MARK[effect.formation]) && box.formations[effect.formation].arm === armOf(box, p, unit);
    }
    case 'attach':
      return !isAttached(box, p, designOf(box, p, card), cast[effect.on]);
    case 'remove_wounds':
      return woundsOf(p, cast[effect.on]) > (effect.mayRemoveLast ? 0 : 1);
    case 'auto_rally':
      return !has(p, cast[effect.on], MARK.willRally);
    case 'clear_activation':
      return has(p, cast[effect.on], MARK.activated);
    case 'discard':
      return handIsWorth(box, p, effect.who === 'self' ? seat : enemyOf(seat), card);
    case 'place_unit':
      return destinationsOf(box, p, seat, cast[effect.on], effect.to).length > 0;
    case 'deploy_from_deck':
      return effect.to.some((to) => destinationsOf(box, p, seat, NONE, [to], true).length > 0);
    case 'grant_action':
      return grantIsPossible(box, p, seat, cast[effect.on], card, cast);
    default:
      return true;
  }
}

/** Is there a card beside the Bluff card that could be discarded? */
const handIsWorth = (box: Box, p: Position, seat: Seat, but: Card): boolean =>
  sideOf(p, seat).hand.some((card) => card !== but && (card + 1) % box.cards.length !== 0);

type Ctx<F> = (p: Position, f: F) => Context;

/** What holds for any card in any window. */
const anyCard = <F>(box: Box, ctxOf: Ctx<F>, manner: Manner) => [
  ...cardInHand(box),
  about<{ readonly card: Card }>(
    'NS-INIT-05',
    'bluffIsForInitiative',
    (p, { card }) => designOf(box, p, card).kind === 'bluff',
  ),
  about<{ readonly card: Card }>(
    'NS-CARD-03',
    'playedOtherwise',
    (p, { card }) => designOf(box, p, card).manner !== manner,
  ),
  bar<F, { readonly card: Card }>(
    'NS-BYP-01',
    'noBypassRule',
    (p, _f, { card }) => designOf(box, p, card).needsBypass && !bypassOn(p.options),
  ),
  bar<F, { readonly card: Card }>(
    'NS-CARD-03',
    'cardNotNow',
    (p, f, { card }) => !designOf(box, p, card).windows.has(ctxOf(p, f).window),
  ),
  bar<F, { readonly card: Card }>(
    'NS-CARD-05',
    'noMarkerForCard',
    (p, _f, { card }, seat) => designOf(box, p, card).paysActivation && sideOf(p, seat).markers === 0,
  ),
];

/** NS-TERR-01 to -06, NS-GEO-13: where Terrain may be laid. */
const terrainRules = (box: Box): Rules<Of<'lay'>> => {
  const isLand = (p: Position, card: Card): boolean => designOf(box, p, card).terrain !== null;
  const at = (p: Position, slot: Slot): Unit => unitAt(p, slot);
  return [
    bar('NS-TERR-01', 'notOwnBoard', (p, _f, { card, to }, seat) => isLand(p, card) && boardOf(to) !== seat),
    bar(
      'NS-GEO-13',
      'noTerrainOnFlank',
      (p, _f, { card, to }) => isLand(p, card) && ['RET', 'BYP'].includes(zoneOf(to)),
    ),
    bar(
      'NS-TERR-05',
      'engagedThere',
      (p, _f, { card, to }) => isLand(p, card) && at(p, to) !== NONE && isEngaged(p, at(p, to)),
    ),
    // NS-INFO-01: what lies face down on the other board is not asked.
    bar('NS-TERR-06', 'barredTerrain', (p, _f, { card, to }, seat) => {
      const { terrain } = designOf(box, p, card);
      if (terrain === null || boardOf(to) !== seat || at(p, to) === NONE) return false;
      return isBarredFrom(box, p, at(p, to), box.terrains[terrain]);
    }),
  ];
};

/** A card that becomes a unit in a free slot. */
const tokenSlots = (box: Box, p: Position, seat: Seat, card: Card): Slot[] => {
  const effect = designOf(box, p, card).effects.find((each) => each.op === 'become_unit');
  return effect === undefined ? [] : destinationsOf(box, p, seat, tokenOf(box, p, card), effect.to);
};

/** NS-CARD-07 */
const isAttached = (box: Box, p: Position, design: Design, unit: Unit): boolean =>
  design.attach !== null && p.attached.some((each) => each.unit === unit && designOf(box, p, each.card) === design);

/** NS-CARD-09 */
const formsInMelee = (p: Position, { forms }: Design, unit: Unit): boolean => forms !== null && isEngaged(p, unit);

/** NS-EVA-08 */
const formsCaught = (p: Position, { forms }: Design, unit: Unit): boolean =>
  forms?.formation === 'echelon' && has(p, unit, MARK.caught);

/** What the rules refuse to a unit, whatever its card says of whom it is for. */
const isRefused = (box: Box, p: Position, design: Design, unit: Unit): boolean =>
  isAttached(box, p, design, unit) || formsInMelee(p, design, unit) || formsCaught(p, design, unit);

/** The same for whoever lists them, once a card. */
const mayCome = (p: Position, design: Design, { window }: Context, seat: Seat): boolean =>
  design.windows.has(window) &&
  (!design.needsBypass || bypassOn(p.options)) &&
  (!design.paysActivation || sideOf(p, seat).markers > 0);

/** Where, on whom, or that a card may be played in a window in which it may come. */
function propose(box: Box, p: Position, seat: Seat, card: Card, design: Design, ctx: Context, out: Choice[]): void {
  if (design.manner === 'play') {
    const cast = castFor(box, p, seat, design, ctx, NONE);
    if (cast !== null && hasEffect(box, p, seat, card, cast)) out.push({ kind: 'play', card });
  } else if (design.manner === 'use') {
    someChosen(box, p, seat, design, ctx, false, (on, cast) => {
      if (!isRefused(box, p, design, cast.chosen) && hasEffect(box, p, seat, card, cast))
        out.push({ kind: 'use', card, on });
      return false;
    });
  } else {
    const { terrain } = design;
    const slots = terrain === null ? tokenSlots(box, p, seat, card) : layable(seat);
    for (const to of slots) if (terrain === null || takesLand(box, p, to, terrain)) out.push({ kind: 'lay', card, to });
  }
}

const MANNERS: readonly Manner[] = ['play', 'use', 'lay'];

/** What may be played from the hand, in the manners that are meant: with one look at it, for mostly nothing in it may come. */
export function listCards(
  box: Box,
  p: Position,
  ctx: Context,
  out: Choice[],
  seat: Seat,
  manners: readonly Manner[] = MANNERS,
): void {
  const { hand } = sideOf(p, seat);
  let coming: Card[] | null = null;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? nothingAt(i);
    if (!mayCome(p, designOf(box, p, card), ctx, seat)) continue;
    coming ??= [];
    coming.push(card);
  }
  if (coming === null) return;
  for (let k = 0; k < manners.length; k++) {
    for (let i = 0; i < coming.length; i++) {
      const card = coming[i] ?? nothingAt(i);
      const design = designOf(box, p, card);
      if (design.manner === manners[k]) propose(box, p, seat, card, design, ctx, out);
    }
  }
}

/** NS-CARD: the permissions of a step at which cards may be played. */
export function cardPlays<F>(box: Box, ctxOf: Ctx<F>) {
  const near = (manner: Manner) => {
    const manners = [manner];
    return (p: Position, f: F, out: Choice[], seat: Seat): void => listCards(box, p, ctxOf(p, f), out, seat, manners);
  };
  const play = exactly<Position, F, Of<'play'>>(near('play'), [
    ...anyCard(box, ctxOf, 'play'),
    bar(
      'NS-CARD-16',
      'cardUnfit',
      (p, f, { card }, seat) => castFor(box, p, seat, designOf(box, p, card), ctxOf(p, f), NONE) === null,
    ),
    bar('NS-CARD-16', 'noEffect', (p, f, { card }, seat) => {
      const cast = castFor(box, p, seat, designOf(box, p, card), ctxOf(p, f), NONE);
      return cast !== null && !hasEffect(box, p, seat, card, cast);
    }),
  ]);
  const use = exactly<Position, F, Of<'use'>>(near('use'), [
    ...anyCard(box, ctxOf, 'use'),
    given('NS-CARD-16', 'nobodyThere', (p, _f, { on }) => unitAt(p, on) === NONE),
    given('NS-CARD-16', 'notOwnUnit', (p, _f, { on }, seat) => ownerOf(unitAt(p, on)) !== seat),
    bar('NS-CARD-09', 'formsInMelee', (p, _f, { card, on }) => formsInMelee(p, designOf(box, p, card), unitAt(p, on))),
    bar('NS-EVA-08', 'formsCaught', (p, _f, { card, on }) => formsCaught(p, designOf(box, p, card), unitAt(p, on))),
    bar(
      'NS-CARD-16',
      'unitUnfit',
      (p, f, { card, on }, seat) => castFor(box, p, seat, designOf(box, p, card), ctxOf(p, f), unitAt(p, on)) === null,
    ),
    bar('NS-CARD-07', 'attachedAlready', (p, _f, { card, on }) =>
      isAttached(box, p, designOf(box, p, card), unitAt(p, on)),
    ),
    bar('NS-CARD-16', 'noEffect', (p, f, { card, on }, seat) => {
      const cast = castFor(box, p, seat, designOf(box, p, card), ctxOf(p, f), unitAt(p, on));
      return cast !== null && !hasEffect(box, p, seat, card, cast);
    }),
  ]);
  const lay: Permission<Position, F, Of<'lay'>> = exactly<Position, F, Of<'lay'>>(near('lay'), [
    ...anyCard(box, ctxOf, 'lay'),
    ...terrainRules(box),
    bar(
      'NS-CARD-16',
      'notFreeForUnit',
      (p, _f, { card, to }, seat) =>
        designOf(box, p, card).terrain === null && !tokenSlots(box, p, seat, card).includes(to),
    ),
  ]);
  return { play, use, lay };
}

/** NS-TERR-05, -06: may Terrain be laid under whoever stands in a slot of the own lines? */
function takesLand(box: Box, p: Position, to: Slot, terrain: TerrainId): boolean {
  const unit = unitAt(p, to);
  return unit === NONE || (!isEngaged(p, unit) && !isBarredFrom(box, p, unit, box.terrains[terrain]));
}

const layable = (seat: Seat): readonly Slot[] => LAYABLE[seat] ?? nothingAt(seat);
const LAYABLE = [0, 1].map((seat) => [...slotsIn(seat, 'L1'), ...slotsIn(seat, 'L2'), ...slotsIn(seat, 'R')]);

/** A card is played by a choice of one of these kinds. */
export type CardChoice = Of<'play'> | Of<'use'> | Of<'lay'>;
export const isCardChoice = (c: Choice): c is CardChoice => c.kind === 'play' || c.kind === 'use' || c.kind === 'lay';

/** Windows that belong to one player alone. */
const ALONE: ReadonlySet<WindowName> = new Set<WindowName>([
  'OWN_ACTION',
  'AFTER_ENEMY_MOVE',
  'AFTER_ENEMY_FIRE',
  'AFTER_MELEE_WON',
]);

/** NS-CARD-11: goes on to whoever could speak next; false when all have passed in a row. */
export function nextSpeaker(box: Box, p: Position, f: Window<string> & Context): boolean {
  const seats = ALONE.has(f.window) ? 1 : 2;
  while (f.passes < seats) {
    if (isStill(p, f) && couldPlay(box, p, f.seat, f)) return true;
    f.passes++;
    if (seats === 2) f.seat = enemyOf(f.seat);
  }
  return false;
}

/** The units that a window is about are still there; a loser may be gone. */
function isStill(p: Position, f: Window<string>): boolean {
  if (f.window === 'AFTER_MELEE_WON') return true;
  return (f.one === NONE || p.where[f.one] !== NONE) && (f.two === NONE || p.where[f.two] !== NONE);
}

/** What a choice in a shared window comes to. */
export function speak(
  box: Box,
  p: Position,
  f: Window<string>,
  c: Of<'pass'> | CardChoice,
  seat: Seat,
  io: Parameters<typeof startCard>[5],
): void {
  if (c.kind === 'pass') f.passes++;
  else {
    f.passes = 0;
    startCard(box, p, c, f, seat, io);
  }
  if (!ALONE.has(f.window)) f.seat = enemyOf(seat);
}

const ask = asks<Position, Window, Choice, SagaEvent>();
export const windowContext = (_p: Position, f: Context): Context => f;

export const windows = (box: Box): Steps<Position, Choice> =>
  procedure<Position, Window, Choice, SagaEvent>('window', {
    open: {
      run(p, f) {
        if (!nextSpeaker(box, p, f)) end(p);
      },
    },
    ask: ask({
      clause: 'NS-CARD-11',
      window: 'pass',
      who: (_p, f) => f.seat,
      may: { ...cardPlays<Window>(box, windowContext), pass: only(PASS) },
      choices(p, f, out, seat) {
        listCards(box, p, f, out, seat);
        out.push(PASS);
      },
      take(p, f, c, io, seat) {
        jump(f, 'window.open');
        speak(box, p, f, c, seat, io);
      },
    }),
  });
