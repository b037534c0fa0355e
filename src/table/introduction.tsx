import { createElement, type FunctionComponent } from 'react';
import type { Language } from '../kernel/game.ts';
import { TYPESET } from '../text/typeset.ts';
import type { Said } from './presentation.ts';

/** A step of an introduction: the name of its picture, and a title with a few sentences in each language. */
export interface Introduced<P extends string> extends Said {
  readonly panel: P;
  /** What it sums up, to read on. */
  readonly clauses?: readonly string[];
}

interface PanelsProps<P extends string, S> {
  readonly steps: readonly Introduced<P>[];
  readonly pictures: Readonly<Record<P, FunctionComponent<S>>>;
  /** What every picture is given. */
  readonly shown: S;
  /** The class of the list and that of the frame of each picture. */
  readonly className: string;
  readonly frame: string;
  /** Whether the pictures are for the eye alone, since the words say all that they show. */
  readonly silent?: boolean;
}

/** A game in a few pictures, each with its words and the clauses that it sums up. */
export function Panels<P extends string, S extends { readonly language: Language }>(props: PanelsProps<P, S>) {
  const { steps, pictures, shown, className, frame, silent = false } = props;
  const { language } = shown;
  return (
    <ol className={`introduced ${className}`}>
      {steps.map(({ panel, clauses = [], [language]: [title, text] }) => (
        <li key={panel} className={`introduced-${panel}`}>
          <h3>{TYPESET[language](title)}</h3>
          <div className={`introduced-frame ${frame}`} {...(silent ? { 'aria-hidden': true, inert: true } : {})}>
            {createElement(pictures[panel], shown)}
          </div>
          <div>
            <p>{TYPESET[language](text)}</p>
            {clauses.length === 0 ? null : <Clauses ids={clauses} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Links to clauses, without the letters that all clauses of a game begin with. */
function Clauses({ ids }: { readonly ids: readonly string[] }) {
  return (
    <p className="introduced-clauses">
      {ids.map((clause) => (
        <a key={clause} className="clause" href={`#${clause}`}>
          {clause.replace(/^[^-]+-/, '')}
        </a>
      ))}
    </p>
  );
}
