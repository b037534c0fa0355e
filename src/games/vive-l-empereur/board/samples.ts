import { hexNamed } from '../../../grids/hexes.ts';
import { get } from '../../../kernel/there.ts';
import type { Battle } from '../data/box.ts';
import { namesOf, planOf } from './plan.ts';
import type { ShownField, ShownUnit } from './shown.ts';

/** A battle as it begins, all who are on the map: for tests and for looking at. */
export function beginning(battle: Battle): ShownField {
  const present = battle.units.flatMap((facts, id) =>
    facts.setup === null ? [] : [{ facts, id, setup: facts.setup }],
  );
  const tops = present.filter(({ setup }) => setup.stack === 1);
  return {
    ground: planOf(battle),
    names: namesOf(battle),
    units: tops.map(({ facts, id, setup }): ShownUnit => {
      const { name, side, nation, arm, steps, fire, shock, morale } = facts;
      const { hex, formation, facing } = setup;
      const under = present.filter((other) => other.setup.hex === hex).length - 1;
      return {
        ...{ id, name, side, nation, arm, steps, shock, morale, hex, formation, facing, under },
        left: steps,
        fire: fire === 0 ? null : fire,
      };
    }),
    leaders: battle.leaders.flatMap(({ name, side, hex, rank, combat, morale, arrival }, id) =>
      arrival !== null
        ? []
        : [
            {
              ...{ id, name, side, hex, combat, morale },
              army: rank === 'army',
              nation: get(
                battle.units.filter((unit) => unit.side === side),
                0,
              ).nation,
            },
          ],
    ),
  };
}

/** One unit of every formation, marked in every way, in the rows about the middle of the map. */
export function drill(battle: Battle): ShownField {
  const field = beginning(battle);
  const hexes = battle.ground.hexes;
  const [first] = field.units;
  if (first === undefined) return field;
  const at = (col: number, row: number) =>
    hexNamed(hexes, `${String(col).padStart(2, '0')}${String(row).padStart(2, '0')}`);
  const formations = [
    'line',
    'column',
    'square',
    'adapted',
    'disorganised',
    'skirmish',
    'limbered',
    'battery',
  ] as const;
  const units = formations.flatMap((formation, i): ShownUnit[] =>
    ['french', 'prussian'].map((nation, side): ShownUnit => {
      const guns = formation === 'limbered' || formation === 'battery';
      const hex = at(2 + i, 3 + side * 4);
      return {
        ...first,
        ...{
          id: i * 2 + side,
          nation,
          side,
          formation,
          hex,
          under: i === 1 ? 2 : 0,
          left: Math.max(1, first.steps - i),
        },
        arm: guns ? 'artillery' : i % 2 === 0 ? 'infantry' : 'cavalry',
        facing: side * 6,
        ...(formation === 'skirmish' ? { second: at(3 + i, 3 + side * 4) } : {}),
        ...(formation === 'disorganised' ? { disorganised: 3, routed: side === 1 } : {}),
        faded: i === 2,
      };
    }),
  );
  return { ...field, units };
}
