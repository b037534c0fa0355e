/** What can be said by one touch, and is read by everybody in his own language. */
export const GREETINGS = ['hello', 'luck', 'well-played', 'thanks', 'moment', 'later', 'again', 'bye'] as const;
export type Greeting = (typeof GREETINGS)[number];

/** What was said: words of one's own, or a greeting. */
export type Said = { readonly text: string } | { readonly greeting: Greeting };

/** No remark is longer. */
export const LONGEST_REMARK = 500;
