import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../kernel/game.ts';
import { get, there } from '../../../kernel/there.ts';
import { standardBox } from '../data/standard.ts';
import { BLUCHER, DROUOT, NAPOLEON, NEY } from '../pieces.ts';
import { NONE, type View } from '../position.ts';
import type { N15Event, Term } from '../told.ts';
import { place, zoneName } from './fr/names.ts';
import { sample } from './samples.ts';
import { napoleonText } from './text.ts';
import { WORDS } from './tongues.ts';

const box = standardBox();
const text = napoleonText(box);
const ERLON = 2;
const ORANGE = 9;
const UXBRIDGE = 12;
const VEDETTES = [22, 23];
const plain = (said: string | null): string => (said ?? '').replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

const zone = (id: string) => box.zones.findIndex((facts) => facts.id === id);
const card = (event: string) => box.cards.findIndex((facts) => facts?.event === event);

function told(event: N15Event, more: Partial<View> = {}): string {
  return plain(text.fr.event(sample(box, { viewer: null, ...more }), event));
}

function english(event: N15Event, more: Partial<View> = {}): string {
  return plain(text.en.event(sample(box, { viewer: null, ...more }), event));
}

describe('camps and nations', () => {
  const PLAYED: readonly (readonly [Viewer, number, number, string])[] = [
    [null, 2, 0, 'La France joue « Marche forcée » (+1 point de mouvement).'],
    [null, 2, 1, 'La Coalition joue « Marche forcée » (+1 point de mouvement).'],
    [null, 3, 1, 'Les Anglais jouent « Marche forcée » (+1 point de mouvement).'],
    [null, 3, 2, 'Les Prussiens jouent « Marche forcée » (+1 point de mouvement).'],
    [1, 3, 1, 'Vous jouez « Marche forcée » (+1 point de mouvement).'],
    [2, 3, 1, 'Les Anglais jouent « Marche forcée » (+1 point de mouvement).'],
  ];
  test.each(PLAYED)('reader %s of %i: seat %i agrees with its verb', (viewer, seats, seat, said) => {
    const event: N15Event = { kind: 'played', seat, card: card('marche-forcee') };
    expect(told(event, { viewer, seats })).toBe(said);
  });

  test('a camp is addressed only through its one player', () => {
    const vp: N15Event = { kind: 'vp', delta: 2, vp: 12, why: 'control' };
    expect(told(vp, { viewer: 1 })).toBe('Vous marquez 2 points de victoire (contrôle) : la piste est à 12.');
    expect(told(vp, { viewer: 1, seats: 3 })).toBe(
      'La Coalition marque 2 points de victoire (contrôle) : la piste est à 12.',
    );
    const wins = { winners: [1, 2], how: 'lastTurn', facts: { vp: 9, turn: 3 } };
    const outcome = (viewer: Viewer) => plain(text.fr.outcome(sample(box, { viewer, seats: 3, outcome: wins })));
    expect(outcome(2)).toMatch(/^Vous l’emportez avec votre partenaire : /);
    expect(outcome(0)).toMatch(/^La Coalition l’emporte : /);
  });

  test('articles contract', () => {
    const saw = (of: number): N15Event => ({ kind: 'sawHand', seat: 0, of, cards: [] });
    expect(told(saw(1), { seats: 3 })).toBe('La France voit la main des Anglais : aucune carte.');
    expect(told(saw(1))).toBe('La France voit la main de la Coalition : aucune carte.');
    expect(told(saw(1), { viewer: 1 })).toBe('La France voit votre main : aucune carte.');
    const gave: N15Event = { kind: 'gave', seat: 1, to: 2, card: card('pluie') };
    expect(told(gave, { seats: 3 })).toBe('Les Anglais donnent « Pluie » aux Prussiens.');
    expect(told(gave, { seats: 3, viewer: 2 })).toBe('Les Anglais vous donnent « Pluie ».');
  });

  test('control goes by the nation, and to its player as his own', () => {
    const control: N15Event = { kind: 'control', zone: zone('ath'), nation: 2 };
    expect(told(control)).toBe('Les Prussiens prennent le contrôle d’Ath.');
    expect(told(control, { viewer: 1 })).toBe('Vous prenez le contrôle d’Ath.');
    expect(told(control, { viewer: 1, seats: 3 })).toBe('Les Prussiens prennent le contrôle d’Ath.');
  });
});

