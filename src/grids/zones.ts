/** A map of zones and the links between them: what is beside what, and how far apart, in tables that are made once. */
export interface Zones {
  /** For each zone those beside it, and the links that lead to them, in the order of the links. */
  readonly near: readonly (readonly number[])[];
  readonly by: readonly (readonly number[])[];
  /** The link between two zones, or NO_LINK: `linkOf[a * zones + b]`. */
  readonly linkOf: readonly number[];
  /** How many links lie between two zones, or the number of all zones where no way leads: `distance[a * zones + b]`. */
  readonly distance: readonly number[];
}

export const NO_LINK = -1;

export function zonesOf(count: number, links: readonly { readonly a: number; readonly b: number }[]): Zones {
  const near: number[][] = Array.from({ length: count }, () => []);
  const by: number[][] = Array.from({ length: count }, () => []);
  const linkOf = new Array<number>(count * count).fill(NO_LINK);
  links.forEach(({ a, b }, link) => {
    near[a]?.push(b);
    near[b]?.push(a);
    by[a]?.push(link);
    by[b]?.push(link);
    linkOf[a * count + b] = linkOf[b * count + a] = link;
  });
  return { near, by, linkOf, distance: distances(near) };
}

function distances(near: readonly (readonly number[])[]): number[] {
  const count = near.length;
  const table = new Array<number>(count * count).fill(count);
  for (let from = 0; from < count; from++) {
    table[from * count + from] = 0;
    const queue = [from];
    for (const zone of queue) {
      for (const next of near[zone] ?? []) {
        if (table[from * count + next] !== count) continue;
        table[from * count + next] = (table[from * count + zone] ?? 0) + 1;
        queue.push(next);
      }
    }
  }
  return table;
}
