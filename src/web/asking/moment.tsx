import { useEffect } from 'preact/compat';
import type { Game } from '../../kernel/game.ts';
import { Icon } from '../parts/icons.tsx';
import { Key } from '../parts/key.tsx';
import { Link } from '../parts/link.tsx';
import { say } from '../play/herald.ts';
import type { Moment } from '../play/moment.ts';
import type { Seated, TableState } from '../play/table.ts';
import { uncover } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useAskedWords } from '../words/asked.ts';

/** What stands in the place of the orders while the table shows an earlier moment. */
export function MomentBar({
  game,
  seated,
  state: { viewer, look },
  moment: { frame, told, isFirst, goesOn, stepBy },
}: {
  readonly game: Game;
  readonly seated: Seated;
  readonly state: TableState;
  readonly moment: Moment;
}) {
  const asked = useAskedWords();
  const { language } = useSettings();
  const text = game.text[language];
  const w = asked.moment;
  const sentences = told.flatMap((event) => text.event(frame.view, event) ?? []);
  const silent = isFirst ? w.beginning : w.silent;
  const said = sentences.length === 0 ? silent : sentences.join(' ');
  const mine = look !== null && look.choices.length > 0;
  const meanwhile = [...(goesOn ? [w.goesOn] : []), ...(mine ? [w.yours] : [])].join(' ');
  useEffect(() => say(`${w.title}. ${said}`), [w, said]);
  useEffect(() => {
    if (goesOn) say(w.goesOn);
  }, [w, goesOn]);
  return (
    <div className="moment">
      <p className="who">{w.title}</p>
      <p className="what">{said}</p>
      {meanwhile !== '' && <p className="meanwhile">{meanwhile}</p>}
      <div className="row">
        <button type="button" className="primary" onClick={uncover}>
          {w.now} <Key name="Esc" />
        </button>
        <button type="button" className="secondary" aria-disabled={isFirst} onClick={() => stepBy(-1)}>
          <Icon sign="previous" /> {w.earlier}
        </button>
        <button type="button" className="secondary" onClick={() => stepBy(1)}>
          {w.later} <Icon sign="next" />
        </button>
        {seated.coach === undefined && (
          <Link to={{ page: 'replay', id: seated.info.id, at: frame.n, seat: viewer }} className="plain">
            <Icon sign="film" /> {w.replay}
          </Link>
        )}
      </div>
    </div>
  );
}
