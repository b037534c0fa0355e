import { saveFile } from '../files.ts';
import { isProblem } from '../keeper/contract.ts';
import { useKeeper } from '../play/keeper.ts';
import { useWords } from '../words/words.ts';

/** Saves a match as a file, also one that cannot be played on. */
export function SaveMatch({
  id,
  name,
  className,
}: {
  readonly id: string;
  /** What the file is called, without its ending. */
  readonly name: string;
  readonly className: string;
}) {
  const words = useWords();
  const keeper = useKeeper();
  const save = async () => {
    const written = await keeper.exportSave(id);
    if (!isProblem(written)) saveFile(`${name}.json`, written.text);
  };
  return (
    <button type="button" className={className} onClick={() => void save()}>
      {words.home.save}
    </button>
  );
}
