import { useEffect, useState } from 'preact/compat';
import { Choose } from '../../parts/fields.tsx';
import { go } from '../../router.ts';
import { useCompanyWords } from '../../words/company.ts';
import { useOnlineWords } from '../../words/online.ts';
import type { FarMatch, Person } from '../requests.ts';
import { callTo, companions, giveUp, setOpen } from './company-requests.ts';

/** What whoever sits at a match that waits can do for company: the maker lists it or gives it up, and everybody calls others. */
export function Host({ match: { id, open, mine } }: { readonly match: FarMatch }) {
  const { waiting } = useCompanyWords();
  const { noServer } = useOnlineWords();
  const [isOpen, setIsOpen] = useState(open);
  const [asked, setAsked] = useState(false);
  const [fault, setFault] = useState('');
  const list = async (wanted: boolean) => {
    const answer = await setOpen(id, wanted);
    setFault('value' in answer ? '' : noServer);
    if ('value' in answer) setIsOpen(wanted);
  };
  const leave = async () => {
    const answer = await giveUp(id);
    if ('value' in answer || answer.status === 404) go({ page: 'online' });
    else setFault(noServer);
  };
  return (
    <section className="hosting">
      {mine && (
        <p className="row">
          <span role="status">{isOpen ? waiting.isOpen : waiting.isClosed}</span>
          <button type="button" className="small" onClick={() => void list(!isOpen)}>
            {isOpen ? waiting.close : waiting.open}
          </button>
        </p>
      )}
      <CallSomebody id={id} />
      {mine && (
        <p className="row">
          {asked ? (
            <>
              <span>{waiting.giveUpSure}</span>
              <button type="button" className="small danger" onClick={() => void leave()}>
                {waiting.giveUp}
              </button>
              <button type="button" className="small" onClick={() => setAsked(false)}>
                {waiting.keep}
              </button>
            </>
          ) : (
            <button type="button" className="small" onClick={() => setAsked(true)}>
              {waiting.giveUp}
            </button>
          )}
        </p>
      )}
      {fault !== '' && <p role="alert">{fault}</p>}
    </section>
  );
}

/** Those with whom one has played; where there is none, nobody is offered. */
function CallSomebody({ id }: { readonly id: string }) {
  const { waiting } = useCompanyWords();
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [chosen, setChosen] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    void companions().then((answer) => {
      if (!('value' in answer)) return;
      setPeople(answer.value.people);
      setChosen(answer.value.people[0]?.id ?? '');
    });
  }, []);
  if (people.length === 0) return null;
  const call = async () => {
    const name = people.find((person) => person.id === chosen)?.name ?? '';
    setSaid('value' in (await callTo(id, chosen)) ? waiting.called(name) : waiting.notCalled);
  };
  return (
    <div className="calling">
      <Choose
        name={waiting.call}
        value={chosen}
        values={Object.fromEntries(people.map((person) => [person.id, person.name]))}
        onChange={setChosen}
      />
      <button type="button" className="secondary" onClick={() => void call()}>
        {waiting.callGo}
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
