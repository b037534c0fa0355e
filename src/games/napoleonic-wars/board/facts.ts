import type { Language, Thing } from '../../../kernel/game.ts';
import { get } from '../../../kernel/there.ts';
import { cap } from '../../../text/typeset.ts';
import type { Box } from '../data/box.ts';
import { NATIONALITIES, NATIONS, POWERS, WARS } from '../data/names.ts';
import {
  AT,
  AUSTRIA,
  type Diplomat,
  FOUGHT,
  FRANCE,
  GERMANY,
  GUARD,
  ITALY,
  MISSION,
  type Nation,
  NONE,
  PLACE,
  type Place,
  type Power,
  PRUSSIA,
  RUSSIA,
  SEA,
  SPAIN,
  SPAIN_POWER,
  STATUS,
  SWEDEN,
  TREATY,
  type Unit,
  type View,
} from '../position.ts';
import type { AtlasFacts } from './atlas.tsx';
import { statusToken } from './boxes.tsx';
import type { NationFacts } from './field.tsx';
import { strengthOf } from './muster.ts';
import { byNation, byWar, type Corps, type Status, type WarState } from './nouns.ts';
import type { Age, TokenFacts, TokenKind } from './pieces.tsx';
import type { WarFacts } from './wars.tsx';
import { type AtlasWords, namesIn } from './words.ts';

// What the map shows of a view. A view has numbers; the map has words and what can be touched of them.

/** What is in the box, what is seen, and in which words. */
export interface Seen {
  readonly box: Box;
  readonly view: View;
  readonly language: Language;
  readonly words: AtlasWords;
  /** Who came with Napoleon since the player chose last. */
  readonly fresh: ReadonlySet<Unit>;
}

const SPANISH = NATIONALITIES.indexOf('spanish');
const BAVARIAN = NATIONALITIES.indexOf('bavarian');
const NEAPOLITAN = NATIONALITIES.indexOf('neapolitan');

/** NW-0.4-a */
export function isFrench({ box, view }: Pick<Seen, 'box' | 'view'>, unit: Unit): boolean {
  const of = get(box.nationality, unit);
  if (of === SPANISH) return view.status[SPAIN_POWER] === STATUS.french;
  return of === BAVARIAN ? !view.bavariaTurned : of <= NEAPOLITAN;
}

export function corpsOf(seen: Seen, unit: Unit): Corps {
  const facts = get(seen.box.units, unit);
  const colours = get(NATIONALITIES, facts.nationality);
  return {
    id: `unit:${unit}`,
    name: colours === 'duchy' ? namesIn(seen.language).unit(facts.id) : (seen.words.plates[facts.id] ?? cap(facts.id)),
    colours,
    cavalry: facts.cavalry,
    strength: facts.strength,
    side: isFrench(seen, unit) ? 'french' : 'coalition',
    fresh: seen.fresh.has(unit),
  };
}

/** All corps in a place, the strongest of each side first. */
export const corpsAt = (seen: Seen, place: Place): readonly Corps[] =>
  seen.view.where
    .flatMap((at, unit) => (at === place ? [corpsOf(seen, unit)] : []))
    .sort((a, b) => Number(b.side === 'french') - Number(a.side === 'french') || b.strength - a.strength);

const AGES: readonly (Age | null)[] = [null, 'B', 'N', 'V'];
const STATUSES: readonly Status[] = ['neutral', 'surrender', 'coalition', 'french'];
const STATES: readonly WarState[] = ['open', 'won', 'lost'];

export const statusOf = (view: View, power: Power): Status => get(STATUSES, get(view.status, power));

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const token = (kind: TokenKind, words: string, thing?: Thing): TokenFacts => ({
  kind,
  words,
  ...(thing === undefined ? {} : { thing }),
});

/** The envoys of both sides who are there. */
export const envoysAt = (seen: Seen, at: number, french: boolean): readonly TokenFacts[] =>
  seen.view.diplomats.flatMap((here, diplomat) =>
    here === at && get(seen.box.diplomats, diplomat).french === french ? [envoy(seen, diplomat)] : [],
  );

export function envoy({ box, view, language }: Seen, diplomat: Diplomat): TokenFacts {
  const { id, french, value } = get(box.diplomats, diplomat);
  const at = get(view.diplomats, diplomat);
  const spent = !french && at < AT.wars && get(view.missions, diplomat) !== MISSION.free;
  const words = `${namesIn(language).diplomat(id)} ${value}`;
  return { kind: french ? 'envoy-french' : 'envoy-coalition', words, thing: `diplomat:${diplomat}`, spent };
}

export const peopleAt = ({ box, view, language }: Seen, at: number): readonly TokenFacts[] =>
  view.people.flatMap((here, person) =>
    here === at
      ? [token('person', namesIn(language).person(get(box.personalities, person).id), `personality:${person}`)]
      : [],
  );

