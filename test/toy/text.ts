import type { GameText } from '../../src/kernel/game.ts';
import type { Choice, PicketEvent, View } from './position.ts';

type PicketText = GameText<View, Choice, PicketEvent>;

const options = {
  seats: { name: 'seats', help: '', values: { '2': '2', '3': '3' } },
  length: { name: 'length', help: '', values: { short: '2', long: '4' } },
  parry: { name: 'parry', help: '', values: { yes: '+', no: '-' } },
};

export const en: PicketText = {
  title: 'Picket',
  blurb: 'Two pickets on a road at night.',
  seat: (_v, seat) => `picket ${seat + 1}`,
  prompt: (v) => `${v.step}?`,
  choice: (_v, c) => c.kind,
  event: (_v, e) => (e.kind === 'laid' ? null : e.kind),
  thing: (_v, thing) => thing,
  reason: (_v, r) => `${r.clause} forbids it`,
  outcome: (v) => v.outcome?.how ?? '',
  options,
  result: (key) => key,
  clauses: async () => new Map([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [`PIC-${n}`, `rule ${n}`])),
};

export const fr: PicketText = {
  ...en,
  title: 'Grand-garde',
  blurb: 'Deux postes sur une route, la nuit.',
  seat: (_v, seat) => `poste ${seat + 1}`,
  reason: (_v, r) => `${r.clause} l’interdit`,
};
