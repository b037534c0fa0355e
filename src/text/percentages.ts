/**
 * The shares of a whole as they are shown together: in whole hundredths (or other parts) that make the whole, each the largest
 * remainder away from its own at most. What can happen but is less than one part is `null`, for it is not nothing; all of these count
 * together, rounded up, so that nothing beside them ever reads as certain.
 */
export function percentages(ways: readonly number[], of: number, parts = 100): readonly (number | null)[] {
  const isSmall = (count: number) => count > 0 && count * parts < of;
  const small = ways.filter(isSmall).reduce((sum, count) => sum + count, 0);
  const shown = ways.map((count) => (isSmall(count) ? null : Math.floor((count * parts) / of)));
  const left = shown.reduce<number>((rest, floor) => rest - (floor ?? 0), parts - Math.ceil((small * parts) / of));
  const byRemainder = ways
    .map((count, at) => ({ at, count, over: (count * parts) % of }))
    .filter(({ at }) => shown[at] !== null)
    .sort((a, b) => b.over - a.over || b.count - a.count);
  const more = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return shown.map((floor, at) => (floor !== null && more.has(at) ? floor + 1 : floor));
}