/** The status of a power, with its treaties and its bride. */
export function powerTokens({ view, words }: Seen, power: Power, name: string): readonly TokenFacts[] {
  const bits = view.treaties;
  const treaties = [
    [RUSSIA, TREATY.nobility, words.treaties.nobility],
    [PRUSSIA, TREATY.basel, words.treaties.basel],
    [PRUSSIA, TREATY.tilsitPrussia, words.treaties.tilsit],
    [RUSSIA, TREATY.tilsitRussia, words.treaties.tilsit],
    [SPAIN_POWER, TREATY.ildefonso, words.treaties.ildefonso],
  ] as const;
  return [
    { ...statusToken(statusOf(view, power), name), thing: `power:${power}` },
    ...treaties.flatMap(([of, bit, word]) => (of === power && (bits & bit) !== 0 ? [token('treaty', word)] : [])),
    ...(view.marriage === power ? [token('treaty', words.marriage)] : []),
  ];
}

/** The power whose status lies in the green box of a Nation. */
const LANDS: readonly Power[] = [NONE, PRUSSIA, NONE, NONE, SPAIN_POWER];

function tokensOf(seen: Seen, nation: Nation): readonly TokenFacts[] {
  const { box, view, words, language } = seen;
  const power = nation === AUSTRIA ? 1 : get(LANDS, nation);
  const client = get(view.clientIn, nation);
  const name = power === NONE ? '' : namesIn(language).power(get(POWERS, power));
  const { popeModifier, josephineModifier } = box.constants;
  const lain = [
    ...(nation === FRANCE && view.paris ? [token('treaty', words.paris)] : []),
    ...(nation === ITALY && view.pope ? [token('person', `${words.pope} ${signed(popeModifier)}`)] : []),
    ...(view.josephine === nation ? [token('person', `${words.josephine} ${signed(josephineModifier)}`)] : []),
    ...(nation === SPAIN && view.ulcer ? [token('trouble', words.ulcer)] : []),
    ...(nation === ITALY && view.fraDiavolo ? [token('trouble', words.fraDiavolo)] : []),
  ];
  return [
    ...(power === NONE ? [] : powerTokens(seen, power, name)),
    ...envoysAt(seen, nation, false),
    ...envoysAt(seen, nation, true),
    ...peopleAt(seen, nation),
    ...(client === NONE ? [] : [token('client', clientWords(seen, client))]),
    ...lain,
  ];
}

function clientWords({ box, words }: Seen, client: number): string {
  const { id, modifier } = get(box.clients, client);
  return `${words.clients[id] ?? cap(id)} ${modifier === null ? 'X' : signed(modifier)}`;
}

/** NW-9.3-a: the Guard may still join where Napoleon fights, and has joined once its die has fallen well. */
function guardIn({ box, view, words }: Seen, nation: Nation): readonly Corps[] {
  const isHere = view.napoleonAt === nation && box.napoleon[view.napoleon]?.guard === true && view.guard !== GUARD.gone;
  const guard: Corps = {
    id: 'guard',
    name: words.guard,
    colours: 'guard',
    cavalry: false,
    strength: box.constants.guardStrength,
    side: 'french',
  };
  if (!isHere) return [];
  return [view.guard === GUARD.battle ? guard : { ...guard, maybe: true }];
}

/** The Nation whose battle is fought now, or NONE. */
export function battleIn(view: View): Nation {
  for (const frame of view.stack.toReversed())
    if (frame.step.startsWith('battle.') && 'nation' in frame) return Number(frame.nation);
  return NONE;
}

/** The minor war that is fought now, or NONE. */
export function warUnderWay(view: View): number {
  for (const frame of view.stack.toReversed())
    if (frame.step.startsWith('war.') && 'war' in frame) return Number(frame.war);
  return NONE;
}

function nationOf(seen: Seen, nation: Nation): NationFacts {
  const { box, view, words, language } = seen;
  const corps = corpsAt(seen, nation);
  const fights = corps.some(({ side }) => side === 'coalition');
  const pays = nation === GERMANY ? PRUSSIA : nation === AUSTRIA ? 1 : NONE;
  return {
    name: namesIn(language).nation(get(NATIONS, nation)),
    fervour: get(view.fervour, nation),
    income: pays !== NONE && view.status[pays] === STATUS.coalition ? box.constants.powerIncome : 0,
    tokens: tokensOf(seen, nation),
    corps: fights ? [...corps.filter(isOfFrance), ...guardIn(seen, nation), ...corps.filter(isOurs)] : corps,
    napoleon: view.napoleonAt === nation ? get(AGES, view.napoleon) : null,
    but: view.but === nation ? words.but : null,
    chosen: battleIn(view) === nation,
  };
}
const isOfFrance = ({ side }: Corps): boolean => side === 'french';
const isOurs = ({ side }: Corps): boolean => side === 'coalition';

