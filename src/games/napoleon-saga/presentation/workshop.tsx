import './workshop.css';
import { memo } from 'preact/compat';
import type { Language, Thing } from '../../../kernel/game.ts';
import { there } from '../../../kernel/there.ts';
import { createStates } from '../../../table/states.ts';
import type { Build, BuildPart, Named, Objection, Piece, Workshop } from '../../../table/workshop.ts';
import { cap } from '../../../text/typeset.ts';
import { Counter } from '../board/counter.tsx';
import { COUNTER } from '../board/geometry.ts';
import { CardFace } from '../board/hand.tsx';
import { samplesOf } from '../board/samples.ts';
import { liveryOfNation, tableOf } from '../board/table.ts';
import {
  type ArmyId,
  type Box,
  type Deck,
  type Design,
  FORMATIONS,
  KEYWORDS,
  type UnitFacts,
  WINDOWS,
} from '../data/box.ts';
import { type ArmyFault, faultsOf, figuresOf, printDeck, readDeck, refusalOf } from '../rules/army.ts';
import { WORDS } from '../text/tongues.ts';
import type { Words } from '../text/words.ts';

/** NS-ARMY-01: what is recommended, and what else people may agree on. */
const LIMITS = [600, 700, 800, 1000, 1100, 1200, 1500];

/** Where cheap units end, and where dear ones begin. */
const CHEAP = 45;
const DEAR = 60;

const NONE: ReadonlySet<Thing> = new Set();

const armyIdOf = (kind: string): ArmyId => (kind === 'coalition' ? 'coalition' : 'french');

/** NS-ARMY: the army and its Strategy deck on the bench, drawn with the pieces of this box. */
export function workshopOf(box: Box): Workshop {
  const unitsOf = (kind: string): readonly UnitFacts[] => {
    const { cards } = box.armies[armyIdOf(kind) === 'french' ? 0 : 1];
    return cards.filter(({ id, token }, i) => !token && cards.findIndex((card) => card.id === id) === i);
  };
  const designsOf = (kind: string): readonly Design[] =>
    box.designs.filter(({ armies }) => armies.includes(armyIdOf(kind)));
  const deckOf = ({ kind, limit, counts }: Build): Omit<Deck, 'id'> => {
    const cards = new Set(box.designs.map(({ id }) => id));
    const of = (isCard: boolean) =>
      Object.fromEntries(Object.entries(counts).filter(([id, count]) => count > 0 && cards.has(id) === isCard));
    return { army: armyIdOf(kind), limit, units: of(false), strategy: of(true) };
  };
  const buildOf = ({ army, limit, units, strategy }: Omit<Deck, 'id'>): Build => ({
    kind: army,
    limit,
    counts: { ...units, ...strategy },
  });
  const objection = (fault: ArmyFault, text: string): Objection => ({ clause: fault.clause, text });

  return {
    options: ['deckF', 'deckC'],
    limits: [box.building.pointLimit, ...LIMITS.filter((limit) => limit !== box.building.pointLimit)],
    starters: box.decks.map((deck) => ({ id: deck.id, build: buildOf(deck) })),
    kinds: (language) => box.armies.map(({ id, name }) => ({ id, name: name[language] })),
    starterName: (id, language) => WORDS[language].deck(id),
    parts: (kind, language) => [
      unitsPart(box, unitsOf(kind), WORDS[language]),
      cardsPart(designsOf(kind), box.building.strategyMaxCopies, WORDS[language], language),
    ],
    tallies(build, language) {
      const { tallies } = WORDS[language].building;
      const { building } = box;
      const has = figuresOf(box, deckOf(build));
      const large = has.large ? 'NS-ARMY-06' : 'NS-ARMY-05';
      return [
        { name: tallies.points, count: has.cost, most: build.limit, clause: 'NS-ARMY-01' },
        { name: tallies.units, count: has.units, least: building.minUnits, clause: 'NS-ARMY-03' },
        { name: tallies.infantry, count: has.infantry, clause: 'NS-ARMY-04' },
        { name: tallies.cavalry, count: has.cavalry, most: has.cavalryMax, clause: 'NS-ARMY-04' },
        { name: tallies.artillery, count: has.artillery, most: has.artilleryMax, clause: large },
        { name: tallies.guards, count: has.guards, most: has.guardMax, clause: large },
        { name: tallies.cards, count: has.cards, least: building.strategyMin, clause: 'NS-ARMY-08' },
      ];
    },
    objections: (build, language) =>
      faultsOf(box, deckOf(build)).map((fault) => objection(fault, said(language, 'fault')(box, fault))),
    refusal(build, piece, language) {
      const fault = refusalOf(box, deckOf(build), piece);
      return fault === null ? null : objection(fault, said(language, 'refused')(box, fault));
    },
    print: (build) => printDeck(deckOf(build)),
    read(text, language) {
      const deck = readDeck(text);
      if (typeof deck === 'string') return null;
      const unknown = faultsOf(box, deck).find(({ why }) => why === 'unknownUnit' || why === 'unknownCard');
      return unknown === undefined ? buildOf(deck) : objection(unknown, said(language, 'fault')(box, unknown));
    },
    // The side that builds sits at the first seat, and meets the other army.
    match: (build) => ({
      deckF: printDeck(deckOf(build)),
      deckC: there(box.decks.find(({ army }) => army !== build.kind)).id,
    }),
    Picture: pictureOf(box, unitsOf),
  };
}

