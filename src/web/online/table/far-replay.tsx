import { type ComponentProps, useEffect, useState } from 'preact/compat';
import { ReplayPage } from '../../pages/replay.tsx';
import { Loading } from '../../parts/fault.tsx';
import { Known } from '../lobby/known.tsx';
import { aboutReplay } from '../requests.ts';

/** The replay of a match that a server keeps: of one that is over for anybody; of one under way for those whom it knows. */
export function FarReplayPage(place: ComponentProps<typeof ReplayPage>) {
  const { id } = place;
  const [isOver, setOver] = useState<boolean | null>(null);
  useEffect(() => {
    let left = false;
    void aboutReplay(id).then((answer) => {
      if (!left) setOver('value' in answer);
    });
    return () => {
      left = true;
    };
  }, [id]);
  if (isOver === null) return <Loading />;
  return isOver ? <ReplayPage {...place} /> : <Known>{() => <ReplayPage {...place} />}</Known>;
}
