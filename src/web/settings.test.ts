import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('what was kept is read again', () => {
  const kept = { ...readSettings(null), language: 'fr', theme: 'dark', sound: false, speed: 'slow' };
  expect(readSettings(JSON.stringify(kept))).toEqual(kept);
});

it.each(['', 'no json', '[]', 'null', '{"theme":"pink","sound":"yes","language":"de","speed":3}'])(
  'strange settings take their usual values: %s',
  (text) => {
    expect(readSettings(text)).toEqual(readSettings(null));
  },
);
