import { listChoices } from '../../../kernel/flow.ts';
import type { Language, Thing } from '../../../kernel/game.ts';
import { get } from '../../../kernel/there.ts';
import type { Aides, Reach } from '../board/aides.ts';
import type { View } from '../position.ts';
import { CARDS as EN } from '../text/en/cards.ts';
import { CARDS as FR } from '../text/fr/cards.ts';
import type { N15Event } from '../told.ts';
import { game, opened, box as standard, type Table, table, zoneNamed } from './table.ts';

export const box = standard;

/** A table to be looked at: what a seat sees, and what it can touch. */
export interface Sample {
  readonly view: View;
  readonly lit: readonly Thing[];
  readonly chosen: readonly Thing[];
  readonly marked: readonly Thing[];
  readonly showing: N15Event | null;
}

function seen(t: Table, more: Partial<Omit<Sample, 'view'>> & { readonly viewer?: number | null } = {}): Sample {
  const seat = t.seat();
  const viewer = more.viewer === undefined ? seat : more.viewer;
  const chosen = more.chosen ?? [];
  const choices = viewer === seat && seat >= 0 ? listChoices(game.steps, t.p, seat, []) : [];
  const next = choices
    .map((c) => game.touches(c))
    .filter((things) => chosen.every((thing) => things.includes(thing)))
    .flatMap((things) => things.find((thing) => !chosen.includes(thing)) ?? []);
  return {
    view: game.view(t.p, viewer),
    lit: [...new Set(next)],
    chosen,
    marked: more.marked ?? [],
    showing: more.showing ?? null,
  };
}

const LIGNY = {
  turn: 4,
  vp: 9,
  phase: 'operations',
  act: 'french',
  pieces: {
    napoleon: 'ligny',
    drouot: { zone: 'ligny', fatigue: 2 },
    vandamme: { zone: 'ligny', fatigue: 3, infantry: 3 },
    ney: { zone: 'frasnes', fatigue: 3 },
    reille: 'frasnes',
    erlon: { zone: 'gosselies', activated: true, fatigue: 1 },
    lobau: 'charleroi',
    gerard: { zone: 'chatelet', fatigue: 1 },
    grouchy: { zone: 'gerpinnes', activated: true },
    frederick: 'alost',
    hill: { zone: 'braine-le-comte', activated: true },
    uxbridge: 'enghien',
    orange: 'quatre-bras',
    picton: 'quatre-bras',
    wellington: 'quatre-bras',
    zieten: { zone: 'ligny', fatigue: 4, infantry: 4 },
    blucher: 'sombreffe',
    pirch: { zone: 'sombreffe', activated: true },
    gneisenau: 'sombreffe',
    thielmann: 'mazy',
    bulow: 'hannut',
  },
  vedettes: {
    french: { beaumont: 1, fleurus: 2 },
    english: { nivelles: 1, bruxelles: 2 },
    prussian: { wavre: 1, gembloux: 1, namur: 2 },
  },
  hands: { french: [22, 2, 19, 28], coalition: [40, 45, 50, 51, 55] },
  destroyed: ['chatelet--auvelais'],
  axes: [{ zone: 'ligny', towards: 'fleurus', camp: 'french' }],
  lying: [36],
} as const;

const DRY = { ...LIGNY, lying: [] };
/** Vedettes ride in fog alone. */
const ON_FOOT = { vedettes: {} };

const CAMPAIGN = { scenario: 'campaign' };
const GROGNARD = { ...CAMPAIGN, level: 'grognard' };

/** A made-up reach: the real one comes from the rules. */
const reachFrom = (view: View): readonly Reach[] => {
  const op = view.op;
  if (op === null || op.intent !== 'go' || op.over) return [];
  const facts = get(box.zones, op.zone);
  const first = facts.near.map((zone, i) => ({ zone, points: 1, fatigue: 0, path: [get(facts.by, i)] }));
  const out = new Map(first.map((reach) => [reach.zone, reach]));
  for (const { zone, path } of first) {
    const { near, by } = get(box.zones, zone);
    near.forEach((to, i) => {
      if (to !== op.zone && !out.has(to))
        out.set(to, { zone: to, points: 2, fatigue: to % 3 === 0 ? 1 : 0, path: [...path, get(by, i)] });
    });
  }
  return [...out.values()];
};

const wordsOf = (card: number, language: Language) => {
  const facts = box.cards[card];
  return facts === null || facts === undefined ? null : (language === 'fr' ? FR : EN)[facts.event];
};

export const aides: Aides = {
  reach: reachFrom,
  title: (card, language) => wordsOf(card, language)?.[0] ?? '',
  effect: (card, language) => wordsOf(card, language)?.[1] ?? '',
};

/** Napoléon, Drouot and Vandamme go; the card is turned up. */
function march(t: Table): Sample {
  t.play('+ Drouot', '+ Vandamme', '+ Napoléon', 'march').skip();
  return seen(t, { showing: t.events('marchPoints').at(-1) ?? null });
}

/** They fight where they stand: the cards are counted. */
function combat(t: Table): Sample {
  t.play('+ Drouot', '+ Vandamme', '+ Napoléon', 'fight').skip();
  return seen(t, { showing: t.events('combatCards')[0] ?? null });
}

/** The same, until somebody has to share what it cost. */
function sharing(t: Table): Sample {
  t.play('+ Drouot', '+ Vandamme', '+ Napoléon', 'fight').skip();
  return seen(t);
}

export function samples(): Readonly<Record<string, Sample>> {
  const fog = table(LIGNY, GROGNARD);
  const open = table({ ...LIGNY, ...ON_FOOT }, CAMPAIGN);
  const marching = table({ ...LIGNY, lying: [], axes: [], pieces: { ...LIGNY.pieces, zieten: 'mazy' } }, GROGNARD);
  const waterloo = opened({ scenario: 'waterloo-wavre' });
  return {
    fog: seen(fog, { marked: [`zone:${zoneNamed('sombreffe')}`] }),
    coalition: seen(fog, { viewer: 1 }),
    open: seen(open, { chosen: [] }),
    spectator: seen(fog, { viewer: null }),
    marching: march(marching),
    combat: combat(table({ ...DRY, ...ON_FOOT }, CAMPAIGN)),
    share: sharing(table(DRY, GROGNARD)),
    waterloo: seen(waterloo),
    campaign: seen(opened(CAMPAIGN)),
    grand: seen(opened({ scenario: 'grand-campaign' })),
    three: seen(
      table(
        { ...LIGNY, hands: { french: [22, 2], english: [40, 45], prussian: [50, 51, 55] } },
        { ...GROGNARD, players: '3' },
      ),
      { viewer: 2 },
    ),
  };
}
