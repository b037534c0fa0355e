import type { Box, TestKind } from '../data/box.ts';
import { zoneOf } from '../field.ts';
import { type Card, MARK, NONE, type Position, type Term, type TermKey, type Test, type Unit } from '../position.ts';
import type { ClauseId } from './bars.ts';
import {
  designOf,
  factsOf,
  foeOf,
  formationOf,
  has,
  hasChargeBonus,
  isBypassing,
  isCavalry,
  isInfantry,
  isLightCavalry,
  landAt,
  meleeOf,
  slotOfUnit,
} from './pieces.ts';

// What goes into each test: the same terms for the die, for the log and for the odds.

const add = (terms: Term[], what: TermKey, clause: ClauseId, value: number, card: Card = NONE): void => {
  if (value !== 0) terms.push({ what, clause, value, card });
};

/** What cards give a unit in a test: those under it, those of this turn, those played for this very die. */
function addCards(box: Box, p: Position, terms: Term[], test: TestKind, unit: Unit, f: Pick<Test, 'mods'>): void {
  for (const { unit: on, card } of p.attached) {
    if (on !== unit) continue;
    for (const grant of designOf(box, p, card).attach?.grants ?? [])
      if (grant.test === test) add(terms, 'attached', 'NS-CARD-06', grant.amount, card);
  }
  for (const boon of p.boons)
    if (boon.unit === unit && boon.test === test) add(terms, 'card', 'NS-TEST-02', boon.amount, boon.card);
  for (const mod of f.mods) if (mod.unit === unit) add(terms, 'card', 'NS-TEST-02', mod.amount, mod.card);
}

export const sum = (terms: readonly Term[]): number => terms.reduce((total, { value }) => total + value, 0);

type FireTest = Pick<Test, 'one' | 'two' | 'mods' | 'order' | 'surprised' | 'spends'>;

/** NS-KW-CAN: Horse Artillery from the First Line at what stands before it, or from the Reserve at whoever came round the flank. */
function hasCanister(box: Box, p: Position, unit: Unit, target: Unit): boolean {
  if (!factsOf(box, p, unit).has.canister) return false;
  const zone = zoneOf(slotOfUnit(p, unit));
  return zone === 'L1' || (zone === 'R' && isBypassing(p, target));
}

export function fireTerms(box: Box, p: Position, f: FireTest): Term[] {
  const { one: unit, two: target } = f;
  const facts = factsOf(box, p, unit);
  const terms: Term[] = [];
  terms.push({ what: 'value', clause: 'NS-FIRE-04', value: facts.fire, card: NONE });
  if (facts.has.accurate && factsOf(box, p, target).status === 'standard') add(terms, 'accurate', 'NS-KW-ACC', 1);
  const own = formationOf(p, unit);
  if (own !== null) add(terms, 'formation', 'NS-FORM-LI-01', box.formations[own].fire);
  const theirs = formationOf(p, target);
  if (theirs !== null) add(terms, 'enemyFormation', 'NS-FORM-SQ-01', box.formations[theirs].firedAt);
  if (hasCanister(box, p, unit, target)) add(terms, 'canister', 'NS-KW-CAN', 2);
  const land = landAt(box, p, slotOfUnit(p, target));
  if (land !== null) add(terms, 'enemyTerrain', 'NS-TERR-14', land.firedAt, p.terrain[slotOfUnit(p, target)]);
  if (isInfantry(box, p, unit) && has(p, target, MARK.evaded)) add(terms, 'evaded', 'NS-EVA-07', -1);
  if (f.surprised) add(terms, 'surprised', 'NS-BYP-14', -1);
  if (f.spends) add(terms, 'bypass', 'NS-BYP-11', 1);
  if (f.order !== NONE)
    add(terms, 'order', 'NS-CARD-05', designOf(box, p, f.order).grant?.options.fireMod ?? 0, f.order);
  addCards(box, p, terms, 'fire', unit, f);
  return terms;
}

type MeleeTest = Pick<Test, 'mods' | 'order'>;

