import type { Hex } from '../../../../grids/hexes.ts';
import { cap } from '../../../../text/typeset.ts';
import { NONE } from '../../position.ts';
import { namesFr as names } from '../names.fr.ts';
import {
  groundAt,
  leaderFacts,
  leadersIn,
  named,
  type Scene,
  seen,
  sidesOf,
  signed,
  stackIn,
  unitFacts,
} from '../scene.ts';
import type { Words } from '../words.ts';
import { at, leader, stance, steps, towards, unit } from './grammar.ts';

/** `en 1612 (Gémioncourt)`, or where else it is. */
const where = (s: Scene, hex: Hex): string => (hex >= 0 ? `en ${at(s, hex)}` : 'hors de la carte');

/** Who stands in a hex, as far as it is seen. */
function roster(s: Scene, hex: Hex): string[] {
  const { known, count } = stackIn(s, hex);
  const hidden = count - known.length;
  return [
    ...known.map((one) => unit(s, one).alone),
    ...(hidden === 0 ? [] : [`${hidden} unité${hidden === 1 ? '' : 's'} cachée${hidden === 1 ? '' : 's'}`]),
    ...leadersIn(s, hex).map((one) => leader(s, one).alone),
  ];
}

export const things: Words['things'] = {
  unit: (s, id) => {
    const [facts, now] = [unitFacts(s, Number(id)), seen(s, Number(id))];
    if (facts === undefined || now === null) return 'Unité cachée';
    const { arm, fire, shock, morale } = facts;
    const who = unit(s, Number(id));
    return [
      `${cap(who.alone)} : ${named(names.kinds, `${arm}-${facts.class}`) ?? names.arms[arm]}`,
      steps(now.steps),
      ...(now.hex < 0 ? [] : [stance(now.formation, now.facing, who)]),
      ...(now.marker === NONE ? [] : [`marqueur ${now.marker}`]),
      ...(fire === 0 ? [] : [`feu ${fire}`]),
      `choc ${shock}`,
      `moral ${morale}`,
      where(s, now.hex),
    ].join(', ');
  },
  hex: (s, id) => {
    const hex = Number(id);
    const { terrain, height, road } = groundAt(s, hex);
    const ground = [names.terrain[terrain], `hauteur ${height}`, ...(road ? ['route'] : [])];
    return [
      `${at(s, hex)} : ${ground.join(', ')}`,
      ...sidesOf(s, hex).map((one) => names.hexsides[one]),
      ...roster(s, hex),
    ].join(', ');
  },
  leader: (s, id) => {
    const facts = leaderFacts(s, Number(id));
    const name = cap(leader(s, Number(id)).alone);
    if (facts === undefined) return name;
    return `${name} : ${names.ranks[facts.rank]}, combat ${signed(facts.combat)}, moral ${signed(facts.morale)}, ${where(s, s.view.leaderAt[Number(id)] ?? NONE)}`;
  },
  facing: (_s, id) => `Face ${towards(Number(id))}`,
  formation: (_s, id) => `Formation : ${named(names.formations, id) ?? id}`,
};
