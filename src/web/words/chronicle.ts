import { finished, TYPESET } from '../../text/typeset.ts';
import { useSettings } from '../settings.ts';

const en = {
  title: (game: string) => `A chronicle of ${game}`,
  soFar: 'The match is not over: this is what has happened so far.',
  map: 'The board at the end of this chronicle',
  course: 'The course of the match',
  figures: 'In figures',
  print: 'Print',
  printHelp: 'Printing to a file makes a PDF to keep.',
  nothing: 'Nothing is told of this.',
};

type ChronicleWords = typeof en;

const fr: ChronicleWords = {
  title: (game) => `Chronique : ${game}`,
  soFar: 'La partie n’est pas finie : voici ce qui s’est passé jusqu’ici.',
  map: 'Le plateau à la fin de cette chronique',
  course: 'Le cours de la partie',
  figures: 'En chiffres',
  print: 'Imprimer',
  printHelp: 'Imprimée dans un fichier, elle devient un PDF à conserver.',
  nothing: 'On n’en dit rien.',
};

export const CHRONICLE: Readonly<Record<'en' | 'fr', ChronicleWords>> = {
  en: finished(en, TYPESET.en),
  fr: finished(fr, TYPESET.fr),
};

/** The words of the chronicle of a match, which only its readers fetch. */
export function useChronicleWords(): ChronicleWords {
  return CHRONICLE[useSettings().language];
}
