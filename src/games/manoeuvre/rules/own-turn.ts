import { type AskStep, type Frame, jump, type Seat } from '../../../kernel/flow.ts';
import { asks, may, type Permissions, type PermitStep } from '../../../kernel/permission.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import type { Choice, ManEvent, Position } from '../position.ts';
import { about, because, given, type Of } from './bars.ts';
import { cardFacts, scout, sideOf, usableCard } from './cards.ts';

export const active = (p: Position) => p.active;

function offerScouts(box: Box, p: Position, seat: Seat, out: Choice[]): void {
  const side = sideOf(p, seat);
  if (get(box.nations, side.nation).owns.scout === 0) return;
  for (const card of side.hand) if (get(box.cards, card).type === 'scout') out.push({ kind: 'scout', card });
}

/** 9.2.9: the active player may play a Scout at any decision of his own turn. */
export const scouts = (box: Box) =>
  may<Position, unknown, Of<'scout'>>(
    (p, _f, out, seat) => {
      if (seat === p.active) offerScouts(box, p, seat, out);
    },
    [
      about('MAN-9.2.9-a', 'notScout', (_p, { card }) => cardFacts(box, card).type !== 'scout'),
      ...usableCard(box),
      given('MAN-9.2.9-a', 'scoutNotNow', (p, _f, _c, seat) => seat !== p.active),
    ],
    () => [because('MAN-9.2.9-a', 'scoutNotNow')],
  );

/**
 * A decision of the active player in his own turn: beside its own choices it offers every Scout in his hand (9.2.9), and
 * after a Scout it is asked again. `name` is where it goes on then.
 */
export const ownDecision = <F extends Frame>(box: Box) => {
  const ask = asks<Position, F, Choice, ManEvent>();
  const scouting = scouts(box);
  return <const M extends Permissions<Position, F, Choice>>(
    name: F['step'],
    step: PermitStep<Position, F, Choice, ManEvent, M>,
  ): AskStep<Position, F, Choice, ManEvent> => {
    const asked = ask({ ...step, who: active });
    const asking = there(asked.asking);
    return {
      ...asked,
      asking: { ...asking, may: new Map([...asking.may, ['scout', scouting]]) },
      choices(p, f, out, seat) {
        asked.choices(p, f, out, seat);
        offerScouts(box, p, seat, out);
      },
      take(p, f, c, io, seat) {
        if (c.kind !== 'scout') return asked.take(p, f, c, io, seat);
        scout(p, seat, c.card, io);
        jump(f, name);
      },
    };
  };
};