describe('blocks', () => {
  const moved = (nation: number, count: number, blocks: readonly number[]): N15Event => ({
    kind: 'moved',
    nation,
    count,
    blocks,
    from: zone('ohain'),
    to: zone('foret-de-soignes'),
    link: 0,
    how: 'retreat',
  });
  test.each([
    [moved(0, 1, [NEY]), 'Ney recule d’Ohain vers la forêt de Soignes.'],
    [moved(0, 2, [NEY, NAPOLEON]), 'Ney et Napoléon reculent d’Ohain vers la forêt de Soignes.'],
    [moved(0, 2, VEDETTES), '2 vedettes françaises reculent d’Ohain vers la forêt de Soignes.'],
    [moved(2, 1, [40]), 'Une vedette prussienne recule d’Ohain vers la forêt de Soignes.'],
    [moved(2, 3, []), '3 pavés prussiens reculent d’Ohain vers la forêt de Soignes.'],
    [moved(1, 3, []), '3 pavés anglais reculent d’Ohain vers la forêt de Soignes.'],
    [moved(1, 1, []), 'Un pavé anglais recule d’Ohain vers la forêt de Soignes.'],
  ])('%o agrees in number', (event, said) => expect(told(event)).toBe(said));

  test.each([
    [DROUOT, 2, 'Drouot est éliminé à Ligny, avec 2 points de force.'],
    [22, 0, 'Une vedette française est éliminée à Ligny.'],
    [BLUCHER, 0, 'Blücher est éliminé à Ligny.'],
  ])('%i is eliminated, in its gender', (block, strength, said) => {
    expect(told({ kind: 'eliminated', block, zone: zone('ligny'), strength })).toBe(said);
  });

  test('names are elided, but D’Erlon is not elided twice', () => {
    const bonus = (block: number): Term => ({ what: 'bonus', clause: 'N15-CBT-18', value: 1, block });
    const name = (block: number) => WORDS.fr.term({ box }, bonus(block));
    expect([UXBRIDGE, ORANGE, ERLON, NEY].map((block) => plain(WORDS.fr.typeset(name(block))))).toEqual([
      'bonus d’Uxbridge',
      'bonus d’Orange',
      'bonus de D’Erlon',
      'bonus de Ney',
    ]);
  });
});

describe('places', () => {
  test.each([
    ['ligny', 'à Ligny', 'de Ligny'],
    ['le-roeulx', 'au Rœulx', 'du Rœulx'],
    ['haye-sainte', 'à La Haye Sainte', 'de La Haye Sainte'],
    ['hougoumont', 'à Hougoumont', 'd’Hougoumont'],
    ['hal', 'à Hal', 'de Hal'],
    ['eghezee', 'à Éghezée', 'd’Éghezée'],
    ['foret-de-soignes', 'en forêt de Soignes', 'de la forêt de Soignes'],
  ])('%s', (id, a, de) => {
    const facts = get(box.zones, zone(id));
    expect([place(facts).a, place(facts).de]).toEqual([a, de]);
  });

  test('English has its own names for Brussels and the Forest of Soignes only', () => {
    const changed = box.zones.filter((facts) => WORDS.en.zone(facts) !== zoneName(facts));
    expect(changed.map((facts) => WORDS.en.zone(facts))).toEqual(['Forest of Soignes', 'Brussels']);
  });

  test('a bridge is named by its river and its two ends', () => {
    const link = box.links.findIndex(({ id }) => id === 'charleroi--walcourt');
    expect(told({ kind: 'bridge', link })).toBe('Le pont sur la Sambre entre Walcourt et Charleroi est détruit.');
    expect(english({ kind: 'bridge', link })).toBe(
      'The bridge over the Sambre between Walcourt and Charleroi is destroyed.',
    );
  });

  test('the turns of every scenario are told in French', () => {
    const labels = box.scenarios.flatMap(({ turns }) => turns.map(({ label }) => WORDS.fr.turnLabel(label)));
    for (const label of labels) expect(label).toMatch(/^\d\d juin, (matin|après-midi|soir)$/);
    for (const invasion of box.invasions) expect(WORDS.fr.invasion(invasion)).not.toBe(invasion.name);
    for (const scenario of box.scenarios) expect(WORDS.fr.scenario(scenario)).not.toMatch(/June|turns/);
  });
});

