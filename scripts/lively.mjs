// The battle of the pictures: two bots play it with fixed dice, up to an assault whose end is open.

export const LIVELY_SEED = 33;

const near = (a, b) => a >= 0 && b >= 0 && Math.abs((a % 8) - (b % 8)) + Math.abs((a >> 3) - (b >> 3)) === 1;

/** An assault in the thick of the battle: several units in contact, some of them worn. */
export async function livelyAssault({ view, choices, odds }) {
  if (view.step !== 'combat.declare' || view.turn < 6) return null;
  const [own, others] = [view.where.slice(0, 8), view.where.slice(8)];
  const contacts = own.flatMap((a) => others.filter((b) => near(a, b))).length;
  if (contacts < 3 || view.reduced.filter(Boolean).length < 2) return null;
  for (const choice of choices) {
    if (choice.kind !== 'assault') continue;
    const { results, of } = await odds(choice);
    if (results.length >= 3 && results.every(({ ways }) => ways / of < 0.6)) return choice;
  }
  return null;
}
