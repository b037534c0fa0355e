import { at, battles, beside, curtain, kind, open } from './acts.mjs';

const match = (options = {}, seats = 2) => ({
  game: 'napoleon-1815',
  options: { scenario: 'ligny-quatre-bras', ...options },
  seats,
});

const SCENES = {
  operate: [3, at('operation.designate'), match()],
  displace: [3, kind('step'), match()],
  fight: [3, kind('fight'), match()],
  share: [1, kind('lose'), match()],
  tire: [4, kind('tire'), match()],
  recover: [1, kind('recover'), match()],
  retreat: [1, kind('retreat'), match()],
  fog: [3, kind('step'), match({ level: 'grognard' })],
  three: [3, kind('step'), match({ players: '3' }, 3)],
  waterloo: [3, kind('fight'), match({ scenario: 'waterloo-wavre' })],
  campaign: [3, kind('step'), match({ scenario: 'campaign' })],
  window: [2, at('window.ask'), match()],
  over: [3, async () => null, match()],
};
const { scene, fight, sheet, whyNot, replay } = battles(SCENES);

/** The screens of Napoléon 1815. */
export const SCREENS = {
  ...beside('1815', 'napoleon-1815'),
  '1815-clause': open('/rules/napoleon-1815#N15-CBT-14', '.chapter'),
  '1815-curtain': curtain('napoleon-1815'),
  '1815-window': scene('window'),
  '1815-operate': scene('operate'),
  '1815-displace': scene('displace'),
  '1815-fight': fight('fight'),
  '1815-why-not': whyNot(
    'displace',
    '.board-frame .n15-block:not(.thing-lit)[data-thing], .board-frame [data-thing="zone:0"]',
  ),
  '1815-share': scene('share'),
  '1815-tire': scene('tire'),
  '1815-recover': scene('recover'),
  '1815-retreat': scene('retreat'),
  '1815-fog': scene('fog'),
  '1815-three': scene('three'),
  '1815-waterloo': fight('waterloo'),
  '1815-campaign': scene('campaign'),
  '1815-hand': sheet('displace', 'hand'),
  '1815-log': sheet('recover', 'log'),
  '1815-replay': replay,
  '1815-over': scene('over'),
};
