import { useEffect, useState } from 'react';
import type { Dress, Study } from '../../games/dress.ts';

const NOTHING: Study = {};

/** What a game has to be read before or after a match, or null until it has come. */
export function useStudy({ study }: Dress): Study | null {
  const [read, setRead] = useState<{ readonly of: Dress['study']; readonly study: Study }>();
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
