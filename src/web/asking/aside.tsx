import { Component, lazy, type ReactNode, Suspense } from 'preact/compat';
import { inAskedWords } from '../words/asked.ts';
import { useWords } from '../words/words.ts';

const asked = () => inAskedWords(import('./asked.ts'));

export const AboutThing = lazy(async () => ({ default: (await asked()).AboutThing }));
export const Consent = lazy(async () => ({ default: (await asked()).Consent }));
export const HintArrow = lazy(async () => ({ default: (await asked()).HintArrow }));
export const HintCard = lazy(async () => ({ default: (await asked()).HintCard }));
export const MarchCard = lazy(async () => ({ default: (await asked()).MarchCard }));
export const MomentBar = lazy(async () => ({ default: (await asked()).MomentBar }));
export const PendingCard = lazy(async () => ({ default: (await asked()).PendingCard }));
export const Substituted = lazy(async () => ({ default: (await asked()).Substituted }));
export const WayBack = lazy(async () => ({ default: (await asked()).WayBack }));
export const WhyNot = lazy(async () => ({ default: (await asked()).WhyNot }));

/** Where a game plays a side by itself it lies on the table from the first choice on: it comes without what nobody has asked for yet. */
export const Walk = lazy(async () => ({ default: (await import('./walk.tsx')).Walk }));

/** Something beside the match that is fetched when it is wanted; where it does not come, that is said in its place, and the table stays. */
export class Aside extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? <Unfetched /> : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}

function Unfetched() {
  const words = useWords();
  return <p role="alert">{words.table.unfetched}</p>;
}
