import type { Language } from '../../../kernel/game.ts';
import type { Chapter } from '../../../table/presentation.ts';
import { chaptersOf } from '../../../table/study.ts';
import type { Box } from '../data/box.ts';
import type { EventId } from '../data/events.ts';

const ofRules = chaptersOf([
  ['N15-GEN', 'The game', 'Le jeu'],
  ['N15-CMP', 'What is in the box', 'Le matériel'],
  ['N15-SET', 'Setting up', 'La mise en place'],
  ['N15-DEF', 'Corps, stacks, zones', 'Corps, piles, zones'],
  ['N15-CRD', 'Cards', 'Les cartes'],
  ['N15-SEQ', 'The sequence of play', 'La séquence de jeu'],
  ['N15-DRW', 'Draw phase', 'La phase de pioche'],
  ['N15-INI', 'Initiative phase', 'La phase d’initiative'],
  ['N15-OPS', 'Operations phase', 'La phase d’opérations'],
  ['N15-WIN', 'When green cards may be played', 'Quand jouer les cartes vertes'],
  ['N15-MAN', 'Manoeuvre', 'La manœuvre'],
  ['N15-AXE', 'Retreat axis', 'L’axe de retraite'],
  ['N15-CTL', 'Control, fortified towns and farms', 'Contrôle, villes et fermes fortifiées'],
  ['N15-CBT', 'Combat', 'Le combat'],
  ['N15-RET', 'Retreat', 'La retraite'],
  ['N15-PUR', 'Pursuit', 'La poursuite'],
  ['N15-REC', 'Recovery phase', 'La phase de récupération'],
  ['N15-ELI', 'Elimination', 'L’élimination'],
  ['N15-VIC', 'Victory', 'La victoire'],
  ['N15-FOG', 'Grognard rules: the fog of war', 'Règles grognard : le brouillard de guerre'],
  ['N15-VED', 'Grognard rules: vedettes', 'Règles grognard : les vedettes'],
  ['N15-TRI', 'Three players', 'À trois joueurs'],
  ['N15-DIC', 'Dice instead of cards', 'Des dés au lieu des cartes'],
  ['N15-EX', 'Examples', 'Exemples'],
]);

/** The chapters of the rules, and one for each event of the cards. */
export function allChapters(box: Box, title: (event: EventId, language: Language) => string) {
  return (language: Language): readonly Chapter[] => [
    ...ofRules(language),
    ...Object.values(box.events).map(({ id, ledger }) => ({ id: ledger, title: title(id, language) })),
  ];
}
