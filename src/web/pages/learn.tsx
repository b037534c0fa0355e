import { useEffect, useState } from 'preact/compat';
import { knownToBots } from '../../bots/bot.ts';
import { useStore } from '../../table/store.ts';
import { FIRST_LEVEL } from '../bots/levels.ts';
import type { Problem } from '../keeper/contract.ts';
import { useFailure } from '../parts/failure.ts';
import { Fault, Loading } from '../parts/fault.tsx';
import { createGuided } from '../play/guided.ts';
import { useKeeper } from '../play/keeper.ts';
import { type Opened, openGame } from '../play/opened.ts';
import { meAgainst, quickMatch } from '../play/quick.ts';
import { screeningOf } from '../play/screening.ts';
import type { Seated } from '../play/table.ts';
import { TableScreen } from './table-screen.tsx';

interface Lesson extends Opened {
  readonly seated: Seated;
}

/** Where the reader has come to, as long as this page stays open: a lesson is taken up where it was left. */
const places = {
  name: (game: string) => `bivouac/lesson/${game}`,
  read(game: string): number {
    try {
      return Number(sessionStorage.getItem(places.name(game)) ?? 0) || 0;
    } catch {
      return 0;
    }
  },
  write(game: string, at: number, of: number): void {
    try {
      // A lesson that was read to its end begins anew.
      sessionStorage.setItem(places.name(game), String(at + 1 < of ? at : 0));
    } catch {
      // A browser that keeps nothing: the lesson begins anew.
    }
  },
};

/** The page of a lesson; a game that has none begins a first match with a word at every step. */
export function LearnPage({ id }: { readonly id: string }) {
  const keeper = useKeeper();
  const [lesson, setLesson] = useState<Lesson | Problem | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let left = false;
    let seated: Seated | null = null;
    let forget = () => {};
    const open = async () => {
      const opened = await openGame(id);
      if (left) return;
      if (opened === null) {
        setLesson({ fault: 'unknown-game', detail: id });
        return;
      }
      const guide = await opened.presentation.guide?.();
      if (left) return;
      if (guide === undefined) {
        const problem = await quickMatch(keeper, id, meAgainst(FIRST_LEVEL), 'first', 'replace');
        if (problem !== null) setLesson(problem);
        return;
      }
      const [arrange, known] = await Promise.all([opened.game.arranger(), knownToBots(opened.game)]);
      if (left) return;
      const guided = createGuided(known, guide, arrange, places.read(id), screeningOf(opened.presentation));
      const { coach } = guided;
      forget = coach.state.subscribe(() => places.write(id, coach.state.get().at, coach.steps));
      seated = guided;
      await guided.begin();
      if (!left) setLesson({ ...opened, seated: guided });
    };
    open().catch((error: unknown) => {
      if (!left) fail(error);
    });
    return () => {
      left = true;
      forget();
      seated?.leave();
    };
  }, [keeper, id, fail]);
  if (lesson === null) return <Loading />;
  if ('fault' in lesson) return <Fault problem={lesson} />;
  return <AtLesson {...lesson} />;
}

function AtLesson({ seated, ...opened }: Lesson) {
  const state = useStore(seated.state);
  if (state.look === null) return state.problem === null ? <Loading /> : <Fault problem={state.problem} />;
  return <TableScreen {...opened} seated={seated} state={state} look={state.look} />;
}
