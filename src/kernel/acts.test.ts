import { describe, expect, test } from 'vitest';
import { AGREE, back, clock, DECLINE, DRAW, EVENING, fingerprint, LETTERS, marching } from '../../test/support/acts.ts';
import { type Picket, picket } from '../../test/toy/game.ts';
import type { Choice, PicketEvent, Position } from '../../test/toy/position.ts';
import { dealt, make, openPicket, type PicketMatch, picketOptions, step } from '../../test/toy/test/table.ts';
import { vigil } from '../../test/vigil/game.ts';
import { effectOf, type RulesAct, readAct, wayBack } from './acts.ts';
import type { Io } from './chance.ts';
import type { Clock } from './clock.ts';
import { fastChance, fastRandom } from './fast-chance.ts';
import type { Frame } from './flow.ts';
import type { Viewer } from './game.ts';
import { hashOf } from './hash.ts';
import { journalOf, playFrom, readJournal, replay, snapshotOf } from './journal.ts';
import { JournalError } from './journal-error.ts';
import { act, asking, commit, lines, open, proposeAct, proposeUndo, resume, take, undo, undoable } from './match.ts';

// What is done beside the rules: offers and their answers, ways back, bots that play on, other rules.

/** Everything about a match that an act may leave as it is. */
const table = (m: PicketMatch): string => hashOf([m.position, m.told, m.rolls, m.undo, m.questions, m.chance.mark()]);

