import { battles, beside, kind, open, replayOf, sheet } from './acts.mjs';

const match = (options = {}) => ({ game: 'napoleon-saga', options: { deployment: 'automatic', ...options }, seats: 2 });

const SCENES = {
  deploy: [3, kind('place', 0), match({ deployment: 'placed' })],
  bid: [3, kind('bid', 2), match()],
  orders: [3, kind('move', 2), match()],
  fire: [3, kind('fire', 2), match()],
  charge: [3, kind('charge'), match()],
  engage: [3, kind('engage', 2), match()],
  reply: [3, kind('play', 2), match()],
  morale: [3, kind('stand'), match()],
  retreat: [3, kind('retreat'), match()],
  bypass: [3, kind('bypass'), match({ bypass: 'on' })],
  over: [3, async () => null, match()],
};
const { battle, fight } = battles(SCENES);
const scene =
  (name) =>
  ({ page }) =>
    battle(page, name);

/** The screens of Napoleon Saga. */
export const SCREENS = {
  ...beside('saga', 'napoleon-saga'),
  'saga-builds': open('/build/napoleon-saga', 'main h1'),
  'saga-deploy': scene('deploy'),
  'saga-bid': scene('bid'),
  'saga-orders': scene('orders'),
  'saga-hand': async ({ page }) => {
    await battle(page, 'orders');
    await sheet(page, 'hand');
  },
  'saga-fire': fight('fire'),
  'saga-charge': fight('charge'),
  'saga-engage': fight('engage'),
  'saga-reply': scene('reply'),
  'saga-morale': scene('morale'),
  'saga-retreat': scene('retreat'),
  'saga-bypass': scene('bypass'),
  'saga-replay': async ({ page, url }) => {
    await battle(page, 'over');
    await replayOf(page, url, 60);
  },
  'saga-over': scene('over'),
};
