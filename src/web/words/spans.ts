/** How much of each there is, the greatest first; two of them are enough. */
export function told(parts: readonly (readonly [count: number, one: string, many: string])[]): string {
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0)
    return parts
      .slice(-1)
      .map(([, one]) => `0 ${one}`)
      .join();
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(' ');
}

/** Whether two moments are of one day where the reader is. */
export const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();