/** The Melee of one of the two units that are engaged. */
export function meleeTerms(box: Box, p: Position, f: MeleeTest, unit: Unit): Term[] {
  const facts = factsOf(box, p, unit);
  const foe = foeOf(p, unit);
  const melee = meleeOf(p, unit);
  const started = melee !== null && melee.a === unit;
  const terms: Term[] = [];
  terms.push({ what: 'value', clause: 'NS-MELEE-04', value: facts.melee, card: NONE });
  if (hasChargeBonus(box, p, unit)) {
    add(terms, 'charge', 'NS-CHG-05', 1);
    if (facts.has.impact) add(terms, 'impact', 'NS-KW-IMPACT', 1);
  }
  if (has(p, unit, MARK.disorganised)) add(terms, 'disorganised', 'NS-DIS-02', -1);
  const formation = formationOf(p, unit);
  if (formation !== null)
    add(terms, 'formation', formation === 'line' ? 'NS-FORM-LI-01' : 'NS-FORM-EC-01', box.formations[formation].melee);
  if (has(p, unit, MARK.dismounted)) add(terms, 'dismounted', 'NS-KW-DISM', -1);
  if (isInfantry(box, p, unit) && isCavalry(box, p, foe) && factsOf(box, p, foe).has.compact)
    add(terms, 'compact', 'NS-KW-COMP', -1);
  if (facts.has.relentless && isInfantry(box, p, foe) && melee !== null && melee.rounds > 0)
    add(terms, 'relentless', 'NS-KW-REL', 1);
  addLand(box, p, terms, unit, foe, started);
  // NS-BYP-11: on its first Melee test, whoever started that Melee.
  if (has(p, unit, MARK.bonus)) add(terms, 'bypass', 'NS-BYP-11', 1);
  if (started && f.order !== NONE && melee.rounds === 0)
    add(terms, 'order', 'NS-CARD-05', designOf(box, p, f.order).grant?.options.meleeMod ?? 0, f.order);
  addCards(box, p, terms, 'melee', unit, f);
  return terms;
}

function addLand(box: Box, p: Position, terms: Term[], unit: Unit, foe: Unit, started: boolean): void {
  const [here, there] = [slotOfUnit(p, unit), slotOfUnit(p, foe)];
  const own = landAt(box, p, here);
  const theirs = landAt(box, p, there);
  if (own !== null && !started) add(terms, 'terrain', 'NS-TERR-14', own.holding, p.terrain[here]);
  if (theirs !== null) add(terms, 'enemyTerrain', 'NS-TERR-14', theirs.foughtAt, p.terrain[there]);
  // NS-TERR-12: counted once, even if both stand on a River.
  const river = own?.starting || theirs?.starting || 0;
  if (started) add(terms, 'river', 'NS-TERR-12', river);
}

export function moraleTerms(box: Box, p: Position, f: Pick<Test, 'one' | 'cause' | 'mods'>): Term[] {
  const unit = f.one;
  const terms: Term[] = [];
  terms.push({ what: 'value', clause: 'NS-TEST-01', value: factsOf(box, p, unit).morale, card: NONE });
  // NS-MOVE-06b
  if (f.cause === 'disengage' && isLightCavalry(box, p, unit) && isInfantry(box, p, foeOf(p, unit)))
    add(terms, 'lightCavalry', 'NS-MOVE-06b', 1);
  addCards(box, p, terms, 'morale', unit, f);
  return terms;
}

const NO_MODS = { mods: [] };

/** NS-EVA-04, NS-TEST-03: no value of the unit counts. */
export function evasionTerms(box: Box, p: Position, unit: Unit, attacker: Unit): Term[] {
  const terms: Term[] = [];
  if (isInfantry(box, p, attacker)) add(terms, 'infantry', 'NS-EVA-04', 1);
  if (factsOf(box, p, unit).has.fast) add(terms, 'fast', 'NS-KW-FAST', 1);
  addCards(box, p, terms, 'evasion', unit, NO_MODS);
  return terms;
}

/** NS-BYP-07 */
export function bypassTerms(box: Box, p: Position, unit: Unit, failures: number): Term[] {
  const terms: Term[] = [];
  if (isLightCavalry(box, p, unit)) add(terms, 'lightCavalry', 'NS-KW-LCAV', 1);
  add(terms, 'failures', 'NS-BYP-07', failures);
  addCards(box, p, terms, 'bypass', unit, NO_MODS);
  return terms;
}

/** NS-FIRE-04, NS-MELEE-04: Wounds of a total. */
export const woundsBy = ({ constants }: Box, total: number): number =>
  total >= constants.doubleWoundTarget ? 2 : total >= constants.testTarget ? 1 : 0;

/** NS-MOR-07 */
export const moralePasses = (roll: number, total: number, target: number): boolean =>
  roll === 6 || (roll !== 1 && total >= target);