const said = (language: Language, how: 'fault' | 'refused') => {
  const { fault, building, typeset } = WORDS[language];
  const say = how === 'fault' ? fault : building.refused;
  return (box: Box, of: ArmyFault) => typeset(say(box, of));
};

/** A value of a filter for each that there is among the pieces. */
function valuesOf(pieces: readonly Piece[], values: readonly Named[]): readonly Named[] {
  return values.filter(({ id }) => pieces.some(({ traits }) => traits.includes(id)));
}

const namedIn = (names: Readonly<Record<string, string>>): readonly Named[] =>
  Object.entries(names).map(([id, name]) => ({ id, name: cap(name) }));

function unitsPart(box: Box, units: readonly UnitFacts[], words: Words): BuildPart {
  const { names, building, typeset } = words;
  const takes = (unit: UnitFacts) => FORMATIONS.filter((id) => box.formations[id].arm === unit.arm);
  const costOf = ({ cost }: UnitFacts) => (cost <= CHEAP ? 'cheap' : cost <= DEAR ? 'middling' : 'dear');
  const pieces = units.map((unit): Piece => {
    const { id, nation, arm, sub, status, cost, presence, fire, melee, cohesion, morale } = unit;
    const keywords = KEYWORDS.filter((keyword) => unit.has[keyword]);
    const branch = names.branches[`${arm}/${sub}`] ?? names.arms[arm];
    return {
      id,
      name: words.unit(unit),
      sort: cap(status === 'standard' ? branch : `${branch}, ${names.statuses[status]}`),
      price: building.price(cost),
      does: keywords.map((keyword) => ({
        name: names.keywords[keyword][0],
        text: typeset(names.keywords[keyword][1]),
      })),
      most: presence,
      traits: [
        nation ?? '',
        arm,
        status,
        costOf(unit),
        ...keywords,
        ...takes(unit).map((formation) => `in-${formation}`),
      ],
      figures: { cost, fire, melee, cohesion, morale },
    };
  });
  const filter = (id: keyof typeof building.filters, values: readonly Named[]) => ({
    id,
    name: building.filters[id],
    values: valuesOf(pieces, values),
  });
  return {
    id: 'units',
    name: building.parts.units,
    pieces,
    filters: [
      filter('nation', namedIn(names.nations)),
      filter('arm', namedIn(names.arms)),
      filter('status', namedIn(names.statuses)),
      filter('cost', [
        { id: 'cheap', name: cap(building.upTo(CHEAP)) },
        { id: 'middling', name: cap(building.between(CHEAP, DEAR)) },
        { id: 'dear', name: cap(building.moreThan(DEAR)) },
      ]),
      filter(
        'keyword',
        KEYWORDS.map((id) => ({ id, name: names.keywords[id][0] })),
      ),
      filter(
        'formation',
        FORMATIONS.map((id) => ({ id: `in-${id}`, name: names.formations[id][0] })),
      ),
    ].filter(({ values }) => values.length > 1),
    sorts: (['cost', 'fire', 'melee', 'cohesion', 'morale'] as const).map((id) => ({ id, name: building.sorts[id] })),
  };
}

