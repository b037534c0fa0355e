import { useWatched } from '../../../table/store.ts';
import { BOXES } from './geometry.ts';
import type { MapMode } from './land/nations.tsx';
import type { Table } from './table.ts';

export const MODES: readonly MapMode[] = ['control', 'fervour', 'money', 'sea'];

/** On a square of 20: a flag, a flame, a purse, an anchor. */
const SIGNS: Readonly<Record<MapMode, string>> = {
  control: 'M5 18V2.500h11l-3 4 3 4H5',
  fervour: 'M10 2q5 5 3.500 9 1.500-.8 1.500-3 3 6-1.500 9.500H7Q2.500 14 5.500 8q.5 2.500 2 3Q7 6 10 2Z',
  money: 'M7 6Q5 3 6 2h8q1 1-1 4M7 6h6q5 5 4 9-1 3-4 3H7q-3 0-4-3-1-4 4-9Z',
  sea: 'M10 6v12M10 6a2 2 0 1 0-.01 0M6 9h8M3 12q0 6 7 6t7-6',
};

export const ModeSign = ({ mode }: { readonly mode: MapMode }) => <path className="nw-mode-sign" d={SIGNS[mode]} />;

/** Under the title of the map: what it is coloured by. */
export function ModeButtons({ table }: { readonly table: Table }) {
  const { words, desk } = table;
  const mode = useWatched(desk.mode.get, desk.mode.subscribe);
  const { x, y, w } = BOXES.title;
  const part = (w - 16) / MODES.length;
  return (
    <g className="nw-near">
      {MODES.map((each, i) => (
        // biome-ignore lint/a11y/useSemanticElements: there is no button inside a drawing
        <g
          key={each}
          className="nw-mode"
          role="button"
          tabindex={0}
          aria-pressed={mode === each}
          aria-label={words.modeOf(words.modes[each])}
          transform={`translate(${x + 8 + i * part} ${y + 38})`}
          onClick={() => desk.mode.set(each)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            event.stopPropagation();
            desk.mode.set(each);
          }}
        >
          <title>{words.modeOf(words.modes[each])}</title>
          <rect x={2} width={part - 4} height={27} rx={3} />
          <g transform={`translate(${part / 2 - 10} 3.500)`}>
            <ModeSign mode={each} />
          </g>
        </g>
      ))}
    </g>
  );
}
