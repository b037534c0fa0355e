import { count, list } from '../../../../text/french.ts';
import { PLACE, SEA } from '../../position.ts';
import {
  countIn,
  fields,
  forcesIn,
  hunting,
  named,
  navalBonus,
  type Scene,
  signed,
  underWay,
  warBonus,
} from '../scene.ts';
import type { PromptWords, Words } from '../words.ts';
import { act, at, diplomate, livres, nation, warName } from './grammar.ts';
import { moments } from './table.ts';

/** `Conflit en Égypte, difficulté 11` */
const warHead = (s: Scene): string => {
  const f = underWay(s, 'war');
  return f === null ? 'Conflit mineur' : `${warName(f.war)}, difficulté ${s.box.wars[f.war]?.difficulty ?? 0}`;
};

/** `2 dés +2`, where nothing is added `2 dés` */
const dice = (bonus: number): string => (bonus === 0 ? '2 dés' : `2 dés ${signed(bonus)}`);

const where = (s: Scene): string => {
  const f = underWay(s, 'battle');
  return f === null ? 'en cours' : at(f.nation);
};

function intrigue(s: Scene): string {
  const f = underWay(s, 'intrigue');
  const left = `${livres(s.view.treasury)} au Trésor`;
  const declared = f?.pairs.length ?? 0;
  if (declared > 0)
    return `${count(declared, 'négociation')} en attente, ${left} : en annoncer une autre, ou lancer les dés ?`;
  return f?.rolled
    ? `Les négociations sont jouées, ${left} : une offensive de charme, une alliance, ou la fin de l’intrigue ?`
    : `Intrigue, ${left} : négocier ou charmer coûte ${livres(s.box.constants.charmCost)}. Qui fait quoi ?`;
}

function join(s: Scene): string {
  const f = underWay(s, 'placement');
  if (f === null) return 'Quel corps rejoint Napoléon ?';
  return `Napoléon va ${at(f.to)}, il lui manque ${f.missing - f.found.length} corps : lequel le rejoint ?`;
}

function strike(s: Scene): string {
  const hunt = hunting(s);
  if (hunt === null) return 'Harcèlement : quelle infanterie est frappée ?';
  return `${act(s, hunt.hunter, ['frappe', 'frappent'])} une infanterie de force ${hunt.strength} : laquelle ?`;
}

function pursue(s: Scene): string {
  const f = underWay(s, 'battle');
  if (f === null) return 'Qui poursuit ?';
  const chosen = f.chosen.length === 0 ? '' : ` (${f.chosen.length} déjà)`;
  return `Les Français fuient vers ${nation(f.refuge)} : qui poursuit${chosen} ?`;
}

const asks = (ask: PromptWords['ask']): PromptWords => ({ ask, wait: ({ view }) => named(moments, view.step) ?? '' });

