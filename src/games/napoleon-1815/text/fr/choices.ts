import { fait, headed, sien, siens } from '../../../../text/french.ts';
import { isReader } from '../../../../text/scene.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Card, Zone } from '../../data/box.ts';
import { type Corps, isVedette, otherCamp } from '../../pieces.ts';
import { campOfSeat, cardFacts, isBroken, type Scene, shareNow, standsIn } from '../scene.ts';
import type { StepName, Words } from '../words.ts';
import { bloc, cardName, cardText, carte, etiquette, fatigues, joueur, lieu, pont } from './grammar.ts';

const PASS: Partial<Record<StepName, string>> = {
  'initiative.card': 'Pas de carte bleue',
  'operation.designate': 'Passer jusqu’à la fin du tour',
  'operation.attack': 'Ne pas attaquer',
  'window.ask': 'Pas de carte',
  'answer.ask': 'Laisser faire',
  'recovery.card': 'Plus de carte de récupération',
  'exchange.give': 'Garder le reste',
};

const DONE: Partial<Record<StepName, string>> = {
  'au-son-du-canon.pick': 'Personne d’autre ne vient',
  'anticipation.choose': 'Ne prendre aucune carte',
};

function nowAt(table: Partial<Record<StepName, string>>, s: Scene): string {
  return Object.entries(table).find(([step]) => step === s.view.step)?.[1] ?? 'Continuer';
}

/** What a step means: a destroyed bridge, an enemy who stops the stack. */
function marks(s: Scene, bridge: string, to: Zone, camp: number): string {
  const found = bridge === '' ? [] : [bridge];
  if (standsIn(s, otherCamp(camp), to)) found.push('l’ennemi s’y trouve');
  return found.length === 0 ? '' : ` (${found.join(', ')})`;
}

function step(s: Scene, to: Zone): string {
  const { op, column, step: now } = s.view;
  const camp = column === null ? (op?.camp ?? 0) : campOfSeat(column.seat);
  const broken = now === 'manoeuvre.displace' && isBroken(s, op?.zone ?? -1, to);
  return `Vers ${lieu(s, to).le}${marks(s, broken ? 'pont détruit : 3 points' : '', to, camp)}`;
}

function tired(s: Scene, corps: Corps): string {
  const fatigue = s.view.fatigue[corps] ?? -1;
  return fatigue < 0 ? '' : ` (en a ${fatigue})`;
}

const ARMS = { infantry: 'infanterie', cavalry: 'cavalerie' } as const;

function loses(s: Scene, corps: Corps, arm: 'infantry' | 'cavalry'): string {
  const points = s.view[arm][corps] ?? -1;
  return `${bloc(s, corps).alone} perd 1 ${ARMS[arm]}${points < 0 ? '' : ` (sur ${points})`}`;
}

function zone(s: Scene, id: Zone): string {
  if (s.view.step === 'lamarque.where') return `Lamarque ${lieu(s, id).a}`;
  return `${s.view.step === 'trahison.where' ? 'Le pavé' : 'La pile'} ${lieu(s, id).de}`;
}

function corps(s: Scene, id: Corps): string {
  const { alone } = bloc(s, id);
  switch (s.view.step) {
    case 'chargez.pick':
      return `${alone} charge (1 fatigue)`;
    case 'renforts-retardes.whom':
      return `${alone} arrive un tour plus tard`;
    default:
      return `1 infanterie pour ${alone}`;
  }
}

function seat(s: Scene, id: number): string {
  const who = joueur(s, id);
  switch (s.view.step) {
    case 'operations.name':
      return fait(who, ['opère', 'opèrent', 'opérez']);
    case 'inactivite.whom':
      return fait(who, ['en souffre', 'en souffrent', 'en souffrez']);
    case 'share.place':
      return cap(siens(who, 'corps'));
    default:
      return cap(sien(who, 'la', 'main'));
  }
}

function recovers(s: Scene, card: Card, id: Corps): string {
  const rest = `−${fatigues(cardFacts(s, card)?.recovery ?? 0)} pour ${bloc(s, id).alone}${tired(s, id)}`;
  return headed(cardName(s, card), rest);
}

/** Where the stack is that would fight. */
function here(s: Scene): string {
  const zone = s.view.op?.zone ?? -1;
  return zone < 0 ? '' : ` ${lieu(s, zone).a}`;
}

export const choices: Words['choices'] = {
  pass: (s) => nowAt(PASS, s),
  deploy: (s, c) => `${cap(etiquette(s, c.block))} ${lieu(s, c.zone).a}`,
  play: (s, c) => headed(cardName(s, c.card), cardText(s, c.card)?.gist ?? 'la jouer'),
  stack: (s, c) => {
    const begun = (s.view.column ?? s.view.op)?.group.length ?? 0;
    const zone = s.view.where[c.block] ?? -1;
    const name = etiquette(s, c.block);
    return begun > 0
      ? `Ajouter ${isVedette(c.block) ? 'la ' : ''}${name}`
      : `${cap(name)}${zone < 0 ? '' : ` ${lieu(s, zone).a}`}`;
  },
  go: () => 'Manœuvrer',
  fight: (s) => `${s.view.step === 'operation.attack' ? 'Attaquer en marche' : 'Combattre sur place'}${here(s)}`,
  rest: () => 'Ne rien faire, et être Activée',
  step: (s, c) => step(s, c.to),
  halt: () => 'S’arrêter ici',
  tire: (s, c) => `1 fatigue pour ${bloc(s, c.corps).alone}${tired(s, c.corps)}`,
  relieve: (s, c) => `1 fatigue de moins pour ${bloc(s, c.corps).alone}${tired(s, c.corps)}`,
  lose: (s, c) => loses(s, c.corps, c.arm),
  done: (s) => (shareNow(s) === null ? nowAt(DONE, s) : 'Continuer'),
  retreat: (s, c) => {
    const fight = s.view.combat;
    const camp = fight === null ? 0 : fight.loser === 0 ? fight.attacker : otherCamp(fight.attacker);
    const bridge = fight !== null && isBroken(s, fight.at, c.to) ? 'pont détruit : 2 fatigues' : '';
    return `Reculer vers ${lieu(s, c.to).le}${marks(s, bridge, c.to, camp)}`;
  },
  hold: (s) => (s.view.combat?.mayHold === true ? 'Tenir la position' : 'Sacrifier la Position renforcée et rester'),
  zone: (s, c) => zone(s, c.zone),
  corps: (s, c) => corps(s, c.corps),
  card: (s, c) => `Prendre ${carte(s, c.card)} (n° ${c.card})`,
  seat: (s, c) => seat(s, c.seat),
  bridge: (s, c) => `Détruire ${pont(s, c.link)}`,
  recover: (s, c) => recovers(s, c.card, c.corps),
  give: (s, c) => `Donner ${cardName(s, c.card)} ${joueur(s, isReader(s, 1) ? 2 : 1).a}`,
};