describe('an offer', () => {
  test('may be made by any seat, asked or not, and changes nothing but the conduct', () => {
    const match = marching();
    const before = table(match);
    expect(asking(match)).toEqual([1]);
    expect(act(match, 0, DRAW)).toBeNull();
    expect(table(match)).toBe(before);
    expect(match.conduct).toEqual({ offer: { seat: 0, what: 'draw', line: 3, agreed: [] }, handed: [null, null] });
    expect(match.entries.at(-1)).toEqual({ seat: 0, act: DRAW });
    const { next } = proposeAct(match, 0, DECLINE);
    expect(next?.glimpses).toEqual([{ position: match.position, told: 0 }]);
  });

  test('stands alone: no second one beside it, of nobody', () => {
    const match = marching();
    act(match, 0, DRAW);
    const before = fingerprint(match);
    for (const seat of [0, 1])
      for (const offer of [DRAW, back(1)])
        expect(act(match, seat, offer)).toEqual({
          code: 'offer-open',
          message: 'seat 0 has offered something already',
          reasons: [],
        });
    expect(fingerprint(match)).toBe(before);
  });

  test('has nobody to go to where one plays alone', () => {
    const alone = open(vigil(), {}, fastChance('alone'));
    for (const offer of [DRAW, back(0)])
      expect(act(alone, 0, offer)).toMatchObject({ code: 'not-asked', message: 'nobody else sits at this table' });
    expect(lines(alone)).toBe(0);
  });

  test('is ended by whoever declines it, and by whoever made it', () => {
    for (const seat of [0, 1]) {
      const match = marching();
      act(match, 0, DRAW);
      const before = table(match);
      expect(act(match, seat, DECLINE)).toBeNull();
      expect(match.conduct.offer).toBeNull();
      expect(table(match)).toBe(before);
      expect(act(match, 1, DRAW)).toBeNull();
    }
  });

  test('is needed for an answer, and nobody agrees with himself', () => {
    const match = marching();
    expect(act(match, 0, AGREE)?.code).toBe('no-offer');
    expect(act(match, 0, DECLINE)).toEqual({ code: 'no-offer', message: 'nothing is offered', reasons: [] });
    act(match, 0, DRAW);
    expect(act(match, 0, AGREE)).toEqual({ code: 'no-offer', message: 'no offer waits for seat 0', reasons: [] });
    expect(match.position.outcome).toBeNull();
  });

  test('ends with the next choice that everybody can see, and with one taken back', () => {
    for (const offer of [DRAW, back(1)]) {
      const match = marching();
      act(match, 0, offer);
      make(match, [1, 'march 3']);
      expect(match.conduct.offer).toBeNull();
      act(match, 0, offer);
      undo(match, 1);
      expect(match.conduct.offer).toBeNull();
    }
  });

  test('outlasts what nobody else can see: its end would tell of it', () => {
    const game = picket();
    const march = game.steps['round.march'];
    if (march === undefined) throw new Error('there is no march');
    /** Marching changes only the round, and is told to nobody, to the seat itself, or to all. */
    const quiet = (tell: (io: Io<PicketEvent>) => void) => ({
      ...game.steps,
      'round.march': {
        ...march,
        take(p: Position, f: Frame, _c: Choice, io: Io<PicketEvent>) {
          p.round++;
          f.step = 'round.march';
          tell(io);
        },
      },
    });
    const blind = { ...game, view: (p: Position, viewer: Viewer) => game.view({ ...p, round: 0 }, viewer) };
    const played = (changed: Picket) => {
      const match = resume(changed, picketOptions(), fastChance(1), marching().position, 2);
      const offered = () => match.conduct.offer?.what ?? null;
      act(match, 0, DRAW);
      make(match, [1, 'march 3']);
      expect(match.position.round).toBe(2);
      const after = offered();
      if (after === null) act(match, 0, DRAW);
      undo(match, 1);
      expect(match.position.round).toBe(1);
      return [after, offered()];
    };
    const silence = quiet(() => {});
    const whisper = quiet((io) => io.tell?.({ kind: 'laid', seat: 1 }, 1));
    const shout = quiet((io) => io.tell?.({ kind: 'laid', seat: 1 }));
    expect(played({ ...blind, steps: silence })).toEqual(['draw', 'draw']);
    expect(played({ ...blind, steps: whisper })).toEqual(['draw', 'draw']);
    expect(played({ ...blind, steps: shout })).toEqual([null, null]);
    expect(played({ ...game, steps: silence })).toEqual([null, null]);
  });

  test('leaves to others what they can take back', () => {
    const match = marching();
    make(match, [1, 'march 3'], [1, 'march 4']);
    const before = hashOf(match.position);
    for (const [seat, done] of [
      [0, DRAW],
      [1, DECLINE],
      [1, back(2)],
      [0, DECLINE],
      [0, { kind: 'hand', level: 'greedy' }],
    ] as const) {
      expect(act(match, seat, done)).toBeNull();
      expect(undoable(match, 1)).toBe(2);
    }
    expect(undo(match, 1)).toBeNull();
    expect(undo(match, 1)).toBeNull();
    make(match, [1, 'march 3'], [1, 'march 4']);
    expect(hashOf(match.position)).toBe(before);
  });

  test('leaves a question as it was put: a choice made before it is not stale', () => {
    const match = marching();
    const at = lines(match);
    act(match, 0, DRAW);
    expect(take(match, 1, { kind: 'march', to: 3 }, at)).toBeNull();
  });
});

describe('an agreed draw', () => {
  test('ends the match without a winner, and stands', () => {
    const match = marching();
    make(match, [1, 'march 3']);
    act(match, 1, DRAW);
    const told = match.told.length;
    expect(act(match, 0, AGREE)).toBeNull();
    expect(match.position.outcome).toEqual({ winners: [], how: 'agreed', facts: {} });
    expect([asking(match), undoable(match, 1), match.undo, match.questions]).toEqual([[], 0, [], [null, null]]);
    expect(match.told).toHaveLength(told);
    expect(match.conduct.offer).toBeNull();
    for (const done of [DRAW, AGREE, DECLINE, back(0), { kind: 'resign' }, { kind: 'hand', level: null }] as const)
      expect(act(match, 0, done)?.code).toBe('over');
    const { text, view } = match.game;
    expect(text.en.outcome(view(match.position, null))).toBe('A draw by agreement.');
    expect(text.fr.outcome(view(match.position, 0))).toBe('Partie nulle par accord mutuel.');
    expect(text.fr.prompt(view(match.position, 0))).toBe('Partie nulle par accord mutuel.');
  });

  test('needs the consent of every other seat, allies too', () => {
    const game = { ...picket(), allies: (_: unknown, seat: number) => (seat > 0 ? [3 - seat] : []) };
    const match = openPicket(fastChance(2), { seats: '3' }, game);
    act(match, 1, DRAW);
    expect(act(match, 0, AGREE)).toBeNull();
    expect(match.position.outcome).toBeNull();
    expect(match.conduct.offer?.agreed).toEqual([0]);
    expect(act(match, 0, AGREE)?.code).toBe('no-offer');
    expect(act(match, 2, AGREE)).toBeNull();
    expect(match.position.outcome?.how).toBe('agreed');
  });

  test('fails if one of three declines, though another has agreed', () => {
    const match = openPicket(fastChance(2), { seats: '3' });
    act(match, 1, DRAW);
    act(match, 0, AGREE);
    expect(act(match, 2, DECLINE)).toBeNull();
    expect(match.conduct.offer).toBeNull();
    expect(act(match, 2, AGREE)?.code).toBe('no-offer');
    act(match, 2, DRAW);
    expect(match.conduct.offer?.agreed).toEqual([]);
  });
});

