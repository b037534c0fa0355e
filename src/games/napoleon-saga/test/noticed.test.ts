import { expect, test } from 'vitest';
import type { Subject } from '../../../../test/conformance/knowledge.ts';
import { pairAt } from '../../../../test/conformance/leaks.ts';
import { subjects } from '../../../../test/conformance/subjects.ts';
import { walk } from '../../../../test/conformance/walk.ts';
import type { Flow } from '../../../kernel/flow.ts';
import type { Game } from '../../../kernel/game.ts';
import { there } from '../../../kernel/there.ts';
import { slotsIn } from '../field.ts';
import { MARK, NONE, type Position, type Side } from '../position.ts';

// A comparison that never fails proves nothing: whatever NS-INFO-01 calls secret is drawn anew, so that a view that shows it is found
// out.

/** Of both sides: what one knows of oneself is the same in either position. */
const own =
  <T>(of: (side: Side) => T) =>
  (p: Position) =>
    p.sides.map(of);
/** Units that lie face down, each in its slot. */
const down = (zone: 'R' | 'BYP') => (p: Position) =>
  [...slotsIn(0, zone), ...slotsIn(1, zone)].flatMap((slot) => {
    const unit = p.at[slot] ?? NONE;
    return unit === NONE || ((p.marks[unit] ?? 0) & MARK.faceUp) !== 0 ? [] : [[slot, unit]];
  });

const SECRETS: { readonly [what: string]: (p: Position) => unknown } = {
  'a hand': own(({ hand }) => hand.toSorted()),
  'a deck': own(({ deck }) => deck.toSorted()),
  'what lies under a deck': own(({ bottom }) => bottom),
  'what somebody looks at': own(({ scried }) => scried),
  'a card for the Initiative': (p) => (p.phase === 'initiative' ? p.sides.map(({ bid }) => bid) : []),
  'Terrain that is laid in secret': own(({ laid }) => laid),
  'an Army deck': own(({ reserves }) => reserves.toSorted()),
  'what lies under an Army deck': own(({ under }) => under),
  'units that are still to be placed': own(({ muster }) => muster),
  'a unit that arrives': (p) =>
    p.sides.map(({ arriving }) => (((p.marks[arriving] ?? 0) & MARK.faceUp) === 0 ? arriving : NONE)),
  'where units are laid out': (p) => (p.phase === 'setup' ? p.at : []),
  'a Reserve that lies face down': (p) => (p.phase === 'setup' ? [] : down('R')(p)),
  'who goes round a flank': (p) => (p.phase === 'setup' ? [] : down('BYP')(p)),
  objectives: own(({ objectives }) => objectives.toSorted()),
  'the objective that is about to be shown': own(({ chosen }) => chosen),
  'objectives that nobody has': (p) => p.objectives.toSorted(),
};

const known = there((await subjects()).find(({ name }) => name === 'napoleon-saga'));
const MOST = 60;

/** Decks in which there are cards that look at others, and room for whoever goes round a flank. */
const options = (run: number) => ({
  ...known.knowledge.options(run),
  deckF: 'fr-900-a',
  deckC: 'fr-900-a',
  bypass: 'on',
});

test.each(Object.keys(SECRETS))(
  '%s is noticed by the other side when a view shows it',
  { timeout: 300_000 },
  (what) => {
    // The positions of this game's matches are its own.
    const shown = (p: Flow) => SECRETS[what]?.(p as Position);
    const view: Game['view'] = (p, viewer) => ({ ...known.game.view(p, viewer), leak: shown(p) });
    const knowledge = { ...known.knowledge, options };
    const subject: Subject = { ...known, knowledge, game: { ...known.game, view } };
    let noticed = '';
    for (let run = 60_001; run < 60_001 + MOST && noticed === ''; run++)
      try {
        walk(subject, run, {
          decision(moment) {
            // Only where there is something to be seen: the comparison is dear.
            if (!/\d/.test(JSON.stringify(shown(moment.p)).replaceAll('-1', ''))) return;
            for (const seat of [0, 1]) pairAt(moment, seat);
          },
        });
      } catch (error) {
        noticed = String(error);
      }
    expect(noticed).toMatch(/seat [01] sees what he may not know/);
  },
);
