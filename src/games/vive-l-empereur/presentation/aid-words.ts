import type { Language } from '../../../kernel/game.ts';
import type { Mover } from '../data/names.ts';

/** What is written in and about the tables of the player aids. */
interface AidWords {
  readonly die: string;
  readonly kind: string;
  readonly fire: string;
  readonly fireNote: (test: string) => string;
  readonly shock: string;
  readonly shockNote: string;
  readonly ground: string;
  readonly groundNote: (bonus: number) => string;
  readonly movers: Readonly<Record<Mover, string>>;
  readonly toFire: string;
  readonly toShock: string;
  readonly sight: string;
  readonly blocks: string;
  readonly formations: string;
  readonly formation: string;
  readonly facing: string;
  readonly facings: Readonly<Record<'vertex' | 'hexside' | 'none', string>>;
  readonly front: string;
  readonly flank: string;
  readonly rear: string;
  readonly stacking: (foot: number, horse: number) => string;
  readonly morale: string;
  readonly moraleNote: string;
  readonly toMorale: string;
}

export const AID_WORDS: Readonly<Record<Language, AidWords>> = {
  en: {
    die: 'die',
    kind: 'what',
    fire: 'Fire table, by the fire value in all',
    fireNote: (test) =>
      `A figure is the steps that the uppermost unit loses, followed by a test; * is a ${test} alone.`,
    shock: 'Shock table, by the odds',
    shockNote:
      'The attacker before the stroke, the defender behind it: steps lost, * with a morale test, D for Disorganised, E for eliminated.',
    ground: 'What the ground costs',
    groundNote: (bonus) =>
      `Points to enter a hex, and on top of them those of the hexside. On a road and in Column a hex costs 1, and a whole march on roads has ${bonus} points more.`,
    movers: { foot: 'foot', line: 'Line', square: 'Square', horse: 'horse', guns: 'guns', charge: 'charge' },
    toFire: 'fire',
    toShock: 'shock',
    sight: 'sight',
    blocks: 'blocked',
    formations: 'Formations, and the hexes about them',
    formation: 'formation',
    facing: 'faces',
    facings: { vertex: 'a corner', hexside: 'a side', none: 'all round' },
    front: 'front',
    flank: 'flank',
    rear: 'rear',
    stacking: (foot, horse) => `A hex holds ${foot} steps of infantry and artillery, or ${horse} of cavalry.`,
    morale: 'What changes morale',
    moraleNote:
      'Two dice must not exceed the sum; a 12 always fails. Leaders add their bonus, and losses take away as the unit shrinks.',
    toMorale: 'morale',
  },
  fr: {
    die: 'dé',
    kind: 'quoi',
    fire: 'Table de feu, selon la valeur de feu totale',
    fireNote: (test) => `Un chiffre dit les pas que perd l’unité du dessus, suivis d’un test ; * est un ${test} seul.`,
    shock: 'Table de choc, selon le rapport',
    shockNote:
      'L’attaquant avant la barre, le défenseur après : pas perdus, * avec test de moral, D pour Désorganisé, E pour éliminé.',
    ground: 'Ce que coûte le terrain',
    groundNote: (bonus) =>
      `Points pour entrer dans un hexagone, et en plus ceux de son côté. Sur route et en Colonne, un hexagone coûte 1, et une marche entièrement sur route a ${bonus} points de plus.`,
    movers: { foot: 'pied', line: 'Ligne', square: 'Carré', horse: 'cheval', guns: 'canons', charge: 'charge' },
    toFire: 'feu',
    toShock: 'choc',
    sight: 'vue',
    blocks: 'bouchée',
    formations: 'Les formations et les hexagones autour d’elles',
    formation: 'formation',
    facing: 'orientée vers',
    facings: { vertex: 'un angle', hexside: 'un côté', none: 'partout' },
    front: 'front',
    flank: 'flanc',
    rear: 'revers',
    stacking: (foot, horse) =>
      `Un hexagone contient ${foot} pas d’infanterie et d’artillerie, ou ${horse} de cavalerie.`,
    morale: 'Ce qui change le moral',
    moraleNote:
      'Deux dés ne doivent pas dépasser la somme ; 12 échoue toujours. Un chef ajoute son bonus, et les pertes en retirent à mesure que l’unité fond.',
    toMorale: 'moral',
  },
};
