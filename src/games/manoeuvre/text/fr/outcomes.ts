import type { Outcome, Seat } from '../../../../kernel/flow.ts';
import { count, fait, siens } from '../../../../text/french.ts';
import { opponentOf, reducedCount, type Scene } from '../scene.ts';
import type { Words } from '../words.ts';
import { joueur } from './grammar.ts';

function winner(o: Outcome): Seat {
  return o.winners[0] ?? 0;
}

function wins(s: Scene, o: Outcome): string {
  return fait(joueur(s, winner(o)), ['l’emporte', 'l’emportent', 'l’emportez']);
}

/** Squares of the enemy's half that the winner holds, and the loser. */
function squares(s: Scene, o: Outcome): readonly [number, number] {
  const seat = winner(o);
  return [s.view.control[seat]?.length ?? 0, s.view.control[opponentOf(seat)]?.length ?? 0];
}

function lost(s: Scene, seat: Seat): number {
  return s.view.sides[seat]?.lost ?? 0;
}

function each(s: Scene, o: Outcome): string {
  return `${count(squares(s, o)[0], 'case')} de part et d’autre`;
}

export const outcomes: Words['outcomes'] = {
  attrition: (s, o) => {
    const loser = opponentOf(winner(o));
    return `${wins(s, o)} par usure : parmi ${siens(joueur(s, loser), 'unités')}, ${lost(s, loser)} sont éliminées.`;
  },
  committed: (s, o) =>
    `${wins(s, o)} : les deux armées se brisent dans la même bataille, sur une Attaque suicide menée par ${joueur(s, opponentOf(winner(o))).le}.`,
  night: (s, o) => {
    const [held, against] = squares(s, o);
    return `${wins(s, o)} à la tombée de la nuit : ${count(held, 'case')} de la moitié adverse contre ${against}.`;
  },
  nightEliminations: (s, o) => {
    const seat = winner(o);
    const n = lost(s, opponentOf(seat));
    const taken = `${count(n, 'unité')} ${n > 1 ? 'éliminées' : 'éliminée'} contre ${lost(s, seat)}`;
    return `${wins(s, o)} à la tombée de la nuit : ${each(s, o)}, mais ${taken}.`;
  },
  nightReduced: (s, o) => {
    const seat = winner(o);
    const reduced = count(reducedCount(s, seat), 'unité réduite', 'aucune', 'unités réduites');
    return `${wins(s, o)} à la tombée de la nuit : ${each(s, o)}, pertes égales, mais ${reduced} contre ${reducedCount(s, opponentOf(seat))}.`;
  },
  nightRank: (s, o) => `${wins(s, o)} à la tombée de la nuit : tout est égal, et le dernier départage décide.`,
};
