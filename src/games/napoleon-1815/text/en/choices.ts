import { does, headed, whose } from '../../../../text/english.ts';
import { isReader } from '../../../../text/scene.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Card, Zone } from '../../data/box.ts';
import { type Corps, otherCamp } from '../../pieces.ts';
import { campOfSeat, cardFacts, isBroken, type Scene, shareNow, standsIn } from '../scene.ts';
import type { StepName, Words } from '../words.ts';
import { at, bridge, card, cardName, cardText, fatigues, label, name, player, the } from './grammar.ts';

const PASS: Partial<Record<StepName, string>> = {
  'initiative.card': 'No blue card',
  'operation.designate': 'Pass for the rest of the turn',
  'operation.attack': 'Do not attack',
  'window.ask': 'No card',
  'answer.ask': 'Let it take effect',
  'recovery.card': 'No more recovery cards',
  'exchange.give': 'Keep the rest',
};

const DONE: Partial<Record<StepName, string>> = {
  'au-son-du-canon.pick': 'Nobody else joins',
  'anticipation.choose': 'Take no card',
};

function nowAt(table: Partial<Record<StepName, string>>, s: Scene): string {
  return Object.entries(table).find(([step]) => step === s.view.step)?.[1] ?? 'Go on';
}

/** What a step means: a destroyed bridge, an enemy who stops the stack. */
function marks(s: Scene, bridge: string, to: Zone, camp: number): string {
  const found = bridge === '' ? [] : [bridge];
  if (standsIn(s, otherCamp(camp), to)) found.push('enemy present');
  return found.length === 0 ? '' : ` (${found.join(', ')})`;
}

function step(s: Scene, to: Zone): string {
  const { op, column, step: now } = s.view;
  const camp = column === null ? (op?.camp ?? 0) : campOfSeat(column.seat);
  const broken = now === 'manoeuvre.displace' && isBroken(s, op?.zone ?? -1, to);
  return `To ${the(s, to)}${marks(s, broken ? 'destroyed bridge: 3 points' : '', to, camp)}`;
}

function tired(s: Scene, corps: Corps): string {
  const fatigue = s.view.fatigue[corps] ?? -1;
  return fatigue < 0 ? '' : ` (has ${fatigue})`;
}

function loses(s: Scene, corps: Corps, arm: 'infantry' | 'cavalry'): string {
  const points = s.view[arm][corps] ?? -1;
  return `${name(s, corps)} loses 1 ${arm}${points < 0 ? '' : ` (of ${points})`}`;
}

function zone(s: Scene, id: Zone): string {
  if (s.view.step === 'lamarque.where') return `Lamarque ${at(s, id)}`;
  return `${s.view.step === 'trahison.where' ? 'The block' : 'The stack'} ${at(s, id)}`;
}

function corps(s: Scene, id: Corps): string {
  switch (s.view.step) {
    case 'chargez.pick':
      return `${name(s, id)} charges (1 fatigue)`;
    case 'renforts-retardes.whom':
      return `${name(s, id)} arrives a turn later`;
    default:
      return `1 infantry for ${name(s, id)}`;
  }
}

function seat(s: Scene, id: number): string {
  const who = player(s, id);
  switch (s.view.step) {
    case 'operations.name':
      return does(who, ['operates', 'operate']);
    case 'inactivite.whom':
      return `${does(who, ['suffers', 'suffer'])} it`;
    case 'share.place':
      return cap(whose(who, 'corps'));
    default:
      return cap(whose(who, 'hand'));
  }
}

function recovers(s: Scene, card: Card, id: Corps): string {
  const rest = `−${fatigues(cardFacts(s, card)?.recovery ?? 0)} for ${name(s, id)}${tired(s, id)}`;
  return headed(cardName(s, card), rest);
}

/** Where the stack is that would fight. */
function here(s: Scene): string {
  const zone = s.view.op?.zone ?? -1;
  return zone < 0 ? '' : ` ${at(s, zone)}`;
}

export const choices: Words['choices'] = {
  pass: (s) => nowAt(PASS, s),
  deploy: (s, c) => `${label(s, c.block)} ${at(s, c.zone)}`,
  play: (s, c) => headed(cardName(s, c.card), cardText(s, c.card)?.gist ?? 'play it'),
  stack: (s, c) => {
    const begun = (s.view.column ?? s.view.op)?.group.length ?? 0;
    const zone = s.view.where[c.block] ?? -1;
    return begun > 0 ? `Add ${label(s, c.block)}` : `${label(s, c.block)}${zone < 0 ? '' : ` ${at(s, zone)}`}`;
  },
  go: () => 'Manoeuvre',
  fight: (s) => `${s.view.step === 'operation.attack' ? 'Attack on the march' : 'Fight here and now'}${here(s)}`,
  rest: () => 'Do nothing: the stack is Activated',
  step: (s, c) => step(s, c.to),
  halt: () => 'Stop here',
  tire: (s, c) => `1 fatigue on ${name(s, c.corps)}${tired(s, c.corps)}`,
  relieve: (s, c) => `1 fatigue off ${name(s, c.corps)}${tired(s, c.corps)}`,
  lose: (s, c) => loses(s, c.corps, c.arm),
  done: (s) => (shareNow(s) === null ? nowAt(DONE, s) : 'Go on'),
  retreat: (s, c) => {
    const fight = s.view.combat;
    const camp = fight === null ? 0 : fight.loser === 0 ? fight.attacker : otherCamp(fight.attacker);
    const broken = fight !== null && isBroken(s, fight.at, c.to) ? 'destroyed bridge: 2 fatigue' : '';
    return `Retreat to ${the(s, c.to)}${marks(s, broken, c.to, camp)}`;
  },
  hold: (s) => (s.view.combat?.mayHold === true ? 'Hold the ground' : 'Give up the Fortified Position and stay'),
  zone: (s, c) => zone(s, c.zone),
  corps: (s, c) => corps(s, c.corps),
  card: (s, c) => `Take ${card(s, c.card)} (no. ${c.card})`,
  seat: (s, c) => seat(s, c.seat),
  bridge: (s, c) => `Destroy ${bridge(s, c.link)}`,
  recover: (s, c) => recovers(s, c.card, c.corps),
  give: (s, c) => {
    const partner = isReader(s, 1) ? 2 : 1;
    return `Give ${cardName(s, c.card)} to ${player(s, partner).the}`;
  },
};
