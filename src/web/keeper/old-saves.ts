import { SaveError } from './about.ts';
import type { Problem } from './contract.ts';
import type { House } from './house.ts';

/** Hardly any browser has one left: how they are read is fetched by those that do. */
const oldForm = () => import('./old-form.ts');

/** Old texts that are still there, and why. */
export type Left = readonly { readonly id: string; readonly problem: Problem }[];

/** All matches of the first form become lines; those that cannot are named. Done once for all who ask meanwhile. */
export function takeUpAll(house: House): Promise<Left> {
  house.takingUp ??= takeUpEach(house).finally(() => {
    house.takingUp = null;
  });
  return house.takingUp;
}

async function takeUpEach(house: House): Promise<Left> {
  const old = (await house.world.store.old?.()) ?? [];
  const left: { readonly id: string; readonly problem: Problem }[] = [];
  for (const one of old) {
    const problem = await (await oldForm()).takeOver(house, one);
    if (problem !== null) left.push({ id: one.id, problem });
  }
  return left;
}

/** The match of this name, if it is still one of the first form. */
export async function takeUpOld(house: House, id: string): Promise<void> {
  if ((await house.world.store.head(id)) !== null) return;
  const one = ((await house.world.store.old?.()) ?? []).find((save) => save.id === id);
  const problem = one === undefined ? null : await (await oldForm()).takeOver(house, one);
  if (problem !== null) throw new SaveError(problem);
}
