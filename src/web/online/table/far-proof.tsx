import { useState } from 'preact/compat';
import type { Finished } from '../../keeper/contract.ts';
import { addressOf } from '../../router.ts';
import { useDiceWords } from '../../words/dice.ts';
import { ownPartIn, ownParts } from '../line/own-part.ts';

/** Beside the proof of a match far apart: whether what this browser has added to its dice is in it, and the link for anybody to see it. */
export function FarProof({
  id,
  record,
  names,
}: {
  readonly id: string;
  readonly record: Finished['record'];
  /** Of the sides. */
  readonly names: readonly string[];
}) {
  const { proof } = useDiceWords();
  const told = ownParts().told(id);
  const verdict = ownPartIn(told, record);
  return (
    <section className="own-part">
      <h3>{proof.title}</h3>
      {record.contributions.length > 0 && (
        <dl>
          {record.contributions.map((one) =>
            typeof one === 'string' ? null : (
              <div key={one.seat}>
                <dt>{names[one.seat]}</dt>
                <dd>
                  <code>{one.text}</code>
                </dd>
              </div>
            ),
          )}
        </dl>
      )}
      <p data-verdict={verdict} role={verdict === 'missing' ? 'alert' : undefined}>
        {proof[verdict]}
      </p>
      {told !== null && told.round > 0 && <p>{proof.rounds(told.round + 1)}</p>}
      <ReplayLink id={id} />
    </section>
  );
}

/** The address at which anybody can see a match that is over. */
export function ReplayLink({ id }: { readonly id: string }) {
  const { replay } = useDiceWords();
  const [isCopied, setCopied] = useState(false);
  const link = new URL(addressOf({ page: 'replay', id, at: 0, seat: null }), location.href).href;
  const copy = async () => {
    await navigator.clipboard?.writeText(link).catch(() => {});
    setCopied(true);
  };
  return (
    <>
      <p className="help">{replay.help}</p>
      <div className="replay-link">
        <input
          type="text"
          readOnly
          aria-label={replay.address}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="small" onClick={() => void copy()}>
          {isCopied ? replay.copied : replay.link}
        </button>
      </div>
    </>
  );
}
