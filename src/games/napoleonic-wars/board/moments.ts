import type { Thing } from '../../../kernel/game.ts';
import type { Box } from '../data/box.ts';
import { NATIONS, place, WARS } from '../data/names.ts';
import {
  AT,
  AUSTRIA,
  FOUGHT,
  FRANCE,
  GERMANY,
  ITALY,
  MISSION,
  NAPOLEON,
  NONE,
  PLACE,
  SPAIN,
  STATUS,
  TREATY,
  type View,
} from '../position.ts';
import type { NapoleonicEvent } from '../told.ts';

// Tables to look at, for tests and previews: views as a match could bring them.

export interface Moment {
  readonly view: View;
  readonly lit: readonly Thing[];
  readonly chosen: readonly Thing[];
  readonly marked: readonly Thing[];
  readonly showing: NapoleonicEvent | null;
}

/** Late 1809: Napoleon is in Austria with twenty corps around him, and his wars in the south go on. */
function late1809(box: Box): View {
  const where: number[] = box.units.map(({ nationality }) => (nationality < 5 ? PLACE.army : PLACE.pool));
  const put = (at: number, ...ids: readonly string[]) => {
    for (const id of ids) where[box.unitOf(id)] = at;
  };
  const duchies = box.units.flatMap(({ id }) => (id.startsWith('duchy') ? [id] : []));
  put(FRANCE, 'soult', 'victor', 'marmont', 'hill');
  put(GERMANY, 'murat', 'massena', 'lefebvre');
  put(AUSTRIA, 'davout', 'bessieres', 'oudinot', 'vandamme', 'bernadotte', 'poniatowski', 'wrede', 'berthier');
  put(AUSTRIA, 'karl', 'schwarzenberg', 'bellegarde', 'radetzky', ...duchies);
  put(ITALY, 'mortier', 'moore', 'uxbridge');
  put(SPAIN, 'ney', 'suchet', 'wellington', 'blake', 'palafox');
  put(PLACE.portugal, 'beresford');
  put(PLACE.neutral, 'kutuzov', 'barclay', 'blucher', 'kleist');
  put(PLACE.delayed, 'bagration', 'platov');
  put(PLACE.casualties, 'grouchy', 'junot');
  put(PLACE.boxO, 'conde', 'artois', 'chouans');
  put(PLACE.removed, 'murat-naples', 'moreau', 'kleber');
  const abroad: Readonly<Record<string, number>> = {
    caulaincourt: FRANCE,
    talleyrand: GERMANY,
    champagny: GERMANY,
    metternich: AUSTRIA,
    castlereagh: ITALY,
    hardenberg: AT.wars + place(WARS, 'tyrol'),
  };
  const won = ['usa', 'cape', 'mysore', 'ireland', 'malta', 'tyrol', 'poland'];
  const lost = ['haiti', 'switzerland', 'serbia'];
  const fought = (id: string) => (won.includes(id) ? FOUGHT.won : lost.includes(id) ? FOUGHT.lost : FOUGHT.not);
  return {
    viewer: 0,
    asked: [0],
    step: 'battles.choose',
    outcome: null,
    stack: [{ step: 'battles.choose' }],
    options: { scenario: 'napoleon-1805', cavalry: 'off', veteran: 'off' },
    turn: 10,
    phase: 'battles',
    abdication: 8,
    treasury: 6,
    warFund: 2,
    admiralty: 1,
    fervour: [12, 8, 6, 6, 3],
    status: [STATUS.surrendered, STATUS.coalition, STATUS.neutral, STATUS.coalition, STATUS.neutral],
    treaties: TREATY.tilsitPrussia | TREATY.tilsitRussia,
    marriage: NONE,
    but: AUSTRIA,
    where,
    diplomats: box.diplomats.map(({ id }) => abroad[id] ?? AT.home),
    missions: box.diplomats.map(({ id }) => (id === 'castlereagh' ? MISSION.negotiated : MISSION.free)),
    people: box.personalities.map(({ id, home }) => (id === 'goethe' ? AT.home : id === 'volta' ? home : AT.board)),
    napoleon: NAPOLEON.N,
    napoleonAt: AUSTRIA,
    busy: false,
    josephine: AT.home,
    guard: 0,
    bowl: [],
    noWarsLeft: 2,
    clients: [],
    clientIn: NATIONS.map((id) => (id === 'austria' ? box.clientOf('illyria') : NONE)),
    wars: WARS.map(fought),
    trade: WARS.map((id) => (['cape', 'mysore', 'ireland', 'egypt'].includes(id) ? 1 : 0)),
    flags: WARS.map((id) => (id === 'poland' ? FOUGHT.won : FOUGHT.not)),
    invaded: false,
    vizier: place(WARS, 'balkans'),
    sea: 1,
    fleet: true,
    nelson: true,
    continentalSystem: true,
    religion: 4,
    emancipated: false,
    pope: true,
    paris: false,
    ulcer: true,
    fraDiavolo: false,
    london4: true,
    bavariaTurned: false,
    hundredDays: false,
    butStack: [],
    entered: 0,
  };
}

