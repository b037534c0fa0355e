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
};
