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

  notDisorganised: (s, f) => `${its(s, f, isNot)} Disorganised.`,
  triedAlready: (s, f) => `${its(s, f, ['has', 'have'])} tried to rally in this phase already.`,
  tooSoonToRally: (s, f) => `${its(s, f, is)} still running: the marker must be at least two turns old.`,
  notItsTurn: 'Another unit is being put in order.',
  cannotFormHere: (s, f) => `${its(s, f, ['cannot', 'cannot'])} form up like that here.`,
  noRefuge: (s, f) => `${cap(here(s, f))} is neither the way home nor a forest or town within two hexes.`,
  mustFallBack: 'Only in a town or forest may a unit stay where its rally has failed.',
  notDueToTest: (s, f) => `${its(s, f, ['does not', 'do not'])} have to test.`,
  doesNotHelp: 'The facings would still not fit.',
  notOfHisCommand: (s, f) => `${its(s, f, isNot)} under his command.`,
  movedAlready: (s, f) => `${its(s, f, ['has', 'have'])} moved in this phase already.`,
  chargedAlready: (s, f) => `${its(s, f, ['has', 'have'])} charged in this turn and cannot move.`,
  stoppedAlready: (s, f) => `${its(s, f, ['was', 'were'])} stopped by a countercharge.`,
  notInGroup: (s, f) => `${its(s, f, isNot)} part of this move.`,
  notStackedHere: (s, f) => `${its(s, f, isNot)} stacked with those who move.`,
  onlyAtStart: 'That is only possible before the first step.',
  notAdjacent: (s, f) => `${cap(here(s, f))} is not the next hex.`,
  notInFront: (s, f) => `In their formation and facing these units cannot go straight to ${here(s, f)}.`,
  notBehind: (s, f) => `${cap(here(s, f))} is not behind them: a step back keeps the facing.`,
  enemyThere: (s, f) => `There is an enemy unit in ${here(s, f)}.`,
  closedGround: (s, f) => `The way to ${here(s, f)} is closed to this arm in this formation.`,
  armsDoNotMix: 'Cavalry never shares a hex with infantry or artillery.',
  stackFull: (s, f) => `There would be too many steps in ${here(s, f)}.`,
  notHomewards: 'A disorganised unit only moves towards its line of communication.',
  heldBack: 'This corps is held back and may not go so far north yet.',
  tooFewPoints: 'Too few movement points are left.',
  cannotGoOn: (s, f) => `These units may not stop in ${here(s, f)}, and cannot go on from there.`,
  mayNotStop: 'These units may only pass through this hex.',
  facesThere: (s, f) => `${its(s, f, ['faces', 'face'])} that way already.`,
  wrongFacing: (s, f) => `${its(s, f, ['cannot', 'cannot'])} take that facing in this formation.`,
  batteryTurn: 'A battery in place turns by 60 degrees at most, and does nothing else in its turn.',
  noSuchChange: (s, f) => `${its(s, f, ['does', 'do'])} not take that formation here of its own will.`,
  groundForbids: 'The ground does not allow this formation.',
  notLight: (s, f) => `${its(s, f, isNot)} light infantry.`,
  noSkirmishers: 'Nobody skirmishes in this battle.',
  wrongHalf: 'Skirmishers turn by 60 degrees about one of their two hexes, or right about.',
  noHalfThere: 'The second hex of the skirmishers is not open, or not free.',
  unlimberedNow: 'The battery has already turned or unlimbered in this move.',
  oneAtATime: 'Units take or leave skirmish order one at a time.',
  lastOfGroup: 'Nobody would be left to move on.',
  noWayOff: 'These units cannot leave the map here: only by a line of communication of their own, straight ahead.',
  onTopAlready: (s, f) => `${its(s, f, ['lies', 'lie'])} on top already.`,
  stackDisagrees: 'Units that share a hex do not agree in formation or facing yet.',
  leaderNotThere: 'The leader is not with them.',
  leaderMoved: 'The leader has moved already.',
  leaderCharged: 'The leader has taken part in a charge.',
  notDue: 'These reinforcements are not due yet.',
  notEntryHex: (s, f) => `${cap(here(s, f))} is not where they come in.`,
  notInwards: 'Units that come in face inwards.',
  madeThemRun: (s, f) => `${its(s, f, ['has', 'have'])} made these units run and cannot fire at them again.`,
  engaged: (s, f) => `${its(s, f, is)} involved in a shock of this phase.`,
  oneOrTwo: 'One hex or two.',
  disorganisedAlready: (s, f) => `${its(s, f, is)} disorganised already.`,
  otherTarget: 'Another hex is the target of this charge.',
  nextToThem: (s, f) => `${cap(here(s, f))} is next to the enemy from whom the cavalry recoils.`,
  noRecoilThere: (s, f) => `The cavalry cannot recoil to ${here(s, f)}.`,
  mustRecoil: 'The cavalry recoils by one hex at least.',

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
