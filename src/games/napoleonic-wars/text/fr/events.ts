import { accord, count, de, fait, list, subject } from '../../../../text/french.ts';
import { tellOutcome } from '../../../../text/game-text.ts';
import { cap } from '../../../../text/typeset.ts';
import { AT, FRANCE, NONE, PLACE, SEA, SPAIN, STATUS } from '../../position.ts';
import type { Laid } from '../../told.ts';
import { namesFr as names } from '../names.fr.ts';
import { added, apart, figure, isNation, isOnMap, named, type Scene, signed, stop, summed, total } from '../scene.ts';
import type { EventOf, Words } from '../words.ts';
import {
  act,
  at,
  client,
  corps,
  diplomate,
  form,
  from,
  leader,
  livres,
  marker,
  nation,
  personnalite,
  power,
  roster,
  spot,
  warAt,
  warName,
  warNoun,
} from './grammar.ts';
import { outcomes, terms, years } from './table.ts';

const termName = (what: keyof typeof terms): string => terms[what];

/** What money was paid for, by the clause. */
const PAID: Readonly<Record<string, string>> = {
  'NW-4.12-a': ' pour un autre marqueur',
  'NW-6.1-a': ' pour une négociation',
  'NW-6.1.1-a': ' pour une offensive de charme',
  'NW-6.3-c': ' pour une alliance',
  'NW-10.2-b': ' pour une invitation',
  'NW-15-FIN': ' de moins dans la panique',
};

const LAID: Readonly<Partial<Record<Laid, string>>> = {
  'russian-nobility': 'La noblesse retient la Russie : pas d’alliance avec elle.',
  'peace-of-basel': 'Paix de Bâle : pas d’alliance avec la Prusse.',
  'tilsit-prussia': 'Tilsit lie la Prusse : pas d’alliance avec elle.',
  'tilsit-russia': 'Tilsit lie la Russie : pas d’alliance avec elle.',
  'san-ildefonso': 'Le traité de San Ildefonso est signé.',
  'continental-system': 'Le Blocus continental ferme les ports : un dé est ôté de chaque revenu.',
  paris: 'Le marqueur Paris est posé : la France est ouverte.',
  'fra-diavolo': 'Fra Diavolo tient la montagne : le premier corps français déployé en Italie à chaque tour est perdu.',
  ulcer: 'L’Ulcère espagnol éclate : le premier corps français déployé en Espagne à chaque tour est perdu.',
  emancipation: 'Les Lois du Ghetto tombent : les Juifs d’Europe sont émancipés.',
};

const LIFTED: Readonly<Partial<Record<Laid, string>>> = {
  'russian-nobility': 'La noblesse russe cède : la Russie est libre de s’allier.',
  'peace-of-basel': 'La Paix de Bâle prend fin.',
  'tilsit-prussia': 'Tilsit ne lie plus la Prusse.',
  'tilsit-russia': 'Tilsit ne lie plus la Russie.',
  'san-ildefonso': 'Le traité de San Ildefonso prend fin.',
  'continental-system': 'Le Blocus continental s’effondre.',
  pope: 'Le Pape est enlevé d’Italie.',
  'grand-vizier': 'Le Grand Vizir rentre chez lui.',
  marriage: 'Le mariage de Napoléon ne lie plus personne.',
  london4: 'Le marqueur 4 £ disparaît : Londres ne rapporte plus que 3 £.',
  nelson: 'Nelson tombe.',
  'french-fleet': 'La Flotte française est détruite : il n’y aura plus de bataille navale.',
  josephine: 'Joséphine quitte Napoléon pour toujours.',
  guard: 'La Garde impériale recule et est défaussée.',
};

