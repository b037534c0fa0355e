import { add } from '../../../kernel/there.ts';
// Every way that chance can go: the rules themselves are played again and again, each time with one number settled differently.

/** What each result weighs in all, or null if there are more than `most` ways. */
export function everyRoll(run: (roll: (sides: number) => number) => string, most: number): Map<string, number> | null {
  const found = new Map<string, number>();
  const rolled: number[] = [];
  for (let ways = 0; ways < most; ways++) {
    const sides: number[] = [];
    let chance = 1;
    const result = run((of) => {
      const value = rolled[sides.length] ?? 1;
      rolled[sides.length] = value;
      sides.push(of);
      chance /= of;
      return value;
    });
    found.set(result, (found.get(result) ?? 0) + chance);
    rolled.length = sides.length;
    while (rolled.length > 0 && rolled.at(-1) === sides[rolled.length - 1]) rolled.pop();
    if (rolled.length === 0) return found;
    add(rolled, rolled.length - 1, 1);
  }
  return null;
}

/** Every choice of so many out of a list. */
export function everyPick<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((one, i) => everyPick(list.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}
