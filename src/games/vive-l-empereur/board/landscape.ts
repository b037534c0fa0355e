import type { PlaceName } from './shown.ts';

/** What the maps of the time call woods and waters; the components name only places. Proper names are the same in both languages. */
export const LANDSCAPE: Readonly<Record<string, readonly (Omit<PlaceName, 'hex'> & { readonly hex: string })[]>> = {
  'quatre-bras': [
    { hex: '1011', text: 'Bois de Bossu', kind: 'wood', turn: -90 },
    { hex: '2117', text: 'Bois de Delhutte', kind: 'wood' },
    { hex: '2412', text: 'Les Censes', kind: 'wood' },
    { hex: '2405', text: 'Ruisseau de Thyle', kind: 'water', turn: -90 },
    { hex: '0512', text: 'Ruisseau de Pierrepont', kind: 'water', turn: 18 },
  ],
};
