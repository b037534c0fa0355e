import { cap } from '../../../../text/typeset.ts';
import { NATIONALITIES } from '../../data/names.ts';
import { AT, FOUGHT, NONE, STATUS } from '../../position.ts';
import { namesFr as names } from '../names.fr.ts';
import { forcesIn, isNation, named, type Scene, treatiesOn, unitFacts } from '../scene.ts';
import type { Words } from '../words.ts';
import { at, client, diplomate, leader, livres, personnalite, power, spot, troops, warAt, warNoun } from './grammar.ts';

const STANDS = {
  [STATUS.neutral]: names.statuses.neutral,
  [STATUS.surrendered]: names.statuses.surrendered,
  [STATUS.coalition]: names.statuses.coalition,
  [STATUS.french]: names.statuses.french,
} as const;

/** Where a diplomat or a personality is. */
function sejour(place: number, home: string): string {
  if (place === AT.gone) return 'hors du jeu';
  if (place === AT.board) return 'pas encore en jeu';
  if (place >= AT.wars) return warAt(place - AT.wars);
  return isNation(place) ? at(place) : home;
}

const traites = (s: Scene, id: number): string[] => [
  ...treatiesOn(s, id).map((treaty) => names.treaties[treaty][0]),
  ...(s.view.marriage === id ? [names.otherMarkers.marriage[0]] : []),
];

/** Nationalities after `infanterie` and `cavalerie`. */
const COATS: Readonly<Record<string, string>> = {
  french: 'française',
  polish: 'polonaise',
  spanish: 'espagnole',
  bavarian: 'bavaroise',
  neapolitan: 'napolitaine',
  british: 'britannique',
  prussian: 'prussienne',
  austrian: 'autrichienne',
  russian: 'russe',
  swedish: 'suédoise',
  duchy: 'des Duchés',
  emigre: 'émigrée',
  royalist: 'royaliste',
};

export const things: Words['things'] = {
  nation: (s, id) => {
    const where = Number(id);
    const [coalition, french] = forcesIn(s, where);
    const forces = `coalition ${coalition}, France ${french}`;
    if (!isNation(where)) return `${spot(where).alone} : coalition ${coalition}`;
    const state = s.view.clientIn[where] ?? NONE;
    return [
      `${spot(where).alone} : ferveur ${s.view.fervour[where] ?? 0}`,
      forces,
      ...(s.view.but === where ? ['Nation cible'] : []),
      ...(s.view.napoleonAt === where && s.view.napoleon !== 0 ? [leader(s.view.napoleon)] : []),
      ...(state === NONE ? [] : [client(s, state).alone]),
    ].join(', ');
  },
  power: (s, id) => {
    const which = Number(id);
    return [`${power(which).alone} : ${STANDS[s.view.status[which] ?? 0]}`, ...traites(s, which)].join(', ');
  },
  war: (s, id) => {
    const which = Number(id);
    const facts = s.box.wars[which];
    const fought = s.view.wars[which];
    return [
      `${warNoun(which).alone} : difficulté ${facts?.difficulty ?? 0}`,
      ...(fought === FOUGHT.won ? ['gagné'] : fought === FOUGHT.lost ? ['perdu'] : []),
      ...(s.view.trade[which] === 1 ? [`Commerce ${livres(s.box.constants.tradeIncome)}`] : []),
      ...(facts?.anchor ? ['ancre'] : []),
      ...(facts?.strategic ? ['stratégique'] : []),
      ...(facts?.russian ? ['Guerre russe'] : []),
    ].join(', ');
  },
  pounds: (_s, id) => livres(Number(id)),
  unit: (s, id) => {
    const unit = Number(id);
    const facts = unitFacts(s, unit);
    if (facts === undefined) return 'Corps';
    const coat = named(COATS, NATIONALITIES[facts.nationality]) ?? '';
    const arm = facts.cavalry ? names.arms.cav : names.arms.inf;
    return `${cap(troops(s, unit).alone)} : ${arm} ${coat}, force ${facts.strength}, ${at(s.view.where[unit] ?? NONE)}`;
  },
  diplomat: (s, id) => {
    const which = Number(id);
    const facts = s.box.diplomats[which];
    const home = facts?.french ? names.boxes.hotel.at : names.boxes.london.at;
    const whose = facts?.french ? 'diplomate français' : 'votre diplomate';
    return `${cap(diplomate(s, which))} : ${whose}, valeur ${facts?.value ?? 0}, ${sejour(s.view.diplomats[which] ?? AT.gone, home)}`;
  },
  personality: (s, id) => {
    const which = Number(id);
    return `${cap(personnalite(s, which))}, ${sejour(s.view.people[which] ?? AT.gone, names.boxes.london.at)}`;
  },
};
