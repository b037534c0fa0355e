import type { Thing } from '../../kernel/game.ts';
import { type Grammar, grammarOf, numbered, words } from '../../kernel/grammar.ts';
import { get } from '../../kernel/there.ts';
import type { Box } from './data/box.ts';
import {
  BLOCK_COUNT,
  type Block,
  CORPS_COUNT,
  type Corps,
  isVedette,
  NATION_IDS,
  NATION_OF,
  VEDETTE_FROM,
} from './pieces.ts';
import type { Arm, Choice, View } from './position.ts';

// A choice as a short text: `+ Ney`, `Ney, Napoléon: Ligny > Fleurus`, `play #12`.

const LETTERS = ['F', 'E', 'P'] as const;

export function blockName(b: Box, block: Block): string {
  if (isVedette(block)) {
    const nation = get(NATION_OF, block);
    return `vedette ${LETTERS[nation]}${block - get(VEDETTE_FROM, nation) + 1}`;
  }
  return block < CORPS_COUNT ? get(b.corps, block).name : get(b.commanders, block - CORPS_COUNT).name;
}

/** Without accents and capitals, so that a plain keyboard can write it. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’`]/g, "'").toLowerCase().trim();
}

/** A noun whose names can be written plainly; `ids` are names as well. */
function named(thing: string, names: readonly string[], ids: readonly string[] = []) {
  const known = names.map(plain);
  return numbered<View>(thing, names.length, (_v, i) => get(names, i), {
    find(_v, text) {
      const wanted = plain(text);
      const at = known.findIndex((name, i) => name === wanted || ids[i] === wanted);
      return at < 0 ? null : at;
    },
  });
}

/** Who moves, before the way: for the eye alone. */
function movers(b: Box, v: View): string {
  const at = v.column ?? v.op;
  if (at === null) return '';
  const zone = b.zones[at.zone];
  return zone === undefined ? '' : `${at.group.map((block) => blockName(b, block)).join(', ')}: ${zone.name} `;
}

/** A loss is pointed at by the cubes of the corps. */
const points = ({ arm, corps }: { readonly arm: Arm; readonly corps: Corps }): Thing[] => [`${arm}:${corps}`];

const GRAMMARS = new WeakMap<Box, Grammar<View, Choice>>();

export function grammar(b: Box): Grammar<View, Choice> {
  const known = GRAMMARS.get(b);
  if (known !== undefined) return known;
  const made = makeGrammar(b);
  GRAMMARS.set(b, made);
  return made;
}

function makeGrammar(b: Box): Grammar<View, Choice> {
  const blocks = Array.from({ length: BLOCK_COUNT }, (_, block) => blockName(b, block));
  const zones = b.zones.map(({ name }) => name);
  return grammarOf<View, Choice>(
    {
      block: named('block', blocks),
      corps: named('block', blocks.slice(0, CORPS_COUNT)),
      zone: named(
        'zone',
        zones,
        b.zones.map(({ id }) => id),
      ),
      link: named(
        'link',
        b.links.map(({ a, b: end }) => `${zones[a]} = ${zones[end]}`),
      ),
      // Numbers of cards that no deck has are none.
      card: numbered('card', b.cards.length, (_v, card) => `#${card}`, {
        has: (card) => Boolean(b.cards[card]),
        find: (_v, text) => (/^#\d{1,2}$/.test(text) ? Number(text.slice(1)) : null),
      }),
      seat: numbered('seat', NATION_IDS.length, (_v, seat) => get(NATION_IDS, seat)),
      arm: words(null, 'infantry', 'cavalry'),
    },
    { movers: { shown: (v) => movers(b, v), like: '.*: .* ' } },
  )({
    pass: 'pass',
    rest: 'rest',
    fight: 'fight',
    halt: 'halt',
    done: 'done',
    hold: 'hold',
    go: 'march',
    play: 'play {card}',
    card: 'take {card}',
    give: 'give {card}',
    recover: '{card} for {corps}',
    stack: '+ {block}',
    tire: 'tire {corps}',
    relieve: 'relieve {corps}',
    lose: { says: '{corps} loses {arm}', touches: points },
    retreat: 'retreat > {to:zone}',
    zone: 'at {zone}',
    corps: 'for {corps}',
    seat: 'name {seat}',
    bridge: 'bridge {link}',
    deploy: '{block} @ {zone}',
    step: '<movers>> {to:zone}',
  });
}
