import { useAskedWords } from '../words/asked.ts';

/** So many sentences are read at once. */
const MOST = 2;

/** What a way back undoes: its first sentences, and the rest for whoever asks for it. */
export function TakenBack({ told }: { readonly told: readonly string[] }) {
  const words = useAskedWords();
  if (told.length === 0) return null;
  const more = told.slice(MOST);
  return (
    <>
      <p>{words.offers.taken}</p>
      <Sentences told={told.slice(0, MOST)} />
      {more.length > 0 && (
        <details>
          <summary>{words.offers.takenMore(more.length)}</summary>
          <Sentences told={more} />
        </details>
      )}
    </>
  );
}

function Sentences({ told }: { readonly told: readonly string[] }) {
  return (
    <ul className="taken">
      {told.map((sentence, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may have happened twice.
        <li key={i}>{sentence}</li>
      ))}
    </ul>
  );
}
