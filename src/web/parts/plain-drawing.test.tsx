// @vitest-environment happy-dom
import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { redrawnBy } from '../../../test/redrawn.ts';
import { picket } from '../../../test/toy/game.ts';
import { dealt } from '../../../test/toy/test/table.ts';
import type { Game, Thing } from '../../kernel/game.ts';
import { createStates } from '../../table/states.ts';
import { plainDrawing } from './plain-drawing.tsx';

it('a touch draws again the things that it changes, and not the board', () => {
  const game = picket() as Game;
  const view = game.view(dealt().position, 0);
  const [one, two, three] = game.things(view) as readonly [Thing, Thing, Thing];
  const { Board } = plainDrawing(game);
  const states = createStates({ lit: new Set([one, two]), chosen: new Set(), marked: new Set() });
  const place = document.createElement('div');
  const props = { view, language: 'en', states, showing: null, onTouch: () => {}, onPoint: () => {} } as const;
  void act(() => void render(<Board {...props} />, place));
  const { things, classes } = redrawnBy(() =>
    states.set({ lit: new Set([two]), chosen: new Set([one]), marked: new Set([three]) }),
  );
  expect(things).toEqual([one, three].sort());
  expect(classes.has('plain-board')).toBe(false);
  const classOf = (thing: Thing) => place.querySelector(`[data-thing="${thing}"]`)?.className;
  expect([one, two, three].map(classOf)).toEqual(['chosen', 'lit', 'marked']);
});
