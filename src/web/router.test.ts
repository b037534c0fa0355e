import { describe, expect, it } from 'vitest';
import { addressOf, type Place, placeOf } from './router.ts';

const places: Place[] = [
  { page: 'home' },
  { page: 'settings' },
  { page: 'keys' },
  { page: 'account' },
  { page: 'new', game: 'manoeuvre' },
  { page: 'learn', game: 'manoeuvre' },
  { page: 'data', game: 'manoeuvre' },
  { page: 'build', game: 'manoeuvre', build: null },
  { page: 'build', game: 'manoeuvre', build: 'a7' },
  { page: 'match', id: '3f2a' },
  { page: 'replay', id: '3f2a', at: null, seat: null },
  { page: 'replay', id: '3f2a', at: 12, seat: 1 },
  { page: 'rules', game: 'manoeuvre', clause: null },
  { page: 'rules', game: 'manoeuvre', clause: 'MAN-4.3-a' },
];

describe('every place has an address of its own', () => {
  it.each(places)('$page', (place) => {
    expect(placeOf(new URL(addressOf(place), 'http://localhost'))).toEqual(place);
  });

  it.each(['/nothing', '/match', '/new/', '/a/b/c', '/match/7/8', '/settings/7', '/toString/7'])(
    '%s leads nowhere',
    (address) => {
      expect(placeOf(new URL(address, 'http://localhost'))).toEqual({ page: 'nowhere' });
    },
  );

  it('an address with a broken sign is taken as it stands', () => {
    expect(placeOf(new URL('/match/%E0%A4%A#%', 'http://localhost'))).toEqual({ page: 'match', id: '%E0%A4%A' });
  });
});
