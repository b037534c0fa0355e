import type { Flow, Frame, Outcome } from '../kernel/flow.ts';
import { isObject } from '../kernel/plain.ts';

/** What lies in a store or a file and is not what it should be. */
export class FormError extends Error {
  override readonly name = 'FormError';
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';

const refuse = (what: string): never => {
  throw new FormError(what);
};
const NO_POSITION = 'it holds no position';
const NO_DICE = 'it has lost its dice';

/** Where every stream of chance stood. */
export function readMark(value: unknown): { readonly [stream: string]: number } {
  const out: Record<string, number> = {};
  for (const [stream, count] of Object.entries(isObject(value) ? value : refuse(NO_DICE)))
    out[stream] = isNumber(count) ? count : refuse(NO_DICE);
  return out;
}

function readFrame(value: unknown): Frame {
  if (!isObject(value) || !isText(value['step'])) return refuse(NO_POSITION);
  return { ...value, step: value['step'] };
}

function readOutcome(value: unknown): Outcome | null {
  if (value === null) return null;
  if (!isObject(value) || !isText(value['how'])) return refuse(NO_POSITION);
  const { winners, how, facts } = value;
  if (!Array.isArray(winners) || !winners.every(isNumber) || !isObject(facts)) return refuse(NO_POSITION);
  const read: Record<string, number | string> = {};
  for (const [name, fact] of Object.entries(facts))
    read[name] = isNumber(fact) || isText(fact) ? fact : refuse(NO_POSITION);
  return { winners, how, facts: read };
}

/** A position as far as every game has one alike; what only its game knows of is not looked at. */
export function readFlow(value: unknown): Flow {
  if (!isObject(value)) return refuse(NO_POSITION);
  const { stack, outcome } = value;
  if (!Array.isArray(stack)) return refuse(NO_POSITION);
  return { ...value, stack: stack.map(readFrame), outcome: readOutcome(outcome ?? null) };
}
