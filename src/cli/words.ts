import type { Language } from '../kernel/game.ts';

/** What the terminal itself says; all else comes from the game. */
interface TerminalWords {
  committed(hash: string): string;
  recorded(file: string): string;
  readonly left: string;
  readonly help: string;
  readonly noUndo: string;
  readonly noOdds: string;
  unknown(line: string): string;
  readonly refused: string;
}

export const words: Readonly<Record<Language, TerminalWords>> = {
  en: {
    committed: (hash) => `The dice of this match are fixed; the hash of their secret is ${hash}.`,
    recorded: (file) => `The record is in ${file}; check it with: npm run -s bivouac -- verify ${file}`,
    left: 'You left the table.',
    help: 'Type a number or a notation to choose; o N shows the odds, ?unit:3 asks why not, u takes back, q leaves.',
    noUndo: 'Something has been revealed, or someone else has chosen since: your choice stands.',
    noOdds: 'No dice depend on this choice.',
    unknown: (line) => `'${line}' is not one of the choices.`,
    refused: 'That is not possible now:',
  },
  fr: {
    committed: (hash) => `Les dés de cette partie sont fixés ; l’empreinte de leur secret est ${hash}.`,
    recorded: (file) => `Le procès-verbal est dans ${file} ; pour le vérifier : npm run -s bivouac -- verify ${file}`,
    left: 'Vous avez quitté la table.',
    help: 'Tapez un numéro ou une notation pour choisir ; o N montre les chances, ?unit:3 demande pourquoi pas, u reprend, q quitte.',
    noUndo: 'Quelque chose a été révélé, ou quelqu’un d’autre a choisi depuis : c’est joué.',
    noOdds: 'Aucun dé ne dépend de ce choix.',
    unknown: (line) => `« ${line} » n’est pas un des choix.`,
    refused: 'Ce n’est pas possible maintenant :',
  },
};
