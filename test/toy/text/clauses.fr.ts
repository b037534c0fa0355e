/** Every clause of the ledger, for players. */
export const clauses = {
  'PIC-1': 'Deux ou trois postes tiennent une route de six lieux. Chacun a les cartes 1 à 6 et en tient deux.',
  'PIC-2': 'À chaque manche, tous posent une carte de leur main, en secret et en même temps.',
  'PIC-3': 'On retourne les cartes. La plus haute est active ; un dé tranche entre égales.',
  'PIC-4': 'Les cartes posées sont défaussées, et chacun en pioche une.',
  'PIC-5': 'Le joueur actif marche de deux lieux au plus, un par un.',
  'PIC-6': 'Puis il attaque un poste à un lieu au plus, espionne une main, ou se repose.',
  'PIC-7': 'Qui est attaqué peut parer avec une carte, si c’est convenu.',
  'PIC-8': 'Deux dés au-dessus de 6 plus la parade font une perte.',
  'PIC-9': 'La seconde perte d’un poste, ou la dernière manche, finit la partie. Le moins de pertes gagne.',
};
