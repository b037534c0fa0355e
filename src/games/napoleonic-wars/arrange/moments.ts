import { CaseError } from '../../../kernel/case.ts';
import { placeAmong, quoted } from '../../../kernel/case-fields.ts';
import { get } from '../../../kernel/there.ts';

import type { Effects, Phase, Position, Turn } from '../position.ts';
import { isMet, startEffects } from '../rules/effects.ts';
import type { Laying } from './laying.ts';

/** When a case begins: the step of the turn, and the phase to which it belongs. */
export const MOMENTS = {
  political: ['turn.begin', 'political'],
  events: ['turn.events', 'political'],
  draws: ['turn.draws', 'political'],
  buy: ['turn.buy', 'political'],
  diplomacy: ['turn.envoys', 'diplomacy'],
  intrigue: ['turn.intrigue', 'intrigue'],
  army: ['turn.army', 'army'],
  coalition: ['turn.coalition', 'coalition'],
  placement: ['turn.napoleon', 'coalition'],
  battles: ['turn.battles', 'battles'],
  personalities: ['turn.surrenders', 'personalities'],
  abdication: ['turn.control', 'abdication'],
  losses: ['turn.losses', 'abdication'],
  cleanUp: ['turn.duchies', 'abdication'],
  transfers: ['turn.transferNavy', 'abdication'],
  accidents: ['turn.accident', 'accidents'],
} as const satisfies { readonly [moment: string]: readonly [Turn['step'], Phase] };

export type Moment = keyof typeof MOMENTS;
export const MOMENT_NAMES = Object.keys(MOMENTS) as readonly Moment[];

/** Between the clean-up of a turn and the Grande Armée of the next the map is nearly empty. */
export const isEarly = (moment: Moment): boolean =>
  !['coalition', 'placement', 'battles', 'personalities', 'abdication', 'losses', 'cleanUp'].includes(moment);

/** What `happens` may name, where it goes on afterwards, and what it belongs to. */
const HAPPENS = {
  event: ['events', 'draws'],
  marker: ['markers', 'buy'],
  accident: ['accidents', 'accidents'],
} as const satisfies { readonly [word: string]: readonly [Effects['list'], Moment] };

const at = (p: Position, step: Turn['step']): void => {
  const frame: Turn = { step, done: 0, envoys: [] };
  p.stack = [frame];
};

/** The frames with which the moment begins. */
export function begin({ box, p, d, moment, hasCome }: Laying): void {
  const [step, phase] = MOMENTS[moment];
  p.phase = phase;
  at(p, step);
  if (d['happens'] === undefined) return;
  const [word = '', id] = typeof d['happens'] === 'string' ? d['happens'].split(' ') : [];
  const words = ['event', 'marker', 'accident'] as const;
  const [list, when] = HAPPENS[get(words, placeAmong(words, word, 'happens', 'word'))];
  const of = placeAmong(
    box[list].map((one) => one.id),
    id,
    'happens',
    word,
  );
  if (moment !== when) throw new CaseError(`happens: ${quoted(d['happens'])} belongs to the phase '${when}'`);
  if (list === 'events' && !get(box.turns, p.turn - 1).events.includes(of))
    throw new CaseError(`happens: ${quoted(id)} is no event of turn ${p.turn}`);
  if (list === 'markers') {
    if (!hasCome(of) || fought(p, box.markers[of]?.war ?? -1))
      throw new CaseError(`happens: ${quoted(id)} cannot be drawn now`);
    const lies = p.bowl.indexOf(of);
    if (lies >= 0) p.bowl.splice(lies, 1);
  }
  if (list === 'accidents') {
    if (!isMet(box, p, get(box.accidents, of).requires))
      throw new CaseError(`happens: nothing is there for the accident ${quoted(id)}`);
    at(p, 'turn.next');
  }
  startEffects(box, p, list, of);
}

export const fought = (p: Position, war: number): boolean => war >= 0 && p.wars[war] !== 0;
