import type { GameChoice, Language, Thing } from '../../../kernel/game.ts';
import { get } from '../../../kernel/there.ts';
import type { Acting, Handling, Stack, Way } from '../../../table/handling.ts';
import type { Reach } from '../board/aides.ts';
import { nationsOf } from '../board/table.ts';
import { BOARD_WORDS } from '../board/words.ts';
import type { Box, Link, Zone } from '../data/box.ts';
import { BLOCK_COUNT, type Block, isCommander, isVedette, NATION_OF, type Nation } from '../pieces.ts';
import type { View } from '../position.ts';

const block = (id: Block): Thing => `block:${id}`;
const zone = (id: Zone): Thing => `zone:${id}`;
const idOf = (thing: Thing): number => Number(thing.slice(thing.indexOf(':') + 1));

const isAsked = (view: View): boolean => view.viewer !== null && view.asked.includes(view.viewer);

/** OPS-06: a stack is designated; or an event moves one. */
const isNaming = (view: View): boolean =>
  isAsked(view) && (view.step === 'operation.designate' || view.column !== null);

/** OPS-07: one nation; DEF-03: no commander begins; VED-02: vedettes go apart from corps. */
function stackOf(view: View, at: Zone, nation: Nation): Stack {
  const here = Array.from({ length: BLOCK_COUNT }, (_, id) => id).filter(
    (id) => view.where[id] === at && NATION_OF[id] === nation && view.activated[id] !== true,
  );
  const infantry = here.filter((id) => !isVedette(id));
  const corps = infantry.filter((id) => !isCommander(id));
  const riders = here.filter(isVedette);
  const pieces = corps.length > 0 ? [...corps, ...infantry.filter(isCommander)] : riders;
  return { ground: zone(at), pieces: pieces.map(block) };
}

function actingOf(view: View): Acting | null {
  if (!isAsked(view)) return null;
  const { column, combat, op } = view;
  if (view.step.startsWith('retreat.') && combat !== null && combat.loser >= 0)
    return {
      pieces: [...get(combat.stacks, combat.loser), ...combat.followers].map(block),
      goal: 'zone',
      forming: false,
    };
  const { group } = column ?? op ?? { group: [] };
  return group.length === 0 ? null : { pieces: group.map(block), goal: 'zone', forming: isNaming(view) };
}

/** The zones along the links, from a zone on. */
function zonesAlong({ links }: Box, from: Zone, path: readonly Link[]): readonly Zone[] {
  let at = from;
  return path.map((link) => {
    const { a, b } = get(links, link);
    at = a === at ? b : a;
    return at;
  });
}

/** How stacks are taken up and led over the map. `reach` tells where the points of a march lead. */
export function handlingOf(box: Box, reach: (view: View) => readonly Reach[]): Handling {
  // It is asked of every zone of one view.
  let last: { readonly view: View; readonly reach: readonly Reach[] } | undefined;
  const reached = (view: View) => {
    if (last?.view !== view) last = { view, reach: reach(view) };
    return last.reach;
  };
  return {
    stacks(view: View): readonly Stack[] {
      const { viewer } = view;
      if (viewer === null || !isNaming(view)) return [];
      return box.zones.flatMap((_, at) => nationsOf(view, viewer).map((nation) => stackOf(view, at, nation)));
    },
    acting: actingOf,
    way(view: View, to: Thing, language: Language): Way | null {
      const found = reached(view).find((one) => zone(one.zone) === to);
      if (found === undefined || view.op === null) return null;
      return {
        steps: zonesAlong(box, view.op.zone, found.path).map(zone),
        price: BOARD_WORDS[language].reach(found.points, found.fatigue),
      };
    },
    // OPS-13: a stack is designated to march before it is known how far.
    bounds(view: View, piece: Thing): readonly Thing[] {
      if (view.step !== 'operation.designate' || !isAsked(view) || !piece.startsWith('block:')) return [];
      return (box.zones[view.where[idOf(piece)] ?? -1]?.near ?? []).map(zone);
    },
    isOrder: ({ kind }: GameChoice) => kind === 'go',
  };
}
