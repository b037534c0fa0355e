import { describe, expect, it } from 'vitest';
import { isForbidden } from '../../../kernel/permission.ts';
import { canonical, copyPlain } from '../../../kernel/plain.ts';
import { there } from '../../../kernel/there.ts';
import { type Choice, PLACE, type Position } from '../position.ts';
import { explainedBy } from '../things.ts';
import { imaginePosition } from '../view.ts';
import { box, campaign, steps } from './table.ts';

// Campaigns that are played by chance from the first turn to the end.

const explained = explainedBy(box, steps);

/** What holds at every question. */
function conserved(p: Position): void {
  const tracks = [p.treasury, p.warFund, p.admiralty, p.abdication, ...p.fervour];
  expect(tracks.filter((value) => value < 0 || value > 16)).toEqual([]);
  const clients = p.bowl.filter((marker) => marker === box.named.clientMarker).length;
  expect(clients).toBeLessThanOrEqual(p.clients.length);
  const noWars = p.bowl.filter((marker) => marker === box.named.noWar).length;
  expect(noWars + p.noWarsLeft).toBeLessThanOrEqual(4);
  expect(p.where.filter((at) => at < 0 || at > PLACE.removed)).toEqual([]);
  const last = p.bowl.filter((marker) => marker === box.named.ageing).length;
  expect(last + (p.napoleon === 3 ? 1 : 0)).toBeLessThanOrEqual(1);
}

/** The list is every wish that no rule forbids. */
function lawful(p: Position, choices: readonly Choice[]): void {
  const frame = there(p.stack.at(-1));
  const view = explained.view(p, 0);
  const things = explained.things(view);
  const legal: string[] = [];
  for (const [kind, permission] of there(steps[frame.step]?.asking).may)
    for (const c of explained.wishes(kind, things))
      if (!isForbidden(permission, p, frame, c, 0)) legal.push(canonical(c));
  expect(choices.map((c) => canonical(c)).sort(), frame.step).toEqual(legal.sort());
  for (const c of choices) expect(explained.parse(view, explained.print(view, c))).toEqual(c);
}

describe.each(box.scenarios.map(({ id }) => id))('%s, played by chance', (scenario) => {
  it('comes to victory or to its last turn, with everything conserved', () => {
    for (let n = 0; n < 8; n++) {
      const p = campaign(n, scenario, conserved);
      expect(p.outcome?.how === 'abdication' || p.turn === (n % 4 < 2 ? 15 : 16)).toBe(true);
    }
  });

  it('offers exactly what no rule forbids, in a notation that can be read again', () => {
    campaign(1, scenario, lawful);
    campaign(2, scenario, lawful);
  });

  it('hides nothing: a view gives the whole position back', () => {
    campaign(4, scenario, (p) => expect(imaginePosition(explained.view(p, 0))).toEqual(p));
  });

  it('is plain data at every question', () => {
    campaign(3, scenario, (p) => expect(copyPlain(p)).toEqual(JSON.parse(JSON.stringify(p))));
  });
});
