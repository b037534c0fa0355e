import type { Hex } from '../../../../grids/hexes.ts';
import { cap } from '../../../../text/typeset.ts';
import { NONE } from '../../position.ts';
import { namesEn as names } from '../names.en.ts';
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
import { at, leader, stance, steps, unit, way } from './grammar.ts';

/** `in 1612 (Gémioncourt)`, or where else it is. */
const where = (s: Scene, hex: Hex): string => (hex >= 0 ? `in ${at(s, hex)}` : 'not on the map');

/** Who stands in a hex, as far as it is seen. */
function roster(s: Scene, hex: Hex): string[] {
  const { known, count } = stackIn(s, hex);
  const hidden = count - known.length;
  return [
    ...known.map((one) => unit(s, one).alone),
    ...(hidden === 0 ? [] : [`${hidden} hidden`]),
    ...leadersIn(s, hex).map((one) => leader(s, one).alone),
  ];
}

export const things: Words['things'] = {
  unit: (s, id) => {
    const [facts, now] = [unitFacts(s, Number(id)), seen(s, Number(id))];
    if (facts === undefined || now === null) return 'Hidden unit';
    const { arm, fire, shock, morale } = facts;
    return [
      `${cap(unit(s, Number(id)).alone)}: ${named(names.kinds, `${arm}-${facts.class}`) ?? names.arms[arm]}`,
      steps(now.steps),
      ...(now.hex < 0 ? [] : [stance(now.formation, now.facing)]),
      ...(now.marker === NONE ? [] : [`marker ${now.marker}`]),
      ...(fire === 0 ? [] : [`fire ${fire}`]),
      `shock ${shock}`,
      `morale ${morale}`,
      where(s, now.hex),
    ].join(', ');
  },
  hex: (s, id) => {
    const hex = Number(id);
    const { terrain, height, road } = groundAt(s, hex);
    const ground = [names.terrain[terrain], `height ${height}`, ...(road ? ['road'] : [])];
    return [
      `${at(s, hex)}: ${ground.join(', ')}`,
      ...sidesOf(s, hex).map((one) => names.hexsides[one]),
      ...roster(s, hex),
    ].join(', ');
  },
  leader: (s, id) => {
    const facts = leaderFacts(s, Number(id));
    const name = cap(leader(s, Number(id)).alone);
    if (facts === undefined) return name;
    return `${name}: ${names.ranks[facts.rank]}, combat ${signed(facts.combat)}, morale ${signed(facts.morale)}, ${where(s, s.view.leaderAt[Number(id)] ?? NONE)}`;
  },
  facing: (_s, id) => `Facing ${way(Number(id))}`,
  formation: (_s, id) => `Formation: ${named(names.formations, id) ?? id}`,
};
