import { useEffect, useState } from 'preact/compat';
import type { Far } from '../../keeper/contract.ts';
import { useCompanyWords } from '../../words/company.ts';
import { aboutMatch, type FarMatch } from '../requests.ts';

/** How often it is looked whether the ratings are reckoned, in milliseconds. */
const LOOK = 4000;
const MINUTE = 60_000;

/** A rating before and after a match, and by how much it moved. */
export function Move({ before, after }: { readonly before: number; readonly after: number }) {
  const { moved, player } = useCompanyWords();
  return (
    <span className="moved">
      {player.moved(before, after)} <span className="by">{moved.by(after - before)}</span>
    </span>
  );
}

/** How a rated match moved the ratings of those who played it. It is looked for until they are reckoned. */
export function RatingsMoved({
  id,
  far: { delay },
  names,
}: {
  readonly id: string;
  readonly far: Pick<Far, 'delay'>;
  readonly names: readonly string[];
}) {
  const { moved: w } = useCompanyWords();
  const [ratings, setRatings] = useState<FarMatch['ratings']>(undefined);
  const isThere = ratings !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    const look = async () => {
      const about = await aboutMatch(id);
      if ('value' in about) setRatings(about.value.ratings);
    };
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, LOOK);
    return () => clearInterval(timer);
  }, [id, isThere]);
  if (ratings === undefined)
    return (
      <p className="help" role="status">
        {delay === 0 ? w.soon : w.later(delay / MINUTE)}
      </p>
    );
  return (
    <section className="ratings-moved" aria-label={w.title} role="status">
      <h3>{w.title}</h3>
      <ul>
        {ratings.map((one, seat) =>
          one === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are.
            <li key={seat}>
              {names[seat]} <Move {...one} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
