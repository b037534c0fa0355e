import { does, is, list, subject, type Verb } from '../../../../text/english.ts';
import { cap } from '../../../../text/typeset.ts';
import { AUSTRIA_POWER, NONE, PRUSSIA, RUSSIA } from '../../position.ts';
import { namesEn as names } from '../names.en.ts';
import { type Scene, treatiesOn } from '../scene.ts';
import type { Facts, ReasonWords } from '../why.ts';
import { corps, diplomat, nation, personality, pounds, power } from './grammar.ts';
import { moments } from './table.ts';

/** `Davout (6) is`, or `This corps is` where it is not told. */
const its = (s: Scene, { unit }: Facts, verb: Verb): string =>
  unit === null ? `This corps ${verb[0]}` : does(subject(corps(s, unit)), verb);
const isNot: Verb = ['is not', 'are not'];
const envoy = (s: Scene, id: number | null): string => (id === null ? 'This diplomat' : cap(diplomat(s, id)));
const there = ({ nation: where }: Facts): string => (where === null ? 'there' : `in ${nation(where)}`);
const ally = ({ power: id }: Facts): string => (id === null ? 'this power' : power(id).the);

/** NW-6.3-a, NW-6.3-e: where no French diplomat may be. */
const BLOCKED: Readonly<Record<number, string>> = {
  [PRUSSIA]: ' in Germany',
  [AUSTRIA_POWER]: ' in Austria',
  [RUSSIA]: ' in Germany or Austria',
};

export const reasons: ReasonWords = {
  matchOver: 'The campaign is over.',
  notYourDecision: 'The coalition decides.',
  moment: (_s, f) => (f.step === null ? 'That is for another moment.' : `That is for ${moments[f.step]}.`),
  now: (_s, f) =>
    f.step === null ? 'Something else is being asked now.' : `This is the moment for ${moments[f.step]}.`,
  noPart: 'That plays no part in any decision.',

  notEnough: (_s, f) =>
    f.pounds === null ? 'There is not enough money for that.' : `There is no ${pounds(f.pounds)} to spend.`,
  treasuryFull: (s) => `The rest stays in the Treasury, which holds ${pounds(s.box.constants.trackMax)} at most.`,
  notRussian: 'Only a Russian corps can be delayed for this war.',
  notInPool: (s, f) => `${its(s, f, isNot)} in the Force Pool.`,
  alreadyDelayed: (s, f) => `${its(s, f, is)} chosen for this war already.`,
  notOwed: (s, f) => `${its(s, f, isNot)} among the neutral corps that French diplomats hold back.`,

  notFrenchDiplomat: 'You can negotiate only with a French diplomat.',
  notOurDiplomat: (s, f) => `${envoy(s, f.diplomat)} serves France.`,
  notInHotel: (s, f) => `${envoy(s, f.diplomat)} is not next to leave the Hôtel.`,
  alreadyUsed: (s, f) => `${envoy(s, f.diplomat)} already has another mission this turn.`,
  disgraced: (s, f) => `${envoy(s, f.diplomat)} is disgraced until the next Recall.`,
  notAbroad: (s, f) => `${envoy(s, f.against)} is in no green box.`,
  batchOver: 'This turn’s negotiations have been rolled already.',
  batchOpen: 'Roll for the negotiations first: they are declared and paid.',
  nothingDeclared: 'No negotiation has been declared.',
  warNotLost: 'A charm offensive can turn only a minor war that is lost.',
  notForAlignment: 'Only Prussia, Austria and Russia can be won by an alliance.',
  alreadyCoalition: (_s, f) => `${cap(ally(f))} is in the coalition already.`,
  treaty: (s, f) => {
    const bound = f.power === null ? [] : treatiesOn(s, f.power).map((treaty) => names.treaties[treaty][0]);
    return `No alliance with ${ally(f)}: ${bound.length === 0 ? 'a treaty forbids it' : `bound by ${list(bound)}`}.`;
  },
  frenchEnvoys: (_s, f) =>
    `French diplomats${BLOCKED[f.power ?? NONE] ?? ''} stand in the way of an alliance with ${ally(f)}.`,
  notInGreenBox: (s, f) => `${envoy(s, f.diplomat)} has negotiated elsewhere, and can ally only from where he is.`,

  frenchSide: (s, f) => `${its(s, f, ['fights', 'fight'])} for France.`,
  powerNotCoalition: (s, f) => `${its(s, f, is)} in Neutral Forces: the power is not in the coalition.`,
  cannotDeploy: (s, f) => `${its(s, f, ['cannot', 'cannot'])} be placed ${there(f)}.`,
  franceClosed: 'France is closed: neither the Paris marker nor the Aim marker is there.',
  notADonor: (s, f) => `${its(s, f, ['cannot', 'cannot'])} join Napoleon: only a French corps on the map can.`,
  neverGives: 'No corps leaves France or the target Nation to join Napoleon.',
  wouldLoseGround: (s, f) =>
    `${its(s, f, isNot)} the next to join Napoleon: another force gives first, or this Nation can spare none.`,

  noBattle: (_s, f) => `There is no battle to fight ${there(f)}.`,
  notWeakest: (s, f) => `${its(s, f, isNot)} the weakest French unit, which has to stay.`,
  notCavalry: (s, f) => `${its(s, f, isNot)} cavalry.`,
  hasTried: (s, f) => `${its(s, f, ['has', 'have'])} tried already, or must stay.`,
  cannotRide: (s, f) => `${its(s, f, ['cannot', 'cannot'])} ride to this battle.`,
  notAPrey: (s, f) => `${its(s, f, isNot)} the strongest infantry that this cavalry can strike.`,
  notStrongest: (s, f) => `${its(s, f, isNot)} the strongest unit of the victors.`,
  cavalryFirst: (s, f) => `${its(s, f, is)} as strong, but cavalry survives first.`,
  noRefuge: (_s, f) => `You cannot retreat ${f.nation === null ? 'there' : `to ${nation(f.nation)}`}.`,
  notVictor: (s, f) => `${its(s, f, isNot)} left among your victors.`,

  noFrenchThere: 'A personality can be invited only from a Nation where a French unit stands.',
  notOnMap: (s, f) =>
    `${f.personality === null ? 'This personality' : personality(s, f.personality)} has not appeared yet.`,
  immortal: (s, f) => `${its(s, f, is)} never discarded: the dot is white.`,
  notNext: (s, f) => `${its(s, f, isNot)} due to be discarded.`,
  notDuchy: 'Only a Duchy force in a Nation or in Portugal can stay or be recalled.',
};
