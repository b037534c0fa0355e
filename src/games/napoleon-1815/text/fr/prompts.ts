import type { Seat } from '../../../../kernel/flow.ts';
import { count, headed, list } from '../../../../text/french.ts';
import { localOf } from '../../../../text/scene.ts';
import { cap } from '../../../../text/typeset.ts';
import { type ShareView, UNKNOWN } from '../../position.ts';
import type { Window } from '../../rules/events/rule.ts';
import { isPretence, type Scene, shareLeft, shareNow, windowNow } from '../scene.ts';
import type { PromptWords, StepName } from '../words.ts';
import { WHENCE } from './battle.ts';
import { cardText, carte, fatigues, joueur, lieu, noms, pertes } from './grammar.ts';

/** The player who operates: `de la France`. */
function moverDe(s: Scene): string {
  const seat = s.view.op?.seat;
  return seat === undefined ? 'ennemie' : joueur(s, seat).de;
}

function ici(s: Scene): string {
  const zone = s.view.op?.zone ?? -1;
  return zone < 0 ? '' : ` ${lieu(s, zone).a}`;
}

function fight(s: Scene): string {
  const zone = s.view.combat?.zone ?? -1;
  return zone < 0 ? '' : ` ${lieu(s, zone).a}`;
}

function marchCard(s: Scene): string {
  const { op } = s.view;
  return op === null ? 'La carte de mouvement est révélée' : `La carte de mouvement donne ${op.base}`;
}

const OPEN: Readonly<Partial<Record<Window, (s: Scene) => string>>> = {
  start: (s) => `Une opération ${moverDe(s)} commence${ici(s)} : jouez une carte contre elle, ou continuez.`,
  reveal: (s) => `${marchCard(s)} : jouez Grouchy pour en révéler une autre, ou continuez.`,
  card: (s) => `${marchCard(s)} à la pile ${moverDe(s)} : jouez une carte contre elle, ou continuez.`,
  entry: (s) => `La pile ${moverDe(s)} est arrivée${ici(s)} : jouez une carte, ou laissez-la aller.`,
  end: (s) => `La pile ${moverDe(s)} a fini son déplacement${ici(s)} : jouez une carte, ou continuez.`,
  combat: (s) => `Combat${fight(s)} : jouez une carte pour ce combat, ou continuez.`,
  beaten: (s) => `Le combat${fight(s)} est décidé : jouez une carte avant la retraite, ou continuez.`,
  pursuit: () => 'La poursuite va commencer : jouez une carte, ou continuez.',
  operationEnd: () => 'Votre opération est finie : jouez Coordination pour en mener une autre, ou continuez.',
};

const WAIT: Readonly<Partial<Record<Window, string>>> = {
  combat: 'carte de combat ou non',
  beaten: 'carte avant la retraite ou non',
  pursuit: 'carte avant la poursuite ou non',
};

function place(share: ShareView): string {
  const left = shareLeft(share);
  if (share.naming) return `Dites à qui revient la prochaine ${share.kind === 'loss' ? 'perte' : 'fatigue'}.`;
  if (isPretence(share)) return 'Vous n’avez rien à placer : continuez, personne n’en saura rien.';
  switch (share.kind) {
    case 'fatigue':
      return `Placez ${fatigues(left)} (${WHENCE[share.why]}).`;
    case 'relief':
      return `Retirez ${fatigues(left)} aux corps de votre choix.`;
    case 'loss': {
      const horse = share.cavalryDue ? ' L’une d’elles touche la cavalerie, si possible.' : '';
      return `Prenez ${pertes(left)} (${WHENCE[share.why]}) : infanterie ou cavalerie, à vous de choisir.${horse}`;
    }
  }
}

function placing(share: ShareView | null): string {
  if (share?.naming === true) return 'désignation du corps suivant';
  return share?.kind === 'loss' ? 'choix des pertes' : 'placement des fatigues';
}

function answered(s: Scene): string {
  const played = localOf(s, 'card');
  return played === null ? 'Un événement vient d’être joué' : `On vient de jouer « ${carte(s, played)} »`;
}

function retreats(s: Scene): string {
  const c = s.view.combat;
  const left = c === null ? '' : ` : encore ${count(c.retreat, 'connexion')}`;
  const stay = c !== null && !c.moved && s.view.fortified.includes(c.zone) && c.attacker === 0 && !c.rearguard;
  const hold = stay || (c?.mayHold === true && !c.moved) ? ', ou restez sur place' : '';
  return `Choisissez où recule la pile battue${left}${hold}.`;
}

function designate(s: Scene): string {
  const { op } = s.view;
  if (op === null || op.group.length === 0) {
    return op?.must === true
      ? 'Coordination : désignez une autre pile.'
      : 'Désignez une pile pour une opération, pavé par pavé, ou passez.';
  }
  return `Votre pile${ici(s)} : ${noms(s, op.group)}. Complétez-la, ou dites ce qu’elle fait.`;
}

function displace(s: Scene): string {
  const { op } = s.view;
  if (op === null || op.mp === UNKNOWN) return 'Déplacez la pile, ou arrêtez-la.';
  if (op.over) return `La pile doit s’arrêter${ici(s)} : jouez d’abord une carte, ou arrêtez-la.`;
  const left = Math.max(0, op.mp - op.spent);
  if (left === 0) return `La pile est${ici(s)}, sans point de mouvement : arrêtez-la, ou jouez une carte.`;
  return `La pile est${ici(s)}, avec ${left === 1 ? '1 point' : `${left} points`} de mouvement : continuez, ou arrêtez-la.`;
}

