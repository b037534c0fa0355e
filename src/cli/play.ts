import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createInterface, type Interface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Bot } from '../bots/bot.ts';
import { botNamed, bots } from '../bots/index.ts';
import { fastRandom } from '../kernel/fast-chance.ts';
import type { Seat } from '../kernel/flow.ts';
import type { Game, GameChoice, Language, Thing } from '../kernel/game.ts';
import { asking, choices, type Match, open, take, undo } from '../kernel/match.ts';
import type { Odds } from '../kernel/odds.ts';
import { type ChanceKey, commitment, provableChance } from '../kernel/provable-chance.ts';
import { recordOf } from '../kernel/record.ts';
import { toldTo } from '../kernel/told.ts';
import { whyNot } from '../kernel/why-not.ts';
import { percentages } from '../text/percentages.ts';
import type { Command } from './command.ts';
import { gameNamed, optionsFrom } from './games.ts';
import { Unusable } from './unusable.ts';
import { words } from './words.ts';

export const play: Command = {
  help: 'GAME [--seats me,greedy] [--lang en|fr] [--set option=value]... [--pack FILE] [--record FILE]: play a match in the terminal',

  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        seats: { type: 'string', default: 'me,greedy' },
        lang: { type: 'string', default: (process.env['LANG'] ?? '').startsWith('fr') ? 'fr' : 'en' },
        set: { type: 'string', multiple: true, default: [] },
        pack: { type: 'string' },
        record: { type: 'string' },
      },
    });
    if (values.lang !== 'en' && values.lang !== 'fr')
      throw new Unusable(`--lang must be en or fr, not '${values.lang}'.`);
    const game = await gameNamed(positionals[0], values.pack);
    const options = optionsFrom(game, values.set);
    const seated = seatedPlayers(values.seats, game.seats(options));
    const key: ChanceKey = {
      secret: randomBytes(32).toString('hex'),
      contributions: seated.map(() => randomBytes(8).toString('hex')),
    };
    const say = words[values.lang];
    console.log(say.committed(commitment(key.secret)));
    const match = open(game, options, provableChance(key));
    const reader = createInterface({ input: process.stdin, output: process.stdout });
    try {
      const finished = await playOut(match, seated, values.lang, reader);
      if (!finished) {
        console.log(say.left);
        return 1;
      }
      console.log(`\n${game.text[values.lang].outcome(game.view(match.position, 0))}`);
      if (values.record !== undefined) {
        await writeFile(values.record, `${JSON.stringify(recordOf(match, key))}\n`);
        console.log(say.recorded(values.record));
      }
      return 0;
    } finally {
      reader.close();
    }
  },
};

/** A bot, or null for a person at this terminal. */
function seatedPlayers(names: string, seats: number): (Bot | null)[] {
  const wanted = names.split(',');
  if (wanted.length !== seats)
    throw new Unusable(`This game has ${seats} seats: name 'me' or a bot for each, such as me,greedy.`);
  return wanted.map((name) => {
    if (name === 'me') return null;
    const bot = botNamed(name);
    if (bot === undefined)
      throw new Unusable(`There is no bot '${name}'. There are: me, ${bots.map(({ id }) => id).join(', ')}.`);
    return bot;
  });
}

/** Plays to the end; false if the person leaves before it. */
async function playOut(
  match: Match,
  seated: readonly (Bot | null)[],
  language: Language,
  reader: Interface,
): Promise<boolean> {
  const { game } = match;
  const lines = reader[Symbol.asyncIterator]();
  const person = Math.max(0, seated.indexOf(null));
  let shown = 0;
  for (;;) {
    const [seat] = asking(match);
    const bot = seat === undefined ? null : seated[seat];
    const viewer = seat !== undefined && bot === null ? seat : person;
    const told = toldTo(match.told, viewer).filter(({ at }) => at >= shown);
    const view = game.view(match.position, viewer);
    for (const { event } of told) {
      const sentence = game.text[language].event(view, event);
      if (sentence !== null) console.log(`  · ${sentence}`);
    }
    shown = match.entries.length + 1;
    if (seat === undefined) return true;
    const offered = choices(match, seat);
    const [only] = offered;
    if (bot !== null && bot !== undefined) {
      const question = {
        game,
        hints: await game.bot(),
        view: game.view(match.position, seat),
        seat,
        choices: offered,
        random: fastRandom(randomBytes(8).toString('hex')),
      };
      const chosen = offered.length === 1 && only !== undefined ? only : bot.decide(question);
      take(match, seat, chosen);
    } else if (!(await ask(match, seat, offered, language, lines))) return false;
  }
}

/** Asks a person until the match has moved; false if he leaves. */
async function ask(
  match: Match,
  seat: Seat,
  offered: readonly GameChoice[],
  language: Language,
  lines: AsyncIterator<string>,
): Promise<boolean> {
  const { game } = match;
  const say = words[language];
  const text = game.text[language];
  const view = game.view(match.position, seat);
  console.log(`\n${await game.sketch(view, language)}\n`);
  console.log(text.prompt(view));
  for (const [i, choice] of offered.entries()) {
    console.log(`  ${String(i + 1).padStart(3)}  ${text.choice(view, choice)}   [${game.print(view, choice)}]`);
  }
  console.log(say.help);
  for (;;) {
    process.stdout.write('> ');
    const { value, done } = await lines.next();
    if (done === true || value.trim() === 'q') return false;
    const line = value.trim();
    if (line === 'u') {
      const refused = undo(match, seat);
      if (refused === null) return true;
      console.log(say.noUndo);
      continue;
    }
    const numbered = /^o?\s*(\d+)$/.exec(line);
    const chosen = numbered === null ? game.parse(view, line) : offered[Number(numbered[1]) - 1];
    if (line.startsWith('o') && numbered !== null) {
      const odds = chosen === undefined || chosen === null ? null : game.odds(match.position, seat, chosen);
      console.log(odds === null ? say.noOdds : printOdds(game, odds, language));
      continue;
    }
    if (line.startsWith('?')) {
      const tell = await text.reasons();
      const wish = { thing: line.slice(1).trim() as Thing };
      for (const reason of whyNot(game, match.position, seat, wish))
        console.log(`  ${tell(view, reason)} (${reason.clause})`);
      continue;
    }
    if (chosen === undefined || chosen === null) {
      console.log(say.unknown(line));
      continue;
    }
    const refused = take(match, seat, chosen);
    if (refused === null) return true;
    console.log(say.refused);
    const tell = await text.reasons();
    for (const reason of refused.reasons) console.log(`  ${tell(view, reason)} (${reason.clause})`);
  }
}

function printOdds(game: Game, odds: Odds, language: Language): string {
  const shown = percentages(
    odds.results.map(({ ways }) => ways),
    odds.of,
    1000,
  );
  return odds.results
    .map(({ key }, i) => {
      const tenths = shown[i] ?? null;
      const share = tenths === null ? '< 0.1' : (tenths / 10).toFixed(1);
      return `  ${share.padStart(5)} %  ${game.text[language].result(key)}`;
    })
    .join('\n');
}
