import { battles, beside, kind, matchOf, open } from './acts.mjs';

const match = (scenario, options = {}) => ({ game: 'napoleonic-wars', options: { scenario, ...options }, seats: 1 });

const SCENES = {
  fund: [7, kind('fund'), match('napoleon-1805')],
  budget: [7, kind('budget'), match('napoleon-1805')],
  charm: [7, kind('charm'), match('napoleon-1805')],
  align: [7, kind('align'), match('napoleon-1805')],
  build: [7, kind('build'), match('napoleon-1805')],
  fight: [7, kind('fight'), match('napoleon-1805')],
  retreat: [7, kind('retreat'), match('napoleon-1805')],
  pursue: [7, kind('pursue'), match('napoleon-1805')],
  late: [7, kind('build', 12), match('napoleon-1805')],
  over: [7, async () => null, match('napoleon-1805')],
};
const { battle, scene, fight, sheet } = battles(SCENES);

/** The screens of N: The Napoleonic Wars. */
export const SCREENS = {
  ...beside('europe', 'napoleonic-wars'),
  'europe-fund': scene('fund'),
  'europe-budget': scene('budget'),
  'europe-charm': scene('charm'),
  'europe-align': async ({ page }) => {
    await battle(page, 'align');
    await page.locator('.board-frame .thing-lit [data-thing]').first().dispatchEvent('click');
    await page.waitForSelector('.touched');
  },
  'europe-build': scene('build'),
  'europe-hand': sheet('build', 'hand'),
  'europe-fight': fight('fight'),
  'europe-retreat': scene('retreat'),
  'europe-pursue': scene('pursue'),
  'europe-late': scene('late'),
  'europe-over': scene('over'),
  'europe-chronicle': async ({ page, url }) => {
    await battle(page, 'over');
    await open(`/chronicle/${matchOf(page)}`, '.chronicle-page')({ page, url });
  },
};
