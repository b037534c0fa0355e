import { squareName } from '../../../../grids/squares.ts';
import { type Dice, printDice } from '../../../../kernel/odds.ts';
import { accord, agrees, count, est, fait, il, joue, list, sa, sien, siens } from '../../../../text/french.ts';
import { tellOutcome } from '../../../../text/game-text.ts';
import { isReader } from '../../../../text/scene.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Card, Purpose, Result, TotalTerm } from '../../position.ts';
import { cardFacts, nationOf, opponentOf, ownerOf, type Scene, sum, terrainOfTerm } from '../scene.ts';
import type { EventOf, Words } from '../words.ts';
import { au, card, cardName, edge, joueur, le, nation, seatName, slot, troupe, unitName, upTo } from './grammar.ts';
import { terrain } from './names.ts';
import { outcomes } from './outcomes.ts';

function cards(s: Scene, ids: readonly Card[]): string {
  return ids.length === 0 ? 'aucune carte' : ids.map((id) => cardName(s, id)).join(', ');
}

function isSeat(seat: number): boolean {
  return seat === 0 || seat === 1;
}

function firstPlayer(s: Scene, e: EventOf<'firstPlayer'>): string {
  const rolls = e.rolls.map(([a, b]) => `${a}–${b}`).join(', puis ');
  const known = nationOf(s, e.seat) !== undefined || s.view.viewer !== null;
  const winner =
    isReader(s, e.seat) || nationOf(s, e.seat) !== undefined
      ? fait(joueur(s, e.seat), ['joue', 'jouent', 'jouez'])
      : 'Votre adversaire joue';
  return `Les dés pour le premier joueur : ${rolls}.${known ? ` ${winner} en premier.` : ''}`;
}

const PLAYED: Readonly<Record<Exclude<Purpose, 'redoubt'>, (s: Scene, e: EventOf<'played'>) => string>> = {
  march: (s, e) => ` pour ${le(s, e.unit)}.`,
  supplyMove: () => ' pour déplacer une deuxième unité.',
  withdraw: (s, e) => ` pour désengager ${le(s, e.unit)}.`,
  defence: (s, e) => ` : Défense +${cardFacts(s, e.card)?.defence ?? 0}.`,
  leaderDefence: (s, e) => ` : Défense +${cardFacts(s, e.card)?.combatDefence ?? 0}.`,
  attack: (s, e) => {
    const dice = cardFacts(s, e.card)?.attack ?? null;
    return dice === null ? ' pour l’attaque.' : ` : Attaque +${printDice(dice)}.`;
  },
  committed: (s) => ` : Attaque +${printDice(s.box.committedDice)}.`,
  sappers: () => ' : la fortification ne compte pas dans ce combat.',
  leaderCombat: (s, e) => ` : Attaque +${cardFacts(s, e.card)?.combatAttack ?? 0}.`,
  leaderCommand: (s, e) => ` : Commandement ${cardFacts(s, e.card)?.command ?? 0}.`,
  supplyRestore: (s, e) => ` pour rétablir ${le(s, e.unit)}.`,
  regroup: (s, e) => ` pour rétablir ${le(s, e.unit)}.`,
  reinforcement: () => ' en renfort.',
  rally: (s, e) => ` pour rallier ${le(s, e.unit)}.`,
};

const MOVES: Readonly<Record<EventOf<'moved'>['how'], readonly [string, string]>> = {
  move: ['se déplace', 'se déplacent'],
  march: ['poursuit sa marche', 'poursuivent leur marche'],
  skirmish: ['s’esquive', 's’esquivent'],
  retreat: ['bat en retraite', 'battent en retraite'],
  withdrawal: ['se désengage', 'se désengagent'],
  advance: ['avance', 'avancent'],
};

function dice(found: Dice | null): string {
  return found === null ? '' : ` (${printDice(found)})`;
}

function combat(s: Scene, e: EventOf<'combat'>): string {
  const facts = cardFacts(s, e.card);
  const target = le(s, e.target);
  switch (e.type) {
    case 'assault': {
      const act = fait(troupe(s, e.attacker), ['donne', 'donnent']);
      return `${act} l’assaut ${au(s, e.target)}${dice(facts?.attack ?? null)}.`;
    }
    case 'ambush':
      return `${fait(joueur(s, e.seat), ['tend', 'tendent', 'tendez'])} une Embuscade ${au(s, e.target)}${dice(s.box.ambushDice)}.`;
    case 'bombard': {
      const battery = facts?.grandBattery ?? null;
      const act = fait(troupe(s, e.attacker), ['bombarde', 'bombardent']);
      const fire = `${act} ${target}${dice(battery?.dice ?? facts?.bombard ?? null)}.`;
      return battery === null ? fire : `Grande batterie ! ${fire}`;
    }
    case 'volley':
      return `${fait(troupe(s, e.attacker), ['tire', 'tirent'])} sur ${target}${dice(facts?.volley ?? null)}.`;
  }
}

