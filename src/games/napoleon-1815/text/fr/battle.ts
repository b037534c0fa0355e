import { accord, count, est, fait, list } from '../../../../text/french.ts';
import { cap } from '../../../../text/typeset.ts';
import type { FatigueWhy, Side } from '../../position.ts';
import type { Term, VpWhy } from '../../told.ts';
import { type Scene, shortClause, sum } from '../scene.ts';
import type { EventOf, Words } from '../words.ts';
import { bloc, camp, fatigues, groupe, lieu, noms, pertes } from './grammar.ts';

/** What a term of a sum is. */
export function term(s: Pick<Scene, 'box'>, t: Term): string {
  switch (t.what) {
    case 'strength':
      return t.block < 0 ? 'force' : bloc(s, t.block).alone;
    case 'tired':
      return t.block < 0 ? 'corps épuisé' : `${bloc(s, t.block).alone} épuisé`;
    case 'bonus':
      return t.block < 0 ? 'bonus' : `bonus ${bloc(s, t.block).de}`;
    case 'symbol':
      return t.block < 0 ? 'symbole de mouvement' : `${bloc(s, t.block).alone} seul`;
    case 'card':
      return t.clause === 'N15-EVT-MAP-01' ? 'Marche d’approche' : TERMS.card;
    case 'events':
      return t.clause === 'N15-EVT-CAR-01' ? 'Carré' : TERMS.events;
    default:
      return TERMS[t.what];
  }
}

export const TERMS: Readonly<Record<Term['what'], string>> = {
  strength: 'force',
  march: 'attaque en marche',
  tired: 'corps épuisé',
  wooded: 'bois',
  fortress: 'ville fortifiée',
  town: 'ville',
  farm: 'Position renforcée',
  bonus: 'bonus',
  events: 'événements',
  card: 'carte',
  corps: 'plusieurs corps',
  napoleon: 'Napoléon',
  symbol: 'symbole de mouvement',
  vedettes: 'vedettes',
  rain: 'pluie',
  beyondThree: 'au-delà du troisième point',
  fromContested: 'départ d’une zone contestée',
  intoContested: 'arrivée en zone contestée',
  takingFortress: 'prise d’une ville fortifiée',
  commander: 'commandant',
};

export function reckoned(s: Scene, total: number, terms: readonly Term[]): string {
  return sum(total, terms, (t) => term(s, t));
}

const SIDES: readonly string[] = ['l’attaque', 'la défense'];

function fighters(id: Side): string {
  return cap(SIDES[id] ?? 'l’attaque');
}

function drawn(s: Scene, n: number): string {
  return s.view.dice ? `lance ${count(n, 'dé', 'aucun', 'dés')}` : `révèle ${count(n, 'carte')}`;
}

/** `révèle 3 cartes`, `ne révèle aucune carte` */
function draws(s: Scene, n: number): string {
  return n === 0 ? `ne ${drawn(s, n)}` : drawn(s, n);
}

function combatCards(s: Scene, e: EventOf<'combatCards'>): string {
  const said = `${fighters(e.side)} ${draws(s, e.total)}`;
  if (e.terms.length === 0) return `${said}.`;
  // Where orders of battle are hidden everybody has heard the number: this is how the own side came to it.
  if (s.view.screens) return `Votre calcul : ${reckoned(s, e.total, e.terms)}.`;
  return `${said} : ${reckoned(s, e.total, e.terms)}.`;
}

/** The faces of a die carry letters. */
function face(n: number): string {
  return String.fromCharCode(64 + n);
}

/** `3 pertes et 4 fatigues`, `1 perte`, `rien` */
function toll(lost: number, tired: number): string {
  return list([...(lost > 0 ? [pertes(lost)] : []), ...(tired > 0 ? [fatigues(tired)] : [])]);
}

function inflicts(id: Side, lost: number, tired: number): string {
  const said = toll(lost, tired);
  return `${SIDES[id] ?? ''} ${said === 'rien' ? 'n’inflige rien' : `inflige ${said}`}`;
}

function combatResult(s: Scene, e: EventOf<'combatResult'>): string {
  const spared = e.spared.map((t) => `${fatigues(t.value)} (${term(s, t)}, ${shortClause(t.clause)})`);
  const less = spared.length === 0 ? '' : ` Déjà déduit : ${list(spared)}.`;
  const attack = inflicts(0, e.losses[0], e.fatigues[0]);
  return `${cap(attack)} ; ${inflicts(1, e.losses[1], e.fatigues[1])}.${less}`;
}

