import type { BuildPart, Piece } from '../../table/workshop.ts';

/** What somebody wants to see of the pieces. */
export interface Sought {
  /** Part of a name, or of what a piece does. */
  readonly text: string;
  /** For a filter the trait that is wanted. */
  readonly traits: Readonly<Record<string, string>>;
  /** By which figure, the highest first; empty for the order of the game. */
  readonly sort: string;
  /** Only what may still be added. */
  readonly addable: boolean;
}

export const EVERYTHING: Sought = { text: '', traits: {}, sort: '', addable: false };

export const isEverything = ({ text, traits, addable }: Sought): boolean =>
  text.trim() === '' && !addable && Object.values(traits).every((trait) => trait === '');

/** Without accents and capitals: nobody types them to find something. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The pieces that were asked for, in the order that was asked for. */
export function found(
  { pieces }: BuildPart,
  { text, traits, sort, addable }: Sought,
  canAdd: (piece: string) => boolean,
): readonly Piece[] {
  const wanted = plain(text.trim());
  const said = ({ name, sort: kind, does }: Piece) =>
    plain([name, kind, ...does.flatMap((each) => [each.name ?? '', each.text])].join(' '));
  const list = pieces.filter(
    (piece) =>
      (wanted === '' || said(piece).includes(wanted)) &&
      Object.values(traits).every((trait) => trait === '' || piece.traits.includes(trait)) &&
      (!addable || canAdd(piece.id)),
  );
  if (sort === '') return list;
  const figure = ({ figures }: Piece) => figures[sort] ?? Number.NEGATIVE_INFINITY;
  return list.sort((a, b) => figure(b) - figure(a));
}
