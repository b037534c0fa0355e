import { does, is, subject, type Verb } from '../../../../text/english.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Scene } from '../scene.ts';
import type { Facts, ReasonWords } from '../why.ts';
import { act, at, player } from './grammar.ts';
import { moments } from './table.ts';

/** `The 2nd Light is`, or `This unit is` where it is not told. */
const its = (s: Scene, { unit }: Facts, verb: Verb): string =>
  unit === null ? does(subject(THIS), verb) : act(s, unit, verb);
const THIS = { the: 'this unit', alone: 'this unit', plural: false };
const isNot: Verb = ['is not', 'are not'];
/** `1612 (Gémioncourt)`, or `this hex` where it is not told. */
const here = (s: Scene, { hex }: Facts): string => (hex === null ? 'this hex' : at(s, hex));

export const reasons: ReasonWords = {
  matchOver: 'The battle is over.',
  notYourDecision: (s, f) =>
    f.seat === null ? 'The other side decides.' : `${does(player(s, f.seat), ['decides', 'decide'])}.`,
  moment: (_s, f) => (f.step === null ? 'That is for another moment.' : `That is for ${moments[f.step]}.`),
  now: (_s, f) =>
    f.step === null ? 'Something else is being asked now.' : `This is the moment for ${moments[f.step]}.`,
  noPart: 'That plays no part in any decision.',

  notYours: (s, f) => `${its(s, f, isNot)} yours.`,
  notEnemy: (s, f) => `There is no enemy in ${here(s, f)}.`,
  notOnMap: (s, f) => `${its(s, f, isNot)} on the map.`,
  noUnitThere: (s, f) => `There is no unit in ${here(s, f)}.`,
  notCavalry: (s, f) => `${its(s, f, isNot)} cavalry.`,
  notInfantry: (s, f) => `${its(s, f, isNot)} infantry.`,

  firedAlready: (s, f) => `${its(s, f, ['has', 'have'])} fired in this phase already.`,
  firedAtAlready: (s, f) => `Fire at ${here(s, f)} has been resolved in this phase already.`,
  cannotFireThere: (s, f) => `${its(s, f, ['cannot', 'cannot'])} fire at ${here(s, f)}.`,
  nobodyCanFire: (s, f) => `None of your units can fire at ${here(s, f)}.`,
  namedAlready: (s, f) => `${its(s, f, is)} named already.`,

  notAdjacent: (s, f) => `${cap(here(s, f))} is not next to it.`,
  notThatWay: (s, f) => `A retreat goes away from the enemy, and homewards if it can: not to ${here(s, f)}.`,
  leaderNotThere: 'He is not with these units.',
  enemyThere: (s, f) => `There are enemies in ${here(s, f)}.`,
  tooFar: (s, f) => `${cap(here(s, f))} is too far.`,

  attacksAlready: 'This stack attacks elsewhere already: it may not split.',
  attackedAlready: (s, f) => `Everybody in ${here(s, f)} has been attacked by shock in this turn already.`,
  letGo: (s, f) => `The charge has let ${here(s, f)} go: it was not the target.`,
  cannotAttackThere: (s, f) => `Nobody in this stack can attack ${here(s, f)}.`,
  chargeMustStrike: 'Cavalry that has charged must strike, or break off in disorder.',
  notDeclared: (s, f) => `No shock was declared at ${here(s, f)}.`,
  disorganisedAlready: (s, f) => `${its(s, f, is)} Disorganised already.`,
  oneLeader: 'There are no leaders to choose between.',
  leadsNot: 'Another leader’s bonus counts before his.',
  tookNoPart: (s, f) => `${its(s, f, ['takes', 'take'])} no part in this shock.`,
  shiftsBoth: (s, f) => `${its(s, f, is)} in Skirmish order: say where the other half goes.`,
  noShift: (s, f) => `${its(s, f, ['cannot', 'cannot'])} shift both halves that way.`,
  otherGroup: 'One group after the other: this one goes first.',
  closedGround: (s, f) => `${its(s, f, ['cannot', 'cannot'])} go there in this formation.`,
  stackFull: 'There is no room in that hex.',
  noExploit: (s, f) => `${its(s, f, ['has', 'have'])} no victory to exploit.`,
  nobodyNamed: 'Nobody has been told to advance.',
  groupNamed: 'Those you have named advance first.',
  notReforming: (s, f) => `${its(s, f, ['does', 'do'])} not return from a charge now.`,
  facingTooFar: 'A Column faces half a turn of a hexside away from the Line.',
  disorganised: (s, f) => `${its(s, f, is)} Disorganised.`,
  chargedAlready: (s, f) => `${its(s, f, ['has', 'have'])} charged in this turn already.`,
  heldBack: (s, f) => `${its(s, f, is)} held back for now.`,
  inMarsh: 'No charge starts in a marsh.',
  facingOfComrades: 'Its comrades in the same hex charge with another facing.',
  notWithCharge: 'He is not with cavalry that charges.',
  leaderCharged: 'He has charged in this turn already.',
  leaderAlong: 'A leader goes with them already.',
  notLastNamed: (s, f) => `${its(s, f, isNot)} the one named last.`,
  onTopAlready: (s, f) => `${its(s, f, is)} on top already.`,
  notItsMoment: (s, f) => `${its(s, f, isNot)} concerned now.`,
  notInFront: 'The hex is not in front.',
  closedToCharges: 'No charge goes there.',
  tooFewMp: 'There are too few MP left.',
  noRidingThrough: 'A charge rides only through cavalry that does not charge.',
  tooManySteps: (s, f) => `There would be too many steps in ${here(s, f)}.`,
  notCharging: (s, f) => `${its(s, f, isNot)} leading this charge.`,
  turnedTwice: 'A charge turns twice at most.',
  turnedHere: 'It has turned in this hex already.',
  onDisorganised: 'It may not stop with Disorganised units.',
  boundElsewhere: 'The charge must reach the target that was named.',
  noContact: 'There is no enemy in front whom the charge could strike.',
  noCavalryThere: (s, f) => `You have no cavalry in ${here(s, f)}.`,
  answeredAlready: 'This stack has its answer already.',
  noOccasion: 'This is no occasion for it.',
  chargingItself: 'It is charging itself.',
  engaged: 'A charge has engaged it already.',
  notInItsFront: 'The enemy is not in its front.',
  noShockThere: 'It can make no shock there.',
  nearAlready: 'The enemy was adjacent before this step, or is not now.',
  isTheTarget: 'It is the target of the charge.',
  stackAnswers: 'The top unit answers for the whole stack.',
  notNear: 'The enemy is not adjacent to it.',
  notCountercharging: (s, f) => `Nobody countercharges from ${here(s, f)}.`,
  inSquareAlready: 'They are in square already.',
  noSquareThere: 'No square can be formed there.',
  cavalryUponThem: 'The cavalry is upon them: it is too late for a square.',
  notThreatened: 'No charging cavalry that they see can reach them.',
  notTrying: (s, f) => `${its(s, f, isNot)} forming square now.`,
  notItsPlace: (s, f) => `${its(s, f, ['does not', 'do not'])} change places now.`,
  notExploiting: (s, f) => `${its(s, f, isNot)} exploiting.`,
};
