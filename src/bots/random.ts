import type { Bot } from './bot.ts';

/** Any legal choice, each as likely as the other. */
export const randomBot: Bot = {
  id: 'random',
  decide({ choices, random }) {
    const choice = choices[random.below(choices.length)];
    if (choice === undefined) throw new Error('a bot was asked without choices');
    return choice;
  },
};
