/**
 * How a language writes numbers. `Intl` is asked only where it would write something else than digits, for it takes a slow phone a
 * while to get ready.
 */
export function figuresOf(locale: string): (n: number) => string {
  let format: Intl.NumberFormat | null = null;
  return (n) => {
    if (Number.isInteger(n) && n >= 0 && n < 1000) return String(n);
    format ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    return format.format(n);
  };
}

/** So many of something, as the language counts: by the name for one of it, or for several. */
export function countsOf(
  figure: (n: number) => string,
  isOne: (n: number) => boolean,
): (n: number, one: string, many: string) => string {
  return (n, one, many) => `${figure(n)} ${isOne(n) ? one : many}`;
}

/** By how much something has moved: a sign stands before it, and before a loss a real minus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
