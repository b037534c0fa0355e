// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shelf } from '../src/games/index.ts';
import { napoleon1815Entry } from '../src/games/napoleon-1815/entry.ts';
import { table, zoneNamed } from '../src/games/napoleon-1815/test/table.ts';
import { onShelf } from '../src/games/shelf.ts';
import type { GameEvent } from '../src/kernel/chance.ts';
import { there } from '../src/kernel/there.ts';
import { Log } from '../src/web/parts/log.tsx';

// Pointing at a line of the log, without a browser: the event goes to the page, and what it speaks of is marked on the map.

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let host: HTMLElement;
let root: Root;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

/** The things that are marked on the map. */
function markedOn(page: string): string[] {
  const sheet = document.createElement('div');
  sheet.innerHTML = page;
  return [...sheet.querySelectorAll('.n15-marked [data-thing], .n15-marked[data-thing]')]
    .map((control) => control.getAttribute('data-thing') ?? '')
    .sort();
}

test('hovering and reaching a line of the log marks on the map what it speaks of, and leaving it nothing', async () => {
  const game = await napoleon1815Entry.load();
  const presentation = there(await onShelf(shelf, 'napoleon-1815')?.present?.());
  const t = table({ pieces: { ney: 'ligny', picton: 'ath', lobau: 'avesnes' }, decks: { french: [2] } });
  t.play('+ Ney', 'march', '> Marbais');
  const view = game.view(t.p, 0);
  const told = t.told.map(({ event }, at) => ({ at, event, only: null }));
  const spoken: (GameEvent | null)[] = [];
  act(() =>
    root.render(
      <Log
        game={game}
        language="en"
        view={view}
        told={told}
        current={null}
        onPoint={(event) => spoken.push(event)}
        onMoment={() => {}}
      />,
    ),
  );
  const sentence = game.text.en.event(view, t.events('moved')[0]!);
  const line = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === sentence)!;
  act(() => {
    line.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  act(() => {
    line.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
  });
  act(() => line.focus());
  act(() => line.blur());
  const kinds = spoken.map((event) => event?.kind ?? null);
  expect(kinds).toEqual(['moved', null, 'moved', null]);

  const { Board } = presentation.drawing;
  const nothing = new Set<never>();
  const drawn = (event: GameEvent | null) =>
    renderToStaticMarkup(
      <Board
        view={view}
        language="en"
        lit={nothing}
        chosen={nothing}
        marked={new Set(event === null ? [] : presentation.about?.(view, event))}
        showing={null}
        onTouch={() => {}}
        onPoint={() => {}}
      />,
    );
  const { link } = t.events('moved')[0]!;
  const places = ['ligny', 'marbais'].map((id) => `zone:${zoneNamed(id)}`);
  expect(markedOn(drawn(spoken[0]!))).toEqual(['block:0', `link:${link}`, ...places].sort());
  expect(markedOn(drawn(spoken[1]!))).toEqual([]);
});
