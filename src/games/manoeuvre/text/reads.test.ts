import { describe, expect, test } from 'vitest';
import { reasonsOf } from '../../../../test/words/spoken.ts';
import type { Language, Reason, Viewer } from '../../../kernel/game.ts';
import type { ManEvent } from '../position.ts';
import { cardNamed, cardOf, GUARD_CARD, table, text, totals } from './samples.ts';

describe('how it reads', () => {
  const told = (language: Language, a: string, b: string, viewer: Viewer, event: ManEvent) =>
    text[language].event(table(a, b, viewer), event);

  test('a total is a sum that can be read', () => {
    expect(told('en', 'fr', 'gb', 0, totals)).toBe(
      'Attack 8 + 2d8 (5, 3) + 2 (hill) = 18 against Defence 7 + 2 (terrain) = 9: the attacker chooses a Hit or a retreat.',
    );
    expect(told('fr', 'fr', 'gb', 0, totals)).toBe(
      'Attaque 8 + 2d8 (5, 3) + 2 (colline) = 18 contre Défense 7 + 2 (terrain) = 9\u00a0: perte ou retraite, au choix de l’attaquant.',
    );
  });

  test('the reader is addressed, the others are named', () => {
    const drew: ManEvent = { kind: 'drew', seat: 1, count: 2, left: 9 };
    expect(told('en', 'fr', 'us', 1, drew)).toBe('You draw 2 cards; 9 left in the deck.');
    expect(told('en', 'fr', 'us', 0, drew)).toBe('The United States draw 2 cards; 9 left in the deck.');
    expect(told('en', 'us', 'fr', 0, drew)).toBe('France draws 2 cards; 9 left in the deck.');
  });

  test('what only one seat is told speaks to that seat', () => {
    const hand: ManEvent = { kind: 'drewCards', seat: 0, cards: [GUARD_CARD, cardOf('fr', 'sappers')] };
    expect(told('en', 'fr', 'gb', 0, hand)).toBe('You draw: Imperial Guard (2d8 / 7), French Sappers.');
    expect(told('fr', 'fr', 'gb', 0, hand)).toBe('Vous tirez\u00a0: Garde impériale (2d8 / 7), Sapeurs français.');
  });

  test('two units of the same name are told apart by their nation', () => {
    const placed: ManEvent = { kind: 'placed', unit: 8, to: 0 };
    expect(told('en', 'pr', 'us', 0, placed)).toBe('The 1st Infantry Regiment (United States) takes position on a1.');
    expect(told('fr', 'pr', 'us', 0, placed)).toBe('Le 1er d’infanterie (États-Unis) prend position en a1.');
    expect(told('fr', 'fr', 'us', 0, placed)).toBe('Le 1er d’infanterie prend position en a1.');
    // Their cards too, in a list, in a sentence and on the table.
    const top: ManEvent = { kind: 'discarded', seat: 1, count: 1, top: cardNamed('us-1st-1') };
    expect(told('en', 'pr', 'us', 0, top)).toContain(': 1st Infantry Regiment (United States, ');
    expect(told('fr', 'us', 'pr', 1, { ...top, top: cardNamed('pr-1st-1') })).toContain('1er d’infanterie (Prusse, ');
    expect(told('en', 'fr', 'us', 0, top)).toContain(': 1st Infantry Regiment (2d6 / 5)');
    const cancelled: ManEvent = { kind: 'cancelled', seat: 1, card: cardNamed('us-1st-1'), by: cardNamed('us-1st-2') };
    expect(told('en', 'pr', 'us', 0, cancelled)).toContain('a card of the 1st Infantry Regiment (United States)');
    expect(told('fr', 'pr', 'us', 0, cancelled)).toContain('une carte du 1er d’infanterie (États-Unis)');
    const thing = (language: Language, other: string) =>
      text[language].thing(table(other, 'us', 0), `card:${cardNamed('us-1st-1')}`);
    expect(thing('en', 'pr')).toMatch(/^1st Infantry Regiment \(United States\): /);
    expect(thing('fr', 'pr')).toMatch(/^1er d’infanterie \(États-Unis\)/);
    expect(thing('en', 'fr')).toMatch(/^1st Infantry Regiment: /);
  });

  test('a prompt for whoever is asked, and one for the rest', () => {
    const view = (viewer: Viewer) => table('es', 'us', viewer, { step: 'assault.defend', asked: [1] });
    expect(text.en.prompt(view(1))).toBe('Play cards to defend the 2nd Infantry Regiment, or go on.');
    expect(text.en.prompt(view(0))).toBe('Waiting for the United States to defend the 2nd Infantry Regiment.');
    expect(text.fr.prompt(view(null))).toBe('On attend les États-Unis\u00a0: défense du 2e d’infanterie.');
  });

  test('a question about a unit whose name is a plural', () => {
    // The King's Dragoons Guards are the target.
    const asked = (step: string, viewer: Viewer) => table('fr', 'gb', viewer, { step, asked: [viewer ?? 0] });
    expect(text.en.prompt(asked('assault.choose', 0))).toBe(
      'The attack succeeds: a Hit on the King’s Dragoons Guards, or a retreat?',
    );
    expect(text.fr.prompt(asked('assault.withdraw', 1))).toBe(
      'Les dragons du Roi sont attaqués\u00a0: se désengager, ou tenir\u202f?',
    );
  });

  test('a reason names the moment or the unit that it speaks of', async () => {
    const tell = await reasonsOf({ text });
    const reason = (language: Language, why: string, facts: Reason['facts']) =>
      tell[language](table('fr', 'gb', 0), {
        clause: 'MAN-4-c',
        why,
        ...(facts === undefined ? {} : { facts }),
      });
    expect(reason('en', 'moment', { step: 'combat.declare' })).toBe('That is for starting a combat.');
    expect(reason('fr', 'moment', { step: 'combat.declare' })).toBe(
      'C’est pour un autre moment\u00a0: l’engagement d’un combat.',
    );
    expect(reason('en', 'targetNotAdjacent', { unit: 3 })).toBe('No enemy is adjacent to the 45th Regiment Legere.');
    expect(reason('fr', 'targetNotAdjacent', { unit: 3 })).toBe('Aucun ennemi à côté du 45e léger.');
    expect(reason('en', 'mustMove', undefined)).toBe('You must move one of your units.');
    expect(reason('en', 'mustMove', { unit: 3 })).toBe('You must move the 45th Regiment Legere.');
    expect(reason('fr', 'mustMove', { unit: 3 })).toBe('Vous devez déplacer le 45e léger.');
  });

  test('a retreat without a way out says what it means', () => {
    const trapped = table('fr', 'gb', 1, { step: 'assault.choose', at: Array.from({ length: 64 }, () => 3) });
    expect(text.en.choice(trapped, { kind: 'flee' })).toBe('Retreat (no way out: they are eliminated)');
    expect(text.fr.choice(trapped, { kind: 'flee' })).toBe(
      'Battre en retraite (aucune issue\u00a0: ils seront éliminés)',
    );
    expect(text.en.choice(table('fr', 'gb', 0), { kind: 'flee' })).toBe('Drive the King’s Dragoons Guards back');
  });
});
