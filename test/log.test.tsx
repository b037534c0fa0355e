// @vitest-environment happy-dom

import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { shelf } from '../src/games/index.ts';
import { napoleon1815Entry } from '../src/games/napoleon-1815/entry.ts';
import { table, zoneNamed } from '../src/games/napoleon-1815/test/table.ts';
import { onShelf } from '../src/games/shelf.ts';
import type { GameEvent } from '../src/kernel/chance.ts';
import { get, there } from '../src/kernel/there.ts';
import { createStates, NOTHING } from '../src/table/states.ts';
import { Log } from '../src/web/parts/log.tsx';
import { shellBook } from '../src/web/words/words.ts';
import { drawn } from './drawn.ts';

beforeAll(() => shellBook.open());

// Pointing at a line of the log, without a browser: the event goes to the page, and what it speaks of is marked on the map.

let host: HTMLElement;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  void act(() => void render(null, host));
  host.remove();
});

/** The things that are marked on the map. */
function markedOn(sheet: HTMLElement): string[] {
  return [...sheet.querySelectorAll('.thing-marked [data-thing], .thing-marked[data-thing]')]
    .map((control) => control.getAttribute('data-thing') ?? '')
    .sort();
}

test('what was taken back by consent is struck, what somebody asks to take back is marked, and readers hear which is which', async () => {
  const game = await napoleon1815Entry.load();
  const t = table({ pieces: { ney: 'ligny', picton: 'ath', lobau: 'avesnes' }, decks: { french: [2] } });
  t.play('+ Ney', 'march', '> Marbais');
  const view = game.view(t.p, 0);
  const event = get(t.events('moved'), 0);
  const told = [{ at: 1, event }, { at: 2, event, struck: true as const }, ...[3, 4].map((at) => ({ at, event }))];
  const shown = { game, language: 'en' as const, view, told, current: null, onPoint: () => {}, onMoment: () => {} };
  const marks = () =>
    [...host.querySelectorAll('li')].map((line) => [line.querySelector('s, em')?.nodeName, line.textContent]);
  const said = game.text.en.event(view, event);
  void act(() => void render(<Log {...shown} />, host));
  const struck = ['S', `${said} (taken back)`];
  expect(marks()).toEqual([[undefined, said], struck, [undefined, said], [undefined, said]]);
  const offer = { n: 5, seat: 1, agreed: [], what: 'back' as const, from: 4 };
  void act(() => void render(<Log {...shown} offer={offer} />, host));
  const asked = ['EM', `${said} (to be taken back)`];
  expect(marks()).toEqual([[undefined, said], struck, [undefined, said], asked]);
  // He noticed nothing of it.
  void act(() => void render(<Log {...shown} offer={{ ...offer, from: null }} />, host));
  expect(marks()[3]).toEqual([undefined, said]);
});

test('hovering and reaching a line of the log marks on the map what it speaks of, and leaving it nothing', async () => {
  const game = await napoleon1815Entry.load();
  const presentation = there(await onShelf(shelf, 'napoleon-1815')?.present?.());
  const t = table({ pieces: { ney: 'ligny', picton: 'ath', lobau: 'avesnes' }, decks: { french: [2] } });
  t.play('+ Ney', 'march', '> Marbais');
  const view = game.view(t.p, 0);
  const told = t.told.map(({ event }, at) => ({ at, event, only: null }));
  const spoken: (GameEvent | null)[] = [];
  void act(
    () =>
      void render(
        <Log
          game={game}
          language="en"
          view={view}
          told={told}
          current={null}
          onPoint={(event) => spoken.push(event)}
          onMoment={() => {}}
        />,
        host,
      ),
  );
  const sentence = game.text.en.event(view, get(t.events('moved'), 0));
  const line = there([...host.querySelectorAll('button')].find(({ textContent }) => textContent === sentence));
  line.dispatchEvent(new PointerEvent('pointerenter'));
  line.dispatchEvent(new PointerEvent('pointerleave'));
  line.focus();
  line.blur();
  const kinds = spoken.map((event) => event?.kind ?? null);
  expect(kinds).toEqual(['moved', null, 'moved', null]);

  const { Board } = presentation.drawing;
  const boardWith = (event: GameEvent | null) =>
    drawn(
      <Board
        view={view}
        language="en"
        states={createStates({
          ...NOTHING,
          marked: new Set(event === null ? [] : presentation.about?.(view, event)),
        })}
        showing={null}
        onTouch={() => {}}
        onPoint={() => {}}
      />,
    );
  const { link } = get(t.events('moved'), 0);
  const places = ['ligny', 'marbais'].map((id) => `zone:${zoneNamed(id)}`);
  expect(markedOn(boardWith(get(spoken, 0)))).toEqual(['block:0', `link:${link}`, ...places].sort());
  expect(markedOn(boardWith(spoken[1] ?? null))).toEqual([]);
});
