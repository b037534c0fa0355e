import { useEffect, useState } from 'preact/compat';
import type { Lesson, Presentation } from '../../table/presentation.ts';
import { createStore, useStore } from '../../table/store.ts';
import { ClauseLink } from '../parts/clause.tsx';
import { useSettings } from '../settings.ts';
import { useTypeset, useWords } from '../words/words.ts';

interface Learnt {
  readonly steps: readonly string[];
  readonly off: boolean;
}

/** What has been learnt since the page was opened, in any match. */
const learnt = createStore<Learnt>({ steps: [], off: false });

function useLessons({ lessons }: Presentation): readonly Lesson[] {
  const [found, setFound] = useState<readonly Lesson[]>([]);
  useEffect(() => {
    let current = true;
    void lessons?.().then((all) => {
      if (current) setFound(all);
    });
    return () => {
      current = false;
    };
  }, [lessons]);
  return found;
}

/** The lesson for this step, until it is understood. */
export function LessonCard({
  game,
  presentation,
  step,
}: {
  readonly game: string;
  readonly presentation: Presentation;
  readonly step: string;
}) {
  const words = useWords();
  const { language } = useSettings();
  const { steps, off } = useStore(learnt);
  const lessons = useLessons(presentation);
  const typeset = useTypeset();
  const lesson = lessons.find((known) => step.startsWith(known.step));
  if (off || lesson === undefined || steps.includes(lesson.step)) return null;
  const [title, text] = lesson[language];
  return (
    <section className="lesson" aria-label={words.table.lesson}>
      <h3>{typeset(title)}</h3>
      <p>
        {typeset(text)} {lesson.clause !== undefined && <ClauseLink game={game} id={lesson.clause} />}
      </p>
      <div className="row">
        <button type="button" className="small" onClick={() => learnt.set({ off, steps: [...steps, lesson.step] })}>
          {words.table.lessonGot}
        </button>
        <button type="button" className="small" onClick={() => learnt.set({ steps, off: true })}>
          {words.table.lessonsOff}
        </button>
      </div>
    </section>
  );
}
