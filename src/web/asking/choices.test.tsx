// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { drawn } from '../../../test/drawn.ts';
import { picket } from '../../../test/toy/game.ts';
import { dealt } from '../../../test/toy/test/table.ts';
import type { Game, GameChoice } from '../../kernel/game.ts';
import { shellBook } from '../words/words.ts';
import { Choices } from './choices.tsx';

beforeAll(() => shellBook.open());

interface Paid extends GameChoice {
  readonly pounds: number;
}

/** The toy, with a question of how much, or of what else `thing` makes of it. */
function asking(thing: (pounds: number) => string) {
  const toy = picket() as Game;
  const text = { ...toy.text.en, thing: (_: unknown, id: string) => thing(Number(id.split(':')[1])) };
  const pounds = (choice: GameChoice) => (choice as Paid).pounds;
  const game: Game = {
    ...toy,
    touches: (choice) => [`pounds:${pounds(choice)}`],
    print: (_, choice) => `pay ${pounds(choice)}`,
    text: { ...toy.text, en: { ...text, choice: (_, choice) => `Pay ${pounds(choice)} pounds.` } },
  };
  const choices = Array.from({ length: 9 }, (_, n): Paid => ({ kind: 'pay', pounds: n }));
  const view = toy.view(dealt().position, 0);
  const nothing = () => {};
  return drawn(
    <Choices game={game} view={view} choices={choices} touched={[]} onChoose={nothing} onConsider={nothing} />,
  );
}

it('how much is asked by bare numbers, which are all in sight and are heard as sentences', () => {
  const buttons = [...asking((n) => `£${n}`).querySelectorAll('.amounts .choice')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['£0', '£1', '£2', '£3', '£4', '£5', '£6', '£7', '£8']);
  expect(buttons[3]?.getAttribute('aria-label')).toBe('Pay 3 pounds.');
  expect(asking((n) => `${n} £`).querySelectorAll('.amounts .choice')).toHaveLength(9);
});

it('what is more than a number stays in words, folded away', () => {
  const page = asking((n) => `purse ${n}`);
  expect(page.querySelector('.amounts')).toBeNull();
  expect(page.querySelector('details.many')?.hasAttribute('open')).toBe(false);
  expect(page.querySelector('.many .choice')?.textContent).toBe('Pay 0 pounds.');
});

it('what has been touched is named once, by its name alone, and its choices lead the list', () => {
  const toy = picket() as Game;
  const near = (choice: GameChoice) => (choice as Paid).pounds < 8;
  const game: Game = {
    ...toy,
    touches: (choice) => (near(choice) ? ['chest:0', 'purse:1'] : ['purse:1']),
    print: (_, choice) => `pay ${(choice as Paid).pounds}`,
    text: {
      ...toy.text,
      en: {
        ...toy.text.en,
        thing: (_, thing) => `${thing}, with all that there is to know of it`,
        name: (_, thing) => (thing === 'chest:0' ? 'Chest' : 'Purse'),
        choice: (_, choice) => `Pay ${(choice as Paid).pounds} pounds.`,
      },
    },
  };
  const choices = Array.from({ length: 9 }, (_, n): Paid => ({ kind: 'pay', pounds: n }));
  const view = toy.view(dealt().position, 0);
  const nothing = () => {};
  const page = drawn(
    <Choices game={game} view={view} choices={choices} touched={['purse:1']} onChoose={nothing} onConsider={nothing} />,
  );
  expect(page.querySelector('details.many')?.hasAttribute('open')).toBe(true);
  const headings = [...page.querySelectorAll('.group h4')];
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Purse', 'Chest']);
  expect(headings.map(({ className }) => className)).toEqual(['unseen', '']);
  // Nine are seen at once: nothing has to be looked for.
  expect(page.querySelector('input[type=search]')).toBeNull();
});
