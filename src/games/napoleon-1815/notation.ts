import { get } from '../../kernel/there.ts';
import type { Box } from './data/box.ts';
import { BLOCK_COUNT, type Block, CORPS_COUNT, isVedette, NATION_IDS, NATION_OF, VEDETTE_FROM } from './pieces.ts';
import type { Choice, View } from './position.ts';

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

function findBlock(b: Box, text: string): Block | null {
  const wanted = plain(text);
  for (let block = 0; block < BLOCK_COUNT; block++) if (plain(blockName(b, block)) === wanted) return block;
  return null;
}

function findCorps(b: Box, text: string): Block | null {
  const block = findBlock(b, text);
  return block !== null && block < CORPS_COUNT ? block : null;
}

function findZone(b: Box, text: string): number | null {
  const wanted = plain(text);
  const at = b.zones.findIndex(({ id, name }) => plain(name) === wanted || id === wanted);
  return at < 0 ? null : at;
}

function findCard(b: Box, text: string): number | null {
  const found = /^#(\d{1,2})$/.exec(text.trim());
  const card = found === null ? 0 : Number(found[1]);
  return b.cards[card] ? card : null;
}

const linkName = (b: Box, link: number): string => {
  const { a, b: end } = get(b.links, link);
  return `${get(b.zones, a).name} = ${get(b.zones, end).name}`;
};

function movers(b: Box, v: View): string {
  const at = v.column ?? v.op;
  if (at === null) return '';
  const zone = b.zones[at.zone];
  return zone === undefined ? '' : `${at.group.map((block) => blockName(b, block)).join(', ')}: ${zone.name} `;
}

export function print(b: Box, v: View, c: Choice): string {
  switch (c.kind) {
    case 'pass':
    case 'rest':
    case 'fight':
    case 'halt':
    case 'done':
    case 'hold':
      return c.kind;
    case 'go':
      return 'march';
    case 'deploy':
      return `${blockName(b, c.block)} @ ${get(b.zones, c.zone).name}`;
    case 'play':
      return `play #${c.card}`;
    case 'stack':
      return `+ ${blockName(b, c.block)}`;
    case 'step':
      return `${movers(b, v)}> ${get(b.zones, c.to).name}`;
    case 'tire':
      return `tire ${blockName(b, c.corps)}`;
    case 'relieve':
      return `relieve ${blockName(b, c.corps)}`;
    case 'lose':
      return `${blockName(b, c.corps)} loses ${c.arm}`;
    case 'retreat':
      return `retreat > ${get(b.zones, c.to).name}`;
    case 'zone':
      return `at ${get(b.zones, c.zone).name}`;
    case 'corps':
      return `for ${blockName(b, c.corps)}`;
    case 'card':
      return `take #${c.card}`;
    case 'seat':
      return `name ${NATION_IDS[c.seat] ?? ''}`;
    case 'bridge':
      return `bridge ${linkName(b, c.link)}`;
    case 'recover':
      return `#${c.card} for ${blockName(b, c.corps)}`;
    case 'give':
      return `give #${c.card}`;
  }
}

const FIXED: Readonly<Record<string, Choice>> = {
  pass: { kind: 'pass' },
  rest: { kind: 'rest' },
  fight: { kind: 'fight' },
  halt: { kind: 'halt' },
  done: { kind: 'done' },
  hold: { kind: 'hold' },
  march: { kind: 'go' },
};

type Reader = (b: Box, m: RegExpExecArray) => Choice | null;

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [/^play (#\d+)$/, (b, m) => given(findCard(b, get(m, 1)), (card) => ({ kind: 'play', card }))],
  [/^take (#\d+)$/, (b, m) => given(findCard(b, get(m, 1)), (card) => ({ kind: 'card', card }))],
  [/^give (#\d+)$/, (b, m) => given(findCard(b, get(m, 1)), (card) => ({ kind: 'give', card }))],
  [
    /^(#\d+) for (.+)$/,
    (b, m) =>
      given(findCard(b, get(m, 1)), (card) =>
        given(findCorps(b, get(m, 2)), (corps) => ({ kind: 'recover', card, corps })),
      ),
  ],
  [/^\+ (.+)$/, (b, m) => given(findBlock(b, get(m, 1)), (block) => ({ kind: 'stack', block }))],
  [/^tire (.+)$/, (b, m) => given(findCorps(b, get(m, 1)), (corps) => ({ kind: 'tire', corps }))],
  [/^relieve (.+)$/, (b, m) => given(findCorps(b, get(m, 1)), (corps) => ({ kind: 'relieve', corps }))],
  [
    /^(.+) loses (infantry|cavalry)$/,
    (b, m) =>
      given(findCorps(b, get(m, 1)), (corps) => ({
        kind: 'lose',
        corps,
        arm: m[2] === 'infantry' ? 'infantry' : 'cavalry',
      })),
  ],
  [/^retreat > (.+)$/, (b, m) => given(findZone(b, get(m, 1)), (to) => ({ kind: 'retreat', to }))],
  [/^at (.+)$/, (b, m) => given(findZone(b, get(m, 1)), (zone) => ({ kind: 'zone', zone }))],
  [/^for (.+)$/, (b, m) => given(findCorps(b, get(m, 1)), (corps) => ({ kind: 'corps', corps }))],
  [
    /^name (\w+)$/,
    (_b, m) => {
      const seat = (NATION_IDS as readonly string[]).indexOf(get(m, 1));
      return seat < 0 ? null : { kind: 'seat', seat };
    },
  ],
  [
    /^bridge (.+) = (.+)$/,
    (b, m) => {
      const link = b.links.findIndex((_l, i) => plain(linkName(b, i)) === plain(`${m[1]} = ${m[2]}`));
      return link < 0 ? null : { kind: 'bridge', link };
    },
  ],
  [
    /^(.+) @ (.+)$/,
    (b, m) =>
      given(findBlock(b, get(m, 1)), (block) =>
        given(findZone(b, get(m, 2)), (zone) => ({ kind: 'deploy', block, zone })),
      ),
  ],
  [/^(?:.*: .* )?> (.+)$/, (b, m) => given(findZone(b, get(m, 1)), (to) => ({ kind: 'step', to }))],
];

function given<T>(value: T | null, make: (value: T) => Choice | null): Choice | null {
  return value === null ? null : make(value);
}

export function parse(b: Box, _v: View, text: string): Choice | null {
  const line = text.trim();
  const fixed = Object.hasOwn(FIXED, line) ? FIXED[line] : undefined;
  if (fixed !== undefined) return fixed;
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(line);
    const choice = found === null ? null : read(b, found);
    if (choice !== null) return choice;
  }
  return null;
}
