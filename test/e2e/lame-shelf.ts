import type { ShelfEntry } from '../../src/games/shelf.ts';

/** The toy with a bot that stumbles over every decision but those of chance: what then happens at the table is tested with it. */
export const shelf: readonly ShelfEntry[] = [
  {
    id: 'picket',
    title: { en: 'Picket', fr: 'La Vedette' },
    seats: '2',
    async load() {
      const { picket } = await import('../toy/game.ts');
      const stumble = (): never => {
        throw new Error('the bot fell off its horse');
      };
      return { ...picket(), bot: async () => ({ evaluate: stumble, rate: stumble }) };
    },
  },
];
