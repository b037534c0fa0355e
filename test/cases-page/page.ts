import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shelf } from '../../src/games/index.ts';
import type { Shape } from '../../src/kernel/case-words.ts';
import type { Game } from '../../src/kernel/game.ts';
import { caseSchema } from '../../src/kernel/read-case.ts';

// The second half of `docs/cases.md`, written from the code: every key, kind, field and name. The first half is a person's.

export const PAGE = fileURLToPath(new URL('../../docs/cases.md', import.meta.url));
const MARK = '<!-- What follows is written by `npm run cases-page`: change the code, not this text. -->';

type Row = readonly string[];

const escaped = (text: string): string => text.replaceAll('|', '\\|');

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row): string => `| ${cells.map(escaped).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

const code = (text: string): string => `\`${text}\``;

/** A part of the JSON Schema, as far as this page looks into it. */
interface Part {
  readonly $ref?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly properties?: { readonly [key: string]: Part };
  readonly required?: readonly string[];
  readonly anyOf?: readonly Part[];
  readonly items?: Part;
  readonly $defs?: { readonly [id: string]: Part };
}

function keysOf(schema: Part, part: Part): string {
  const rows = Object.entries(part.properties ?? {}).map(([key, value]): Row => {
    const referred = schema.$defs?.[value.$ref?.split('/').at(-1) ?? ''];
    const fixed = value.const === undefined ? '' : `always \`${JSON.stringify(value.const)}\``;
    const meaning = value.description ?? referred?.description ?? fixed;
    return [code(key), part.required?.includes(key) ? 'yes' : '', meaning];
  });
  return table(['key', 'needed', 'meaning'], rows);
}

/** The keys of a case and of its steps, from the schema by which every file is checked. */
function format(): string {
  const schema: Part = JSON.parse(JSON.stringify(caseSchema()));
  const steps = schema.$defs?.['step']?.anyOf ?? [];
  const stepName = (part: Part): string => {
    const keys = Object.keys(part.properties ?? {});
    const first = ['do', 'undo', 'point', 'if', 'offered', 'until', 'expect'].find((key) => keys.includes(key)) ?? '';
    return first === 'offered' ? '`offered`, `contains`, `exactly`, `missing`' : code(first);
  };
  return [
    '## All keys of a case',
    keysOf(schema, schema),
    '### A variant',
    keysOf(schema, schema.properties?.['variants']?.items ?? {}),
    ...steps.flatMap((part) => [`### A step with ${stepName(part)}`, keysOf(schema, part)]),
    '### An expectation',
    keysOf(schema, schema.$defs?.['expectation'] ?? {}),
    '### Odds',
    keysOf(schema, schema.$defs?.['odds'] ?? {}),
  ].join('\n\n');
}

function said(shape: Shape): string {
  if (typeof shape === 'string') return shape;
  if ('list' in shape)
    return `list of ${said(shape.list)}${shape.by === undefined ? '' : `, one for each ${shape.by}`}`;
  return `{ ${Object.entries(shape.fields)
    .map(([key, part]) => `${key}: ${said(part)}`)
    .join('; ')} }`;
}

async function ofGame(game: Game): Promise<string> {
  const words = await game.words();
  const rows = (of: { readonly [key: string]: string }): Row[] =>
    Object.entries(of).map(([key, meaning]) => [code(key), meaning]);
  const ways = (text: string): string => text.split(' | ').map(code).join(' or ');
  const asking = Object.entries(game.steps).flatMap(([name, { who, each }]) =>
    (who ?? each) === null ? [] : [code(name)],
  );
  const { title } = game.text.en;
  return [
    `## ${title}: \`"game": "${game.id}"\``,
    `### ${title}: the position`,
    table(['key', 'meaning'], rows(words.position)),
    ...Object.entries(words.parts).flatMap(([key, part]) => [
      `### ${title}: \`${key}\` in a position`,
      table(['key', 'meaning'], rows(part)),
    ]),
    `### ${title}: options`,
    table(
      ['option', 'values, the standard one first'],
      game.options.map(({ id, values, standard }) => [
        code(id),
        [standard, ...values.filter((value) => value !== standard)].map(code).join(', '),
      ]),
    ),
    `### ${title}: names`,
    'Where the view or an event holds the number of one of these, a case may write the name.',
    table(['noun', 'names'], Object.entries(words.nouns)),
    `### ${title}: choices`,
    'What stands in capitals is a name or a number.',
    table(
      ['kind', 'notation'],
      Object.entries({ ...game.notation, ...words.choices }).map(([kind, text]) => [code(kind), ways(text)]),
    ),
    `With \`until\` a seat passes by ${words.passing.map(code).join(' or ')}. Results that \`odds\` speak of: ${words.results.map(code).join(', ')}. Questions for \`until\`: ${asking.join(', ')}.`,
    `### ${title}: events`,
    table(
      ['kind', 'fields'],
      Object.entries(words.events).map(([kind, fields]) => [
        code(kind),
        Object.entries(fields)
          .map(([key, shape]) => `${code(key)}: ${said(shape)}`)
          .join('; '),
      ]),
    ),
    `### ${title}: the view`,
    table(
      ['key', 'holds'],
      Object.entries(words.view).map(([key, shape]) => [code(key), said(shape)]),
    ),
  ].join('\n\n');
}

/** The page as it stands, and as the code would have it. */
export async function casesPage(): Promise<{ readonly kept: string; readonly now: string }> {
  const kept = readFileSync(PAGE, 'utf8').replaceAll('\r\n', '\n');
  const [written = ''] = kept.split(MARK);
  const games = await Promise.all(shelf.map(({ load }) => load()));
  const parts = [format(), ...(await Promise.all(games.map(ofGame)))];
  return { kept, now: `${written.trimEnd()}\n\n${MARK}\n\n${parts.join('\n\n')}\n` };
}
