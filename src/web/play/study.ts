import { useEffect, useState } from 'preact/compat';
import type { Presentation, Study } from '../../table/presentation.ts';

const NOTHING: Study = {};

/** What a game has to be read before or after a match, or null until it has come. */
export function useStudy({ study }: Presentation): Study | null {
  const [read, setRead] = useState<{ readonly of: Presentation['study']; readonly study: Study }>();
  useEffect(() => {
    let current = true;
    void study?.().then((come) => {
      if (current) setRead({ of: study, study: come });
    });
    return () => {
      current = false;
    };
  }, [study]);
  if (study === undefined) return NOTHING;
  return read?.of === study ? read.study : null;
}
