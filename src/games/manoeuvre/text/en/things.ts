import { squareName } from '../../../../grids/squares.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Edge } from '../../position.ts';
import { cardEntries } from '../entries.ts';
import {
  cardFacts,
  nationFacts,
  nationOf,
  ownerOf,
  type Scene,
  terrainAt,
  unitAt,
  unitFacts,
  unitOnCard,
} from '../scene.ts';
import type { Words } from '../words.ts';
import { edge, namesake, slot, unitName, upTo } from './grammar.ts';
import { cardTitle, nationNoun, terrain } from './names.ts';
import { effects, labels } from './table.ts';

function unit(s: Scene, id: number): string {
  const facts = unitFacts(s, id);
  const nation = nationOf(s, ownerOf(id));
  if (facts === undefined || nation === undefined) return 'unit';
  const reduced = s.view.reduced[id] === true;
  const parts = [
    facts.name,
    nationNoun(nation).alone,
    facts.cavalry ? labels.cavalry : labels.infantry,
    `strength ${reduced ? facts.reduced : facts.full}${reduced ? ` (${labels.reduced})` : ''}`,
  ];
  const square = s.view.where[id] ?? -1;
  return [...parts, square < 0 ? 'not on the field' : `on ${squareName(square)}`].join(', ');
}

function card(s: Scene, id: number): string {
  const facts = cardFacts(s, id);
  if (facts === undefined) return 'card';
  const title = `${cardTitle(facts, unitOnCard(s, facts))}${namesake(s, facts)}`;
  const lines = cardEntries({ labels, range: upTo }, facts).map((line) => `${line.name} ${line.value}`.trim());
  return `${title}: ${facts.type === 'unit' || facts.type === 'leader' ? lines.join(', ') : effects[facts.type](s.box)}`;
}

function square(s: Scene, id: number): string {
  const parts = [squareName(id)];
  const found = terrainAt(s, id);
  if (found !== undefined) parts.push(terrain(found.id));
  if (s.view.redoubts.includes(id)) parts.push(labels.redoubt);
  const occupant = unitAt(s, id);
  if (occupant !== null) parts.push(unitName(s, occupant));
  return parts.join(', ');
}

const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];

export const things: Words['things'] = {
  unit: (s, id) => unit(s, Number(id)),
  card: (s, id) => card(s, Number(id)),
  square: (s, id) => square(s, Number(id)),
  tile: (s, id) => `Tile ${s.box.tiles[Number(id)]?.id ?? id}`,
  turn: (_s, id) => (Number(id) === 0 ? 'As printed' : `Turned ${Number(id) * 90}°`),
  slot: (_s, id) => `Place in the ${slot(Number(id))}`,
  nation: (s, id) => {
    const facts = nationFacts(s, Number(id));
    return facts === undefined ? 'nation' : nationNoun(facts).alone;
  },
  edge: (_s, id) => {
    const found = EDGES.find((known) => known === id);
    return found === undefined ? 'edge' : cap(edge(found));
  },
};
