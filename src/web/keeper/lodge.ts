import type { Keeper } from './contract.ts';

/** What the page asks of the worker of the keeper: the keeper, and that it takes other bots where its own hang. */
export interface Lodge extends Keeper {
  newBots(port: MessagePort): void;
}
