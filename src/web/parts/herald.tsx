import { useSayings } from '../play/herald.ts';

/** The one place from which those who hear the page are told what happens. */
export function Herald() {
  const sayings = useSayings();
  return (
    <div className="unseen herald" aria-live="polite" aria-relevant="additions" aria-atomic="false">
      {sayings.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
