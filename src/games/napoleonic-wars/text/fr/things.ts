import { cap } from '../../../../text/typeset.ts';
import { NATIONALITIES, TREATIES } from '../../data/names.ts';
import { AT, FOUGHT, NONE, STATUS } from '../../position.ts';
import { treatiesOf } from '../../rules/powers.ts';
import { namesFr as names } from '../names.fr.ts';
import { forcesIn, isNation, named, type Scene, unitFacts } from '../scene.ts';
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
  if (place >= AT.wars) return warAt(place - AT.wars);
  return isNation(place) ? at(place) : home;
}

function traites({ view }: Scene, id: number): string[] {
  const bits = view.treaties & treatiesOf(id);
  return [
    ...TREATIES.flatMap((treaty, place) => ((bits >> place) & 1 ? names.treaties[treaty][0] : [])),
    ...(view.marriage === id ? [names.otherMarkers.marriage[0]] : []),
  ];
}

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
    if (!isNation(where)) return `${cap(spot(where).alone)} : ${forces}`;
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
    const fought = s.view.wars[which];
    return [
      `${warNoun(which).alone} : difficulté ${s.box.wars[which]?.difficulty ?? 0}`,
      ...(fought === FOUGHT.won ? ['gagné'] : fought === FOUGHT.lost ? ['perdu'] : []),
      ...(s.view.trade[which] === 1 ? ['Commerce 1 £'] : []),
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
