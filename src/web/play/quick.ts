import { type Mirror, reflect } from '../../keeper/mirror.ts';
import type { Whole } from '../../keeper/room.ts';
import { fastRandom } from '../../kernel/fast-chance.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { GameView } from '../../kernel/game.ts';
import { type Options, standardOptions } from '../../kernel/options.ts';
import { isProblem, type Keeper, type Player, type Problem, type Sent } from '../keeper/contract.ts';
import { go } from '../router.ts';
import { entryOf } from '../shelf.ts';
import { openGame } from './opened.ts';

/** Is the match still being set up: by the steps of the procedure that every game calls so? */
const isSetUp = ({ step, outcome }: GameView): boolean => outcome === null && step.startsWith('setup.');

/** What is known after what was sent. */
function lookAfter(look: Whole | null, sent: Sent): Whole | null {
  if ('whole' in sent) return sent.whole;
  if (look === null || !('news' in sent)) return look;
  const { items, now } = sent.news;
  return { ...items.reduce<Mirror>((mirror, item) => reflect(mirror, item).mirror, look), ...now };
}

/** Answers what is asked of the seat in the set-up by chance: whoever plays at once finds the counters on the table. */
async function settled(keeper: Keeper, id: string, seat: Seat): Promise<void> {
  if (isProblem(await keeper.enter(id))) return;
  let look: Whole | null = null;
  let answered: number | null = null;
  await new Promise<void>((done) => {
    const hear = (sent: Sent) => {
      look = lookAfter(look, sent);
      // A bot that fails is spoken of at the table.
      if (look === null || ('trouble' in sent && sent.trouble !== null)) return done();
      const { view, q, choices } = look;
      if (!isSetUp(view)) return done();
      const choice = choices[fastRandom(`${id}/${q}`).below(choices.length)];
      if (q === null || q === answered || choice === undefined) return;
      answered = q;
      void keeper.choose(id, seat, choice, q).then((refusal) => {
        if (refusal !== null) done();
      });
    };
    void keeper.watch(id, seat, hear).then((problem) => {
      if (problem !== null) done();
    });
  });
  await keeper.leave(id);
}

/** Begins a match as it comes from the box, but for options of one's own, and goes to its table. */
export async function quickMatch(
  keeper: Keeper,
  game: string,
  sit: (seat: number) => Player,
  kind: 'quick' | 'first' = 'quick',
  how: 'push' | 'replace' = 'push',
  own: Options = {},
): Promise<Problem | null> {
  const opened = await openGame(game);
  if (opened === null) return { fault: 'unknown-game', detail: game };
  const options = { ...standardOptions(opened.game.options), ...entryOf(game)?.[kind], ...own };
  const players = Array.from({ length: opened.game.seats(options) }, (_, seat) => sit(seat));
  const started = await keeper.start({ game, options, players, curtain: true, guided: kind === 'first' });
  if (isProblem(started)) return started;
  const me = players.findIndex((player) => player.kind === 'me');
  if (kind === 'quick' && me >= 0) await settled(keeper, started.id, me);
  go({ page: 'match', id: started.id }, how);
  return null;
}

export const meAgainst =
  (level: string) =>
  (seat: number): Player =>
    seat === 0 ? { kind: 'me' } : { kind: 'bot', level };

export const botsAlone = (level: string) => (): Player => ({ kind: 'bot', level });
