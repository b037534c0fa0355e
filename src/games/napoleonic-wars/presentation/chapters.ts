import { chaptersOf } from '../../../table/study.ts';

export const chapters = chaptersOf([
  ['NW-0', 'Conventions', 'Conventions'],
  ['NW-1.', 'The game', 'Le jeu'],
  ['NW-2', 'Map, counters and words', 'La carte, les pions et les mots'],
  ['NW-3', 'Setting up', 'La mise en place'],
  ['NW-4', 'A. Political Phase', 'A. Phase politique'],
  ['NW-5', 'B. Diplomacy', 'B. Diplomatie'],
  ['NW-6', 'C. Intrigue', 'C. Intrigue'],
  ['NW-7', 'D. The Grande Armée', 'D. La Grande Armée'],
  ['NW-8', 'E. The coalition, and Napoleon’s die', 'E. La coalition, et le dé de Napoléon'],
  ['NW-9', 'F. Battles', 'F. Batailles'],
  ['NW-10', 'G. Personalities', 'G. Personnalités'],
  ['NW-11', 'H. Abdication', 'H. Abdication'],
  ['NW-12', 'I. Accidents', 'I. Accidents'],
  ['NW-13', 'Scheduled events', 'Les événements prescrits'],
  ['NW-14', 'Political markers', 'Les marqueurs politiques'],
  ['NW-15', 'The accidents, one by one', 'Les accidents, un par un'],
  ['NW-16', 'Scenarios', 'Les scénarios'],
  ['NW-X', 'Examples', 'Exemples'],
]);
