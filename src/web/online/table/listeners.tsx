import { useState } from 'preact/compat';
import type { MatchInfo } from '../../keeper/contract.ts';
import { useCompanyWords } from '../../words/company.ts';
import { useOnlineWords } from '../../words/online.ts';
import { type Conversation, mute, report } from './talk.ts';

/** The others at the table: whom one does not wish to hear, and whom one complains of. */
export function Listeners({
  info: { id, players },
  conversation: { muted, look },
}: {
  readonly info: MatchInfo;
  readonly conversation: Conversation;
}) {
  const { talk } = useCompanyWords();
  const { left } = useOnlineWords();
  const [asked, setAsked] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const hear = async (seat: number, isMuted: boolean) => {
    const answer = await mute(id, seat, isMuted);
    setSaid('value' in answer ? '' : talk.lost);
    await look();
  };
  const complain = async (seat: number) => {
    const answer = await report(id, seat);
    setAsked(null);
    setSaid('value' in answer ? talk.reported : talk.lost);
  };
  return (
    <details className="listeners">
      <summary>{talk.others}</summary>
      {players.map((player, seat) => {
        if (player.kind !== 'far') return null;
        const name = player.name || left;
        const isMuted = muted.includes(seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <p key={seat} className="row">
            {asked === seat ? (
              <>
                <span>{talk.reportSure}</span>
                <button type="button" className="small danger" onClick={() => void complain(seat)}>
                  {talk.reportGo}
                </button>
                <button type="button" className="small" onClick={() => setAsked(null)}>
                  {talk.stay}
                </button>
              </>
            ) : (
              <>
                <button type="button" className="small mute" onClick={() => void hear(seat, !isMuted)}>
                  {isMuted ? talk.unmute(name) : talk.mute(name)}
                </button>
                <button type="button" className="small" onClick={() => setAsked(seat)}>
                  {talk.report(name)}
                </button>
              </>
            )}
          </p>
        );
      })}
      <p role="status">{said}</p>
    </details>
  );
}
