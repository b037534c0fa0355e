import { ControlButton } from '../../../../table/controls.tsx';
import { useReading } from '../../../../table/states.ts';
import { BLOCK_COUNT, type Block, CAMP_OF, isCorps, isVedette } from '../../pieces.ts';
import { LOST, NONE } from '../../position.ts';
import { LYING, SMALL } from '../pieces/blocks.tsx';
import { BlockFace } from '../pieces/piles.tsx';
import type { Table } from '../table.ts';

const ALL: readonly Block[] = Array.from({ length: BLOCK_COUNT }, (_, block) => block);

/** Commanders and vedettes that are not on the map, and corps that could be put there now. */
function useOffTheMap({ view, states, own }: Table): { readonly ready: Block[]; readonly boxed: Block[] } {
  const whereOf = (block: Block) => view.where[block] ?? NONE;
  const isOff = (block: Block) => whereOf(block) === NONE || whereOf(block) === LOST;
  const touchable = useReading(states, ({ lit, chosen }) =>
    ALL.filter((block) => isOff(block) && (lit.has(`block:${block}`) || chosen.has(`block:${block}`))).join(' '),
  );
  const picked = new Set(touchable.split(' '));
  const ready: Block[] = [];
  const boxed: Block[] = [];
  for (const block of ALL.filter(isOff)) {
    const open = picked.has(String(block));
    const due = view.phase === 'setup' && whereOf(block) === NONE && CAMP_OF[block] === own && !isVedette(block);
    if (isCorps(block) ? open && view.phase === 'setup' : open || due) ready.push(block);
    else if (!isCorps(block)) boxed.push(block);
  }
  return { ready, boxed };
}

/** The blocks that are still to be placed in set-up. */
export function Tray({ table }: { readonly table: Table }) {
  const { ready } = useOffTheMap(table);
  if (ready.length === 0) return null;
  return (
    <section aria-label={table.words.tray}>
      <h3>{table.words.tray}</h3>
      <Blocks table={table} blocks={ready} />
    </section>
  );
}

/** What lies in the box: one may still ask about it. */
export function Boxed({ table }: { readonly table: Table }) {
  const { boxed } = useOffTheMap(table);
  if (boxed.length === 0) return null;
  return (
    <details className="n15-boxed">
      <summary>{table.words.boxed(boxed.length)}</summary>
      <Blocks table={table} blocks={boxed} />
    </details>
  );
}

function Blocks({ table, blocks }: { readonly table: Table; readonly blocks: readonly Block[] }) {
  return (
    <div className="n15-tray">
      {blocks.map((block) => {
        const { w, h } = isVedette(block) ? SMALL : LYING;
        return (
          // A corps is a control in its order of battle already.
          <ControlButton
            key={block}
            touching={table}
            thing={`block:${block}`}
            className="n15-recruit"
            again={isCorps(block)}
          >
            <svg viewBox={`-2 -2 ${w + 6} ${h + 10}`} width={w + 6} height={h + 10} aria-hidden="true">
              <BlockFace table={table} block={block} />
            </svg>
          </ControlButton>
        );
      })}
    </div>
  );
}
