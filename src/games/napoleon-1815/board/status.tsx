import type { Language } from '../../../kernel/game.ts';
import { Points } from '../../../table/points.tsx';
import { Stages } from '../../../table/tracks.tsx';
import type { View } from '../position.ts';
import { seatTitle } from './names.ts';
import { Flag } from './pieces/flags.tsx';
import type { Setting } from './table.ts';
import { BOARD_WORDS, type BoardWords } from './words.ts';

interface StatusProps {
  readonly setting: Setting;
  readonly view: View;
  readonly language: Language;
}

/** The state of the campaign at a glance: the turn and its date, the victory points, who operates, who may talk. */
export function Status({ setting, view, language }: StatusProps) {
  const words = BOARD_WORDS[language];
  return (
    <div className={view.seats === 3 ? 'drawn-status n15-status n15-status-three' : 'drawn-status n15-status'}>
      <Turns setting={setting} view={view} words={words} />
      <Points
        className="n15-victory"
        to={setting.box.track}
        at={view.vp}
        label={`${words.victory(view.vp)}. ${words.bounds[0]}, ${words.bounds[1]}.`}
      />
      <Acting view={view} words={words} />
    </div>
  );
}

interface PartProps {
  readonly view: View;
  readonly words: BoardWords;
}

function Turns({ setting, view, words }: PartProps & { readonly setting: Setting }) {
  const turns = setting.box.scenarios[view.scenario]?.turns ?? [];
  const now = turns[view.turn - 1];
  return (
    <span className="n15-turns">
      <b className="n15-turn-name">
        {now === undefined ? words.phases.setup : `${words.turnLabel(now.label)}`}
        {now === undefined ? null : (
          <small>
            {words.phases[view.phase]}
            <span className="n15-turn-of">
              {' '}
              {view.turn}/{turns.length}
            </span>
          </small>
        )}
      </b>
      <Stages
        label={`${words.turnTrack}: ${words.turn(view.turn, turns.length)}`}
        stages={turns.map(({ label }, i) => ({
          key: label,
          title: words.turnLabel(label),
          figure: i + 1,
          word: words.turnShort(label),
        }))}
        now={view.turn - 1}
      />
    </span>
  );
}

/** Who operates, who has passed; with three players who leads, and whether the two may talk. */
function Acting({ view, words }: PartProps) {
  const acting = view.phase === 'operations' ? view.toAct : -1;
  return (
    <span className="n15-acting">
      {view.hands.map((hand, seat) => {
        const camp = seat === 0 ? 0 : 1;
        const passed = view.passed[seat] === true;
        const name = seatTitle({ view, words }, seat);
        const says = [
          name,
          words.cards(hand.count),
          passed ? words.passed : '',
          view.seats === 3 && view.leader === seat ? words.leader : '',
          acting === camp && !passed ? words.toAct(words.camps[camp]) : '',
        ];
        return (
          <span
            key={name}
            className={passed ? 'n15-seated n15-passed' : acting === camp ? 'n15-seated n15-acts' : 'n15-seated'}
            title={says.filter((part) => part !== '').join(', ')}
          >
            <svg viewBox="-1 -1 26 18" role="img" aria-label={says.filter((part) => part !== '').join(', ')}>
              <Flag nation={view.seats === 3 ? seat : camp} x={0} y={0} w={24} h={16} />
            </svg>
            <b>{hand.count}</b>
            {view.seats === 3 && view.leader === seat ? <i aria-hidden="true">★</i> : null}
          </span>
        );
      })}
      {view.seats === 3 ? <Talk open={view.talk} words={words} /> : null}
    </span>
  );
}

function Talk({ open, words }: { readonly open: boolean; readonly words: BoardWords }) {
  const says = open ? words.talk : words.noTalk;
  return (
    <span className={open ? 'n15-talk n15-talk-open' : 'n15-talk'} title={says}>
      <svg viewBox="0 0 30 22" role="img" aria-label={says}>
        <path d="M2 2h15v11H9l-4 4v-4H2Z" />
        <path d="M13 7h15v11h-3v3l-4-3h-8Z" />
        {open ? null : <path className="n15-hush" d="M2 20L28 2" />}
      </svg>
    </span>
  );
}
