import { accord, agrees, count, est, fait, joue, list, sa, sien, siens } from '../../../../text/french.ts';
import { tellOutcome } from '../../../../text/game-text.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Card, Zone } from '../../data/box.ts';
import type { Intent } from '../../position.ts';
import type { RevealUse } from '../../told.ts';
import { campOfSeat, cardFacts, isOwnCamp, linkFacts, type Scene } from '../scene.ts';
import type { EventOf, Words } from '../words.ts';
import { battle, reckoned } from './battle.ts';
import {
  bloc,
  camp,
  cardText,
  carte,
  cartes,
  fatigues,
  groupe,
  joueur,
  lieu,
  noms,
  pertes,
  peuple,
  pont,
} from './grammar.ts';
import { invasion, scenario, turnLabel } from './names.ts';
import { outcomes } from './outcomes.ts';
import { labels } from './table.ts';

const pioche = ['pioche', 'piochent', 'piochez'] as const;

/** The title of a card in a sentence. */
function titre(s: Scene, card: Card): string {
  return `« ${carte(s, card)} »`;
}

function turn(s: Scene, e: EventOf<'turn'>): string {
  const label = s.box.scenarios[s.view.scenario]?.turns[e.turn - 1]?.label;
  const stage = s.box.invasions.find(({ no }) => no === e.invasion);
  const when = label === undefined ? '' : `, ${turnLabel(label)}`;
  return `Tour ${e.turn}${when}${stage === undefined ? '' : ` : ${invasion(stage)}`}.`;
}

const points = (n: number): string => count(n, 'point de mouvement', 'aucun', 'points de mouvement');

const REVEALED: Readonly<Record<RevealUse, (s: Scene, e: EventOf<'revealed'>) => string>> = {
  initiative: (s, e) => `${cardFacts(s, e.card)?.initiative ?? 0} pour l’initiative`,
  march: (s, e) => points(cardFacts(s, e.card)?.movement ?? 0),
  combat: (s, e) => `${pertes(cardFacts(s, e.card)?.losses ?? 0)}, ${fatigues(cardFacts(s, e.card)?.fatigues ?? 0)}`,
  pursuit: (s, e) => fatigues(cardFacts(s, e.card)?.fatigues ?? 0),
  rougeaud: (s, e) => `valeur ${cardFacts(s, e.card)?.movement ?? 0}`,
};

function revealed(s: Scene, e: EventOf<'revealed'>): string {
  // In a combat the common deck of the coalition serves all of it.
  const together = e.use === 'combat' || e.use === 'pursuit';
  const who = together ? camp(s, campOfSeat(e.seat)) : joueur(s, e.seat);
  return `${fait(who, ['révèle', 'révèlent', 'révélez'])} ${titre(s, e.card)} (${REVEALED[e.use](s, e)}).`;
}

const INITIATIVE: Readonly<Record<EventOf<'initiative'>['how'], string>> = {
  intuition: 'par Intuition',
  higher: 'avec la carte la plus forte',
  tie: 'car l’égalité profite aux Français',
};

const INTENTS: Readonly<Record<Intent, string>> = {
  none: '',
  go: ' pour manœuvrer',
  fight: ' pour combattre sur place',
  rest: ' pour rester au repos',
};

function designated(s: Scene, e: EventOf<'designated'>): string | null {
  // In fog the own camp is told again, with names.
  if (s.view.fog && e.blocks.length === 0 && isOwnCamp(s, campOfSeat(e.seat))) return null;
  const act = fait(joueur(s, e.seat), ['désigne', 'désignent', 'désignez']);
  return `${act} ${groupe(s, e.nation, e.count, e.blocks).le} ${lieu(s, e.zone).a}${INTENTS[e.intent]}.`;
}

const MOVES = {
  manoeuvre: ['marche', 'marchent'],
  retreat: ['recule', 'reculent'],
  event: ['se déplace', 'se déplacent'],
} as const;

const HALTS: Readonly<Record<EventOf<'halted'>['why'], (s: Scene, zone: Zone) => string>> = {
  choice: (s, zone) => `La pile s’arrête ${lieu(s, zone).a}.`,
  noPoints: (s, zone) => `La pile s’arrête ${lieu(s, zone).a} : ses points de mouvement sont épuisés.`,
  enemy: (s, zone) => `La pile rencontre l’ennemi ${lieu(s, zone).a} et s’arrête.`,
  fortress: (s, zone) => `La pile s’arrête pour prendre la ville fortifiée ${lieu(s, zone).de}.`,
  confusion: (s, zone) => `Confusion ${lieu(s, zone).a} : la pile s’arrête.`,
  lost: () => 'Il ne reste rien de la pile.',
};

