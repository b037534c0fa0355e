/**
 * Why a match cannot go on by the rules of today. `other-rules`: nobody has taken it up yet; `older-rules`: others play it by newer
 * ones; `no-table`: what is kept is no table to them; `step-gone`: it stands at a step that is no more; `rules-fail`: they throw;
 * `refused`, `other-dice`, `other-events`: an open line would not be what it was; `other-question`: not what was asked is asked;
 * `no-choice`: somebody is asked who can do nothing, or nobody is; `no-view`: somebody cannot be shown the table.
 */
export type HeldReason =
  | 'other-rules'
  | 'older-rules'
  | 'no-table'
  | 'step-gone'
  | 'rules-fail'
  | 'refused'
  | 'other-dice'
  | 'other-events'
  | 'other-question'
  | 'no-choice'
  | 'no-view';

/** The match is held: nothing of it is lost or changed, its log can be read (`readLog`), and rules that fit can take it up. */
export class HeldError extends Error {
  override readonly name = 'HeldError';
  readonly why: HeldReason;
  /** The line at which it was found. */
  readonly line: number;
  constructor(why: HeldReason, line: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
    this.line = line;
  }
}