function laid(s: Scene, { what, war }: EventOf<'laid'>): string {
  const { alignCost, alignCostMarried, vizierModifier } = s.box.constants;
  if (what === 'marriage')
    return `Lien du mariage : neutre, cette puissance s’allie pour ${livres(alignCostMarried)} au lieu de ${livres(alignCost)}.`;
  if (what === 'grand-vizier')
    return `Le Grand Vizir se met en marche${war === undefined ? '' : ` : ${signed(vizierModifier)} au conflit ${warAt(war)}`}.`;
  return LAID[what] ?? 'Un marqueur est posé.';
}

function fervour(_s: Scene, { nation: where, by, to, roll, clause }: EventOf<'fervour'>): string {
  const die = roll === 0 ? '' : ' (dé)';
  const change = `ferveur ${signed(by)}${die}, à ${to}.`;
  if (clause === 'NW-11.4-a')
    return `${by > 0 ? 'Les Français tiennent' : 'La coalition tient'} seul${by > 0 ? 's' : 'e'} ${nation(where)} : ${change}`;
  if (clause === 'NW-11.4-b') return `Napoléon est encore ${at(where)} : ${change}`;
  return `${cap(spot(where).alone)} : ${change}`;
}

/** Why abdication changes, where nothing has said so before. */
const ABDICATION: Readonly<Record<string, string>> = {
  'NW-4.9.1.1-d': 'Un conflit stratégique est gagné : ',
  'NW-4.9.1.2-d': 'Un conflit stratégique est perdu : ',
  'NW-11.1-c': 'Aucun corps du camp français aux Pertes : ',
};

const STATUSES = {
  [STATUS.neutral]: 'devient neutre',
  [STATUS.surrendered]: 'capitule',
  [STATUS.coalition]: 'rejoint la coalition',
  [STATUS.french]: 'passe à la France',
} as const;

/** What a corps does that goes to a box. */
const GOES: Readonly<Record<number, readonly [string, string]>> = {
  [PLACE.casualties]: ['va aux Pertes', 'vont aux Pertes'],
  [PLACE.neutral]: ['se retire aux Forces neutres', 'se retirent aux Forces neutres'],
  [PLACE.army]: ['rejoint la Grande Armée', 'rejoignent la Grande Armée'],
  [PLACE.boxO]: ['quitte la carte', 'quittent la carte'],
  [PLACE.removed]: ['quitte le jeu', 'quittent le jeu'],
};
const PAST: Readonly<Record<number, readonly [participle: string, rest: string]>> = {
  [PLACE.delayed]: ['retardé', ''],
  [PLACE.discarded]: ['défaussé', ''],
};
const est = ['est', 'sont'] as const;

function moved(s: Scene, { unit, from: left, to }: EventOf<'moved'>): string {
  const goes = GOES[to];
  if (goes !== undefined) return `${act(s, unit, goes)}.`;
  if (to === PLACE.pool)
    return `${act(s, unit, isOnMap(left) ? ['retourne', 'retournent'] : ['entre', 'entrent'])} dans la réserve des forces.`;
  const past = PAST[to];
  if (past !== undefined) return `${act(s, unit, est)} ${accord(corps(s, unit), past[0])}${past[1]}.`;
  return isOnMap(left)
    ? `${act(s, unit, ['passe', 'passent'])} ${from(left)} ${at(to)}.`
    : `${act(s, unit, ['paraît', 'paraissent'])} ${at(to)}.`;
}

function napoleon(_s: Scene, { form: age, at: where, clause }: EventOf<'napoleon'>): string {
  if (clause.startsWith('NW-8.5')) return `${leader(age)} prend le commandement ${at(where)}.`;
  if (age === 1) return 'Bonaparte entre en scène.';
  return age === 2 ? 'Bonaparte est Empereur : Napoléon prend sa place.' : 'Désormais, Napoléon vieillit.';
}

function warRoll(s: Scene, { war, dice, terms: all, total, won }: EventOf<'warRoll'>): string {
  const goal = s.box.wars[war]?.difficulty ?? 0;
  return `${warName(war)} : dés ${dice.join(' + ')}${added(apart(all, 'dice'), termName)} = ${figure(total)} contre ${goal}, ${won ? 'gagné' : 'perdu'}.`;
}

