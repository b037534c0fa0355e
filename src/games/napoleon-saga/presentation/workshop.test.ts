import { describe, expect, it } from 'vitest';
import { sound } from '../../../../test/words/sound.ts';
import { fastRandom } from '../../../kernel/fast-chance.ts';
import { LANGUAGES } from '../../../kernel/game.ts';
import { readOptions } from '../../../kernel/options.ts';
import { there } from '../../../kernel/there.ts';
import type { Build } from '../../../table/workshop.ts';
import { readDeck } from '../rules/army.ts';
import { box, game } from '../test/table.ts';
import { clausesEn } from '../text/clauses.en.ts';
import { speak } from '../text/tongues.ts';
import { workshopOf } from './workshop.tsx';

await speak();

// What the page on which one builds takes and refuses is what the rules take and refuse, and nothing else.

const workshop = workshopOf(box);
const piecesOf = (kind: string) => workshop.parts(kind, 'en').flatMap(({ pieces }) => pieces.map(({ id }) => id));
const PIECES = { french: piecesOf('french'), coalition: piecesOf('coalition') };
const more = (build: Build, piece: string): Build => ({
  ...build,
  counts: { ...build.counts, [piece]: (build.counts[piece] ?? 0) + 1 },
});
const mayBePlayed = (build: Build): boolean => 'options' in readOptions(game.options, { deckF: workshop.print(build) });
const isAccepted = (build: Build): boolean => workshop.objections(build, 'en').length === 0;

/** Somebody who adds whatever may be added, at random, as long as anything may. */
function built(seed: string, onStep: (build: Build, piece: string, refused: boolean) => void = () => {}): Build {
  const chance = fastRandom(seed);
  const kind = chance.below(2) === 0 ? 'french' : 'coalition';
  let build: Build = { kind, limit: [600, 800, 900, 1000, 1500][chance.below(5)] ?? 900, counts: {} };
  const open = [...PIECES[kind]];
  while (open.length > 0) {
    const at = chance.below(open.length);
    const piece = open[at] ?? '';
    const refused = workshop.refusal(build, piece, 'en') !== null;
    onStep(build, piece, refused);
    if (refused) open.splice(at, 1);
    else build = more(build, piece);
  }
  return build;
}

/** An army of the box of which a few pieces were taken out, and others put in where they may be. */
function varied(seed: string): Build {
  const chance = fastRandom(seed);
  const start = there(workshop.starters[chance.below(workshop.starters.length)]).build;
  const limit = start.limit + 100 * chance.below(3);
  const counts: Record<string, number> = { ...start.counts };
  for (let n = chance.below(4); n >= 0; n--) {
    const ids = Object.keys(counts).filter((id) => (counts[id] ?? 0) > 0);
    const id = there(ids[chance.below(ids.length)]);
    counts[id] = (counts[id] ?? 0) - 1;
  }
  let build: Build = { ...start, limit, counts: Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0)) };
  for (let n = chance.below(10); n >= 0; n--) {
    const pieces = PIECES[build.kind === 'french' ? 'french' : 'coalition'];
    const piece = there(pieces[chance.below(pieces.length)]);
    if (workshop.refusal(build, piece, 'en') === null) build = more(build, piece);
  }
  return build;
}

const SEEDS = Array.from({ length: 10 }, (_, i) => `walk ${i}`);
const VARIED = Array.from({ length: 60 }, (_, i) => varied(`varied ${i}`));

