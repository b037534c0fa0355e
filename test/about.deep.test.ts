import { describe, expect, test } from 'vitest';
import { shelf } from '../src/games/index.ts';
import { onShelf } from '../src/games/shelf.ts';
import type { GameEvent } from '../src/kernel/chance.ts';
import type { GameView, Thing } from '../src/kernel/game.ts';
import { there } from '../src/kernel/there.ts';
import { subjects } from './conformance/subjects.ts';
import { eventsFor, runs, viewersOf, walk } from './conformance/walk.ts';

// What the log lights: each game says what its events speak of, and speaks only of what lies on the table.

/** The fields of events that name a place on the board, by game; elsewhere `to` is somebody or a word. */
const PLACES: { readonly [game: string]: { readonly [field: string]: string } } = {
  manoeuvre: { square: 'square', from: 'square', to: 'square' },
  'napoleon-1815': { zone: 'zone', from: 'zone', to: 'zone', link: 'link' },
  'napoleon-saga': { slot: 'slot', from: 'slot', to: 'slot' },
  'napoleonic-wars': { nation: 'nation', war: 'war', power: 'power' },
  'vive-l-empereur': { hex: 'hex' },
};
const NO_PLACE = ['gave', 'exchanged', 'named', 'evaded', 'disengaged'];

/** The kinds that any number of matches shows, and that speak of a place or of somebody on the board. */
const LIGHTING: { readonly [game: string]: readonly string[] } = {
  manoeuvre: ['placed', 'moved', 'played', 'combat', 'supports', 'hit', 'eliminated', 'drewCards'],
  'napoleon-1815': [
    'arrived',
    'designated',
    'moved',
    'halted',
    'axis',
    'axisGone',
    'control',
    'combat',
    'retreated',
    'eliminated',
    'tired',
    'lost',
    'drewCards',
    'hidden',
  ],
  'napoleon-saga': [
    'placed',
    'terrainLaid',
    'activated',
    'moved',
    'test',
    'wounded',
    'engaged',
    'meleeWon',
    'eliminated',
    'retreated',
    'attached',
    'drewCards',
    'objectiveScored',
  ],
  'napoleonic-wars': [
    'fervour',
    'status',
    'war',
    'warRoll',
    'envoy',
    'negotiation',
    'deployed',
    'built',
    'napoleonRow',
    'battle',
    'combat',
    'eliminated',
    'retreated',
    'pursues',
    'control',
  ],
  'vive-l-empereur': [
    'moved',
    'turned',
    'formed',
    'left',
    'charge',
    'fire',
    'losses',
    'test',
    'disorganised',
    'eliminated',
    'rallied',
    'leaderMoved',
  ],
};

function placesOf(game: string, event: GameEvent): Thing[] {
  if (NO_PLACE.includes(event.kind)) return [];
  return Object.entries(event).flatMap(([field, value]): Thing[] => {
    const kind = PLACES[game]?.[field];
    return kind === undefined || typeof value !== 'number' || value < 0 ? [] : [`${kind}:${value}`];
  });
}

const presented = (await subjects()).filter(({ name }) => onShelf(shelf, name)?.present !== undefined);

describe.each(presented.map((subject) => [subject.name, subject] as const))('%s', (name, subject) => {
  test('every event lights what it speaks of, as far as the viewer has it before him', {
    timeout: 120_000,
  }, async () => {
    const about = there((await onShelf(shelf, name)?.present?.())?.about);
    const lighting = new Set<string>();
    for (const run of runs(16)) {
      walk(
        subject,
        run,
        {
          after({ options }, p, io) {
            for (const viewer of viewersOf(subject, options)) {
              const view: GameView = subject.game.view(p, viewer);
              const there = new Set(subject.game.things(view));
              for (const event of eventsFor(io, viewer)) {
                const lit = about(view, event);
                if (lit.length > 0) lighting.add(event.kind);
                for (const thing of lit)
                  if (!there.has(thing)) throw new Error(`${event.kind} lights ${thing}, which is not there`);
                for (const place of placesOf(name, event))
                  if (!lit.includes(place)) throw new Error(`${event.kind} does not light ${place}`);
              }
            }
          },
        },
        400,
      );
    }
    for (const kind of there(LIGHTING[name])) expect([...lighting], kind).toContain(kind);
  });
});