const AT_SEA = { win: 'victoire', draw: 'issue indécise', loss: 'défaite' } as const;

function naval(_s: Scene, { dice, terms: all, total, result }: EventOf<'naval'>): string {
  return `Bataille navale : dés ${dice.join(' + ')}${added(apart(all, 'dice'), termName)} = ${figure(total)}, ${AT_SEA[result]}.`;
}

function negotiation(s: Scene, { diplomat: ours, against, roll, total, success }: EventOf<'negotiation'>): string {
  const theirs = diplomate(s, against);
  const value = s.box.diplomats[ours]?.value ?? 0;
  const sum = total === roll ? `dé ${roll}` : `dé ${roll} + ${total - roll} = ${figure(total)}`;
  const end = success ? `${theirs} rentre à l’Hôtel` : `${theirs} reste`;
  return `${diplomate(s, ours)} (${value}) négocie avec ${theirs} : ${sum}, ${success ? 'pas plus' : 'plus'} que ${value} ; ${end}.`;
}

function rides(s: Scene, { unit, roll, terms: all, moved: goes }: EventOf<'rides'>): string {
  const sum = all.length === 0 ? `dé ${roll}` : `dé ${roll}${added(all, termName)} = ${roll + all.length}`;
  return `${cap(corps(s, unit).le)} : ${sum}, ${goes ? 'rejoint la bataille' : 'reste au loin'}.`;
}

const LIGHT: readonly string[] = ['', names.lightInfantry.DF, names.lightInfantry.AF, names.lightInfantry.AN];

/** ` = 3`, or ` = 8, compté 6` */
const compte = (sum: number, column: number): string =>
  sum === column ? ` = ${column}` : ` = ${figure(sum)}, compté ${column}`;

function light(_s: Scene, { fervour: row, roll, terms: all, column, dice }: EventOf<'light'>): string {
  const result = `${LIGHT[dice] ?? ''}, ${count(dice, 'dé', 'aucun')}`;
  if (roll === 0) return `Infanterie légère, sans dé à cause de l’État client : ${result}.`;
  const sum = all.length === 0 ? `dé ${roll}` : `dé ${roll}${added(all, termName)}${compte(roll + total(all), column)}`;
  return `Infanterie légère, ferveur ${row}, ${sum} : ${result}.`;
}

function combat(_s: Scene, { dice, french, coalition, total, result }: EventOf<'combat'>): string {
  const white = result.endsWith('-pursuit') ? ` (dé blanc ${dice[0] ?? 0})` : '';
  return `Dés ${dice.join(' + ')} + ${coalition} (coalition) − ${french} (France) = ${figure(total)} : ${names.battleResults[result][0]}${white}.`;
}

function envoy(s: Scene, { diplomat: who, nation: where, turnedAway }: EventOf<'envoy'>): string {
  return turnedAway
    ? `${diplomate(s, who)} trouve ${s.box.constants.envoysPerBox} envoyés ${at(where)} et rentre à l’Hôtel.`
    : `${diplomate(s, who)} s’installe ${at(where)}.`;
}

function deployed(s: Scene, { unit, nation: where, lost, clause }: EventOf<'deployed'>): string {
  if (lost)
    return `${act(s, unit, est)} le premier corps déployé ${at(where)} : ${where === SPAIN ? 'l’Ulcère' : 'Fra Diavolo'} le détruit.`;
  if (clause === 'NW-7.2-a') return `${act(s, unit, ['gagne', 'gagnent'])} la Nation cible, ${nation(where)}.`;
  if (clause === 'NW-7.3-a') return `${act(s, unit, ['suit', 'suivent'])} un envoyé français ${at(where)}.`;
  if (clause === 'NW-8.5-c') return `${act(s, unit, ['rejoint', 'rejoignent'])} Napoléon ${at(where)}.`;
  return `${act(s, unit, where === FRANCE ? ['garde', 'gardent'] : ['envahit', 'envahissent'])} ${nation(where)}.`;
}

