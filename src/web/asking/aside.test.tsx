// @vitest-environment happy-dom
import { lazy, render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { picket } from '../../../test/toy/game.ts';
import { dealt } from '../../../test/toy/test/table.ts';
import type { Game } from '../../kernel/game.ts';
import { shellBook } from '../words/words.ts';
import { Aside } from './aside.tsx';
import { WhyNot } from './why-not.tsx';

beforeAll(() => shellBook.open());

/** A place with something in it, once what it waits for has come or failed. */
async function settled(shown: Parameters<typeof render>[0]): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => void render(shown, place));
  return place;
}

const UNFETCHED = 'This could not be fetched: is there a network?';

it('what is fetched stands in its place, and where it does not come that is said: what is beside it stays', async () => {
  const Here = lazy(async () => ({ default: () => <p>Advice</p> }));
  const Gone = lazy<() => null>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const place = await settled(
    <>
      <p>Board</p>
      <Aside>
        <Here />
      </Aside>
      <Aside>
        <Gone />
      </Aside>
    </>,
  );
  expect([...place.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Board',
    'Advice',
    UNFETCHED,
  ]);
  expect(place.querySelector('[role=alert]')?.textContent).toBe(UNFETCHED);
});

it('a reason is told once its sentence has come; where it does not come that is said, and the clause is named all the same', async () => {
  const game = picket() as Game;
  const { position } = dealt();
  const view = game.view(position, 0);
  const doubt = {
    thing: 'place:3',
    reasons: [{ clause: 'PIC-6', why: 'tooFar', facts: { on: 1 } }],
    waiting: false,
  } as const;
  const told = async (of: Game) => {
    const place = await settled(<WhyNot game={of} view={view} doubt={doubt} onClose={() => {}} />);
    const [text, clause] = [place.querySelector('li p'), place.querySelector('li p .clause')];
    return [text?.textContent?.includes(UNFETCHED), clause?.textContent?.includes('PIC-6')];
  };
  const lost: Game = { ...game, text: { ...game.text, en: { ...game.text.en, reasons: () => Promise.reject() } } };
  expect(await told(lost)).toEqual([true, true]);
  expect(await told(game)).toEqual([false, true]);
});