function termName(s: Scene, term: TotalTerm): string {
  switch (term.what) {
    case 'strength':
    case 'dice':
      return '';
    case 'support':
      return unitName(s, term.unit);
    case 'terrain':
      return terrain(terrainOfTerm(term) ?? 'terrain');
    case 'redoubt':
      return 'fortification';
    case 'leader':
      return cardName(s, term.card);
    case 'card':
      return 'carte';
  }
}

const RESULTS: Readonly<Record<Result, string>> = {
  attackerHit: 'les attaquants subissent une perte',
  nothing: 'aucun effet',
  defenderChooses: 'perte ou retraite, au choix du défenseur',
  attackerChooses: 'perte ou retraite, au choix de l’attaquant',
  hitAndRetreat: 'une perte et la retraite',
  eliminated: 'la cible est éliminée',
  hit: 'la cible subit une perte',
};

function totals(s: Scene, e: EventOf<'totals'>): string {
  const name = (term: TotalTerm) => termName(s, term);
  const attack = sum(e.attack, e.terms.attack, e.dice, name);
  const defence = sum(e.defence, e.terms.defence, [], name);
  const result = e.type === 'ambush' && e.result === 'attackerHit' ? 'nothing' : e.result;
  return `Attaque ${attack} contre Défense ${defence} : ${RESULTS[result]}.`;
}

const ELIMINATED: Readonly<Record<EventOf<'eliminated'>['why'], string>> = {
  result: '',
  hit: '',
  noRetreat: ', sans issue',
  pursuit: ' dans la poursuite',
  committed: ' par l’Attaque suicide',
};

const HIT: Readonly<Record<EventOf<'hit'>['why'], string>> = {
  result: '',
  pursuit: ' dans la poursuite',
  committed: ' pour l’Attaque suicide',
};

const suffers = ['subit', 'subissent'] as const;

function rolled(e: { readonly roll: number; readonly max: number }): string {
  return `${e.roll} (il faut ${upTo(e.max)})`;
}

function pursuit(s: Scene, e: EventOf<'pursuitRoll'>): string {
  const roll = e.modifier === 0 ? `${e.roll}` : `${e.roll} − ${Math.abs(e.modifier)} = ${e.roll + e.modifier}`;
  const chase = fait(troupe(s, e.unit), ['poursuit', 'poursuivent']);
  return `${chase} ${le(s, e.target)} : ${roll} (il faut ${upTo(e.max)}), ${e.hit ? 'une perte' : 'manqué'}.`;
}

const draws = ['tire', 'tirent', 'tirez'] as const;