function napoleonRow(_s: Scene, { roll, row, nation: where, corps: many }: EventOf<'napoleonRow'>): string {
  const goal = where === NONE ? 'Grande Stratégie' : `${spot(where).alone} avec ${many} corps`;
  return `Napoléon : dé ${roll} + tour ${row - roll} = ligne ${row}, ${goal}.`;
}

function invasionRow(s: Scene, { roll, row }: EventOf<'invasionRow'>): string {
  const forces = s.box.invasions[row - 2]?.forces ?? [];
  const told = forces.map((one) => `${spot(one.nation).alone} ${one.corps}`);
  return `Table d’invasion : dé ${roll} + tour ${row - roll} = ligne ${row}, ${list(told)}.`;
}

function grandStrategy(s: Scene, { roll, nation: where, moved: others }: EventOf<'grandStrategy'>): string {
  const goes =
    roll > 5 ? `dans la Nation cible, ${nation(where)}` : `${at(where)}, où se trouve maintenant le marqueur But`;
  const suite = others.length === 0 ? '' : `, avec ${roster(s, others)}`;
  return `Grande Stratégie : dé ${roll}, Napoléon va ${goes}${suite}.`;
}

const camp = (french: boolean, one: string, several: string): string =>
  french ? `Les Français ${several}` : `La coalition ${one}`;

