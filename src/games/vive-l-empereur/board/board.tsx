import './land.css';
import './pieces.css';
import './overlays.css';
import './lately.css';
import { memo, type ReactNode, useMemo } from 'preact/compat';
import type { Thing } from '../../../kernel/game.ts';
import type { Touching } from '../../../table/controls.tsx';
import { Ground } from '../../../table/hexes/ground.tsx';
import { HexBoard } from '../../../table/hexes/hex-board.tsx';
import { useNearness } from '../../../table/hexes/near.ts';
import { Rings } from '../../../table/hexes/overlays.tsx';
import { CoarseLand } from './coarse.tsx';
import { LAND_COLOURS } from './land/colours.ts';
import { layOut } from './layout.ts';
import { BORDERS, FAR, NEAR } from './levels.ts';
import type { OnField } from './overlays.tsx';
import { Counter, isMarked, UnitMarks } from './pieces/counter.tsx';
import { Leader } from './pieces/leader.tsx';
import { UnitSlip } from './pieces/slips.tsx';
import { AskedNumbers, Numbers, Printed } from './printed.tsx';
import { sheetFor } from './sheet.ts';
import type { GroundPlan, ShownField } from './shown.ts';
import type { FieldWords } from './words.ts';

interface FieldProps {
  readonly shown: ShownField;
  readonly touching: Touching;
  readonly words: FieldWords;
  /** What is laid over the field: under the pieces, and above them. */
  readonly laid?: (on: OnField) => ReactNode;
  readonly above?: (on: OnField) => ReactNode;
  /** Hexes that the overlay lights. */
  readonly quiet?: (thing: Thing) => boolean;
  /** What can be touched about a piece. */
  readonly dial?: (on: OnField) => ReactNode;
}

/** The field of battle. */
export const Field = memo(function Field({ shown, touching, words, laid, above, dial, quiet }: FieldProps) {
  const { ground, names } = shown;
  const sheet = sheetFor(ground);
  const nearness = useNearness(BORDERS, FAR);
  const on = useMemo(() => ({ sheet, nearness }), [sheet, nearness]);
  const worker = useMemo(() => () => landWorker(ground), [ground]);
  const coarse = useMemo(() => <CoarseLand sheet={sheet} plan={ground} />, [sheet, ground]);
  const { counters, chiefs, standing, groundOf, taken } = useMemo(() => layOut(sheet, shown), [sheet, shown]);
  return (
    <HexBoard
      sheet={sheet}
      className="ve-board"
      land="ve-land"
      label={words.field}
      groundLabel={words.ground}
      touching={touching}
      standing={standing}
      ground={
        <Ground width={sheet.width} height={sheet.height} worker={worker} colours={LAND_COLOURS} coarse={coarse} />
      }
      printed={
        <>
          <Printed sheet={sheet} nearness={nearness} plan={ground} names={names} taken={taken} />
          <Numbers sheet={sheet} nearness={nearness} from={NEAR} />
        </>
      }
      laid={
        <>
          {laid?.(on)}
          <Rings sheet={sheet} states={touching.states} ground={groundOf} {...(quiet === undefined ? {} : { quiet })} />
          <AskedNumbers
            sheet={sheet}
            nearness={nearness}
            from={NEAR}
            states={touching.states}
            taken={taken}
            quiet={quiet}
          />
        </>
      }
      pieces={
        <>
          {counters.map((unit) => (
            <Counter key={unit.id} sheet={sheet} nearness={nearness} touching={touching} unit={unit} />
          ))}
          {counters.map((unit) => (
            <UnitSlip key={unit.id} sheet={sheet} nearness={nearness} unit={unit} words={words} />
          ))}
          {counters.filter(isMarked).map((unit) => (
            <UnitMarks key={unit.id} sheet={sheet} nearness={nearness} unit={unit} />
          ))}
          {chiefs.map(({ leader, nth, mounted }) => (
            <Leader
              key={leader.id}
              sheet={sheet}
              nearness={nearness}
              touching={touching}
              leader={leader}
              nth={nth}
              mounted={mounted}
            />
          ))}
          {dial?.(on)}
        </>
      }
      above={above?.(on)}
    />
  );
});

function landWorker(ground: GroundPlan): Worker {
  const worker = new Worker(new URL('./land.worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ kind: 'land', land: ground });
  return worker;
}
