/**
 * Many small strokes gathered by blocks of the sheet. A browser paints a sheet in pieces, and leaves out what lies outside a
 * piece: one path over the whole of it would be painted anew for each of them.
 */
export interface Strokes {
  /** A stroke at a point; strokes of different kinds are never joined. */
  add(x: number, y: number, d: string, kind?: string): void;
  paths(): readonly { readonly key: string; readonly kind: string; readonly d: string }[];
}

export function strokesBy(block: number): Strokes {
  const gathered = new Map<string, { readonly kind: string; d: string }>();
  return {
    add(x, y, d, kind = '') {
      const key = `${kind} ${Math.floor(x / block)} ${Math.floor(y / block)}`;
      const known = gathered.get(key);
      if (known === undefined) gathered.set(key, { kind, d });
      else known.d += d;
    },
    paths: () => [...gathered].map(([key, { kind, d }]) => ({ key, kind, d })),
  };
}
