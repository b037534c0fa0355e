import { blockTitle } from '../names.ts';
import type { Table } from '../table.ts';

/** What is to be shared now, and what each corps still has to take. */
export function Sharing({ table }: { readonly table: Table }) {
  const { view, words } = table;
  const share = view.shares[0];
  if (share === undefined || share.free < 0) return null;
  const owed = share.corps.map((corps, i) => ({ corps, quota: share.quota[i] ?? 0 })).filter(({ quota }) => quota > 0);
  const left = share.free + owed.reduce((sum, { quota }) => sum + quota, 0);
  return (
    <section className="n15-sharing" aria-live="polite">
      <b>{words.place({ ...share, free: left })}</b> {words.why[share.why]}
      {share.cavalryDue ? <em> – {words.cavalryDue}</em> : null}
      {owed.length > 0 ? (
        <ul>
          {owed.map(({ corps, quota }) => (
            <li key={corps}>
              {blockTitle(table, corps)} {quota}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
