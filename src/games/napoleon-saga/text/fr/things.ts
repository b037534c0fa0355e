import { count } from '../../../../text/french.ts';
import { cap } from '../../../../text/typeset.ts';
import { MARK, NONE, type Slot } from '../../position.ts';
import { cardDesign, isMarked, objectiveFacts, type Scene, seenAt, unitFacts, unitIn } from '../scene.ts';
import { cardWords, type Words } from '../words.ts';
import { CARDS } from './cards.ts';
import { card, fullName, objectif, place, seatName, spot, terre } from './grammar.ts';
import { names } from './names.ts';

/** What lies on a unit, for those who do not see it. */
const MARQUES: readonly (readonly [mark: number, said: string])[] = [
  [MARK.activated, 'unité activée'],
  [MARK.line, 'en Ligne'],
  [MARK.square, 'en Carré'],
  [MARK.echelon, 'en Échelon'],
  [MARK.charge, 'en Charge'],
  [MARK.disorganised, 'unité Désorganisée'],
  [MARK.dismounted, 'pied à terre'],
];

/** `Infanterie de ligne française, Tir 3, Mêlée 3, Cohésion 4, Moral 3, 1 blessure, en Ligne` */
function debout(s: Scene, slot: Slot): readonly string[] {
  const unit = unitIn(s, slot);
  if (unit === NONE) return ['libre'];
  const facts = unitFacts(s, unit);
  if (facts === undefined) return ['une unité cachée'];
  const { fire, melee, cohesion, morale } = names.values;
  const wounds = s.view.wounds[unit] ?? 0;
  const engaged = s.view.melees.some(({ a, b }) => a === unit || b === unit);
  return [
    fullName(facts),
    `${fire} ${facts.fire}, ${melee} ${facts.melee}, ${cohesion} ${facts.cohesion}, ${morale} ${facts.morale}`,
    ...(wounds === 0 ? [] : [count(wounds, 'blessure')]),
    ...(engaged ? ['en Mêlée'] : []),
    ...MARQUES.filter(([mark]) => isMarked(s, unit, mark)).map(([, said]) => said),
    ...s.view.attached.filter((one) => one.unit === unit).map((one) => `avec ${card(s, one.card)}`),
  ];
}

/** `votre Première Ligne, centre`; onlookers are told whose it is. */
const whole = (s: Scene, slot: Slot): string =>
  s.view.viewer === null ? `${spot(s, slot)} (${seatName(s, seenAt(s, slot).board)})` : place(s, slot);

/** What stands on a card, by its id. */
export const printed = cardWords(CARDS);

/** What it does in full; nothing for one that another pack brings. */
const inFull = (id = ''): string => {
  const words = printed(id);
  return words === null ? '' : ` : ${words[1]}`;
};

export const things: Words['things'] = {
  slot: (s, id) => {
    const slot = Number(id);
    const terrain = s.view.terrain[slot] ?? NONE;
    const sol = terrain === NONE ? [] : [`Terrain ${terre(s, terrain).alone}`];
    return `${cap(whole(s, slot))} : ${[...debout(s, slot), ...sol].join(', ')}`;
  },
  card: (s, id) => {
    const design = cardDesign(s, Number(id));
    if (design === undefined) return 'Carte';
    return `${cap(design.name.fr)} (${names.kinds[design.kind]}, Initiative ${design.initiative})${inFull(design.id)}`;
  },
  unit: (s, id) => {
    const facts = unitFacts(s, Number(id));
    return facts === undefined ? 'Unité' : cap(fullName(facts));
  },
  objective: (s, id) => `Objectif : ${objectif(s, Number(id))}${inFull(objectiveFacts(s, Number(id))?.id)}`,
};
