import { cap } from '../../../../text/typeset.ts';
import { NATIONALITIES } from '../../data/names.ts';
import { AT, FOUGHT, NONE, STATUS } from '../../position.ts';
import { namesEn as names } from '../names.en.ts';
import { forcesIn, isNation, named, type Scene, treatiesOn, unitFacts } from '../scene.ts';
import type { Words } from '../words.ts';
import { at, client, diplomat, leader, nation, personality, pounds, power, troops, warAt, warThe } from './grammar.ts';

const STANDS = {
  [STATUS.neutral]: names.statuses.neutral,
  [STATUS.surrendered]: names.statuses.surrendered,
  [STATUS.coalition]: names.statuses.coalition,
  [STATUS.french]: names.statuses.french,
} as const;

/** Where a diplomat or a personality is. */
function abode(place: number, home: string): string {
  if (place === AT.gone) return 'out of the game';
  if (place === AT.board) return 'not in play yet';
  if (place >= AT.wars) return warAt(place - AT.wars);
  return isNation(place) ? at(place) : home;
}

const treaties = (s: Scene, id: number): string[] => [
  ...treatiesOn(s, id).map((treaty) => names.treaties[treaty][0]),
  ...(s.view.marriage === id ? [names.otherMarkers.marriage[0]] : []),
];

export const things: Words['things'] = {
  nation: (s, id) => {
    const where = Number(id);
    const [coalition, french] = forcesIn(s, where);
    const forces = `coalition ${coalition}, France ${french}`;
    if (!isNation(where)) return `${cap(nation(where))}: coalition ${coalition}`;
    const state = s.view.clientIn[where] ?? NONE;
    return [
      `${cap(nation(where))}: fervour ${s.view.fervour[where] ?? 0}`,
      forces,
      ...(s.view.but === where ? ['target Nation'] : []),
      ...(s.view.napoleonAt === where && s.view.napoleon !== 0 ? [leader(s.view.napoleon)] : []),
      ...(state === NONE ? [] : [client(s, state).alone]),
    ].join(', ');
  },
  power: (s, id) => {
    const which = Number(id);
    return [`${cap(power(which).the)}: ${STANDS[s.view.status[which] ?? 0]}`, ...treaties(s, which)].join(', ');
  },
  war: (s, id) => {
    const which = Number(id);
    const facts = s.box.wars[which];
    const fought = s.view.wars[which];
    return [
      `${cap(warThe(which))}: difficulty ${facts?.difficulty ?? 0}`,
      ...(fought === FOUGHT.won ? ['won'] : fought === FOUGHT.lost ? ['lost'] : []),
      ...(s.view.trade[which] === 1 ? [`Trade ${pounds(s.box.constants.tradeIncome)}`] : []),
      ...(facts?.anchor ? ['anchor'] : []),
      ...(facts?.strategic ? ['strategic'] : []),
      ...(facts?.russian ? ['Russian War'] : []),
    ].join(', ');
  },
  pounds: (_s, id) => pounds(Number(id)),
  unit: (s, id) => {
    const unit = Number(id);
    const facts = unitFacts(s, unit);
    if (facts === undefined) return 'Corps';
    const coat = named(names.nationalities, NATIONALITIES[facts.nationality]) ?? '';
    const arm = facts.cavalry ? names.arms.cav : names.arms.inf;
    return `${cap(troops(s, unit).alone)}: ${coat} ${arm}, strength ${facts.strength}, ${at(s.view.where[unit] ?? NONE)}`;
  },
  diplomat: (s, id) => {
    const which = Number(id);
    const facts = s.box.diplomats[which];
    const home = facts?.french ? names.boxes.hotel.at : names.boxes.london.at;
    const whose = facts?.french ? 'French diplomat' : 'your diplomat';
    return `${cap(diplomat(s, which))}: ${whose}, value ${facts?.value ?? 0}, ${abode(s.view.diplomats[which] ?? AT.gone, home)}`;
  },
  personality: (s, id) => {
    const which = Number(id);
    return `${cap(personality(s, which))}, ${abode(s.view.people[which] ?? AT.gone, names.boxes.london.at)}`;
  },
};
