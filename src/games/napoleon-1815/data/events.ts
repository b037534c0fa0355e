import type { EVENTS } from '../rules/events/index.ts';

/** Every event that has a rule. */
export type EventId = keyof typeof EVENTS;
export type EventColour = 'red' | 'blue' | 'green';