function warOf(seen: Seen, war: number): WarFacts {
  const { box, view } = seen;
  const { difficulty, anchor, strategic } = get(box.wars, war);
  const [agent] = view.diplomats.flatMap((at, diplomat) => (at === AT.wars + war ? [envoy(seen, diplomat)] : []));
  return {
    state: get(STATES, get(view.wars, war)),
    difficulty,
    trade: view.trade[war] === 1,
    anchor,
    strategic,
    fresh: warUnderWay(view) === war,
    vizier: view.vizier === war,
    ...(agent === undefined ? {} : { agent }),
  };
}

/** `1797-98`, `Late 1809`, as they are written in the language. */
export const yearsOf = ({ box, words }: Pick<Seen, 'box' | 'words'>, turn: number): string =>
  get(box.turns, turn - 1)
    .years.replace('-', '–')
    .replace('Early', words.early)
    .replace('Late', words.late);

/** So many corps of such strength, by the power they follow. */
function neutralLines(seen: Seen): readonly string[] {
  const coats = Map.groupBy(corpsAt(seen, PLACE.neutral), ({ colours }) => colours);
  return [...coats].map(
    ([colours, corps]) => `${cap(namesIn(seen.language).nationality(colours))} ${corps.length} · ${strengthOf(corps)}`,
  );
}

const FLEETS = { [SEA.none]: null, [SEA.royalNavy]: 'royal-navy', [SEA.french]: 'french-fleet' } as const;

export function factsOf(seen: Seen): AtlasFacts {
  const { box, view, words, language } = seen;
  const names = namesIn(language);
  const delayed = view.where.filter((at) => at === PLACE.delayed).length;
  const marches =
    (view.phase === 'coalition' || view.phase === 'battles') && view.napoleonAt > FRANCE && view.napoleonAt <= SPAIN;
  const russian = WARS.flatMap((id, war) => (get(box.wars, war).russian ? [[id, war] as const] : []));
  const left = russian.filter(([, war]) => view.flags[war] === FOUGHT.not).length;
  return {
    turns: box.turns.map(({ but }, i) => ({
      years: yearsOf(seen, i + 1),
      but: names.nation(get(NATIONS, i + 1 === view.turn ? view.but : but)),
      waiting: i === view.turn ? delayed : 0,
    })),
    now: view.turn,
    nations: byNation((id) => nationOf(seen, NATIONS.indexOf(id))),
    wars: byWar((war) => warOf(seen, war)),
    warNames: byWar((war) => (war === RUSSIA_BOX ? words.warsOfRussia : names.war(get(WARS, war)))),
    london: {
      treasury: view.treasury,
      wars: view.warFund,
      admiralty: view.admiralty,
      four: view.london4,
      tokens: [...envoysAt(seen, AT.home, false), ...peopleAt(seen, AT.home)],
    },
    seas: {
      fleet: FLEETS[view.sea],
      nelson: view.nelson,
      forGood: !view.fleet && view.sea === SEA.royalNavy,
      blockade: view.continentalSystem,
    },
    russia: {
      tokens: powerTokens(seen, RUSSIA, words.stands[statusOf(view, RUSSIA)]),
      flags: russian.map(([id, war]) => ({ name: names.war(id), state: get(STATES, get(view.flags, war)) })),
      threat: view.invaded ? words.invaded : words.flagsLeft(left),
    },
    neutral: neutralLines(seen),
    portugal: corpsAt(seen, PLACE.portugal),
    sweden: get(powerTokens(seen, SWEDEN, words.stands[statusOf(view, SWEDEN)]), 0),
    court: courtOf(seen),
    hotel: envoysAt(seen, AT.home, true),
    march: marches ? ['france', get(NATIONS, view.napoleonAt)] : null,
  };
}
const RUSSIA_BOX = WARS.indexOf('russia');

function courtOf(seen: Seen): AtlasFacts['court'] {
  const { box, view, words, language } = seen;
  const names = namesIn(language);
  const bed = [
    ...(view.napoleon !== 0 && view.napoleonAt === AT.home ? [names.napoleon(get(AGES, view.napoleon) ?? 'B')] : []),
    ...(view.josephine === AT.home ? [words.josephine] : []),
    ...(box.napoleon[view.napoleon]?.guard === true && view.guard === GUARD.box ? [words.guard] : []),
  ];
  const many = (place: Place) => {
    const corps = corpsAt(seen, place);
    return corps.length === 0 ? words.none : words.corps(corps.length, strengthOf(corps));
  };
  const religion = get(box.religions, view.religion).id;
  return {
    bed: bed.length === 0 ? words.none : bed.join(', '),
    hotel: '',
    bowl: many(PLACE.army),
    casualties: many(PLACE.casualties),
    religion: words.religions[religion] ?? religion,
    jews: names.jews(view.emancipated),
  };
}
