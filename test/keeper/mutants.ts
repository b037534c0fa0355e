/** A change of the text of `room.ts`: what stands there, exactly once, and what stands there instead. */
type Change = readonly [is: string, instead: string];

const APPEND = '    const answer = await keep(inside, written);';
const DONE = "    if ('done' in answer) {\n      make(inside, written);";
const ADVANCE = '  advance(table, written);\n  for (const { viewer, watcher } of watchers) {';
const CAUGHT_UP = "    await catchUp(inside);\n    if ('known' in answer) return null;";
const REFUSED = '      return (await store.byKey(id, key)) === null ? refusal : null;';
const BEHIND = '      if (await catchUp(inside)) continue;\n';
const FOLLOWED = 'make(inside, await follow(table, door, line));';

/** Rooms that break the order of proposing, keeping, making and telling, or what makes a wish be done once. */
export const MUTANTS: readonly (readonly [what: string, ...changes: Change[]])[] = [
  [
    'tells before it keeps',
    [
      APPEND,
      `    for (const { viewer, watcher } of inside.watchers) {
      const item = written.items[placeOf(viewer, table.match.seats)];
      if (item != null) watcher({ items: [item], now: nowOf(table, viewer) });
    }
${APPEND}`,
    ],
    [DONE, "    if ('done' in answer) {\n      advance(table, written);"],
  ],
  [
    'makes before it keeps',
    [APPEND, `    advance(table, written);\n${APPEND}`],
    [ADVANCE, ADVANCE.replace('advance', 'if (lines(table.match) < written.line.seq) advance')],
  ],
  [
    'makes and tells before it keeps',
    [APPEND, `    make(inside, written);\n${APPEND}`],
    [DONE, DONE.replace('make(inside, written);', '')],
  ],
  [
    'does not wait until it is kept',
    [APPEND, '    const answer = { done: true };\n    void keep(inside, written).catch(() => {});'],
  ],
  ['keeps nothing', [APPEND, '    const answer = { done: true };']],
  ['takes a failure for done', [APPEND, APPEND.replace(';', '.catch(() => ({ done: true }));')]],
  ['takes a failure for known', [APPEND, APPEND.replace(';', '.catch(() => ({ known: 0 }));')]],
  ['keeps, and does not make', [DONE, DONE.replace('make(inside, written);', '')]],
  ['keeps and makes, and does not tell', [DONE, DONE.replace('make(inside', 'advance(table')]],
  ['makes its line though others were faster', [DONE, DONE.replace("'done' in answer", "!('known' in answer)")]],
  ['makes its line though it is known', [DONE, DONE.replace("'done' in answer", "!('behind' in answer)")]],
  [
    'does not catch up when it is behind',
    [CAUGHT_UP, "    if ('known' in answer) {\n      await catchUp(inside);\n      return null;\n    }"],
  ],
  [
    'does not catch up with what is known',
    [CAUGHT_UP, "    if ('known' in answer) return null;\n    await catchUp(inside);"],
  ],
  ['keeps what is known once more', [CAUGHT_UP, '    await catchUp(inside);\n    key += "+";']],
  ['does not look for the key when it refuses', [REFUSED, '      return refusal;']],
  ['takes what it refuses for known', [REFUSED, '      return null;']],
  ['refuses by an old table', [BEHIND, '']],
  ['catches up without telling', [FOLLOWED, 'advance(table, await follow(table, door, line));']],
  [
    'tells twice',
    [
      FOLLOWED,
      `{ const written = await follow(table, door, line); make(inside, written); for (const { watcher } of inside.watchers) for (const item of written.items) if (item) watcher({ items: [item], now: nowOf(table, null) }); }`,
    ],
  ],
  ['draws keys of its own', ['submit(inside, seat, `', 'submit(inside, seat, Math.random() + `']],
  ['does several things at a time', ['inside.turn.then(work)', 'work()']],
  ['does nothing more after a failure', ['inside.turn = mine.catch(() => {});', 'inside.turn = mine;']],
];