export const prompts: Words['prompts'] = {
  'turn.fund': asks(
    ({ view }) =>
      `${livres(view.treasury)} au Trésor : combien pour la Caisse des conflits mineurs, qui contient ${livres(view.warFund)} ?`,
  ),
  'turn.budget': asks(
    ({ view }) =>
      `${livres(view.treasury)} au Trésor : combien pour le budget de l’Amirauté, qui a ${livres(view.admiralty)} ?`,
  ),
  'turn.buy': asks(
    ({ box, view }) =>
      `Tirer un marqueur de plus pour ${livres(box.constants.markerCost)} ? ${count(view.bowl.length, 'marqueur', 'aucun')} dans le bol, ${livres(view.treasury)} au Trésor.`,
  ),
  'turn.second': asks((s) => {
    const [first] = underWay(s, 'turn')?.envoys ?? [];
    const gone = first === undefined ? 'Un envoyé français' : diplomate(s, first);
    return `${gone} quitte l’Hôtel : qui part avec lui ?`;
  }),
  'war.sea': asks((s) => {
    const hold =
      s.view.sea === SEA.french ? ` : la Flotte française compte ${signed(-s.box.constants.seaModifier)}` : '';
    return `${warHead(s)}${hold}. Disputez-vous d’abord la mer ?`;
  }),
  'war.corps': asks((s) => `${warHead(s)}, ${dice(warBonus(s))} : retarder un corps russe pour +1 ?`),
  'war.money': asks(
    (s) =>
      `${warHead(s)}, ${dice(warBonus(s))}, ${livres(s.view.warFund)} dans la Caisse des conflits mineurs : combien dépensez-vous ?`,
  ),
  'naval.money': asks(
    (s) =>
      `Bataille navale, ${dice(navalBonus(s))}, victoire à ${s.box.naval.win}, ${livres(s.view.admiralty)} au budget de l’Amirauté : combien dépensez-vous ?`,
  ),
  'invasion.delay': asks((s) => {
    const [prussian = 0, austrian = 0] = underWay(s, 'invasion')?.owed ?? [];
    const owed = [
      ...(prussian > 0 ? [count(prussian, 'prussien')] : []),
      ...(austrian > 0 ? [count(austrian, 'autrichien')] : []),
    ];
    return `Les diplomates français retiennent des corps neutres${owed.length === 0 ? '' : `, encore ${list(owed)}`} : lequel est retardé ?`;
  }),
  'invasion.again': asks(
    (s) => `${underWay(s, 'invasion')?.roll ?? 0} corps français vont être défaussés : relancer, pour abdication −1 ?`,
  ),
  'intrigue.act': asks(intrigue),
  'coalition.build': asks(
    (s) =>
      `${count(countIn(s, PLACE.pool), 'corps', 'aucun', 'corps')} en réserve, ${livres(s.view.treasury)} pour les Duchés : quel corps, et où ?`,
  ),
  'placement.take': asks(join),
  'battles.choose': asks((s) => {
    const told = fields(s).map((field) => `${at(field)} (${forcesIn(s, field).join(' contre ')})`);
    return told.length === 0 ? 'Quelle bataille d’abord ?' : `Batailles ${list(told)} : laquelle d’abord ?`;
  }),
  'battle.stay': asks(
    () => 'Une cavalerie française doit rester là où elle serait la dernière : laquelle de ces égales ?',
  ),
  'battle.french': asks((s) => `La cavalerie française rejoint la bataille ${where(s)} : qui essaie d’abord ?`),
  'battle.coalition': asks((s) => `Envoyez-vous de la cavalerie dans la bataille ${where(s)} ?`),
  'battle.strike': asks(strike),
  'battle.spare': asks((s) => `Échange, bataille ${where(s)} : laquelle de ces unités égales survit ?`),
  'battle.refuge': asks((s) => `Vous perdez la bataille ${where(s)} : vers où retraitez-vous ?`),
  'battle.pursue': asks(pursue),
  'battle.left': asks(
    (s) => `Les Français poursuivent après la bataille ${where(s)} : laquelle de leurs unités les plus faibles reste ?`,
  ),
  'turn.invite': asks(
    ({ box, view }) =>
      `Inviter une personnalité à Londres pour ${livres(box.constants.inviteCost)} ? Réussite jusqu’à ${box.constants.inviteMost} ; ${livres(view.treasury)} au Trésor.`,
  ),
  'turn.lose': asks(() => 'Un corps français des Pertes est défaussé : lequel de ces égaux ?'),
  'turn.duchies': asks(() => 'Les forces des Duchés peuvent rester sur la carte : en rappelez-vous ?'),
  'turn.transferNavy': asks(
    ({ view }) =>
      `${livres(view.treasury)} au Trésor, ${livres(view.warFund)} dans la Caisse des conflits mineurs : combien pour le budget de l’Amirauté, qui a ${livres(view.admiralty)} ?`,
  ),
  'turn.transferWar': asks(
    ({ view }) =>
      `${livres(view.treasury + view.warFund)} au Trésor et dans la Caisse des conflits mineurs : combien dans la Caisse ?`,
  ),
};

export const waiting: Words['waiting'] = (_s, _seats, what) => `La coalition décide : ${what}.`;
