import { useEffect, useState } from 'preact/compat';
import { useStore } from '../../table/store.ts';
import { Curtain } from '../asking/curtain.tsx';
import { isProblem, type Problem } from '../keeper/contract.ts';
import { useFailure } from '../parts/failure.ts';
import { Fault, Held, Loading } from '../parts/fault.tsx';
import { useKeeper } from '../play/keeper.ts';
import { enterMatch, type Opened } from '../play/opened.ts';
import { screeningOf } from '../play/screening.ts';
import { createSeated } from '../play/seat.ts';
import type { Seated } from '../play/table.ts';
import { useSettings } from '../settings.ts';
import { TableScreen } from './table-screen.tsx';

interface Laid extends Opened {
  readonly seated: Seated;
}

/** The page of a match: enters it, lays the table, and clears it when the page is left. */
export function TablePage({ id }: { readonly id: string }) {
  const keeper = useKeeper();
  const [laid, setLaid] = useState<Laid | Problem | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let left = false;
    let seated: Seated | null = null;
    setLaid(null);
    const lay = async () => {
      const entered = await enterMatch(keeper, id);
      if (left) return;
      if (isProblem(entered)) {
        setLaid(entered);
        return;
      }
      const { info, ...opened } = entered;
      seated = createSeated(keeper, info, opened.game, screeningOf(opened.presentation));
      await seated.begin();
      if (!left) setLaid({ ...opened, seated });
    };
    lay().catch((error: unknown) => {
      if (!left) fail(error);
    });
    return () => {
      left = true;
      seated?.leave();
    };
  }, [keeper, id, fail]);
  if (laid === null) return <Loading />;
  if (isProblem(laid)) return laid.fault === 'held' ? <Held id={id} /> : <Fault problem={laid} />;
  return <AtTable key={laid.seated.info.id} {...laid} />;
}

function AtTable({ seated, ...opened }: Laid) {
  const state = useStore(seated.state);
  const { language } = useSettings();
  if (state.curtain !== null) {
    const { seat, view } = state.curtain;
    const name = opened.game.text[language].seat(view, seat);
    return <Curtain key={seat} name={name} onReady={() => void seated.sit(seat)} />;
  }
  if (state.look === null) return state.problem === null ? <Loading /> : <Fault problem={state.problem} />;
  return <TableScreen {...opened} seated={seated} state={state} look={state.look} />;
}
