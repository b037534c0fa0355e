import { useEffect, useRef, useState } from 'preact/compat';
import { knownToBots } from '../../bots/bot.ts';
import type { GameChoice, GameView } from '../../kernel/game.ts';
import type { Choosing } from '../pages/table-hooks.ts';
import { Icon } from '../parts/icons.tsx';
import type { Seated } from '../play/table.ts';
import { useSettings } from '../settings.ts';
import { useAskedWords } from '../words/asked.ts';
import { useWords } from '../words/words.ts';
import { type Advice, comparison, likeliest, prospect } from './advice.ts';

/** Whoever has lost the network meanwhile reads the advice without its reason. */
const unfetched = () => {};

interface HintCardProps {
  readonly seated: Seated;
  readonly view: GameView;
  readonly choosing: Choosing;
  readonly hint: GameChoice | 'none';
}

/** What a bot would do, why, and the choice itself one touch away. It comes before everything else that may be long. */
export function HintCard({ seated, view, choosing, hint }: HintCardProps) {
  const words = useWords();
  const { language } = useSettings();
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new piece of advice is brought before the eyes.
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), [hint]);
  return (
    <section className="hinted" ref={card} role="status" aria-label={words.table.hint}>
      {hint === 'none' ? (
        <p>{words.table.noHint}</p>
      ) : (
        <>
          <p>
            <Icon sign="hint" /> {words.table.hintIs}
          </p>
          <button type="button" className="choice" onClick={() => choosing.propose(hint)}>
            {seated.game.text[language].choice(view, hint)}
          </button>
          <Why seated={seated} view={view} choices={choosing.choices} hint={hint} />
          <Prospect seated={seated} view={view} />
        </>
      )}
    </section>
  );
}

/** How the match stands, where the game can tell. */
function Prospect({ seated, view }: Pick<HintCardProps, 'seated' | 'view'>) {
  const asked = useAskedWords();
  const { game } = seated;
  const [chance, setChance] = useState<number | null>(null);
  useEffect(() => {
    let gone = false;
    setChance(null);
    void knownToBots(game).then((known) => {
      if (!gone) setChance(prospect(known, view));
    }, unfetched);
    return () => {
      gone = true;
    };
  }, [game, view]);
  return chance === null ? null : <p className="why">{asked.hand.prospect(asked.odds.percent(chance))}</p>;
}

interface WhyProps {
  readonly seated: Seated;
  readonly view: GameView;
  readonly choices: readonly GameChoice[];
  readonly hint: GameChoice;
}

function Why({ seated, view, choices, hint }: WhyProps) {
  const asked = useAskedWords();
  const { language } = useSettings();
  const [advice, setAdvice] = useState<Advice | null>(null);
  const { game } = seated;
  useEffect(() => {
    let gone = false;
    setAdvice(null);
    const find = async () => {
      const odds = await seated.odds(hint);
      return odds === null ? comparison(await knownToBots(game), view, choices, hint) : likeliest(odds);
    };
    void find().then((found) => {
      if (!gone) setAdvice(found);
    }, unfetched);
    return () => {
      gone = true;
    };
  }, [seated, game, view, choices, hint]);
  const said = useRef<HTMLParagraphElement>(null);
  // The card has grown by it: all of it is to be seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reason that comes is the reason.
  useEffect(() => said.current?.closest('.hinted')?.scrollIntoView({ block: 'nearest' }), [advice]);
  const text = game.text[language];
  if (advice === null) return null;
  if (advice.why === 'likely')
    return (
      <p className="why" ref={said}>
        {asked.hand.likely(text.result(advice.result), asked.odds.percent(advice.percent))}
      </p>
    );
  const other = text.choice(view, advice.why === 'best' ? advice.next : advice.than);
  return (
    <p className="why" ref={said}>
      {advice.why === 'best' ? asked.hand.best(advice.of, other) : asked.hand.deeper(other)}
    </p>
  );
}
