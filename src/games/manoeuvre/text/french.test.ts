import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../kernel/flow.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { standardBox } from '../data/standard.ts';
import type { View } from '../position.ts';
import { events } from './fr/events.ts';
import { au, du, le } from './fr/grammar.ts';
import { outcomes } from './fr/outcomes.ts';
import { waiting } from './fr/prompts.ts';
import type { Scene } from './scene.ts';

const box = standardBox();
const NATIONS = box.nations.map(({ id }) => id);

/** A scene of which only the nations matter: the named one sits at 0. */
function scene(id: string, viewer: Viewer = null): Scene {
  const nation = NATIONS.indexOf(id);
  const side = { nation, lost: 5, handCount: 0 };
  const view: Partial<View> = {
    viewer,
    first: 0,
    sides: [side, { ...side, nation: (nation + 1) % 8 }] as unknown as View['sides'],
    control: [[1, 2, 3, 4], [60]],
  };
  return { box, view: view as View };
}

const supply = box.cards.findIndex(({ type }) => type === 'supply');
const US: Seat = 0;

describe('the eight nations', () => {
  test.each([
    ['fr', 'La France joue Ravitaillement pour déplacer une deuxième unité.'],
    ['gb', 'La Grande-Bretagne joue Ravitaillement pour déplacer une deuxième unité.'],
    ['at', 'L’Autriche joue Ravitaillement pour déplacer une deuxième unité.'],
    ['ot', 'L’Empire ottoman joue Ravitaillement pour déplacer une deuxième unité.'],
    ['pr', 'La Prusse joue Ravitaillement pour déplacer une deuxième unité.'],
    ['ru', 'La Russie joue Ravitaillement pour déplacer une deuxième unité.'],
    ['es', 'L’Espagne joue Ravitaillement pour déplacer une deuxième unité.'],
    ['us', 'Les États-Unis jouent Ravitaillement pour déplacer une deuxième unité.'],
  ])('%s agrees with its verb', (id, said) => {
    const played = { kind: 'played', seat: US, card: supply, purpose: 'supplyMove', unit: -1 } as const;
    expect(events.played(scene(id), played)).toBe(said);
    expect(events.played(scene(id, US), played)).toBe('Vous jouez Ravitaillement pour déplacer une deuxième unité.');
  });

  test.each([
    ['fr', 'à la France', 'la main de la France', 'sa'],
    ['gb', 'à la Grande-Bretagne', 'la main de la Grande-Bretagne', 'sa'],
    ['at', 'à l’Autriche', 'la main de l’Autriche', 'sa'],
    ['ot', 'à l’Empire ottoman', 'la main de l’Empire ottoman', 'sa'],
    ['pr', 'à la Prusse', 'la main de la Prusse', 'sa'],
    ['ru', 'à la Russie', 'la main de la Russie', 'sa'],
    ['es', 'à l’Espagne', 'la main de l’Espagne', 'sa'],
    ['us', 'aux États-Unis', 'la main des États-Unis', 'leur'],
  ])('%s: articles contract and elide', (id, a, hand, own) => {
    expect(events.turn(scene(id), { kind: 'turn', turn: 2, seat: US })).toBe(`Tour de jeu 2 : ${a} de jouer.`);
    const scouted = { kind: 'scouted', seat: 1, card: box.cards.findIndex(({ name }) => name === 'Spy') } as const;
    expect(events.scouted(scene(id, 1), scouted)).toBe(`Vous jouez Espion et regardez ${hand}.`);
    const last = events.firstDeckExhausted(scene(id), { kind: 'firstDeckExhausted', seat: US });
    expect(last).toContain(`la dernière carte de ${own} première pioche.`);
  });

  test('the plural of the United States in outcomes and prompts', () => {
    const won = { winners: [US], how: 'night', facts: {} };
    expect(outcomes.night(scene('us'), won)).toBe(
      'Les États-Unis l’emportent à la tombée de la nuit : 4 cases de la moitié adverse contre 1.',
    );
    expect(outcomes.attrition(scene('us'), { ...won, winners: [1] })).toBe(
      'La France l’emporte par usure : parmi les unités des États-Unis, 5 sont éliminées.',
    );
    expect(outcomes.attrition(scene('us', US), { ...won, winners: [1] })).toBe(
      'La France l’emporte par usure : parmi vos unités, 5 sont éliminées.',
    );
    expect(waiting(scene('us', 1), [US], 'défausse')).toBe('On attend les États-Unis : défausse.');
  });

  test('without a nation a seat is the first or the second player', () => {
    const early: Scene = {
      box,
      view: { ...scene('fr').view, sides: [{ nation: -1 }, { nation: -1 }] as unknown as View['sides'] },
    };
    expect(waiting(early, [0], 'choix d’une nation')).toBe('On attend le premier joueur : choix d’une nation.');
    expect(waiting(early, [1], 'choix d’une nation')).toBe('On attend le deuxième joueur : choix d’une nation.');
  });
});

describe('units', () => {
  test.each([
    [
      'fr',
      0,
      'la Garde impériale',
      'de la Garde impériale',
      'à la Garde impériale',
      'La Garde impériale est éliminée en e4.',
    ],
    ['fr', 3, 'le 45e léger', 'du 45e léger', 'au 45e léger', 'Le 45e léger est éliminé en e4.'],
    [
      'gb',
      7,
      'les Hollando-Belges',
      'des Hollando-Belges',
      'aux Hollando-Belges',
      'Les Hollando-Belges sont éliminés en e4.',
    ],
    ['pr', 1, 'l’Escorte royale', 'de l’Escorte royale', 'à l’Escorte royale', 'L’Escorte royale est éliminée en e4.'],
    [
      'es',
      0,
      'les gardes wallonnes',
      'des gardes wallonnes',
      'aux gardes wallonnes',
      'Les gardes wallonnes sont éliminées en e4.',
    ],
  ])('%s %i: article, gender and number', (id, unit, the, of, to, gone) => {
    const s = scene(id);
    expect([le(s, unit), du(s, unit), au(s, unit)]).toEqual([the, of, to]);
    expect(events.eliminated(s, { kind: 'eliminated', unit, square: 28, why: 'result' })).toBe(gone);
  });
});