describe('the page and the rules', () => {
  it('what the page calls ready may be played, and nothing else may', () => {
    const seen = { ready: 0, unready: 0 };
    for (const seed of SEEDS) {
      let step = 0;
      built(seed, (build) => {
        if (step++ % 7 !== 0) return;
        expect(mayBePlayed(build), workshop.print(build)).toBe(isAccepted(build));
        seen[isAccepted(build) ? 'ready' : 'unready'] += 1;
      });
    }
    for (const build of VARIED) {
      expect(mayBePlayed(build), workshop.print(build)).toBe(isAccepted(build));
      seen[isAccepted(build) ? 'ready' : 'unready'] += 1;
    }
    for (const { build } of workshop.starters) expect([isAccepted(build), mayBePlayed(build)]).toEqual([true, true]);
    // Both were met, or the test would say nothing.
    expect(seen.ready).toBeGreaterThan(10);
    expect(seen.unready).toBeGreaterThan(100);
  });

  it('what is refused would stay wrong whatever else is added', () => {
    let refusals = 0;
    for (const seed of SEEDS) {
      built(seed, (build, piece, refused) => {
        if (!refused || refusals++ % 5 !== 0) return;
        const chance = fastRandom(`${seed}/${refusals}`);
        let after = more(build, piece);
        for (let n = 0; n < 40; n++) {
          expect(isAccepted(after), `${piece} on ${workshop.print(build)}`).toBe(false);
          const pieces = PIECES[build.kind === 'french' ? 'french' : 'coalition'];
          after = more(after, pieces[chance.below(pieces.length)] ?? '');
        }
      });
    }
    expect(refusals).toBeGreaterThan(100);
  });

  it('every sound army can be built card by card, in any order', () => {
    const sounds = [...workshop.starters.map(({ build }) => build), ...VARIED.filter(isAccepted)];
    expect(sounds.length).toBeGreaterThan(10);
    sounds.forEach((goal, i) => {
      const chance = fastRandom(`order ${i}`);
      const left = Object.entries(goal.counts).flatMap(([id, count]) => Array.from({ length: count }, () => id));
      let build: Build = { ...goal, counts: {} };
      while (left.length > 0) {
        const [piece = ''] = left.splice(chance.below(left.length), 1);
        expect(workshop.refusal(build, piece, 'en'), `${piece} on ${workshop.print(build)}`).toBeNull();
        build = more(build, piece);
      }
      expect(isAccepted(build)).toBe(true);
    });
  });

  it('its figures are those of the rules: a tally is beyond its limits where there is an objection with its clause', () => {
    for (const seed of SEEDS)
      built(seed, (build) => {
        const against = new Set(workshop.objections(build, 'en').map(({ clause }) => clause));
        for (const { count, least = 0, most = count, clause } of workshop.tallies(build, 'en'))
          if (count < least || count > most) expect(against).toContain(clause);
      });
  });
});

describe('as a line of text', () => {
  it('every army, finished or not, is read as it was written', () => {
    for (const seed of SEEDS)
      built(seed, (build) => expect(workshop.read(workshop.print(build).trim(), 'en')).toEqual(build));
    for (const kind of ['french', 'coalition']) {
      const nothing: Build = { kind, limit: 900, counts: {} };
      expect(workshop.read(workshop.print(nothing), 'en')).toEqual(nothing);
      expect(workshop.read(workshop.print(nothing).trim(), 'en')).toEqual(nothing);
      expect(mayBePlayed(nothing)).toBe(false);
    }
  });

  it('what there is not is refused by name and clause, and what is no army is none', () => {
    expect(workshop.read('french 900: gb-line 1; s01 1', 'en')).toMatchObject({ clause: 'NS-UNIT-03' });
    expect(workshop.read('french 900: fr-line 1; s44 1', 'fr')).toMatchObject({ clause: 'NS-CARD-10' });
    for (const text of ['', 'french', 'french 900', 'french 900: fr-line 1', 'french 900: fr-line 1, ; s01 1', 'x; y'])
      expect(workshop.read(text, 'en'), text).toBeNull();
    expect(readDeck('french 900: fr-line 1, ; s01 1')).toContain('it is no deck');
  });
});

describe.each(LANGUAGES)('in words (%s)', (language) => {
  it('every piece, limit, filter and reason is said, and every clause is there to be read', () => {
    const clauses = new Set(Object.keys(clausesEn));
    for (const { id: kind } of workshop.kinds(language)) {
      const parts = workshop.parts(kind, language);
      for (const { pieces, filters, sorts, help } of parts) {
        if (help !== undefined) sound(help.text, language);
        for (const { id, name, sort, does, traits, figures } of pieces) {
          expect(
            [name, sort].every((text) => text.length > 2),
            id,
          ).toBe(true);
          for (const { text } of does) sound(text, language);
          for (const filter of filters) expect(filter.name).not.toBe('');
          expect(traits.length).toBeGreaterThan(0);
          for (const by of sorts) expect(figures[by.id], `${id} ${by.id}`).toBeTypeOf('number');
        }
        for (const { values } of filters)
          for (const value of values) expect(pieces.some(({ traits }) => traits.includes(value.id))).toBe(true);
      }
    }
    const reasons = new Map<string, string>();
    for (const seed of SEEDS)
      built(seed, (build, piece) => {
        for (const objection of [workshop.refusal(build, piece, language), ...workshop.objections(build, language)])
          if (objection !== null) reasons.set(objection.text, objection.clause);
      });
    for (const [text, clause] of reasons) {
      sound(text, language);
      expect(clauses).toContain(clause);
    }
    expect(new Set(reasons.values()).size).toBeGreaterThanOrEqual(6);
  });
});

it('whoever plays at once meets the other army', () => {
  for (const { build } of workshop.starters) {
    const { options } = readOptions(game.options, workshop.match(build)) as {
      readonly options: Record<string, string>;
    };
    const other = box.decks.find(({ id }) => id === options['deckC']);
    expect(other?.army).not.toBe(build.kind);
    expect(readDeck(options['deckF'] ?? '')).toMatchObject({ army: build.kind });
  }
});
