import { battles, beside, kind, open } from './acts.mjs';

const match = (options = {}) => ({ game: 'napoleon-saga', options: { deployment: 'automatic', ...options }, seats: 2 });

/** A card while the other side acts. */
const reply = async ({ view, choices }) =>
  view.active === 1 ? (choices.find((choice) => choice.kind === 'play') ?? null) : null;

/** A hand of more cards than lie in one row. */
const full = async ({ view, choices }) =>
  (view.sides[0]?.hand.length ?? 0) > 5 && choices.length > 1 ? choices[0] : null;

const SCENES = {
  deploy: [3, kind('place', 0), match({ deployment: 'placed' })],
  bid: [3, kind('bid', 2), match()],
  orders: [3, kind('move', 2), match()],
  fire: [3, kind('fire', 2), match()],
  charge: [3, kind('charge'), match()],
  engage: [3, kind('engage', 2), match()],
  reply: [3, reply, match()],
  morale: [3, kind('stand'), match()],
  retreat: [3, kind('retreat'), match()],
  bypass: [3, kind('bypass'), match({ bypass: 'on' })],
  full: [4, full, match()],
  over: [3, async () => null, match()],
};
const { scene, fight, sheet, replay } = battles(SCENES);

/** The screens of Napoleon Saga. */
export const SCREENS = {
  ...beside('saga', 'napoleon-saga'),
  'saga-builds': open('/build/napoleon-saga', 'main h1'),
  'saga-deploy': scene('deploy'),
  'saga-bid': scene('bid'),
  'saga-orders': scene('orders'),
  'saga-hand': sheet('orders', 'hand'),
  'saga-full': sheet('full', 'hand'),
  'saga-fire': fight('fire'),
  'saga-charge': fight('charge'),
  'saga-engage': fight('engage'),
  'saga-reply': scene('reply'),
  'saga-morale': scene('morale'),
  'saga-retreat': scene('retreat'),
  'saga-bypass': scene('bypass'),
  'saga-replay': replay,
  'saga-over': scene('over'),
};