describe('an agreed way back', () => {
  test('leads to the table that the offer names; chance and the log stay where they are', () => {
    const match = marching();
    const goal = match.position;
    make(match, [1, 'march 3'], [1, 'halt'], [1, 'rest']);
    make(match, [0, `lay ${match.position.sides[0]?.hand[0]}`]);
    act(match, 1, back(2));
    const [told, rolls, mark] = [match.told.length, match.rolls.length, hashOf(match.chance.mark())];
    expect(wayBack(match, AGREE)).toBe(2);
    expect(wayBack(match, DECLINE)).toBeNull();
    const { next } = proposeAct(match, 0, AGREE, goal);
    if (next === null) throw new Error('refused');
    expect([next.kept, next.told, next.rolls]).toEqual([told, [], []]);
    expect(next.glimpses).toEqual([{ position: next.position, told: 0 }]);
    commit(match, next);
    expect(hashOf(match.position)).toBe(hashOf(goal));
    expect(match.position).not.toBe(goal);
    expect([match.told.length, match.rolls.length, hashOf(match.chance.mark())]).toEqual([told, rolls, mark]);
    expect([match.undo, match.conduct.offer]).toEqual([[], null]);
    expect(asking(match)).toEqual([1]);
    expect(match.questions).toEqual([null, 8]);
    expect(take(match, 1, { kind: 'march', to: 3 }, 7)?.code).toBe('stale');
    expect(take(match, 1, { kind: 'march', to: 3 }, 8)).toBeNull();
    expect(undoable(match, 1)).toBe(1);
  });

  test('needs the table of whoever keeps the match, and says so', () => {
    const match = marching();
    act(match, 1, back(1));
    const before = fingerprint(match);
    expect(() => act(match, 0, AGREE)).toThrow('to go back, the table after line 1 is needed');
    expect(fingerprint(match)).toBe(before);
  });

  test('can go to any line that is written, the set-up and the present one too, and to no other', () => {
    for (const to of [0, 1, 2]) expect(act(marching(), 1, back(to))).toBeNull();
    expect(act(marching(), 1, back(3))).toEqual({
      code: 'malformed',
      message: 'line 3 has not been written yet',
      reasons: [],
    });
    for (const to of [-1, 0.5, Number.NaN, 2 ** 60])
      expect(act(marching(), 1, back(to))).toMatchObject({ code: 'malformed', message: 'this is not an act' });
  });

  test('waits for all of three, and only the last consent needs the table', () => {
    const match = openPicket(fastChance(2), { seats: '3' });
    const goal = match.position;
    step(match, fastRandom(1));
    act(match, 1, back(0));
    expect(wayBack(match, AGREE)).toBeNull();
    expect(act(match, 0, AGREE)).toBeNull();
    expect(wayBack(match, AGREE)).toBe(0);
    expect(act(match, 2, AGREE, goal)).toBeNull();
    expect(hashOf(match.position)).toBe(hashOf(goal));
  });

  test('goes on from a snapshot, also to a table before it, which the keeper brings', () => {
    const match = marching();
    const goal = dealt().position;
    act(match, 1, back(0));
    const { conduct, ...snapshot } = snapshotOf(match);
    expect(conduct?.offer).toEqual({ seat: 1, what: 'back', to: 0, line: 3, agreed: [] });
    const kept = JSON.parse(JSON.stringify({ ...snapshot, conduct }));
    const agreed = [{ seat: 0, act: AGREE }] as const;
    const there = [{ seat: 0, act: DECLINE }, { seat: 1, act: back(3) }, ...agreed] as const;
    const back3 = playFrom(match.game, match.options, kept, there, fastChance(1));
    expect([lines(back3), hashOf(back3.position)]).toEqual([6, hashOf(match.position)]);
    const tables = (line: number) => (line === 0 ? goal : undefined);
    const later = playFrom(match.game, match.options, kept, agreed, fastChance(1), tables);
    expect(hashOf(later.position)).toBe(hashOf(goal));
    expect(() => playFrom(match.game, match.options, kept, agreed, fastChance(1))).toThrow(
      new JournalError('line 4 of the journal leads back to line 0, before its beginning'),
    );
    expect(() => playFrom(match.game, match.options, snapshot, agreed, fastChance(1))).toThrow(
      'line 4 of the journal is refused: no offer waits for seat 0',
    );
  });
});

