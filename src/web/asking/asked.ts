// What a table shows when somebody asks for it, or once something has happened: fetched together when the first of it is wanted, since
// whoever has asked once asks again.
export { AboutThing } from '../hand/about-thing.tsx';
export { HintArrow } from '../hand/hint-arrow.tsx';
export { HintCard } from '../hand/hint-card.tsx';
export { Consent } from './consent.tsx';
export { MarchCard } from './march.tsx';
export { MomentBar } from './moment.tsx';
export { PendingCard } from './pending.tsx';
export { Substituted } from './substituted.tsx';
export { WayBack } from './way-back.tsx';
export { WhyNot } from './why-not.tsx';
