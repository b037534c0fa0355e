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

  firedAlready: (s, f) => `${its(s, f, ['has', 'have'])} fired in this phase already.`,
  firedAtAlready: (s, f) => `Fire at ${here(s, f)} has been resolved in this phase already.`,
  cannotFireThere: (s, f) => `${its(s, f, ['cannot', 'cannot'])} fire at ${here(s, f)}.`,
  nobodyCanFire: (s, f) => `None of your units can fire at ${here(s, f)}.`,
  namedAlready: (s, f) => `${its(s, f, is)} named already.`,
};