describe('another clock', () => {
  test('is agreed on by all others, and moves nothing on the table', () => {
    const match = openPicket(fastChance(2), { seats: '3' });
    const before = table(match);
    expect(match.conduct.clock).toBeUndefined();
    expect(act(match, 1, clock(LETTERS))).toBeNull();
    expect(match.conduct.offer).toEqual({ seat: 1, line: 1, agreed: [], what: 'clock', clock: LETTERS });
    expect(act(match, 1, AGREE)?.code).toBe('no-offer');
    expect(act(match, 0, AGREE)).toBeNull();
    expect(match.conduct.clock).toBeUndefined();
    expect(act(match, 2, AGREE)).toBeNull();
    expect(match.conduct).toEqual({ offer: null, handed: [null, null, null], clock: LETTERS });
    expect(table(match)).toBe(before);
  });

  test('is declined by one, or withdrawn, and the one before goes on', () => {
    const match = marching();
    for (const seat of [0, 1]) {
      expect(act(match, 0, clock(EVENING))).toBeNull();
      expect(act(match, 1, clock(null))?.code).toBe('offer-open');
      expect(act(match, seat, DECLINE)).toBeNull();
      expect(match.conduct).toEqual({ offer: null, handed: [null, null] });
    }
  });

  test('stays whatever else is agreed on, or taken back, until there is another: none, too', () => {
    const match = marching();
    const agree = (of: Clock | null) => {
      expect(act(match, 0, clock(of))).toBeNull();
      expect(act(match, 1, AGREE)).toBeNull();
    };
    agree(EVENING);
    act(match, 0, DRAW);
    act(match, 1, DECLINE);
    act(match, 1, { kind: 'hand', level: 'greedy' });
    make(match, [1, 'march 3']);
    undo(match, 1);
    act(match, 1, back(0));
    expect(act(match, 0, AGREE, dealt().position)).toBeNull();
    expect(match.conduct).toEqual({ offer: null, handed: [null, 'greedy'], clock: EVENING });
    agree(null);
    expect(match.conduct.clock).toBeNull();
    agree(LETTERS);
    expect(match.conduct.clock).toEqual(LETTERS);
  });
});

