import { count } from '../../../../text/english.ts';
import { cap } from '../../../../text/typeset.ts';
import { MARK, NONE, type Slot } from '../../position.ts';
import { cardDesign, isMarked, objectiveFacts, type Scene, unitFacts, unitIn } from '../scene.ts';
import { cardWords, type Words } from '../words.ts';
import { CARDS } from './cards.ts';
import { card, fullName, land, objective, place } from './grammar.ts';
import { names } from './names.ts';

/** What lies on a unit, for those who do not see it. */
const MARKS: readonly (readonly [mark: number, said: string])[] = [
  [MARK.activated, 'activated'],
  [MARK.line, 'in Line'],
  [MARK.square, 'in Square'],
  [MARK.echelon, 'in Echelon'],
  [MARK.charge, 'charging'],
  [MARK.disorganised, 'in Disarray'],
  [MARK.dismounted, 'dismounted'],
];

/** `French Line Infantry, Fire 3, Melee 3, Cohesion 4, Morale 3, 1 casualty, in Line` */
function standing(s: Scene, slot: Slot): readonly string[] {
  const unit = unitIn(s, slot);
  if (unit === NONE) return ['empty'];
  const facts = unitFacts(s, unit);
  if (facts === undefined) return ['a hidden unit'];
  const { fire, melee, cohesion, morale } = names.values;
  const wounds = s.view.wounds[unit] ?? 0;
  const engaged = s.view.melees.some(({ a, b }) => a === unit || b === unit);
  return [
    fullName(facts),
    `${fire} ${facts.fire}, ${melee} ${facts.melee}, ${cohesion} ${facts.cohesion}, ${morale} ${facts.morale}`,
    ...(wounds === 0 ? [] : [count(wounds, 'casualty', 'casualties')]),
    ...(engaged ? ['in Melee'] : []),
    ...MARKS.filter(([mark]) => isMarked(s, unit, mark)).map(([, said]) => said),
    ...s.view.attached.filter((one) => one.unit === unit).map((one) => `with ${card(s, one.card)}`),
  ];
}

/** What stands on a card, by its id. */
export const printed = cardWords(CARDS);

/** What it does in full; nothing for one that another pack brings. */
const inFull = (id = ''): string => {
  const words = printed(id);
  return words === null ? '' : `: ${words[1]}`;
};

export const things: Words['things'] = {
  slot: (s, id) => {
    const slot = Number(id);
    const terrain = s.view.terrain[slot] ?? NONE;
    const ground = terrain === NONE ? [] : [`on ${land(s, terrain)}`];
    return `${cap(place(s, slot))}: ${[...standing(s, slot), ...ground].join(', ')}`;
  },
  card: (s, id) => {
    const design = cardDesign(s, Number(id));
    if (design === undefined) return 'Card';
    return `${cap(design.name.en)} (${names.kinds[design.kind]}, Initiative ${design.initiative})${inFull(design.id)}`;
  },
  unit: (s, id) => {
    const facts = unitFacts(s, Number(id));
    return facts === undefined ? 'Unit' : cap(fullName(facts));
  },
  objective: (s, id) => `Objective: ${objective(s, Number(id))}${inFull(objectiveFacts(s, Number(id))?.id)}`,
};
