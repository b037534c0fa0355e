import '../style/build.css';
import '../style/bench.css';
import { Bench } from '../build/bench.tsx';
import { useBuilds } from '../build/kept.ts';
import { Armoury } from '../build/list.tsx';
import { Fault, Loading } from '../parts/fault.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { type Opened, useGame } from '../play/opened.ts';
import { useWorkshop } from '../play/workshop.ts';
import { useBuildWords } from '../words/build.ts';

/** The room in which armies are built: all that are kept, or one of them on the bench. */
export function BuildPage({ id, build }: { readonly id: string; readonly build: string | null }) {
  const opened = useGame(id);
  if (opened === 'loading') return <Loading />;
  if (opened === null) return <Fault problem={{ fault: 'unknown-game', detail: id }} />;
  return <Room {...opened} build={build} />;
}

function Room({ game, build }: Opened & { readonly build: string | null }) {
  const words = useBuildWords();
  // The words of the game have come with the game.
  const workshop = useWorkshop(game.id);
  const { list, trouble } = useBuilds(game.id);
  if (workshop === null) return <Loading />;
  const kept = build === null ? undefined : list.find(({ id }) => id === build);
  return (
    <>
      <Masthead />
      <main id="main" className="page build">
        {trouble !== null && <p role="alert">{words.troubles[trouble]}</p>}
        {kept !== undefined ? (
          <Bench key={kept.id} game={game} workshop={workshop} kept={kept} />
        ) : (
          <Armoury game={game} workshop={workshop} list={list} gone={build !== null} />
        )}
      </main>
    </>
  );
}
