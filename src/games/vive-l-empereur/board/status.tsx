import type { Seat } from '../../../kernel/flow.ts';
import type { Language } from '../../../kernel/game.ts';
import { get } from '../../../kernel/there.ts';
import { SILENT } from '../../../table/controls.tsx';
import { Stages } from '../../../table/tracks.tsx';
import { cap } from '../../../text/typeset.ts';
import type { Box } from '../data/box.ts';
import { PHASES, type Phase, type View } from '../position.ts';
import { named } from '../text/scene.ts';
import { WORDS } from '../text/tongues.ts';
import type { Aides } from './aides.ts';
import { coloursOf } from './colours.ts';
import { TABLE_WORDS } from './words.ts';

interface StatusProps {
  readonly box: Box;
  readonly aides: Aides;
  readonly view: View;
  readonly language: Language;
}

/** The battle at a glance: the hour, the six phases and who acts in them, and who leads by how much. */
export function Status({ box, aides, view, language }: StatusProps) {
  const words = TABLE_WORDS[language];
  const names = WORDS[language].names;
  const { scenario, turns } = box.battle(view.scenario);
  const sides = scenario.sides.map(({ id }) => cap(named<{ readonly alone: string }>(names.sides, id)?.alone ?? id));
  const colours = coloursOf(box, view.scenario);
  const hour = scenario.turns[view.turn - 1] ?? '';
  /** VE-II-b: the enemy of whoever has the player-turn fires in the third phase. */
  const actsIn = (phase: Phase): Seat => (phase === 'defensive' ? 1 - view.active : view.active);
  const acting = actsIn(view.phase);
  const now = PHASES.indexOf(view.phase);
  const [first = 0, second = 0] = aides.points(view);
  const lead =
    first === second ? words.level : words.leads(get(sides, first > second ? 0 : 1), Math.abs(first - second));
  return (
    <div className="drawn-status ve-status">
      <span className="ve-when">
        <b>{hour}</b> <i>{words.turnOf(view.turn, turns)}</i>
      </span>
      <span className="ve-phase">
        <Stages
          className="ve-phases"
          stages={PHASES.map((phase, i) => ({
            key: phase,
            title: words.actsIn(names.phases[phase], get(sides, actsIn(phase))),
            figure: i + 1,
            word: names.phases[phase],
          }))}
          now={now}
        />
        <i data-seat={acting}>{get(sides, acting)}</i>
      </span>
      <span className="ve-points" title={words.points}>
        <span className="unseen">{words.points}</span>
        <b data-seat={0} style={{ '--side': get(colours, 0) }}>
          {first}
        </b>{' '}
        <span {...SILENT}>–</span>{' '}
        <b data-seat={1} style={{ '--side': get(colours, 1) }}>
          {second}
        </b>{' '}
        <i>{lead}</i>
      </span>
    </div>
  );
}