export const events: Words['events'] = {
  turn: (s, e) => `Tour ${e.turn}, ${years(s, e.turn)}.`,
  phase: (_s, e) => `${names.phases[e.phase]}.`,
  income: (_s, e) => {
    const parts = e.terms.map(({ what, value }) => `${terms[what]} ${figure(value)} £`);
    return `Revenus : ${cap(parts.join(', '))} ; Trésor ${livres(e.treasury)}.`;
  },
  funds: (_s, e) =>
    e.clause === 'NW-13-SPITHEAD'
      ? 'Mutinerie dans la flotte : l’Amirauté n’a plus rien.'
      : `Trésor ${livres(e.treasury)}, conflits mineurs ${livres(e.warFund)}, Amirauté ${livres(e.admiralty)}.`,
  paid: (_s, e) => `${livres(e.pounds)}${PAID[e.clause] ?? ''} ; Trésor ${livres(e.treasury)}.`,
  but: (_s, e) => `La Nation cible est ${nation(e.nation)}.`,
  event: (s, e) => `Événement : ${named(names.scheduledEvents, s.box.events[e.event]?.id)?.[0] ?? ''}.`,
  added: (s, e) => stop(`Dans le bol : ${marker(s, e.marker)}${e.count === 1 ? '' : ` (${e.count})`}`),
  taken: (s, e) => stop(`Hors du bol : ${marker(s, e.marker)}`),
  drawn: (s, e) => {
    const left =
      e.left === 0 ? 'désormais vide' : `où ${e.left === 1 ? 'reste' : 'restent'} ${count(e.left, 'marqueur')}`;
    return stop(`Tiré du bol, ${left} : ${marker(s, e.marker)}`);
  },
  bowlEmpty: () => 'Le bol Politique est vide : rien n’est tiré.',
  laid,
  lifted: (_s, e) => LIFTED[e.what] ?? 'Un marqueur quitte la carte.',
  nationDie: (_s, e) => {
    const where = e.roll > 5 ? `la Nation cible, ${nation(e.nation)}` : nation(e.nation);
    return e.again ? `Dé ${e.roll}, ${where} : nul État client n’y naît, on relance.` : `Dé ${e.roll} : ${where}.`;
  },
  client: (s, e) => {
    const old = e.replaced === NONE ? '' : `, à la place ${client(s, e.replaced).de}`;
    return `${fait(subject(client(s, e.client)), ['naît', 'naissent'])} ${at(e.nation)}${old}.`;
  },
  fervour,
  abdication: (_s, e) => cap(`${ABDICATION[e.clause] ?? ''}abdication ${signed(e.by)}, à ${e.to}.`),
  status: (_s, e) => `${cap(power(e.power).le)} ${STATUSES[e.status]}.`,
  moved,
  napoleon,
  josephine: (_s, e) => (isNation(e.at) ? `Joséphine part ${at(e.at)}.` : 'Joséphine entre en scène.'),
  busy: (_s, e) =>
    e.clause === 'NW-4.14-a'
      ? 'Napoléon est en Égypte et ne mène aucune armée jusqu’au prochain Rappel.'
      : 'Napoléon est tout à sa fiancée et ne mène aucune armée jusqu’au prochain Rappel.',
  bavariaTurns: () => 'La Bavière change de camp : Wrede compte désormais comme autrichien.',
  war: (s, e) => `${warName(e.war)} : il faut ${s.box.wars[e.war]?.difficulty ?? 0} ou plus.`,
  conceded: (_s, e) => `La coalition concède le conflit ${warAt(e.war)}.`,
  warRoll,
  flag: (_s, e) =>
    `Le drapeau ${warNoun(e.war).de} passe aux Guerres russes, comme conflit ${e.won ? 'gagné' : 'perdu'}.`,
  tradeLost: (s, e) =>
    `Le Commerce avec ${warNoun(e.war).le} est perdu : ${livres(s.box.constants.tradeIncome)} de moins par tour.`,
  naval,
  sea: (_s, e) =>
    e.control === SEA.none
      ? 'Personne ne tient la mer.'
      : `${e.control === SEA.french ? 'La Flotte française' : 'La Royal Navy'} tient la mer.`,
  londonInvaded: () =>
    'Londres est envahie : le Trésor est vide, Londres ne rapporte plus que 3 £, et les personnalités rentrent chez elles.',
  invasion: () => 'La quatrième Guerre russe est jouée : Napoléon envahit la Russie.',
  discardRoll: (_s, e) =>
    `${e.again ? 'Second jet de défausse' : 'Jet de défausse'} : ${summed(e.dice)} ; autant de corps français ou polonais quittent la Grande Armée.`,
  envoy,
  negotiates: (s, e) => `${diplomate(s, e.diplomat)} va négocier avec ${diplomate(s, e.against)} ${at(e.nation)}.`,
  negotiation,
  charm: (s, e) =>
    `Offensive de charme ${warAt(e.war)}, ${diplomate(s, e.diplomat)} : dé ${e.roll} contre ${count(e.lost, 'conflit', 'aucun')} ${e.lost > 1 ? 'perdus' : 'perdu'}, ${e.success ? 'et son marqueur est retourné face visible' : 'en vain'}.`,
  aligned: (s, e) => `${diplomate(s, e.diplomat)} conclut une alliance avec ${power(e.power).le}.`,
  diplomat: (s, e) =>
    e.at === AT.gone ? `${diplomate(s, e.diplomat)} quitte le jeu.` : `${diplomate(s, e.diplomat)} rentre chez lui.`,
  disgraced: (s, e) => `${diplomate(s, e.diplomat)} est en disgrâce : aucune mission jusqu’au prochain Rappel.`,
  deployed,
  invasionRow,
  short: (_s, e) => `La Grande Armée est épuisée : ${nation(e.nation)} a moins de corps qu’il n’en faut.`,
  built: (s, e) =>
    `${act(s, e.unit, ['est', 'sont'])} ${accord(corps(s, e.unit), 'levé')} ${at(e.nation)}${e.pounds === 0 ? '' : `, pour ${livres(e.pounds)}`}.`,
  napoleonRow,
  grandStrategy,
  thwarted: (_s, e) => `Trop peu de corps peuvent suivre Napoléon ${at(e.nation)} : il se rabat sur la Nation cible.`,
  battle: (_s, e) => (e.chained ? `On se bat encore ${at(e.nation)}.` : `Bataille ${at(e.nation)}.`),
  rides,
  light,
  guardRoll: (s, e) =>
    `Garde impériale : dé ${e.roll}, ${e.joins ? `elle donne avec une force de ${s.box.constants.guardStrength}` : 'elle ne donne pas'}.`,
  combat,
  rolledAgain: () => 'Aucune cavalerie sur place : on relance les dés.',
  struck: (s, e) => `${act(s, e.by, ['sabre', 'sabrent'])} ${corps(s, e.unit).le}.`,
  eliminated: (s, e) => `${act(s, e.unit, est)} ${accord(corps(s, e.unit), 'éliminé')}.`,
  survives: (s, e) => `${seul(s, e.unit)} ${corps(s, e.unit).le} ${form(s, e.unit, ['survit', 'survivent'])}.`,
  battleWon: (_s, e) => `${camp(e.french, 'gagne', 'gagnent')} la bataille ${at(e.nation)}.`,
  refugeDie: (_s, e) => `Dé du refuge français : ${e.roll}, ${nation(e.nation)}.`,
  retreated: (s, e) =>
    `${camp(e.french, 'retraite', 'retraitent')} ${from(e.from)} vers ${nation(e.to)} : ${roster(s, e.units)}.`,
  noWayOut: (_s, e) => `${camp(e.french, 'a', 'ont')} déjà fui ${nation(e.nation)} : plus d’issue.`,
  pursues: (s, e) => `${camp(e.french, 'poursuit', 'poursuivent')} vers ${nation(e.to)} : ${roster(s, e.units)}.`,
  invited: (s, e) =>
    `Londres invite ${personnalite(s, e.personality)} : dé ${e.roll}, ${e.success ? 'invitation acceptée' : 'invitation déclinée'}.`,
  personality: (s, e) =>
    `${personnalite(s, e.personality)} ${isNation(e.at) ? `paraît ${at(e.at)}` : 'vient à Londres'}.`,
  control: (_s, e) => {
    const held =
      e.nations.length === 0 ? 'ne contrôle aucune Nation' : `contrôle ${list(e.nations.map((one) => nation(one)))}`;
    const but =
      e.nations.length === 0 || e.nations.includes(e.but) ? '' : `, mais non la Nation cible, ${nation(e.but)}`;
    return `La coalition ${held}${but} : l’objectif du tour est ${e.met ? 'atteint' : 'manqué'}.`;
  },
  recalled: () => 'Rappel : les diplomates de la coalition rentrent à Londres, et Napoléon quitte l’armée.',
  restored: (s, e) => `Les corps retardés reviennent : ${roster(s, e.units)}.`,
  lossRoll: (_s, e) =>
    `Pertes françaises : dé ${e.roll}, ${e.falls ? 'un corps des Pertes est défaussé' : 'aucun corps n’est défaussé'}.`,
  cleared: () => 'Les armées quittent la carte, sauf les forces des Duchés qui restent.',
  accidentRoll: (_s, e) =>
    e.dice.length === 1
      ? `Jet d’accident : dé ${e.total}.`
      : `Jet d’accident : dés ${e.dice.join(' + ')} = ${e.total}.`,
  accident: (s, e) => stop(`Accident : ${named(names.accidents, s.box.accidents[e.accident]?.id)?.[0] ?? ''}`),
  noAccident: () => 'Rien ne s’ensuit.',
  religion: (s, e) =>
    `Religion en France : ${named(names.religionPolicies, s.box.religions[e.religion]?.id)?.[0] ?? ''}.`,
  quarrel: (_s, e) => `Les alliés se querellent : dé ${e.roll}, ${power(e.power).le}.`,
  bride: (_s, e) => `La fiancée : dé ${e.roll}, Napoléon se marie à la cour ${deCour(e.power)}.`,
  won: (s, e) => tellOutcome(outcomes, s, e.outcome),
};

/** `de Russie`, `d’Autriche` */
const deCour = (id: number): string => de(power(id).alone);
const seul = (s: Scene, unit: number): string => cap(accord(corps(s, unit), 'seul'));
