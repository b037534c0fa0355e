import { squareName } from '../../../../grids/squares.ts';
import type { Seat } from '../../../../kernel/flow.ts';
import { accord, agrees, est, fait, list } from '../../../../text/french.ts';
import { localOf } from '../../../../text/scene.ts';
import { combatOf, firstNamed, ownerOf, type Scene, supportersLeft } from '../scene.ts';
import type { StepName } from '../steps.ts';
import type { PromptWords } from '../words.ts';
import { card, du, joueur, le, nation, slot, troupe } from './grammar.ts';

/** The unit that has just moved, or that the question is about. */
function moverLe(s: Scene): string {
  const unit = localOf(s, 'unit');
  return unit === null ? 'l’unité qui vient de bouger' : le(s, unit);
}

function targetOf(s: Scene): number {
  return combatOf(s)?.target ?? -1;
}

function vacated(s: Scene): string {
  const combat = combatOf(s);
  return combat === null ? 'sur la case libérée' : `en ${squareName(combat.square)}`;
}

function unplaced(s: Scene): number {
  return s.view.where.filter((square, unit) => square < 0 && s.view.asked.includes(ownerOf(unit))).length;
}

function answered(s: Scene): string {
  const played = localOf(s, 'card');
  return played === null ? 'une carte' : card(s, played);
}

const march: PromptWords = {
  ask: (s) => `Marche forcée pour ${moverLe(s)} ? Jouez une carte, ou passez.`,
  wait: () => 'Marche forcée ou non',
};
const step: PromptWords = {
  ask: (s) => `Marche forcée : choisissez la case supplémentaire pour ${moverLe(s)}.`,
  wait: () => 'case de la Marche forcée',
};

export const prompts: Readonly<Record<StepName, PromptWords>> = {
  'setup.side': {
    ask: () => 'Vous êtes premier joueur : choisissez l’armée que vous commandez.',
    wait: () => 'choix d’une armée',
  },
  'setup.tile': {
    ask: (s) => `Choisissez une carte de terrain à poser ${slot(s.view.tiles.length)}, dans le sens qui vous plaît.`,
    wait: () => 'pose du champ de bataille',
  },
  'setup.nations': {
    ask: (s) => {
      const named = firstNamed(s);
      return named === null
        ? 'Nommez deux nations, l’une après l’autre ; votre adversaire prend l’une d’elles.'
        : `Nommez une nation face à celle-ci : ${nation(s, named)}.`;
    },
    wait: () => 'choix des deux nations',
  },
  'setup.choose': {
    ask: () => 'Choisissez votre nation ; l’autre revient à votre adversaire.',
    wait: () => 'choix d’une nation',
  },
  'setup.edge': {
    ask: () => 'Choisissez votre bord de départ ; votre adversaire reçoit le bord opposé.',
    wait: () => 'choix d’un bord de départ',
  },
  'setup.hand': {
    ask: (s) => `Choisissez en secret les ${s.box.handSize} cartes de votre première main.`,
    wait: () => 'choix de la première main',
  },
  'setup.place': {
    ask: (s) => `Placez votre armée sur les deux rangées les plus proches de votre bord : encore ${unplaced(s)}.`,
    wait: () => 'déploiement de l’armée',
  },
  'turn.discard': {
    ask: () => 'Phase de défausse : écartez les cartes dont vous ne voulez plus, puis continuez.',
    wait: () => 'défausse',
  },
  'turn.drawn': {
    ask: () => 'Phase de tirage : votre main est complète. Continuez, ou jouez d’abord un Éclaireur ou un Espion.',
    wait: () => 'fin du tirage',
  },
  'movement.unit': {
    ask: () => 'Phase de mouvement : déplacez une de vos unités.',
    wait: () => 'mouvement d’une unité',
  },
  'movement.march': march,
  'movement.step': step,
  'movement.supply': {
    ask: () => 'Jouez un Ravitaillement pour déplacer une deuxième unité, ou terminez votre mouvement.',
    wait: () => 'deuxième mouvement ou non',
  },
  'movement.second': {
    ask: () => 'Ravitaillement : déplacez une deuxième unité.',
    wait: () => 'mouvement d’une deuxième unité',
  },
  'movement.secondMarch': march,
  'movement.secondStep': step,
  'guerrilla.answer': {
    ask: (s) => `Votre adversaire joue ${answered(s)} : répondez par une Guérilla, ou laissez faire.`,
    wait: () => 'Guérilla ou non',
  },
  'combat.declare': {
    ask: () => 'Phase de combat : engagez un combat, ou passez.',
    wait: () => 'combat ou non',
  },
  'assault.withdraw': {
    ask: (s) =>
      `${fait(troupe(s, targetOf(s)), est)} ${accord(troupe(s, targetOf(s)), 'attaqué')} : se désengager, ou tenir ?`,
    wait: (s) => `désengagement ${du(s, targetOf(s))} ou non`,
  },
  'assault.retreat': {
    ask: (s) =>
      `Choisissez le flanc vers lequel recule${agrees(troupe(s, targetOf(s)), ['', 'nt'])} ${le(s, targetOf(s))}.`,
    wait: (s) => `choix du flanc pour ${le(s, targetOf(s))}`,
  },
  'assault.defend': {
    ask: (s) => `Jouez des cartes pour défendre ${le(s, targetOf(s))}, ou passez.`,
    wait: (s) => `défense ${du(s, targetOf(s))}`,
  },
  'assault.attack': {
    ask: () => 'Jouez des cartes pour l’attaque, puis lancez les dés.',
    wait: () => 'cartes pour l’attaque',
  },
  'assault.support': {
    ask: (s) => {
      const left = supportersLeft(s);
      return left > 0
        ? `Désignez une autre unité en soutien (encore ${left} au plus), ou passez.`
        : 'Désignez une unité en soutien, ou passez.';
    },
    wait: () => 'choix des unités en soutien',
  },
  'assault.skirmish': {
    ask: (s) => {
      const unit = combatOf(s)?.attacker ?? -1;
      return `Escarmouche : déplacez ${le(s, unit)} de ${s.box.skirmishMove} cases au plus, ou restez sur place.`;
    },
    wait: () => 'mouvement de l’Escarmouche',
  },
  'assault.choose': {
    ask: (s) => `L’attaque l’emporte : perte ou retraite pour ${le(s, targetOf(s))} ?`,
    wait: (s) => `perte ou retraite pour ${le(s, targetOf(s))}`,
  },
  'assault.advance': {
    ask: (s) => `Choisissez l’unité qui avance ${vacated(s)}.`,
    wait: () => 'avance après combat',
  },
  'assault.suffer': {
    ask: () => 'Attaque suicide : choisissez l’unité qui subit la perte.',
    wait: () => 'perte de l’Attaque suicide',
  },
  'restoration.restore': {
    ask: () => 'Phase de récupération : jouez une carte pour rétablir une unité réduite, ou passez.',
    wait: () => 'récupération ou non',
  },
  'restoration.redoubt': {
    ask: () => 'Construisez une fortification, ou terminez votre tour.',
    wait: () => 'fin du tour',
  },
};

export function waiting(s: Scene, seats: readonly Seat[], what: string): string {
  return `On attend ${list(seats.map((seat) => joueur(s, seat).le))} : ${what}.`;
}