function cardsPart(designs: readonly Design[], most: number, words: Words, language: Language): BuildPart {
  const { names, building, typeset } = words;
  const pieces = designs.map((design): Piece => {
    const { id, name, kind, nation, initiative, windows, effects, paysActivation } = design;
    const effect = words.card(id)?.[1];
    const forms = effects.flatMap((each) => (each.op === 'set_formation' ? [`in-${each.formation}`] : []));
    return {
      id,
      name: name[language],
      sort: cap(nation === null ? names.kinds[kind] : `${names.kinds[kind]}, ${names.nations[nation]}`),
      does: [
        ...(effect === undefined ? [] : [{ text: typeset(effect) }]),
        ...(paysActivation ? [{ text: typeset(building.marker) }] : []),
      ],
      most,
      traits: [kind, ...(nation === null ? [] : [nation]), ...windows, ...forms],
      figures: { initiative },
    };
  });
  const filter = (id: keyof typeof building.filters, values: readonly Named[]) => ({
    id,
    name: building.filters[id],
    values: valuesOf(pieces, values),
  });
  return {
    id: 'cards',
    name: building.parts.cards,
    help: { clause: 'NS-ARMY-08', text: typeset(building.unbuilt) },
    pieces,
    filters: [
      filter('kind', namedIn(names.kinds)),
      filter('nation', namedIn(names.nations)),
      filter(
        'formation',
        FORMATIONS.map((id) => ({ id: `in-${id}`, name: names.formations[id][0] })),
      ),
      filter(
        'window',
        WINDOWS.map((id) => ({ id, name: cap(names.windows[id][1]) })),
      ),
    ].filter(({ values }) => values.length > 0),
    sorts: [{ id: 'initiative', name: building.sorts.initiative }],
  };
}

/** Pieces as they lie on the table: counters, and the faces of cards. */
function pictureOf(box: Box, unitsOf: (kind: string) => readonly UnitFacts[]): Workshop['Picture'] {
  const { view } = samplesOf(box).opening;
  const nothing = () => {};
  const tableFor = (language: Language) =>
    tableOf(box, {
      view,
      language,
      states: createStates({ lit: NONE, chosen: NONE, marked: NONE }),
      showing: null,
      onTouch: nothing,
      onPoint: nothing,
    });
  // Whoever adds a piece has nothing drawn again but its number.
  const Picture: Workshop['Picture'] = ({ kind, piece, language, small = false }) => {
    const facts = unitsOf(kind).find(({ id }) => id === piece);
    if (facts !== undefined) {
      const livery = liveryOfNation(view, 0, facts.nation);
      return (
        <svg
          className="saga-built-unit"
          viewBox={`${-COUNTER.w / 2 - 2} ${-COUNTER.h / 2 - 2} ${COUNTER.w + 5} ${COUNTER.h + 7}`}
          aria-hidden="true"
        >
          <Counter facts={facts} name={WORDS[language].counter(facts)} livery={livery} wounds={0} arm={facts.arm} />
        </svg>
      );
    }
    const card = box.cards.findIndex((design) => design?.id === piece);
    const design = box.cards[card];
    if (design == null) return null;
    if (small) {
      return (
        <span className={`saga-built-strip saga-kind-${design.kind}`} aria-hidden="true">
          <b>{design.initiative}</b> {design.name[language]}
        </span>
      );
    }
    return (
      <span className="card-frame saga-card saga-built-card" aria-hidden="true">
        <CardFace table={tableFor(language)} card={card} />
      </span>
    );
  };
  return memo(Picture);
}
