import { count, does, list } from '../../../../text/english.ts';
import { cap } from '../../../../text/typeset.ts';
import type { FatigueWhy, Side } from '../../position.ts';
import type { Term, VpWhy } from '../../told.ts';
import { type Scene, shortClause, sum } from '../scene.ts';
import type { EventOf, Words } from '../words.ts';
import { at, fatigues, group, losses, name, names, one, side, the } from './grammar.ts';

/** What a term of a sum is. */
export function term(s: Pick<Scene, 'box'>, t: Term): string {
  switch (t.what) {
    case 'strength':
      return t.block < 0 ? 'strength' : name(s, t.block);
    case 'tired':
      return t.block < 0 ? 'exhausted' : `${name(s, t.block)} exhausted`;
    case 'bonus':
      return t.block < 0 ? 'bonus' : `bonus of ${name(s, t.block)}`;
    case 'symbol':
      return t.block < 0 ? 'movement symbol' : `${name(s, t.block)} alone`;
    case 'card':
      return t.clause === 'N15-EVT-MAP-01' ? 'Approach March' : TERMS.card;
    case 'events':
      return t.clause === 'N15-EVT-CAR-01' ? 'Square' : TERMS.events;
    default:
      return TERMS[t.what];
  }
}

export const TERMS: Readonly<Record<Term['what'], string>> = {
  strength: 'strength',
  march: 'attack on the march',
  tired: 'exhausted corps',
  wooded: 'woods',
  fortress: 'fortified town',
  town: 'town',
  farm: 'Fortified Position',
  bonus: 'bonus',
  events: 'events',
  card: 'card',
  corps: 'several corps',
  napoleon: 'Napoléon',
  symbol: 'movement symbol',
  vedettes: 'vedettes',
  rain: 'rain',
  beyondThree: 'beyond the third point',
  fromContested: 'out of a contested zone',
  intoContested: 'into a contested zone',
  takingFortress: 'taking a fortified town',
  commander: 'commander',
};

export function reckoned(s: Scene, total: number, terms: readonly Term[]): string {
  return sum(total, terms, (t) => term(s, t));
}

const SIDES: readonly string[] = ['the attack', 'the defence'];

function fighters(id: Side): string {
  return cap(SIDES[id] ?? 'the attack');
}

function drawn(s: Scene, n: number): string {
  return s.view.dice ? `rolls ${count(n, 'die', 'dice')}` : `reveals ${count(n, 'card')}`;
}

function combatCards(s: Scene, e: EventOf<'combatCards'>): string {
  const said = `${fighters(e.side)} ${drawn(s, e.total)}`;
  if (e.terms.length === 0) return `${said}.`;
  // Where orders of battle are hidden everybody has heard the number: this is how the own side came to it.
  if (s.view.screens) return `Your count: ${reckoned(s, e.total, e.terms)}.`;
  return `${said}: ${reckoned(s, e.total, e.terms)}.`;
}

/** The faces of a die carry letters. */
function face(n: number): string {
  return String.fromCharCode(64 + n);
}

/** `3 losses and 4 fatigue`, `1 loss`, `nothing` */
function toll(lost: number, tired: number): string {
  return list([...(lost > 0 ? [losses(lost)] : []), ...(tired > 0 ? [fatigues(tired)] : [])]);
}

function combatResult(s: Scene, e: EventOf<'combatResult'>): string {
  const attack = toll(e.losses[0], e.fatigues[0]);
  const defence = toll(e.losses[1], e.fatigues[1]);
  const spared = e.spared.map((t) => `${fatigues(t.value)} (${term(s, t)}, ${shortClause(t.clause)})`);
  const less = spared.length === 0 ? '' : ` Already deducted: ${list(spared)}.`;
  return `The attack inflicts ${attack}, the defence ${defence}.${less}`;
}

