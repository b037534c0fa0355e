import { describe, expect, test } from 'vitest';
import * as en from './english.ts';
import * as fr from './french.ts';

describe('English', () => {
  const subjects = {
    France: en.subject(en.noun('France')),
    States: en.subject(en.noun('the United States', true)),
    English: en.subject(en.noun('the English', true)),
    player: en.subject({ ...en.noun('the First Player'), person: true }),
    you: en.subject(en.noun('France'), true),
  };

  test.each([
    ['France', 'France plays', 'its', 'France’s', 'France’s hand', 'it plays'],
    ['States', 'The United States play', 'their', 'the United States’', 'the United States’ hand', 'they play'],
    ['English', 'The English play', 'their', 'the English’', 'the hand of the English', 'they play'],
    ['player', 'The First Player plays', 'their', 'the First Player’s', 'the First Player’s hand', 'it plays'],
    ['you', 'You play', 'your', 'your', 'your hand', 'they play'],
  ] as const)('%s', (name, acts, own, possessive, hand, it) => {
    const who = subjects[name];
    expect([en.does(who, en.plays), en.own(who), en.possessive(who), en.whose(who, 'hand')]).toEqual([
      acts,
      own,
      possessive,
      hand,
    ]);
    expect(en.itDoes(who, en.plays)).toBe(it);
  });

  test('numbers, lists and articles', () => {
    expect([0, 1, 2].map((n) => en.count(n, 'card'))).toEqual(['no cards', '1 card', '2 cards']);
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(en.list)).toEqual(['nothing', 'a', 'a and b', 'a, b and c']);
    expect([en.a('English block'), en.a('French block')]).toEqual(['an English block', 'a French block']);
    expect([en.headed('Charge!', 'choose'), en.headed('Grouchy', 'choose')]).toEqual([
      'Charge! Choose',
      'Grouchy: choose',
    ]);
  });
});

describe('French', () => {
  const subjects = {
    le: fr.subject(fr.noun('le', '45e léger', 'm')),
    la: fr.subject(fr.noun('la', 'France', 'f')),
    'l’': fr.subject(fr.noun('l’', 'Espagne', 'f')),
    les: fr.subject(fr.noun('les', 'gardes', 'f')),
    name: fr.subject(fr.proper('Orange')),
    vous: fr.subject(fr.noun('la', 'France', 'f'), true),
  };

  test.each([
    ['le', 'Le 45e léger joue', 'du 45e léger', 'au 45e léger', 'la main du 45e léger', 'sa', 'prêt', 'il'],
    ['la', 'La France joue', 'de la France', 'à la France', 'la main de la France', 'sa', 'prête', 'elle'],
    ['l’', 'L’Espagne joue', 'de l’Espagne', 'à l’Espagne', 'la main de l’Espagne', 'sa', 'prête', 'elle'],
    ['les', 'Les gardes jouent', 'des gardes', 'aux gardes', 'la main des gardes', 'leur', 'prêtes', 'elles'],
    ['name', 'Orange joue', 'd’Orange', 'à Orange', 'la main d’Orange', 'sa', 'prêt', 'il'],
    ['vous', 'Vous jouez', 'de vous', 'à vous', 'votre main', 'votre', 'prêtes', 'elles'],
  ] as const)('%s', (name, acts, of, to, hand, sa, ready, il) => {
    const who = subjects[name];
    expect([fr.fait(who, fr.joue), who.de, who.a, fr.sien(who, 'la', 'main')]).toEqual([acts, of, to, hand]);
    expect([fr.sa(who), fr.accord(who, 'prêt'), fr.il(who)]).toEqual([sa, ready, il]);
  });

  test('elisions, numbers and lists', () => {
    expect(['Ney', 'Orange', 'Éghezée', 'Hougoumont', 'Hal', 'D’Erlon'].map(fr.de)).toEqual([
      'de Ney',
      'd’Orange',
      'd’Éghezée',
      'd’Hougoumont',
      'de Hal',
      'de D’Erlon',
    ]);
    expect([0, 1, 2].map((n) => fr.count(n, 'carte'))).toEqual(['aucune carte', '1 carte', '2 cartes']);
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(fr.list)).toEqual(['rien', 'a', 'a et b', 'a, b et c']);
    expect(fr.siens(subjects.les, 'corps')).toBe('les corps des gardes');
    expect(fr.agrees(subjects.les, ['marche', 'marchent'])).toBe('marchent');
  });
});
