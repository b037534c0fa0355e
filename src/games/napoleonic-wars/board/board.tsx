import { useWatched } from '../../../table/store.ts';
import { NATIONS } from '../data/names.ts';
import { Atlas, Ground, placeOf } from './atlas.tsx';
import { portugalBox } from './boxes.tsx';
import { HEIGHT, PORTUGAL, WIDTH } from './geometry.ts';
import { Lately, type Places } from './lately.tsx';
import { ModeButtons } from './modes.tsx';
import { PhoneMap, plaqueOf } from './phone.tsx';
import { Roll } from './roll.tsx';
import type { Table } from './table.ts';
import { Touches } from './touches.tsx';

/** The map of Europe: the land, what lies on it from near or from afar, and over it all that can be touched. */
export function Board({ table }: { readonly table: Table }) {
  const { facts, words, desk } = table;
  const mode = useWatched(desk.mode.get, desk.mode.subscribe);
  const near: Places = (n) => {
    const nation = NATIONS[n];
    return nation === undefined ? portugalBox(facts.portugal) : placeOf(nation, facts.nations[nation]);
  };
  const far: Places = (n) => {
    const nation = NATIONS[n];
    return nation === undefined ? PORTUGAL : plaqueOf(nation);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside a drawing
    <svg className="drawn-board nw-board" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={words.map}>
      <Ground facts={facts} mode={mode} />
      <Atlas facts={facts} words={words}>
        <Lately table={table} places={near} size={0.6} />
      </Atlas>
      <PhoneMap facts={facts} words={words}>
        <Lately table={table} places={far} size={0.45} />
      </PhoneMap>
      <Touches table={table} />
      <ModeButtons table={table} />
      <Roll table={table} />
    </svg>
  );
}