describe('a seat that is handed over', () => {
  test('is noted, and nothing else; its person may come back', () => {
    const match = marching();
    act(match, 0, DRAW);
    const before = table(match);
    expect(act(match, 1, { kind: 'hand', level: 'greedy' })).toBeNull();
    expect(table(match)).toBe(before);
    expect(match.conduct.handed).toEqual([null, 'greedy']);
    expect(match.conduct.offer?.seat).toBe(0);
    expect(act(match, 1, DECLINE)).toBeNull();
    expect(match.conduct.handed).toEqual([null, 'greedy']);
    make(match, [1, 'march 3']);
    expect(match.conduct.handed).toEqual([null, 'greedy']);
    act(match, 1, { kind: 'hand', level: null });
    expect(match.conduct.handed).toEqual([null, null]);
  });

  test('is given to a bot by another where its person has left, and taken back by himself alone', () => {
    const match = marching();
    expect(act(match, 0, { kind: 'hand', level: 'greedy', of: 1 })).toBeNull();
    expect(match.conduct.handed).toEqual([null, 'greedy']);
    expect(act(match, 0, { kind: 'hand', level: null, of: 1 })?.code).toBe('malformed');
    expect(act(match, 0, { kind: 'hand', level: 'greedy', of: 2 })).toEqual({
      code: 'malformed',
      message: 'seat 2 is not for seat 0 to hand over',
      reasons: [],
    });
    expect(match.conduct.handed).toEqual([null, 'greedy']);
    expect(act(match, 1, { kind: 'hand', level: null })).toBeNull();
    expect(match.conduct.handed).toEqual([null, null]);
    expect(readAct({ kind: 'hand', level: null, of: 1 })).toBeNull();
    const away = { kind: 'hand', level: null, of: 1 } as const;
    expect(effectOf({ seats: 2, conduct: match.conduct }, 4, 0, away, [])).toMatchObject({ code: 'malformed' });
    expect(readAct({ kind: 'hand', level: 'greedy', of: 1 })).toEqual({ kind: 'hand', level: 'greedy', of: 1 });
  });
});

describe('other rules', () => {
  const rules = (version: number, pack = picket().pack.hash): RulesAct => ({ kind: 'rules', version, pack });

  test('are a line like another where they are those of the game, but nothing before it can be taken back', () => {
    const match = marching();
    make(match, [1, 'march 3']);
    act(match, 0, DRAW);
    const { conduct, position, questions } = match;
    expect(undoable(match, 1)).toBe(1);
    expect(act(match, null, rules(1))).toBeNull();
    expect(match.conduct).toBe(conduct);
    expect([match.position, match.questions]).toEqual([position, questions]);
    expect(proposeUndo(match, 1).refusal?.code).toBe('no-undo');
    expect(match.undo).toEqual([]);
    expect(match.entries.at(-1)).toEqual({ seat: null, act: rules(1) });
  });

  test('end an offer to go back: it would lead behind them', () => {
    const match = marching();
    act(match, 0, back(1));
    expect(act(match, null, rules(1))).toBeNull();
    expect(match.conduct).toEqual({ offer: null, handed: [null, null] });
  });

  test('stop a replay at their line', () => {
    const match = openPicket(fastChance(1));
    step(match, fastRandom(1));
    act(match, null, rules(1));
    const stopped = (wanted: RulesAct) => () => {
      const journal = journalOf(match);
      return replay(
        picket(),
        readJournal({ ...journal, entries: [...journal.entries, { seat: null, act: wanted }] }),
        fastChance(1),
      );
    };
    expect(lines(stopped(rules(1))())).toBe(3);
    expect(stopped(rules(2))).toThrow(
      new JournalError(
        'line 3 of the journal is refused: from here on version 2 of picket is played; these rules are version 1',
      ),
    );
    expect(stopped(rules(1, 'ab'))).toThrow(
      new JournalError('line 3 of the journal is refused: from here on another pack of components is played with'),
    );
    expect(act(match, null, rules(2))?.code).toBe('other-rules');
  });

  test('are the business of the keeper alone, and nothing else is', () => {
    const match = marching();
    expect(act(match, 0, rules(1))).toMatchObject({
      code: 'not-asked',
      message: 'only the keeper of a match goes over to other rules',
    });
    for (const done of [DRAW, AGREE, DECLINE, { kind: 'resign' }] as const)
      expect(act(match, null, done)?.code).toBe('not-asked');
    expect(lines(match)).toBe(2);
  });
});