export const WHENCE: Readonly<Record<FatigueWhy, string>> = {
  manoeuvre: 'manoeuvre',
  combat: 'combat',
  retreat: 'retreat',
  pursuit: 'pursuit',
  axis: 'struck from behind',
  rain: 'rain',
  exhaustion: 'exhaustion',
  event: 'event',
};

const VP: Readonly<Record<VpWhy, string>> = {
  strength: 'strength eliminated',
  control: 'control',
  markers: 'seven control markers',
  napoleonBeaten: 'Napoléon beaten',
  commander: 'a commander eliminated',
  net: 'both sides’ losses',
};

function vp(s: Scene, e: EventOf<'vp'>): string {
  const who = side(s, e.delta > 0 ? 1 : 0);
  const points = count(Math.abs(e.delta), 'victory point');
  return `${does(who, ['gains', 'gain'])} ${points} (${VP[e.why]}): the track stands at ${e.vp}.`;
}

const HELD: Readonly<Record<EventOf<'held'>['how'], (place: string) => string>> = {
  marker: (place) => `The Fortified Position is given up: the beaten stack stays ${place}.`,
  tenir: (place) => `The beaten stack holds its ground ${place}.`,
  noWay: (place) => `There is no line of retreat: the beaten stack stays ${place}.`,
};

export const battle = {
  combat: (s, e) => {
    const [attackers, defenders] = e.stacks;
    const what = e.marched ? 'Attack on the march' : 'Combat';
    return `${what} ${at(s, e.zone)}: ${names(s, attackers)} against ${names(s, defenders)}.`;
  },
  joined: (s, e) => {
    const act = does(group(s, 0, e.blocks.length, e.blocks), ['joins', 'join']);
    return `${act} ${SIDES[e.side] ?? 'the combat'} from ${the(s, e.from)}, to the sound of the guns.`;
  },
  combatCards,
  attackCancelled: (s, e) => `No cards are left for the attack ${at(s, e.zone)}: it is called off.`,
  dice: (_s, e) => (e.faces.length === 0 ? null : `${fighters(e.side)} rolls ${e.faces.map(face).join(', ')}.`),
  combatResult,
  won: (_s, e) =>
    e.side === 0 || e.side === 1
      ? `${fighters(e.side)} wins by ${losses(e.by)}.`
      : 'Nobody wins: both sides hold their ground.',
  held: (s, e) => HELD[e.how](at(s, e.zone)),
  retreated: (_s, e) => (e.left > 0 ? `The retreat goes on: ${count(e.left, 'connection')} more.` : null),
  retreatFatigue: (_s, e) => (e.total === 0 ? null : `The retreat costs ${fatigues(e.total)}.`),
  pursuit: (s, e) => `Pursuit: the winner ${drawn(s, e.cards)}.`,
  pursuitFatigue: (_s, e) => `The pursuit costs the beaten stack ${fatigues(e.total)}.`,
  hidden: (s, e) => `The blocks that fought ${at(s, e.zone)} are hidden again.`,
  vp,
  tired: (s, e) => `${does(one(s, e.corps), ['takes', 'take'])} ${fatigues(e.by)} (${WHENCE[e.why]}).`,
  rested: (s, e) => `${does(one(s, e.corps), ['sheds', 'shed'])} ${fatigues(e.by)}.`,
  lost: (s, e) =>
    `${does(one(s, e.corps), ['loses', 'lose'])} 1 ${e.arm} point${e.why === 'combat' ? '' : ` (${WHENCE[e.why]})`}.`,
  losses: (s, e) => {
    const who = side(s, e.camp);
    return who.you ? null : `${does(who, ['loses', 'lose'])} ${count(e.count, 'strength point')}.`;
  },
  eliminated: (s, e) => {
    const gone = e.strength > 0 ? `, and ${count(e.strength, 'strength point')} with it` : '';
    return `${does(one(s, e.block), ['is', 'are'])} eliminated ${at(s, e.zone)}${gone}.`;
  },
} satisfies Partial<Words['events']>;