export const events: Words['events'] = {
  firstPlayer,
  tileLaid: (s, e) => {
    const tile = `carte de terrain n° ${s.box.tiles[e.laid.tile]?.id ?? e.laid.tile}`;
    const turned = e.laid.turn === 0 ? '' : `, rotation de ${e.laid.turn * 90}°`;
    return isSeat(e.seat)
      ? `${fait(joueur(s, e.seat), ['pose', 'posent', 'posez'])} la ${tile} ${slot(e.slot)}${turned}.`
      : `${cap(tile)} ${slot(e.slot)}${turned}.`;
  },
  nationsNamed: (s, e) => {
    const named = list(e.nations.map((id) => nation(s, id)));
    return isSeat(e.seat)
      ? `${fait(joueur(s, e.seat), ['nomme', 'nomment', 'nommez'])} ${named}.`
      : `Les armées : ${named}.`;
  },
  nationTaken: (s, e) => {
    if (s.view.viewer !== null)
      return `${isReader(s, e.seat) ? 'Vous commandez' : 'Votre adversaire commande'} ${nation(s, e.nation)}.`;
    return `Le ${e.seat === s.view.first ? 'premier' : 'deuxième'} joueur commande ${nation(s, e.nation)}.`;
  },
  edgeTaken: (s, e) => `${fait(joueur(s, e.seat), ['part', 'partent', 'partez'])} du ${edge(e.edge)}.`,
  handReady: (s, e) =>
    `${fait(joueur(s, e.seat), ['prend', 'prennent', 'prenez'])} en main ${count(e.count, 'carte')} pour commencer.`,
  handCards: (s, e) => `${cap(sien(joueur(s, e.seat), 'la', 'première main'))} : ${cards(s, e.cards)}.`,
  placed: (s, e) => `${fait(troupe(s, e.unit), ['prend', 'prennent'])} position en ${squareName(e.to)}.`,
  turn: (s, e) => `Tour de jeu ${e.turn} : ${joueur(s, e.seat).a} de jouer.`,
  setAside: (s, e) => `${fait(joueur(s, e.seat), ['écarte', 'écartent', 'écartez'])} ${cardName(s, e.card)}.`,
  discarded: (s, e) => {
    if (e.count === 0) return `${fait(joueur(s, e.seat), ['ne défausse', 'ne défaussent', 'ne défaussez'])} rien.`;
    const act = fait(joueur(s, e.seat), ['défausse', 'défaussent', 'défaussez']);
    const top = e.top < 0 ? '' : e.count === 1 ? ` : ${cardName(s, e.top)}` : `, ${cardName(s, e.top)} au-dessus`;
    return `${act} ${count(e.count, 'carte')}${top}.`;
  },
  drew: (s, e) => {
    const left = e.left === 0 ? 'la pioche est vide' : `il en reste ${e.left} dans la pioche`;
    if (e.count === 0)
      return `${fait(joueur(s, e.seat), ['ne tire', 'ne tirent', 'ne tirez'])} aucune carte ; ${left}.`;
    return `${fait(joueur(s, e.seat), draws)} ${count(e.count, 'carte')} ; ${left}.`;
  },
  drewCards: (s, e) => `${fait(joueur(s, e.seat), draws)} : ${cards(s, e.cards)}.`,
  reshuffled: (s, e) =>
    `${fait(joueur(s, e.seat), ['remélange', 'remélangent', 'remélangez'])} ${sa(joueur(s, e.seat))} défausse en une nouvelle pioche.`,
  firstDeckExhausted: (s, e) =>
    `${fait(joueur(s, e.seat), draws)} la dernière carte de ${sa(joueur(s, e.seat))} première pioche.`,
  scouted: (s, e) =>
    `${fait(joueur(s, e.seat), joue)} ${card(s, e.card)} et ${agrees(joueur(s, e.seat), ['regarde', 'regardent', 'regardez'])} ${sien(joueur(s, opponentOf(e.seat)), 'la', 'main')}.`,
  sawHand: (s, e) => `La main dévoilée : ${cards(s, e.cards)}.`,
  moved: (s, e) => `${fait(troupe(s, e.unit), MOVES[e.how])}, ${squareName(e.from)}–${squareName(e.to)}.`,
  cannotMove: (s, e) => `Parmi ${siens(joueur(s, e.seat), 'unités')}, aucune ne peut bouger.`,
  // The redoubt itself tells the rest.
  played: (s, e) =>
    e.purpose === 'redoubt' ? null : `${fait(joueur(s, e.seat), joue)} ${card(s, e.card)}${PLAYED[e.purpose](s, e)}`,
  cancelled: (s, e) => `${cap(cardName(s, e.by))} contre ${card(s, e.card)} : la carte est annulée.`,
  combat,
  withdrawRoll: (s, e) => {
    const act = fait(troupe(s, e.unit), ['tente', 'tentent']);
    const then = e.success
      ? `${il(troupe(s, e.unit))} ${agrees(troupe(s, e.unit), ['se dégage', 'se dégagent'])}`
      : `${il(troupe(s, e.unit))} ${agrees(troupe(s, e.unit), ['doit', 'doivent'])} tenir`;
    return `${act} de se désengager : ${rolled(e)}, ${then}.`;
  },
  supports: (s, e) => `${fait(troupe(s, e.unit), ['soutient', 'soutiennent'])} l’attaque.`,
  totals,
  choseHit: (s, e) =>
    ownerOf(e.unit) === e.seat
      ? `${fait(joueur(s, e.seat), ['accepte', 'acceptent', 'acceptez'])} la perte pour ${le(s, e.unit)}.`
      : `${fait(joueur(s, e.seat), ['inflige', 'infligent', 'infligez'])} une perte ${au(s, e.unit)}.`,
  choseRetreat: (s, e) =>
    ownerOf(e.unit) === e.seat
      ? `${fait(joueur(s, e.seat), ['replie', 'replient', 'repliez'])} ${le(s, e.unit)}.`
      : `${fait(joueur(s, e.seat), ['repousse', 'repoussent', 'repoussez'])} ${le(s, e.unit)}.`,
  hit: (s, e) => `${fait(troupe(s, e.unit), suffers)} une perte${HIT[e.why]}.`,
  eliminated: (s, e) =>
    `${fait(troupe(s, e.unit), est)} ${accord(troupe(s, e.unit), 'éliminé')} en ${squareName(e.square)}${ELIMINATED[e.why]}.`,
  pursuitRoll: pursuit,
  skirmished: (s, e) => `${fait(troupe(s, e.unit), ['rompt', 'rompent'])} l’Assaut ; la carte revient en main.`,
  rallyRoll: (s, e) =>
    `${cap(cardName(s, e.card))} ${e.success ? 'rallie' : 'ne parvient pas à rallier'} ${le(s, e.unit)}${
      e.roll > 0 ? ` : ${rolled(e)}` : ''
    }.`,
  restored: (s, e) =>
    `${fait(troupe(s, e.unit), ['retrouve', 'retrouvent'])} ${agrees(troupe(s, e.unit), ['sa', 'leur'])} pleine puissance.`,
  redoubtBuilt: (s, e) =>
    `${fait(troupe(s, e.unit), ['construit', 'construisent'])} une fortification en ${squareName(e.square)}.`,
  redoubtGone: (_s, e) => `La fortification en ${squareName(e.square)} disparaît.`,
  nightfall: (s, e) =>
    `La nuit tombe. Cases tenues dans la moitié adverse : ${[0, 1]
      .map((seat) => `${isReader(s, seat) ? 'vous' : seatName(s, seat)} ${e.control[seat] ?? 0}`)
      .join(', ')}.`,
  won: (s, e) => tellOutcome(outcomes, s, e.outcome),
};
