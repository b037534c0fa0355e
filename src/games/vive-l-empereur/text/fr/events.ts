import { fait, subject, type Verb } from '../../../../text/french.ts';
import { tellOutcome } from '../../../../text/game-text.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Formation, ShockResult } from '../../data/names.ts';
import { STATE } from '../../position.ts';
import type { Cause, Peril, ShockTerm } from '../../told.ts';
import { namesFr as names } from '../names.fr.ts';
import { actor, die, hourOf, oddsOf, type Scene, signed, sum, sumOfFire } from '../scene.ts';
import type { EventOf, Words } from '../words.ts';
import { act, all, at, become, corps, le, officer, player, side, steps, together, towards, units } from './grammar.ts';
import { outcomes, parts, results } from './table.ts';

const part = (what: keyof typeof parts): string => parts[what];

const GOES: Readonly<Record<EventOf<'moved'>['how'], Verb>> = {
  regular: ['va', 'vont'],
  back: ['se porte en arrière', 'se portent en arrière'],
  charge: ['pousse sa charge', 'poussent leur charge'],
  retreat: ['retraite', 'retraitent'],
  recoil: ['recule', 'reculent'],
  advance: ['avance', 'avancent'],
  exploit: ['poursuit', 'poursuivent'],
  enter: ['entre', 'entrent'],
};

const FORMS: Readonly<Record<Formation, Verb>> = {
  line: ['se forme en Ligne', 'se forment en Ligne'],
  column: ['se forme en Colonne', 'se forment en Colonne'],
  square: ['se forme en Carré', 'se forment en Carré'],
  adapted: ['prend la formation Adaptée', 'prennent la formation Adaptée'],
  disorganised: ['perd sa formation', 'perdent leur formation'],
  skirmish: ['se déploie en Tirailleurs', 'se déploient en Tirailleurs'],
  limbered: ['s’attelle', 's’attellent'],
  battery: ['se met en Batterie', 'se mettent en Batterie'],
};
const FACES: readonly Formation[] = ['line', 'column', 'skirmish', 'limbered', 'battery'];

const FIRES = {
  defensive: 'Tir défensif',
  offensive: 'Tir offensif',
  opportunity: 'Feu d’opportunité',
  answer: 'Feu',
} as const;

function fire(s: Scene, e: EventOf<'fire'>): string {
  const { how, hex, firers, roll, modifier, result } = e;
  const each = firers.map((one) => `${le(s, one.unit)} ${sum(one.parts, one.value, part)}`);
  const total = firers.length > 1 ? `, ${sumOfFire(e, part)} en tout` : '';
  return `${FIRES[how]} sur ${at(s, hex)}, ${each.join(', ')}${total} ; dé ${die(roll, modifier, modifier > 0 ? parts.square : parts.skirmish)} : ${results[result]}.`;
}

/** `le 2e léger 3 × 7 (2, Colonne +1)` */
function power(s: Scene, { unit, parts: every, value, steps: many }: ShockTerm): string {
  const [first, ...rest] = every.filter((one, i) => i === 0 || one.value !== 0);
  const why = rest.map(({ what, value: by }) => `${parts[what]} ${signed(by)}`);
  return `${le(s, unit)} ${value} × ${many}${why.length === 0 ? '' : ` (${[first?.value, ...why].join(', ')})`}`;
}

function shock(s: Scene, { counter, hexes, attackers, defenders, powers, column }: EventOf<'shock'>): string {
  const both = [attackers, defenders].map((terms) => terms.map((term) => power(s, term)).join(', '));
  const head = `${counter ? 'Contrecharge' : 'Choc'} en ${hexes.map((hex) => at(s, hex)).join(', ')}`;
  return `${head} : ${both.join(' contre ')} ; ${powers.join(' contre ')}, rapport ${oddsOf(s, column)}.`;
}

/** How a side fares in a shock. */
const FARES: Readonly<Record<ShockResult, string>> = {
  '0': 'est indemne',
  '0*': 'teste son moral',
  '1': 'perd un pas',
  '1*': 'perd un pas et teste son moral',
  D: 'est désorganisé',
  'D+1': 'est désorganisé et perd un pas',
  E: 'est éliminé',
};

const CAUSES: Readonly<Record<Cause, string>> = {
  fire: 'sous le feu',
  shock: 'dans le choc',
  passedOver: 'au passage des fuyards',
  facing: 'dans une pile en désordre',
  countercharge: 'pour contrecharger',
  recoil: 'pour reculer',
  square: 'pour former le carré',
  rally: 'pour se rallier',
  demoralised: 'quand le corps se démoralise',
  despair: 'quand le corps désespère',
  chain: 'quand une unité voisine se rompt',
  comrades: 'quand la pile se rompt',
};

function test(s: Scene, { cause, unit, parts: every, morale, dice, passed }: EventOf<'test'>): string {
  const head = act(s, unit, ['teste', 'testent']);
  return `${head} ${CAUSES[cause]} : moral ${sum(every, morale, part)}, dés ${dice[0] + dice[1]}, ${passed ? 'réussi' : 'manqué'}.`;
}

const PERILS: Readonly<Record<Peril, string>> = {
  losses: 'sous le feu',
  destroyed: 'dont les troupes sont détruites',
  overrun: 'surpris par l’ennemi',
  encircled: 'encerclé',
};