function axis(s: Scene, e: EventOf<'axis'>): string {
  const facts = linkFacts(s, e.link);
  const back = facts === undefined ? e.zone : facts.a === e.zone ? facts.b : facts.a;
  const arrow = cap(sien(camp(s, e.camp), 'l’', 'Axe de retraite'));
  return `${arrow} ${lieu(s, e.zone).a} mène vers ${lieu(s, back).le}.`;
}

export const events: Words['events'] = {
  ...battle,
  setup: (s, e) => {
    const facts = s.box.scenarios[e.scenario];
    return facts === undefined ? null : `${scenario(facts)} : la piste commence à ${facts.startVp}.`;
  },
  deployed: (s, e) => `${fait(bloc(s, e.block), ['prend', 'prennent'])} position ${lieu(s, e.zone).a}.`,
  deploymentDone: (s, e) => {
    const who = joueur(s, e.seat);
    return `${fait(who, ['a', 'ont', 'avez'])} fini ${sa(who) === 'sa' ? 'son' : sa(who)} déploiement.`;
  },
  turn,
  phase: (_s, e) => `${labels.phases[e.phase]}.`,
  drew: (s, e) =>
    e.count === 0
      ? `${cap(joueur(s, e.seat).le)} ne ${agrees(joueur(s, e.seat), pioche)} aucune carte ; il en reste ${e.left}.`
      : `${fait(joueur(s, e.seat), pioche)} ${count(e.count, 'carte')} ; il en reste ${e.left} dans la pioche.`,
  drewCards: (s, e) => `${fait(joueur(s, e.seat), pioche)} ${list(e.cards.map((id) => titre(s, id)))}.`,
  reshuffled: (s, e) =>
    `${cap(sien(camp(s, e.camp), 'la', 'défausse'))} devient une nouvelle pioche de ${count(e.count, 'carte')}.`,
  redDrawn: (s, e) => `${fait(joueur(s, e.seat), pioche)} une carte rouge : ${titre(s, e.card)}.`,
  redsCancelled: (s, e) =>
    `Plusieurs cartes rouges s’annulent : ${list(e.cards.map((id) => titre(s, id)))} restent sans effet.`,
  arrived: (s, e) => `${fait(bloc(s, e.block), ['arrive', 'arrivent'])} ${lieu(s, e.zone).a}.`,
  arrivalBlocked: (s, e) => `${cap(bloc(s, e.corps).le)} ne peut pas arriver ${lieu(s, e.zone).a} : l’ennemi y tient.`,
  delayed: (s, e) => `${fait(bloc(s, e.corps), est)} retardé jusqu’au tour ${e.turn}.`,
  noRecovery: (s, e) => {
    const who = joueur(s, e.seat);
    return `${cap(who.le)} ne ${agrees(who, joue)} aucune carte dans cette phase de Récupération.`;
  },
  played: (s, e) => {
    const gist = cardText(s, e.card)?.gist;
    const said = `${fait(joueur(s, e.seat), joue)} ${titre(s, e.card)}`;
    return gist === undefined ? `${said}.` : `${said} (${gist}).`;
  },
  countered: (s, e) =>
    `${fait(joueur(s, e.seat), ['annule', 'annulent', 'annulez'])} ${titre(s, e.card)} par ${titre(s, e.by)}.`,
  noEffect: (s, e) => `${titre(s, e.card)} reste sans effet.`,
  discarded: (s, e) => `${fait(joueur(s, e.seat), ['défausse', 'défaussent', 'défaussez'])} ${titre(s, e.card)}.`,
  sawHand: (s, e) => {
    const hand = sien(joueur(s, e.of), 'la', 'main');
    return `${fait(joueur(s, e.seat), ['voit', 'voient', 'voyez'])} ${hand} : ${cartes(s, e.cards)}.`.replace(
      / !\.$/,
      ' !',
    );
  },
  tookCard: (s, e) => `${fait(joueur(s, e.seat), ['prend', 'prennent', 'prenez'])} ${titre(s, e.card)} dans la pioche.`,
  gave: (s, e) => {
    const [from, to] = [joueur(s, e.seat), joueur(s, e.to)];
    const gives = agrees(from, ['donne', 'donnent', 'donnez']);
    if (to.vous) return `${cap(from.le)} vous ${gives} ${titre(s, e.card)}.`;
    return `${cap(from.le)} ${gives} ${titre(s, e.card)} ${to.a}.`;
  },
  exchanged: (s, e) => {
    const [from, to] = [joueur(s, e.seat), joueur(s, e.to)];
    if (from.vous || to.vous) return null;
    return `${fait(from, ['donne', 'donnent', 'donnez'])} ${count(e.count, 'carte')} ${to.a}.`;
  },
  revealed,
  initiative: (s, e) => `${fait(camp(s, e.camp), ['a', 'ont', 'avez'])} l’initiative, ${INITIATIVE[e.how]}.`,
  leader: (s, e) => {
    const who = joueur(s, e.seat);
    return `${fait(who, est)} ${who.plural && !who.vous ? 'leaders' : 'leader'} de la Coalition pour ce tour.`;
  },
  named: (s, e) =>
    e.to === 'operate'
      ? `L’opération est pour ${joueur(s, e.seat).le}.`
      : `L’Inactivité tombe sur ${joueur(s, e.seat).le}.`,
  passed: (s, e) => {
    const who = joueur(s, e.seat);
    return e.forced
      ? `${cap(who.le)} ${agrees(who, ['n’a', 'n’ont', 'n’avez'])} plus rien à activer et ${agrees(who, ['passe', 'passent', 'passez'])}.`
      : `${fait(who, ['passe', 'passent', 'passez'])} jusqu’à la fin du tour.`;
  },
  designated,
  marchPoints: (s, e) => `Points de mouvement : ${reckoned(s, e.total, e.terms)}.`,
  moved: (s, e) =>
    `${fait(groupe(s, e.nation, e.count, e.blocks), MOVES[e.how])} ${lieu(s, e.from).de} vers ${lieu(s, e.to).le}.`,
  halted: (s, e) => HALTS[e.why](s, e.zone),
  marchFatigue: (s, e) =>
    e.terms.length === 0
      ? 'La manœuvre ne coûte aucune fatigue.'
      : `Fatigue de la manœuvre : ${reckoned(s, e.total, e.terms)}.`,
  reinforced: (s, e) => `${fait(bloc(s, e.corps), ['gagne', 'gagnent'])} 1 point d’infanterie.`,
  reinforcedSomebody: (s, e) => {
    const who = camp(s, e.camp);
    return who.vous ? null : `Un corps ${who.de} gagne 1 point d’infanterie.`;
  },
  unmasked: (s, e) => {
    const who = bloc(s, e.block);
    return `${fait(who, est)} ${accord(who, 'reconnu')} ${lieu(s, e.zone).a}.`;
  },
  activated: (s, e) => {
    const who = groupe(s, e.nation, e.count, []);
    return `${fait(who, est)} ${accord(who, 'Activé')} ${lieu(s, e.zone).a}.`;
  },
  axis,
  axisGone: (s, e) => `L’Axe de retraite ${lieu(s, e.zone).de} est retiré.`,
  axisStruck: (s, e) => `L’ennemi prend à revers ${siens(camp(s, e.camp), 'corps')} ${lieu(s, e.zone).a} : 2 fatigues.`,
  control: (s, e) => `${fait(peuple(s, e.nation), ['prend', 'prennent', 'prenez'])} le contrôle ${lieu(s, e.zone).de}.`,
  fortifiedGone: (s, e) => `La Position renforcée ${lieu(s, e.zone).de} disparaît.`,
  bridge: (s, e) => `${cap(pont(s, e.link))} est détruit.`,
  recovery: (s, e) =>
    `${fait(joueur(s, e.seat), joue)} ${titre(s, e.card)} pour récupérer (${cardFacts(s, e.card)?.recovery ?? 0}).`,
  recoveredAll: (s, e) => (e.corps.length === 0 ? null : `Tout à fait reposés : ${noms(s, e.corps)}.`),
  over: (s, e) => tellOutcome(outcomes, s, e.outcome),
};
