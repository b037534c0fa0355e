import type { Language } from '../../kernel/game.ts';
import { finished, TYPESET } from '../../text/typeset.ts';

// What is sent to people who are not before the page.

interface Said {
  readonly title: string;
  readonly text: string;
}

const en = {
  turn: (game: string, others: string): Said => ({
    title: `Your turn: ${game}`,
    text: others === '' ? 'It is your turn.' : `It is your turn against ${others}.`,
  }),
  over: (game: string, others: string): Said => ({
    title: `Over: ${game}`,
    text: others === '' ? 'Your match is over.' : `Your match against ${others} is over.`,
  }),
  call: (game: string, by: string): Said => ({
    title: `An invitation: ${game}`,
    text: `${by} invites you to a match of ${game}.`,
  }),
  ready: (game: string, others: string): Said => ({
    title: `Are you ready? ${game}`,
    text: others === '' ? 'Your match can begin.' : `${others} and you can begin: the clock starts when all are ready.`,
  }),
  test: { title: 'Bivouac can reach you', text: 'This is the test that you asked for.' },
  bot: 'a bot',
  left: 'somebody who left',
  mail: {
    confirm: 'Confirm your address',
    confirmText: (name: string) =>
      `${name} wishes to be told at this address when it is their turn in a match. If that is you, confirm it here:`,
    ignore: 'If it is not, do nothing: nothing else will be sent to you. The link holds for one day.',
    why: 'You asked to be told. To be told no more:',
  },
};

type Words = typeof en;

const fr: Words = {
  turn: (game, others) => ({
    title: `À vous de jouer : ${game}`,
    text: others === '' ? 'C’est à vous de jouer.' : `C’est à vous de jouer contre ${others}.`,
  }),
  over: (game, others) => ({
    title: `Partie terminée : ${game}`,
    text: others === '' ? 'Votre partie est terminée.' : `Votre partie contre ${others} est terminée.`,
  }),
  call: (game, by) => ({ title: `Une invitation : ${game}`, text: `${by} vous invite à une partie de ${game}.` }),
  ready: (game, others) => ({
    title: `Êtes-vous prêt ? ${game}`,
    text:
      others === ''
        ? 'Votre partie peut commencer.'
        : `${others} et vous pouvez commencer : la pendule part quand tous sont prêts.`,
  }),
  test: { title: 'Bivouac peut vous joindre', text: 'Voici l’essai que vous avez demandé.' },
  bot: 'un robot',
  left: 'quelqu’un qui est parti',
  mail: {
    confirm: 'Confirmez votre adresse',
    confirmText: (name) =>
      `${name} souhaite être averti à cette adresse quand vient son tour de jouer. Si c’est vous, confirmez ici :`,
    ignore: 'Sinon, ne faites rien : vous ne recevrez rien d’autre. Le lien est valable un jour.',
    why: 'Vous avez demandé à être averti. Pour ne plus l’être :',
  },
};

const listed = (language: Language) => {
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : 'fr');
  return (items: readonly string[]): string => format.format(items);
};

export const WORDS: Readonly<
  Record<Language, Words & { list(items: readonly string[]): string; typeset(text: string): string }>
> = {
  en: { ...finished(en, TYPESET.en), list: listed('en'), typeset: TYPESET.en },
  fr: { ...finished(fr, TYPESET.fr), list: listed('fr'), typeset: TYPESET.fr },
};
