/** Names one after another. `Intl.ListFormat` does the same, but takes a slow phone a tenth of a second to get ready. */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')}${and}${last}` : last;
}