export type MomentName = 'battles' | 'building' | 'intrigue' | 'retreat' | 'rolled' | 'march' | 'begins';

export function samplesOf(box: Box): Readonly<Record<MomentName, Moment>> {
  const view = late1809(box);
  const nothing = { lit: [], chosen: [], marked: [], showing: null };
  const unit = (id: string): Thing => `unit:${box.unitOf(id)}`;
  const diplomat = (id: string): Thing => `diplomat:${box.diplomatOf(id)}`;
  const battle = {
    step: 'battle.refuge',
    nation: AUSTRIA,
    fled: 0,
    tried: [],
    dice: 2,
    white: 4,
    result: 2,
    led: true,
    hunters: [],
    chosen: [],
    refuge: NONE,
  };
  const combat: NapoleonicEvent = {
    kind: 'combat',
    clause: 'NW-9.6-a',
    nation: AUSTRIA,
    french: 34,
    coalition: 40,
    dice: [4, 2],
    total: 12,
    result: 'french-retreat',
  };
  return {
    battles: { ...nothing, view, lit: ['nation:0', 'nation:2', 'nation:3', 'nation:4'] },
    building: {
      ...nothing,
      view: { ...view, step: 'coalition.build', phase: 'coalition', stack: [{ step: 'coalition.build' }] },
      lit: [unit('bennigsen'), unit('yorck'), 'nation:4'],
      chosen: [unit('bulow')],
    },
    intrigue: {
      ...nothing,
      view: { ...view, step: 'intrigue.act', phase: 'intrigue', stack: [{ step: 'intrigue.act' }] },
      lit: [diplomat('talleyrand'), 'power:2', 'war:9', 'pounds:3'],
      chosen: [diplomat('metternich')],
      marked: ['nation:1'],
    },
    retreat: {
      ...nothing,
      view: { ...view, step: 'battle.refuge', stack: [battle] },
      lit: ['nation:3', 'nation:5'],
    },
    rolled: { ...nothing, view: { ...view, stack: [battle] }, lit: [unit('karl')], showing: combat },
    march: {
      ...nothing,
      view: { ...view, phase: 'coalition', napoleonAt: AT.home },
      lit: [unit('massena')],
      showing: { kind: 'napoleonRow', clause: 'NW-8.5-b', roll: 3, row: 13, nation: AUSTRIA, corps: 4 },
    },
    begins: {
      ...nothing,
      view: {
        ...view,
        step: 'turn.fund',
        phase: 'political',
        turn: 1,
        napoleon: NAPOLEON.none,
        napoleonAt: AT.home,
        where: view.where.map((at) => (at <= PLACE.portugal ? PLACE.army : at)),
        diplomats: view.diplomats.map(() => AT.home),
      },
      lit: ['pounds:0', 'pounds:4'],
    },
  };
}
