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
  picture: 'Picture (PNG)',
  drawing: 'Drawing (SVG)',
  pictureHelp: 'The board with the outcome as a picture file (PNG), to be sent or shown.',
  drawingHelp: 'The same as a drawing (SVG) that stays sharp at any size.',
  making: 'The picture is being made…',
  noPicture: 'The picture could not be made in this browser.',
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
  picture: 'Image (PNG)',
  drawing: 'Dessin (SVG)',
  pictureHelp: 'Le plateau et l’issue en image (PNG), à envoyer ou à montrer.',
  drawingHelp: 'La même chose en dessin (SVG), net à toutes les tailles.',
  making: 'L’image se prépare…',
  noPicture: 'Ce navigateur n’a pas pu faire l’image.',
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
