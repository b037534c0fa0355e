import { cap } from '../../../../text/typeset.ts';
import { alignCost } from '../../rules/intrigue.ts';
import { costs, isOnMap, positionOf, type Scene, underWay } from '../scene.ts';
import type { Words } from '../words.ts';
import { at, corps, diplomate, form, from, livres, personnalite, power, spot, warAt } from './grammar.ts';

/** What it means to pass. */
const PASS: Readonly<Record<string, string | ((s: Scene) => string)>> = {
  'turn.buy': 'Ne rien acheter',
  'war.sea': 'Se battre sans bataille navale',
  'war.corps': (s) => ((underWay(s, 'war')?.corps.length ?? 0) === 0 ? 'Ne retarder aucun corps' : 'Aucun autre corps'),
  'invasion.again': 'Garder le résultat',
  'intrigue.act': 'Finir l’intrigue',
  'coalition.build': 'Ne plus rien lever',
  'battle.coalition': 'Ne plus envoyer de cavalerie',
  'battle.pursue': (s) =>
    (underWay(s, 'battle')?.chosen.length ?? 0) === 0 ? 'Ne pas poursuivre' : 'Poursuivre avec ces seuls corps',
  'turn.invite': 'N’inviter personne',
  'turn.duchies': 'N’en rappeler aucune autre',
};

/** ` d’Italie`, of a corps on the map. */
const venant = (s: Scene, unit: number): string => {
  const place = s.view.where[unit] ?? -1;
  return isOnMap(place) ? ` ${from(place)}` : '';
};
/** A corps as the first words of a button, with its verb. */
const lui = (s: Scene, unit: number, one: string, several: string): string =>
  `${cap(corps(s, unit).alone)} ${form(s, unit, [one, several])}`;

export const choices: Words['choices'] = {
  pass: (s) => {
    const said = PASS[s.view.step] ?? 'Continuer';
    return typeof said === 'string' ? said : said(s);
  },
  fund: (_s, c) =>
    c.pounds === 0 ? 'Rien pour les conflits mineurs' : `${livres(c.pounds)} pour les conflits mineurs`,
  budget: (_s, c) => (c.pounds === 0 ? 'Rien pour l’Amirauté' : `${livres(c.pounds)} pour l’Amirauté`),
  level: (_s, c) => `${livres(c.pounds)} dans la Caisse des conflits mineurs`,
  sail: () => 'Livrer d’abord une bataille navale',
  concede: () => 'Concéder le conflit',
  delay: (s, c) => `Retarder ${corps(s, c.unit).le}`,
  spend: (_s, c) => (c.pounds === 0 ? 'Ne rien dépenser' : `Dépenser ${livres(c.pounds)}`),
  reroll: () => 'Relancer : abdication −1',
  buy: (s) => `Acheter un marqueur pour ${livres(s.box.constants.markerCost)}`,
  send: (s, c) => `Envoyer ${diplomate(s, c.diplomat)}`,
  negotiate: (s, c) => `${cap(diplomate(s, c.diplomat))} négocie avec ${diplomate(s, c.against)}`,
  roll: () => 'Lancer les dés des négociations',
  charm: (s, c) => `${cap(diplomate(s, c.diplomat))} : offensive de charme ${warAt(c.war)}`,
  align: (s, c) =>
    `${cap(diplomate(s, c.diplomat))} : alliance avec ${power(c.power).le} pour ${livres(alignCost(s.box, positionOf(s), c.power))}`,
  build: (s, c) =>
    `${cap(corps(s, c.unit).alone)} ${at(c.nation)}${costs(s, c) ? `, ${livres(s.box.constants.lotCost)}` : ''}`,
  take: (s, c) => `${cap(corps(s, c.unit).alone)}, venant${venant(s, c.unit)}`,
  fight: (_s, c) => `Se battre ${at(c.nation)}`,
  stay: (s, c) => lui(s, c.unit, 'reste', 'restent'),
  ride: (s, c) => `${lui(s, c.unit, 'part', 'partent')}${venant(s, c.unit)}`,
  strike: (s, c) => `Frapper ${corps(s, c.unit).le}`,
  spare: (s, c) => lui(s, c.unit, 'survit', 'survivent'),
  retreat: (_s, c) => `Retraiter vers ${spot(c.nation).le}`,
  pursue: (s, c) => `Poursuivre avec ${corps(s, c.unit).le}`,
  invite: (s, c) => `Inviter ${personnalite(s, c.personality)} pour ${livres(s.box.constants.inviteCost)}`,
  lose: (s, c) => `Défausser ${corps(s, c.unit).le}`,
  recall: (s, c) => `Rappeler ${corps(s, c.unit).le}${venant(s, c.unit)}`,
};