export const WHENCE: Readonly<Record<FatigueWhy, string>> = {
  manoeuvre: 'manœuvre',
  combat: 'combat',
  retreat: 'retraite',
  pursuit: 'poursuite',
  axis: 'pris à revers',
  rain: 'pluie',
  exhaustion: 'épuisement',
  event: 'événement',
};

const VP: Readonly<Record<VpWhy, string>> = {
  strength: 'force ennemie éliminée',
  control: 'contrôle',
  markers: 'sept marqueurs Contrôle',
  napoleonBeaten: 'Napoléon battu',
  commander: 'un commandant éliminé',
  net: 'pertes des deux camps',
};

function vp(s: Scene, e: EventOf<'vp'>): string {
  const act = fait(camp(s, e.delta > 0 ? 1 : 0), ['marque', 'marquent', 'marquez']);
  const points = count(Math.abs(e.delta), 'point de victoire', 'aucun', 'points de victoire');
  return `${act} ${points} (${VP[e.why]}) : la piste est à ${e.vp}.`;
}

const HELD: Readonly<Record<EventOf<'held'>['how'], (place: string) => string>> = {
  marker: (place) => `La Position renforcée est sacrifiée : la pile battue reste ${place}.`,
  tenir: (place) => `La pile battue tient ${place}.`,
  noWay: (place) => `Aucune retraite n’est ouverte : la pile battue reste ${place}.`,
};

export const battle = {
  combat: (s, e) => {
    const [attackers, defenders] = e.stacks;
    const what = e.marched ? 'Attaque en marche' : 'Combat';
    return `${what} ${lieu(s, e.zone).a} : ${noms(s, attackers)} contre ${noms(s, defenders)}.`;
  },
  joined: (s, e) => {
    const act = fait(groupe(s, 0, e.blocks.length, e.blocks), ['rejoint', 'rejoignent']);
    return `${act} ${SIDES[e.side] ?? 'le combat'} depuis ${lieu(s, e.from).le}, au son du canon.`;
  },
  combatCards,
  attackCancelled: (s, e) => `Il ne reste aucune carte à l’attaque ${lieu(s, e.zone).a} : elle est annulée.`,
  dice: (_s, e) => (e.faces.length === 0 ? null : `${fighters(e.side)} lance ${e.faces.map(face).join(', ')}.`),
  combatResult,
  won: (_s, e) =>
    e.side === 0 || e.side === 1
      ? `${fighters(e.side)} l’emporte de ${pertes(e.by)}.`
      : 'Ni vainqueur ni vaincu : chacun reste sur place.',
  held: (s, e) => HELD[e.how](lieu(s, e.zone).a),
  retreated: (_s, e) => (e.left > 0 ? `La retraite continue : encore ${count(e.left, 'connexion')}.` : null),
  retreatFatigue: (_s, e) => (e.total === 0 ? null : `La retraite coûte ${fatigues(e.total)}.`),
  pursuit: (s, e) => `Poursuite : le vainqueur ${draws(s, e.cards)}.`,
  pursuitFatigue: (_s, e) =>
    e.total === 0 ? 'La poursuite ne donne rien.' : `La poursuite coûte ${fatigues(e.total)} à la pile battue.`,
  hidden: (s, e) => `Les pavés qui ont combattu ${lieu(s, e.zone).a} sont de nouveau cachés.`,
  vp,
  tired: (s, e) => `${fait(bloc(s, e.corps), ['prend', 'prennent'])} ${fatigues(e.by)} (${WHENCE[e.why]}).`,
  rested: (s, e) => `${fait(bloc(s, e.corps), ['efface', 'effacent'])} ${fatigues(e.by)}.`,
  lost: (s, e) => {
    const point = e.arm === 'infantry' ? '1 point d’infanterie' : '1 point de cavalerie';
    const why = e.why === 'combat' ? '' : ` (${WHENCE[e.why]})`;
    return `${fait(bloc(s, e.corps), ['perd', 'perdent'])} ${point}${why}.`;
  },
  losses: (s, e) => {
    const who = camp(s, e.camp);
    const points = count(e.count, 'point de force', 'aucun', 'points de force');
    return who.vous ? null : `${fait(who, ['perd', 'perdent', 'perdez'])} ${points}.`;
  },
  eliminated: (s, e) => {
    const who = bloc(s, e.block);
    const gone = count(e.strength, 'point de force', 'aucun', 'points de force');
    const act = `${fait(who, est)} ${accord(who, 'éliminé')} ${lieu(s, e.zone).a}`;
    return e.strength > 0 ? `${act}, avec ${gone}.` : `${act}.`;
  },
} satisfies Partial<Words['events']>;
