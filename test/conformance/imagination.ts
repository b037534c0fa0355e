import { listChoices } from '../../src/kernel/flow.ts';
import type { Viewer } from '../../src/kernel/game.ts';
import { canonical } from '../../src/kernel/plain.ts';
import { notPlain } from './plain-data.ts';
import { expectEqual, fail } from './positions.ts';
import type { Moment } from './walk.ts';

// What is imagined from a view agrees with it, is possible, and really varies.

export function checkImagined(moment: Moment, viewer: Viewer): void {
  const { subject, p, asked, random } = moment;
  const { game, knowledge } = subject;
  const view = game.view(p, viewer);
  const imagined = game.imagine(view, random);
  const fault = notPlain(imagined);
  if (fault !== null) fail(`an imagined position is not plain data: ${fault}`);
  expectEqual(game.view(imagined, viewer), view, `${viewer} sees something else in a position imagined from his view`);
  for (const sentence of knowledge.census(imagined)) fail(`${viewer} imagines an impossible position: ${sentence}`);
  if (viewer === null || !asked.includes(viewer)) return;
  const listed = (position: typeof p) => listChoices(game.steps, position, viewer, []).map(canonical).sort();
  expectEqual(listed(imagined), listed(p), `${viewer} has other choices in a position imagined from his view`);
}

/** So many draws at a time, and so many times at most: a fact that never comes up in all of them is held to be impossible. */
const DRAWS = 200;
const TIMES = 25;

/**
 * Draws positions in two ways, by the game's imagination and by the suite's own knowledge of what is secret, until every
 * single fact that came up in one has come up in the other too. Returns how many there were.
 */
export function checkVariety(moment: Moment, viewer: Viewer): number {
  const { subject, p, memory, random } = moment;
  const { game, knowledge } = subject;
  const view = game.view(p, viewer);
  const imagined = new Set<string>();
  const redrawn = new Set<string>();
  let [never, impossible]: [string[], string[]] = [[], []];
  for (let time = 0; time < TIMES && (time === 0 || never.length + impossible.length > 0); time++) {
    for (let i = 0; i < DRAWS; i++) {
      for (const fact of knowledge.secrets(game.imagine(view, random), viewer)) imagined.add(fact);
      for (const fact of knowledge.secrets(knowledge.redraw(p, viewer, random, memory), viewer)) redrawn.add(fact);
    }
    never = [...redrawn].filter((fact) => !imagined.has(fact));
    impossible = [...imagined].filter((fact) => !redrawn.has(fact));
  }
  if (never.length > 0) fail(`${viewer} never imagines that ${never.slice(0, 5).join(', ')}`);
  if (impossible.length > 0) fail(`${viewer} imagines that ${impossible.slice(0, 5).join(', ')}, which can not be`);
  return redrawn.size;
}
