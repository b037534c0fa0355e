import type { Words } from '../words.ts';
import { TERMS } from './battle.ts';

export const options: Words['options'] = {
  scenario: {
    name: 'Scénario',
    help: 'Les jours de juin 1815 que l’on joue, de deux batailles en trois tours à la campagne entière.',
  },
  players: {
    name: 'Joueurs',
    help: 'À trois, l’un mène les Anglais et l’autre les Prussiens : ils gagnent ou perdent ensemble, mais se parlent rarement.',
    values: { '2': 'deux : France, Coalition', '3': 'trois : France, Anglais, Prussiens' },
  },
  level: {
    name: 'Règles',
    help: 'Les Règles du Conscrit se suffisent. Celles du Grognard cachent chaque pavé jusqu’au combat et ajoutent les vedettes de cavalerie.',
    values: { conscript: 'Conscrit', grognard: 'Grognard (brouillard de guerre)' },
  },
  combat: {
    name: 'Combat',
    help: 'Les dés donnent chaque résultat aussi souvent que les cartes, mais les pioches s’épuisent moins vite.',
    values: { cards: 'cartes', dice: 'dés' },
  },
  screens: {
    name: 'Ordres de bataille',
    help: 'Force et fatigue sont visibles de tous, ou derrière les paravents. Les Règles du Grognard les cachent toujours.',
    values: { open: 'visibles', hidden: 'derrière les paravents' },
  },
};

export const odds: Words['odds'] = {
  attackerWins: 'L’attaque l’emporte',
  draw: 'Ni vainqueur ni vaincu',
  defenderWins: 'La défense l’emporte',
  cancelled: 'L’attaque est annulée',
  perished: 'La pluie détruit la pile avant',
  attack: 'Attaque',
  defence: 'Défense',
  ...TERMS,
};

export const labels: Words['labels'] = {
  phases: {
    setup: 'Mise en place',
    draw: 'Phase de Pioche',
    initiative: 'Phase d’Initiative',
    operations: 'Phase d’Opérations',
    recovery: 'Phase de Récupération',
  },
  zoneTypes: {
    plain: 'terrain clair',
    wooded: 'zone boisée',
    town: 'ville',
    'fortified-town': 'ville fortifiée',
    'fortified-farm': 'ferme fortifiée',
  },
  victoryPoints: 'Points de victoire',
  infantry: 'infanterie',
  cavalry: 'cavalerie',
  toActivate: 'À activer',
  activated: 'Activé',
  eliminated: 'éliminé',
  toArrive: 'pas encore sur la carte',
  corps: 'corps d’armée',
  commander: 'commandant',
  vedette: 'vedette',
  axis: 'Axe de retraite',
  fortifiedPosition: 'Position renforcée',
  bridge: 'pont',
  destroyedBridge: 'pont détruit',
};
