import { pathOf } from '../../../../table/land/lines.ts';
import { deck, parapets } from '../../../../table/land/roads.ts';
import type { RoadKind, Sheet } from '../sheet.ts';

export interface Roads {
  readonly lines: Readonly<Record<RoadKind, string>>;
  /** The roadway of the bridges, and their parapets. */
  readonly decks: string;
  readonly parapets: string;
}

export function roadsOf({ roads }: Sheet): Roads {
  const of = (kind: RoadKind) =>
    roads
      .filter((road) => road.kind === kind)
      .map(({ line }) => pathOf(line))
      .join('');
  const bridges = roads.flatMap(({ bridge }) => (bridge === null ? [] : [bridge]));
  return {
    lines: { chaussee: of('chaussee'), road: of('road'), path: of('path') },
    decks: bridges.map(deck).join(''),
    parapets: bridges.map(parapets).join(''),
  };
}
