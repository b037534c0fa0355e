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

/** The shares of several groups, each the sum of what is shown of its own parts: both make the whole. */
export function groupedPercentages(
  groups: readonly (readonly number[])[],
  of: number,
): readonly { readonly share: number | null; readonly parts: readonly (number | null)[] }[] {
  const sums = groups.map((ways) => ways.reduce((sum, count) => sum + count, 0));
  return percentages(sums, of).map((share, at) => {
    const [ways, sum] = [groups[at] ?? [], sums[at] ?? 0];
    if (sum === 0) return { share, parts: ways.map(() => 0) };
    return {
      share,
      parts: share === null ? ways.map((count) => (count === 0 ? 0 : null)) : percentages(ways, sum, share),
    };
  });
}
