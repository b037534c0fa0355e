import { useState } from 'preact/compat';
import type { Game } from '../../kernel/game.ts';
import type { Build, Objection, Workshop } from '../../table/workshop.ts';
import { FIRST_LEVEL } from '../bots/levels.ts';
import type { Problem } from '../keeper/contract.ts';
import { ClauseLink } from '../parts/clause.tsx';
import { FaultWords } from '../parts/fault.tsx';
import { useKeeper } from '../play/keeper.ts';
import { meAgainst, quickMatch } from '../play/quick.ts';
import { useSettings } from '../settings.ts';
import { useBuildWords } from '../words/build.ts';

/** What stands in the way, each with its clause. */
export function Objections({ game, list }: { readonly game: string; readonly list: readonly Objection[] }) {
  return (
    <ul className="objections">
      {list.map(({ clause, text }) => (
        <li key={`${clause}/${text}`}>
          {text} <ClauseLink game={game} id={clause} />
        </li>
      ))}
    </ul>
  );
}

/** One touch, and a match begins with it against the easiest bot; or it is said why that cannot be yet. */
export function PlayWith({
  game,
  workshop,
  build,
  className,
}: {
  readonly game: Game;
  readonly workshop: Workshop;
  readonly build: Build;
  readonly className: string;
}) {
  const words = useBuildWords();
  const { language } = useSettings();
  const keeper = useKeeper();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const objections = workshop.objections(build, language);
  const begin = async () => {
    setAsked(true);
    if (busy || objections.length > 0) return;
    setBusy(true);
    const options = workshop.match(build);
    setProblem(await quickMatch(keeper, game.id, meAgainst(FIRST_LEVEL), 'quick', 'push', options));
    setBusy(false);
  };
  return (
    <>
      <button type="button" className={className} onClick={() => void begin()}>
        {busy ? words.playing : words.play}
      </button>
      {asked && objections.length > 0 && (
        <div role="alert" className="not-ready">
          <p>{words.notReady}</p>
          <Objections game={game.id} list={objections} />
        </div>
      )}
      {problem !== null && (
        <p role="alert">
          <FaultWords problem={problem} />
        </p>
      )}
    </>
  );
}
