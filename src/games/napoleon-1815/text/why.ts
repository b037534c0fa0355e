import { aNumber, aWord, type Told } from '../../../text/game-text.ts';
import type { reasons } from './en/reasons.ts';
import type { Scene } from './scene.ts';

/** The windows that are opened one by one (WIN). */
const WINDOWS = [
  'window.start',
  'window.reveal',
  'window.card',
  'window.entry',
  'window.end',
  'window.combat',
  'window.beaten',
  'window.pursuit',
  'window.operationEnd',
] as const;

/** Every step at which somebody is asked. */
export const STEPS = [
  'setup.deploy',
  'setup.vedette',
  'initiative.card',
  'operations.name',
  'exchange.give',
  'operation.designate',
  'operation.attack',
  'manoeuvre.displace',
  'window.ask',
  'answer.ask',
  'share.place',
  'retreat.step',
  'recovery.card',
  'anticipation.choose',
  'au-son-du-canon.pick',
  'chargez.pick',
  'eclaireurs.whom',
  'hussards.whom',
  'inactivite.whom',
  'inactivite.where',
  'lamarque.where',
  'lamarque.whom',
  'pont-detruit.which',
  'ravitaillement.where',
  'reaction.pick',
  'renforts.whom',
  'renforts-retardes.whom',
  'trahison.where',
  'ultime-effort.pick',
] as const;

/** What a reason can name as the moment for something. */
export const MOMENTS = [...STEPS, ...WINDOWS] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * The facts of a reason, read. Each of them may be missing; the sentences use these names and no others: `block` (what is
 * meant), `by` (the zone from which), `card`, `zone`, `link`, `seat` (whose decision), `cost`, `left` (movement points), `step`.
 */
export const factsOf = (told: Told) => ({
  block: aNumber(told['block']),
  by: aNumber(told['by']),
  card: aNumber(told['card']),
  zone: aNumber(told['zone']),
  link: aNumber(told['link']),
  seat: aNumber(told['seat']),
  cost: aNumber(told['cost']),
  left: aNumber(told['left']),
  step: aWord(MOMENTS, told['step']),
});
export type Facts = ReturnType<typeof factsOf>;

/** Sentences by reason. */
export type ReasonWords = Readonly<Record<string, string | ((s: Scene, f: Facts) => string)>>;

/** Every reason why something cannot be done now. Which clause says so stands with the rule. */
export type Why = keyof typeof reasons;
