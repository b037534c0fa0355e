import { battles, beside, kind, open } from './acts.mjs';

const match = (scenario) => ({ game: 'vive-l-empereur', options: { scenario }, seats: 2 });
const [SMALL, LARGE] = [match('hassenhausen'), match('quatre-bras')];

/** So many regiments may charge that their list is long. */
const cavalry = async ({ view, choices }) =>
  view.step === 'charges.declare' && choices.length > 5 ? choices[0] : null;

const SCENES = {
  charge: [3, kind('charge'), SMALL],
  go: [3, kind('go'), SMALL],
  move: [3, kind('move'), LARGE],
  step: [3, kind('step'), LARGE],
  fire: [3, kind('fire'), LARGE],
  target: [3, kind('target'), LARGE],
  firers: [3, kind('firer'), LARGE],
  charges: [3, cavalry, LARGE],
  assault: [3, kind('assault'), LARGE],
  square: [1, kind('square'), LARGE],
  retreat: [3, kind('to'), LARGE],
  rally: [3, kind('rally'), LARGE],
  over: [3, async () => null, SMALL],
};
const { scene, fight, sheet, replay } = battles(SCENES);

/** The screens of Vive l'Empereur ! */
export const SCREENS = {
  ...beside('vive', 'vive-l-empereur'),
  'vive-clause': open('/rules/vive-l-empereur#VE-VIII.5-a', '.chapter'),
  'vive-readings': async ({ page, url }) => {
    await page.goto(`${url}/rules/vive-l-empereur`);
    await page.click('.readings input');
  },
  'vive-charge': scene('charge'),
  'vive-go': scene('go'),
  'vive-move': scene('move'),
  'vive-armies': sheet('move', 'hand'),
  'vive-step': scene('step'),
  'vive-fire': fight('fire'),
  'vive-target': scene('target'),
  'vive-firers': scene('firers'),
  'vive-charges': scene('charges'),
  'vive-assault': fight('assault'),
  'vive-square': scene('square'),
  'vive-retreat': scene('retreat'),
  'vive-rally': scene('rally'),
  'vive-replay': replay,
  'vive-over': scene('over'),
};