function column(s: Scene, empty: string, begun: string): string {
  const group = s.view.column?.group ?? [];
  return group.length === 0 ? empty : `${cap(noms(s, group))}. ${begun}`;
}

function event(s: Scene, id: string): string {
  const found = s.box.cards.findIndex((facts) => facts?.event === id);
  return cardText(s, found)?.title ?? 'Événement';
}

const titled = (id: string, ask: string, wait: string): PromptWords => ({
  ask: (s) => headed(event(s, id), ask),
  wait: () => wait,
});

export const prompts: Readonly<Record<StepName, PromptWords>> = {
  'setup.deploy': {
    ask: () => 'Placez votre pavé suivant dans une des zones du scénario.',
    wait: () => 'déploiement',
  },
  'setup.vedette': {
    ask: () => 'Placez votre vedette suivante dans une zone où vous avez un corps.',
    wait: () => 'placement des vedettes',
  },
  'initiative.card': {
    ask: () => 'Initiative : jouez une carte bleue pour son événement, ou aucune.',
    wait: () => 'carte bleue ou non',
  },
  'operations.name': {
    ask: () => 'Vous êtes leader de la Coalition : dites qui mène la prochaine opération.',
    wait: () => 'choix de qui opère',
  },
  'exchange.give': {
    ask: (s) =>
      s.view.talk
        ? 'Vous pouvez parler avec votre partenaire : donnez-lui des cartes, ou continuez.'
        : 'Vous ne pouvez pas parler avec votre partenaire en ce moment : continuez.',
    wait: () => 'échange de cartes ou non',
  },
  'operation.designate': { ask: designate, wait: () => 'désignation d’une pile' },
  'operation.attack': {
    ask: (s) => `La pile fait face à l’ennemi${ici(s)} : attaquez en marche, ou terminez l’opération.`,
    wait: () => 'attaque en marche ou non',
  },
  'manoeuvre.displace': { ask: displace, wait: () => 'déplacement d’une pile' },
  'window.ask': {
    ask: (s) => {
      const window = windowNow(s);
      return (window === null ? undefined : OPEN[window])?.(s) ?? 'Jouez une carte pour son événement, ou continuez.';
    },
    wait: (s) => WAIT[windowNow(s) ?? 'start'] ?? 'carte ou non',
  },
  'answer.ask': {
    ask: (s) => `${answered(s)} : annulez l’événement par un Contre-ordre, ou laissez faire.`,
    wait: () => 'Contre-ordre ou non',
  },
  'share.place': {
    ask: (s) => {
      const share = shareNow(s);
      return share === null ? 'Placez les fatigues.' : place(share);
    },
    wait: (s) => placing(shareNow(s)),
  },
  'retreat.step': { ask: retreats, wait: () => 'retraite' },
  'recovery.card': {
    ask: () => 'Récupération : jouez une carte pour reposer un corps, une seule par corps, ou continuez.',
    wait: () => 'cartes de récupération ou non',
  },
  'anticipation.choose': titled('anticipation', 'choisissez une carte de votre pioche.', 'choix d’une carte'),
  'au-son-du-canon.pick': {
    ask: (s) =>
      `${event(s, 'au-son-du-canon')} : ${column(s, 'choisissez le corps qui accourt.', 'Emmenez le commandant, ou continuez.')}`,
    wait: () => 'arrivée d’un corps au combat',
  },
  'chargez.pick': titled('chargez', 'choisissez le corps qui charge et prend la fatigue.', 'choix du corps qui charge'),
  'eclaireurs.whom': titled('eclaireurs', 'choisissez la main que vous regardez.', 'choix d’un adversaire'),
  'hussards.whom': titled('hussards', 'choisissez qui perd une carte.', 'choix d’un adversaire'),
  'inactivite.whom': titled('inactivite', 'choisissez le joueur coalisé qui en souffre.', 'choix d’un adversaire'),
  'inactivite.where': titled('inactivite', 'nommez une zone ; tous vos pavés y sont Activés.', 'choix d’une zone'),
  'lamarque.where': titled('lamarque-event', 'choisissez où entre son corps.', 'placement d’un corps'),
  'lamarque.whom': titled('lamarque-event', 'choisissez le corps qui gagne 1 infanterie.', 'renfort d’un corps'),
  'pont-detruit.which': titled('pont-detruit', 'choisissez le pont.', 'choix d’un pont'),
  'ravitaillement.where': titled(
    'ravitaillement',
    'choisissez la zone dont les corps se reposent.',
    'choix d’une zone',
  ),
  'reaction.pick': {
    ask: (s) =>
      `${event(s, 'reaction')} : ${column(s, 'choisissez la pile qui bouge, pavé par pavé.', 'Complétez la pile, ou choisissez où elle va.')}`,
    wait: () => 'mouvement d’une pile par un événement',
  },
  'renforts.whom': titled('renforts', 'choisissez le corps qui gagne 1 infanterie.', 'renfort d’un corps'),
  'renforts-retardes.whom': titled('renforts-retardes', 'choisissez le corps qui tarde.', 'choix d’un corps'),
  'trahison.where': titled('trahison', 'choisissez une zone où se trouve un seul pavé français.', 'choix d’une zone'),
  'ultime-effort.pick': {
    ask: (s) =>
      `${event(s, 'ultime-effort')} : ${column(s, 'choisissez la pile Activée qui bouge, pavé par pavé.', 'Complétez la pile, ou choisissez où elle va.')}`,
    wait: () => 'mouvement d’une pile par un événement',
  },
};

export function waiting(s: Scene, seats: readonly Seat[], what: string): string {
  return `On attend ${list(seats.map((seat) => joueur(s, seat).le))} : ${what}.`;
}