function army(s: Scene, { corps: id, state, score }: EventOf<'army'>): string {
  const who = corps(s, id);
  const told =
    state === STATE.steady
      ? fait(subject(who), ['se reprend', 'se reprennent'])
      : become(who, state === STATE.demoralised ? 'démoralisé' : 'désespéré');
  return `${told} : pertes et désordre ${score}.`;
}

export const events: Words['events'] = {
  turn: (s, e) => `Tour ${e.turn}, ${hourOf(s, e.turn).replace(':', '\u00a0h\u00a0')}.`,
  playerTurn: (s, e) => `C’est ${player(s, e.seat).a} de jouer.`,
  phase: (s, e) => `${names.phases[e.phase]} : ${side(s, actor(e.phase, e.seat)).le}.`,
  moved: (s, e) => {
    const also = e.second < 0 ? '' : ` et ${at(s, e.second)}`;
    return `${together(s, e.units, GOES[e.how])} en ${at(s, e.to)}${also}.`;
  },
  turned: (s, e) => `${together(s, e.units, ['se tourne', 'se tournent'])} face ${towards(e.facing)}.`,
  formed: (s, e) => {
    const faces = FACES.includes(e.formation) ? `, face ${towards(e.facing)}` : '';
    return `${together(s, e.units, FORMS[e.formation])}${faces}${e.second < 0 ? '' : `, jusqu’en ${at(s, e.second)}`}.`;
  },
  stacked: (s, e) => `${act(s, e.unit, ['passe', 'passent'])} au-dessus de la pile en ${at(s, e.hex)}.`,
  left: (s, e) =>
    e.driven
      ? `${become(all(s, e.units), 'chassé')} de la carte en ${at(s, e.hex)}.`
      : `${together(s, e.units, ['quitte', 'quittent'])} la carte en ${at(s, e.hex)}.`,
  stopped: (s, e) => `${together(s, e.units, ['n’ira', 'n’iront'])} pas plus loin.`,
  charge: (s, e) => `${together(s, e.units, ['charge', 'chargent'])} !`,
  chargeEnds: (s, e) =>
    e.contact
      ? `${together(s, e.units, ['aborde', 'abordent'])} l’ennemi.`
      : `${together(s, e.units, ['ne trouve', 'ne trouvent'])} personne à charger.`,
  countercharge: (s, e) => `${together(s, e.units, ['contrecharge', 'contrechargent'])} en ${at(s, e.hex)} !`,
  recoil: (s, e) => `${together(s, e.units, ['recule', 'reculent'])}.`,
  claimed: (s, e) => `La charge ${e.target ? 'vise' : 'ne vise pas'} ${at(s, e.hex)}.`,
  squareTried: (s, e) => `L’infanterie en ${at(s, e.hex)} tente de former le carré.`,
  fire,
  declared: (s, e) => `Attaque sur ${at(s, e.hex)} depuis ${at(s, e.from)}.`,
  shown: (s, e) => `En ${at(s, e.hex)}, on découvre ${units(s, e.units)}.`,
  shock,
  bonus: (s, e) =>
    `Le bonus de combat ${officer(s, e.leader).de}, ${signed(e.bonus)}, ${e.used ? 'compte' : 'ne sert pas'}.`,
  shockRoll: (_s, e) =>
    `Dé ${die(e.roll, e.modifier, 'chefs')} : l’attaquant ${FARES[e.attacker]}, le défenseur ${FARES[e.defender]}.`,
  void: (s, e) => `Pas de choc en ${at(s, e.hex)}.`,
  losses: (s, e) => {
    const left = e.left > 0 ? `il en reste ${e.left}` : e.steps === 1 ? 'le dernier' : 'les derniers';
    return `${act(s, e.unit, ['perd', 'perdent'])} ${steps(e.steps)}, ${left}.`;
  },
  eliminated: (s, e) => `${become(all(s, e.units), 'éliminé')}.`,
  test,
  disorganised: (s, e) =>
    e.willing
      ? `${together(s, e.units, ['se désorganise', 'se désorganisent'])} volontairement.`
      : `${become(all(s, e.units), 'désorganisé')}.`,
  rallied: (s, e) => `${act(s, e.unit, ['se rallie', 'se rallient'])}.`,
  leaderMoved: (s, e) => `${cap(officer(s, e.leader).le)} va en ${at(s, e.to)}.`,
  leaderRoll: (s, e) =>
    `${cap(officer(s, e.leader).le)}, ${PERILS[e.peril]} : dé ${e.roll}, ${e.falls ? 'il tombe' : 'il est sauf'}.`,
  replaced: (s, e) => `Un successeur ${officer(s, e.leader).de} paraît en ${at(s, e.hex)}.`,
  army,
  released: (s, e) => `${fait(subject(corps(s, e.corps)), ['peut', 'peuvent'])} désormais combattre.`,
  control: (s, e) => `${fait(player(s, e.seat), ['prend', 'prennent', 'prenez'])} ${at(s, e.hex)}.`,
  points: (s, e) =>
    `Points ${side(s, e.seat).de} : objectifs ${e.objectives}, pas ${e.steps}, chefs ${e.leaders}, corps ${e.corps}, soit ${e.total}.`,
  won: (s, e) => tellOutcome(outcomes, s, e.outcome),
};