describe('how it reads', () => {
  const cards: N15Event = {
    kind: 'combatCards',
    side: 0,
    total: 5,
    terms: [
      { what: 'strength', clause: 'N15-CBT-11', value: 2, block: 3 },
      { what: 'strength', clause: 'N15-CBT-11', value: 2, block: DROUOT },
      { what: 'tired', clause: 'N15-CBT-13', value: -1, block: DROUOT },
      { what: 'bonus', clause: 'N15-CBT-18', value: 1, block: DROUOT },
      { what: 'bonus', clause: 'N15-CBT-18', value: 1, block: NAPOLEON },
    ],
  };

  test('the number of cards is a sum that can be read, each term with its clause', () => {
    expect(english(cards)).toBe(
      'The attack reveals 5 cards: 2 (Reille, CBT-11) + 2 (Drouot, CBT-11) − 1 (Drouot exhausted, CBT-13) + 1 (bonus of Drouot, CBT-18) + 1 (bonus of Napoléon, CBT-18) = 5.',
    );
    expect(told(cards)).toBe(
      'L’attaque révèle 5 cartes : 2 (Reille, CBT-11) + 2 (Drouot, CBT-11) − 1 (Drouot épuisé, CBT-13) + 1 (bonus de Drouot, CBT-18) + 1 (bonus de Napoléon, CBT-18) = 5.',
    );
    expect(told({ ...cards, terms: [] }, { screens: true })).toBe('L’attaque révèle 5 cartes.');
  });

  test('fatigue that a commander spares is never less than nothing', () => {
    const fatigue: N15Event = {
      kind: 'marchFatigue',
      seat: 0,
      total: 0,
      terms: [
        { what: 'beyondThree', clause: 'N15-MAN-21', value: 0, block: NONE },
        { what: 'commander', clause: 'N15-MAN-25', value: -1, block: NONE },
      ],
    };
    expect(english(fatigue)).toBe(
      'Fatigue for the manoeuvre: 0 (beyond the third point, MAN-21) − 1 (commander, MAN-25) = −1 → 0.',
    );
  });

  test('results, with what the ground spared', () => {
    const result: N15Event = {
      kind: 'combatResult',
      losses: [3, 0],
      fatigues: [4, 0],
      spared: [{ what: 'town', clause: 'N15-CBT-32', value: 1, block: NONE }],
    };
    expect(told(result)).toBe(
      'L’attaque inflige 3 pertes et 4 fatigues ; la défense n’inflige rien. Déjà déduit : 1 fatigue (ville, CBT-32).',
    );
    expect(english(result)).toBe(
      'The attack inflicts 3 losses and 4 fatigue, the defence nothing. Already deducted: 1 fatigue (town, CBT-32).',
    );
  });

  test('in fog the own camp hears of its stack once, with names', () => {
    const hidden: N15Event = {
      kind: 'designated',
      seat: 0,
      nation: 0,
      zone: zone('ligny'),
      count: 2,
      blocks: [],
      intent: 'go',
    };
    expect(text.fr.event(sample(box, { viewer: 0, fog: true }), hidden)).toBeNull();
    expect(told(hidden, { viewer: 1, fog: true })).toBe('La France désigne 2 pavés français à Ligny pour manœuvrer.');
    expect(told({ ...hidden, blocks: [NEY, NAPOLEON] }, { viewer: 0, fog: true })).toBe(
      'Vous désignez Ney et Napoléon à Ligny pour manœuvrer.',
    );
  });

  test('an exclamation mark ends its sentence, or begins another', () => {
    const charge = card('chargez');
    const view = sample(box, { viewer: 0 });
    expect(text.en.choice(view, { kind: 'play', card: charge })).toBe('Charge! +1 card, 1 fatigue for the cavalry');
    expect(english({ kind: 'discarded', seat: 0, card: charge })).toBe('France discards Charge!');
    expect(told({ kind: 'discarded', seat: 0, card: charge })).toBe('La France défausse « Chargez ! ».');
  });

  test('two cards of one event in the hand are told apart by their numbers', () => {
    const twins = box.cards.flatMap((facts, no) => (facts?.event === 'marche-forcee' && facts.camp === 0 ? [no] : []));
    const [first = 0, second = 0] = twins;
    const hands = [{ count: 2, cards: [first, second] }];
    expect(plain(text.fr.choice(sample(box, { hands }), { kind: 'play', card: second }))).toBe(
      `Marche forcée (n° ${second}) : +1 point de mouvement`,
    );
    expect(text.en.choice(sample(box, { hands: [{ count: 1, cards: [first] }] }), { kind: 'play', card: first })).toBe(
      'Forced March: +1 movement point',
    );
  });

  test('a step says what it meets', () => {
    const bridge = get(box.links, 0);
    const op = { ...there(sample(box, {}).op), zone: bridge.a };
    const view = (more: Partial<View>) =>
      sample(box, { viewer: 0, step: 'manoeuvre.displace', op, where: [], hidden: [], ...more });
    const step = { kind: 'step', to: bridge.b } as const;
    expect(text.en.choice(view({ destroyed: [] }), step)).toBe('To Maubeuge');
    expect(text.en.choice(view({ destroyed: [0] }), step)).toBe('To Maubeuge (destroyed bridge: 3 points)');
    const hidden = [{ zone: bridge.b, nation: 2, activated: false, count: 1 }];
    expect(plain(text.fr.choice(view({ destroyed: [], hidden }), step))).toBe('Vers Maubeuge (l’ennemi s’y trouve)');
  });
});
