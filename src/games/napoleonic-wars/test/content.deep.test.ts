import { expect, test } from 'vitest';
import { weighed } from '../../../../test/conformance/walk.ts';
import { fastChance, fastRandom } from '../../../kernel/fast-chance.ts';
import { type Flow, listChoices, play, settle, top } from '../../../kernel/flow.ts';
import { caseWords } from '../case-words.ts';
import { napoleonicWars } from '../game.ts';
import { FOUGHT, PLACE, type Position } from '../position.ts';
import { positionsOf } from '../positions.ts';
import { firstPosition } from '../rules/setup.ts';
import type { NapoleonicEvent } from '../told.ts';
import { knowledge } from './knowledge.ts';
import { box } from './table.ts';

// Plays on until everything in the box was used: every corps on either side of its fate, every event, marker and accident, every war
// won and lost, every client state, every kind of choice, of event and of question, and both ends of a campaign.

const game = napoleonicWars(box);
const { steps } = game;

function wanted(): Set<string> {
  const asked = Object.keys(steps).filter((step) => steps[step]?.asking !== null);
  return new Set([
    ...box.units.flatMap(({ id }) => [`corps ${id} takes the field`, `corps ${id} falls`]),
    ...box.events.map(({ id }) => `scheduled ${id}`),
    ...box.markers.map(({ id }) => `marker ${id}`),
    ...box.accidents.map(({ id }) => `accident ${id}`),
    ...box.wars.flatMap(({ id }) => [`war ${id} won`, `war ${id} lost`]),
    ...box.clients.map(({ id }) => `client ${id}`),
    ...box.diplomats.map(({ id }) => `diplomat ${id}`),
    ...box.personalities.map(({ id }) => `personality ${id}`),
    ...box.religions.map(({ id }) => `religion ${id}`),
    ...box.battle.map(({ result }) => `result ${result}`),
    ...game.kinds.map((kind) => `choice ${kind}`),
    ...Object.keys(caseWords(box).events).map((kind) => `event ${kind}`),
    ...asked.map((step) => `asked ${step}`),
    ...['abdication', 'timeIsUp'].map((how) => `end ${how}`),
  ]);
}

/** What an event of the log uses. */
function usedBy(e: NapoleonicEvent): string | null {
  switch (e.kind) {
    case 'event':
      return `scheduled ${box.events[e.event]?.id}`;
    case 'drawn':
      return `marker ${box.markers[e.marker]?.id}`;
    case 'accident':
      return `accident ${box.accidents[e.accident]?.id}`;
    case 'client':
      return `client ${box.clients[e.client]?.id}`;
    case 'religion':
      return `religion ${box.religions[e.religion]?.id}`;
    case 'envoy':
    case 'negotiates':
    case 'charm':
    case 'aligned':
      return `diplomat ${box.diplomats[e.diplomat]?.id}`;
    case 'personality':
    case 'invited':
      return `personality ${box.personalities[e.personality]?.id}`;
    case 'combat':
      return `result ${e.result}`;
    default:
      return null;
  }
}

function look(p: Position, missing: Set<string>): void {
  missing.delete(`asked ${p.outcome === null ? top(p).step : ''}`);
  missing.delete(`religion ${box.religions[p.religion]?.id}`);
  for (const [unit, at] of p.where.entries()) {
    const id = box.units[unit]?.id;
    if (at <= PLACE.portugal) missing.delete(`corps ${id} takes the field`);
  }
  for (const [war, side] of p.wars.entries())
    if (side !== FOUGHT.not) missing.delete(`war ${box.wars[war]?.id} ${side === FOUGHT.won ? 'won' : 'lost'}`);
}

function run(match: number, p: Position, missing: Set<string>): void {
  const random = fastRandom(`player ${match}`);
  const chance = fastChance(`content ${match}`);
  const io = {
    roll: (stream: string, sides: number) => chance.next(stream, sides),
    reveal() {},
    tell(event: NapoleonicEvent) {
      missing.delete(`event ${event.kind}`);
      missing.delete(usedBy(event) ?? '');
      if (event.kind === 'eliminated') missing.delete(`corps ${box.units[event.unit]?.id} falls`);
    },
  };
  settle(steps, p, io);
  while (p.outcome === null) {
    look(p, missing);
    const offered = listChoices(steps, p, 0, []);
    // Whatever was never done comes first; otherwise somebody plays who wants things to happen.
    const fresh = offered.filter(({ kind }) => missing.has(`choice ${kind}`));
    const eagerly = () => weighed(offered, (c) => knowledge.eager(p, 0, c), random);
    const choice = fresh[random.below(Math.max(1, fresh.length))] ?? eagerly();
    missing.delete(`choice ${choice.kind}`);
    play(steps, p, 0, choice, io);
  }
  missing.delete(`end ${p.outcome.how}`);
}

const isOurs = (p: Flow): p is Position => 'fervour' in p;

const MOST = 3000;

test('campaigns by chance use every corps, event, marker, accident, war, choice and question there is', {
  timeout: 900_000,
}, async () => {
  const missing = wanted();
  // Whoever plays by chance does not win: the last turn of one who nearly has is played, too.
  const last = (await positionsOf(game))['last']?.();
  if (last !== undefined && isOurs(last)) run(0, last, missing);
  let match = 1;
  for (; match < MOST && missing.size > 0; match++) run(match, firstPosition(box, knowledge.options(match)), missing);
  expect([...missing], `after ${match} campaigns`).toEqual([]);
});
