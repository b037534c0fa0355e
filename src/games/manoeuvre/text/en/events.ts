import { squareName } from '../../../../grids/squares.ts';
import { printDice } from '../../../../kernel/odds.ts';
import { count, does, is, itDoes, list, own, plays, possessive } from '../../../../text/english.ts';
import { tellOutcome } from '../../../../text/game-text.ts';
import { isReader } from '../../../../text/scene.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Card, Purpose, Result, TotalTerm } from '../../position.ts';
import { cardFacts, nationOf, opponentOf, ownerOf, type Scene, sum, terrainOfTerm } from '../scene.ts';
import type { EventOf, Words } from '../words.ts';
import { card, cardName, edge, nation, player, seatName, slot, the, troops, unitName, upTo } from './grammar.ts';
import { terrain } from './names.ts';
import { outcomes } from './outcomes.ts';

function cards(s: Scene, ids: readonly Card[]): string {
  return ids.length === 0 ? 'no cards' : ids.map((id) => cardName(s, id)).join(', ');
}

function isSeat(seat: number): boolean {
  return seat === 0 || seat === 1;
}

function firstPlayer(s: Scene, e: EventOf<'firstPlayer'>): string {
  const rolls = e.rolls.map(([a, b]) => `${a}–${b}`).join(', then ');
  const known = nationOf(s, e.seat) !== undefined || s.view.viewer !== null;
  const winner =
    isReader(s, e.seat) || nationOf(s, e.seat) !== undefined ? does(player(s, e.seat), is) : 'Your opponent is';
  return `Rolling for First Player: ${rolls}.${known ? ` ${winner} First Player.` : ''}`;
}

const PLAYED: Readonly<Record<Exclude<Purpose, 'redoubt'>, (s: Scene, e: EventOf<'played'>) => string>> = {
  march: (s, e) => ` for ${the(s, e.unit)}.`,
  supplyMove: () => ' to move a second unit.',
  withdraw: (s, e) => ` to withdraw ${the(s, e.unit)}.`,
  defence: (s, e) => `: Defence +${cardFacts(s, e.card)?.defence ?? 0}.`,
  leaderDefence: (s, e) => `: Defence +${cardFacts(s, e.card)?.combatDefence ?? 0}.`,
  attack: (s, e) => {
    const dice = cardFacts(s, e.card)?.attack ?? null;
    return dice === null ? ' for the attack.' : `: Attack +${printDice(dice)}.`;
  },
  committed: (s) => `: Attack +${printDice(s.box.committedDice)}.`,
  sappers: () => ': the redoubt does not count in this combat.',
  leaderCombat: (s, e) => `: Attack +${cardFacts(s, e.card)?.combatAttack ?? 0}.`,
  leaderCommand: (s, e) => `: Command ${cardFacts(s, e.card)?.command ?? 0}.`,
  supplyRestore: (s, e) => ` to restore ${the(s, e.unit)}.`,
  regroup: (s, e) => ` to restore ${the(s, e.unit)}.`,
  reinforcement: () => ' as a reinforcement.',
  rally: (s, e) => ` to rally ${the(s, e.unit)}.`,
};

function moved(s: Scene, e: EventOf<'moved'>): string {
  const path = `${squareName(e.from)}–${squareName(e.to)}`;
  switch (e.how) {
    case 'move':
      return `${does(troops(s, e.unit), ['moves', 'move'])} ${path}.`;
    case 'march':
      return `${does(troops(s, e.unit), ['marches', 'march'])} on, ${path}.`;
    case 'skirmish':
      return `${does(troops(s, e.unit), ['slips', 'slip'])} away, ${path}.`;
    case 'retreat':
      return `${does(troops(s, e.unit), ['retreats', 'retreat'])} ${path}.`;
    case 'withdrawal':
      return `${does(troops(s, e.unit), ['withdraws', 'withdraw'])} ${path}.`;
    case 'advance':
      return `${does(troops(s, e.unit), ['advances', 'advance'])} ${path}.`;
  }
}

function combat(s: Scene, e: EventOf<'combat'>): string {
  const facts = cardFacts(s, e.card);
  const target = the(s, e.target);
  switch (e.type) {
    case 'assault':
      return `${does(troops(s, e.attacker), ['assaults', 'assault'])} ${target}${dice(facts?.attack ?? null)}.`;
    case 'ambush':
      return `${does(player(s, e.seat), ['lays', 'lay'])} an Ambush for ${target}${dice(s.box.ambushDice)}.`;
    case 'bombard': {
      const battery = facts?.grandBattery ?? null;
      const fire = `bombards ${target}${dice(battery?.dice ?? facts?.bombard ?? null)}.`;
      const act = does(troops(s, e.attacker), [fire, fire.replace('bombards', 'bombard')]);
      return battery === null ? act : `Grand Battery! ${act}`;
    }
    case 'volley':
      return `${does(troops(s, e.attacker), ['fires', 'fire'])} a Volley at ${target}${dice(facts?.volley ?? null)}.`;
  }
}

function dice(found: { readonly count: number; readonly sides: number } | null): string {
  return found === null ? '' : ` (${printDice(found)})`;
}

function termName(s: Scene, term: TotalTerm): string {
  switch (term.what) {
    case 'strength':
    case 'dice':
      return '';
    case 'support':
      return unitName(s, term.unit);
    case 'terrain':
      return terrain(terrainOfTerm(term) ?? 'terrain');
    case 'redoubt':
      return 'redoubt';
    case 'leader':
      return cardName(s, term.card);
    case 'card':
      return 'card';
  }
}

const RESULTS: Readonly<Record<Result, string>> = {
  attackerHit: 'the attackers take a Hit',
  nothing: 'no effect',
  defenderChooses: 'the defender chooses a Hit or a retreat',
  attackerChooses: 'the attacker chooses a Hit or a retreat',
  hitAndRetreat: 'a Hit and a retreat',
  eliminated: 'the target is eliminated',
  hit: 'the target takes a Hit',
};

function totals(s: Scene, e: EventOf<'totals'>): string {
  const name = (term: TotalTerm) => termName(s, term);
  const attack = sum(e.attack, e.terms.attack, e.dice, name);
  const defence = sum(e.defence, e.terms.defence, [], name);
  const result = e.type === 'ambush' && e.result === 'attackerHit' ? 'nothing' : e.result;
  return `Attack ${attack} against Defence ${defence}: ${RESULTS[result]}.`;
}

const ELIMINATED: Readonly<Record<EventOf<'eliminated'>['why'], string>> = {
  result: '',
  hit: '',
  noRetreat: ' with no way out',
  pursuit: ' in the pursuit',
  committed: ' by the Committed Attack',
};

const HIT: Readonly<Record<EventOf<'hit'>['why'], string>> = {
  result: '',
  pursuit: ' in the pursuit',
  committed: ' for the Committed Attack',
};

function pursuit(s: Scene, e: EventOf<'pursuitRoll'>): string {
  const roll = e.modifier === 0 ? `${e.roll}` : `${e.roll} − ${Math.abs(e.modifier)} = ${e.roll + e.modifier}`;
  const chase = does(troops(s, e.unit), ['pursues', 'pursue']);
  return `${chase} ${the(s, e.target)}: ${roll} (needs ${upTo(e.max)}), ${e.hit ? 'a Hit' : 'a miss'}.`;
}

function rolled(e: { readonly roll: number; readonly max: number }): string {
  return `${e.roll} (needs ${upTo(e.max)})`;
}

export const events: Words['events'] = {
  firstPlayer,
  tileLaid: (s, e) => {
    const tile = `tile ${s.box.tiles[e.laid.tile]?.id ?? e.laid.tile}`;
    const turned = e.laid.turn === 0 ? '' : `, turned ${e.laid.turn * 90}°`;
    return isSeat(e.seat)
      ? `${does(player(s, e.seat), ['lays', 'lay'])} ${tile} in the ${slot(e.slot)}${turned}.`
      : `${cap(tile)} goes in the ${slot(e.slot)}${turned}.`;
  },
  nationsNamed: (s, e) => {
    const named = list(e.nations.map((id) => nation(s, id)));
    return isSeat(e.seat) ? `${does(player(s, e.seat), ['names', 'name'])} ${named}.` : `The armies: ${named}.`;
  },
  nationTaken: (s, e) => {
    if (s.view.viewer !== null)
      return `${isReader(s, e.seat) ? 'You command' : 'Your opponent commands'} ${nation(s, e.nation)}.`;
    return `The ${e.seat === s.view.first ? 'First' : 'Second'} Player commands ${nation(s, e.nation)}.`;
  },
  edgeTaken: (s, e) => `${does(player(s, e.seat), ['starts', 'start'])} from the ${edge(e.edge)}.`,
  handReady: (s, e) => `${does(player(s, e.seat), ['takes', 'take'])} up a first hand of ${count(e.count, 'card')}.`,
  handCards: (s, e) => `${cap(possessive(player(s, e.seat)))} first hand: ${cards(s, e.cards)}.`,
  placed: (s, e) => `${does(troops(s, e.unit), ['takes', 'take'])} position on ${squareName(e.to)}.`,
  turn: (s, e) => `Game Turn ${e.turn}: ${possessive(player(s, e.seat))} turn.`,
  setAside: (s, e) => `${does(player(s, e.seat), ['sets', 'set'])} aside ${cardName(s, e.card)}.`,
  discarded: (s, e) => {
    const act = does(player(s, e.seat), ['discards', 'discard']);
    if (e.count === 0) return `${act} nothing.`;
    const top = e.top < 0 ? '' : e.count === 1 ? `: ${cardName(s, e.top)}` : `, ${cardName(s, e.top)} on top`;
    return `${act} ${count(e.count, 'card')}${top}.`;
  },
  drew: (s, e) =>
    `${does(player(s, e.seat), ['draws', 'draw'])} ${count(e.count, 'card')}; ${e.left} left in the deck.`,
  drewCards: (s, e) => `${does(player(s, e.seat), ['draws', 'draw'])}: ${cards(s, e.cards)}.`,
  reshuffled: (s, e) =>
    `${does(player(s, e.seat), ['shuffles', 'shuffle'])} ${own(player(s, e.seat))} discards into a new deck.`,
  firstDeckExhausted: (s, e) =>
    `${does(player(s, e.seat), ['has', 'have'])} drawn the last card of ${own(player(s, e.seat))} first deck.`,
  scouted: (s, e) =>
    `${does(player(s, e.seat), plays)} ${card(s, e.card)} and ${isReader(s, e.seat) ? 'look' : 'looks'} at ${possessive(player(s, opponentOf(e.seat)))} hand.`,
  sawHand: (s, e) => `The hand shown: ${cards(s, e.cards)}.`,
  moved,
  cannotMove: (s, e) => `None of ${possessive(player(s, e.seat))} units can move.`,
  // The redoubt itself tells the rest.
  played: (s, e) =>
    e.purpose === 'redoubt' ? null : `${does(player(s, e.seat), plays)} ${card(s, e.card)}${PLAYED[e.purpose](s, e)}`,
  cancelled: (s, e) => `${cap(cardName(s, e.by))} against ${card(s, e.card)}: the card is cancelled.`,
  combat,
  withdrawRoll: (s, e) =>
    `${does(troops(s, e.unit), ['tries', 'try'])} to withdraw: ${rolled(e)}, ${
      e.success
        ? itDoes(troops(s, e.unit), ['gets', 'get']).concat(' away')
        : itDoes(troops(s, e.unit), ['has', 'have']).concat(' to stand and fight')
    }.`,
  supports: (s, e) => `${does(troops(s, e.unit), ['supports', 'support'])} the attack.`,
  totals,
  choseHit: (s, e) =>
    ownerOf(e.unit) === e.seat
      ? `${does(player(s, e.seat), ['takes', 'take'])} the Hit on ${the(s, e.unit)}.`
      : `${does(player(s, e.seat), ['inflicts', 'inflict'])} a Hit on ${the(s, e.unit)}.`,
  choseRetreat: (s, e) =>
    ownerOf(e.unit) === e.seat
      ? `${does(player(s, e.seat), ['pulls', 'pull'])} ${the(s, e.unit)} back.`
      : `${does(player(s, e.seat), ['drives', 'drive'])} ${the(s, e.unit)} back.`,
  hit: (s, e) => `${does(troops(s, e.unit), ['takes', 'take'])} a Hit${HIT[e.why]}.`,
  eliminated: (s, e) => `${does(troops(s, e.unit), is)} eliminated on ${squareName(e.square)}${ELIMINATED[e.why]}.`,
  pursuitRoll: pursuit,
  skirmished: (s, e) =>
    `${does(troops(s, e.unit), ['breaks', 'break'])} off the Assault; the card goes back to the hand.`,
  rallyRoll: (s, e) =>
    `${cap(cardName(s, e.card))} ${e.success ? 'rallies' : 'fails to rally'} ${the(s, e.unit)}${e.roll > 0 ? `: ${rolled(e)}` : ''}.`,
  restored: (s, e) => `${does(troops(s, e.unit), is)} back at full strength.`,
  redoubtBuilt: (s, e) => `${does(troops(s, e.unit), ['builds', 'build'])} a redoubt on ${squareName(e.square)}.`,
  redoubtGone: (_s, e) => `The redoubt on ${squareName(e.square)} is gone.`,
  nightfall: (s, e) =>
    `Night falls. Squares held in the enemy's half: ${[0, 1]
      .map((seat) => `${isReader(s, seat) ? 'you' : seatName(s, seat)} ${e.control[seat] ?? 0}`)
      .join(', ')}.`,
  won: (s, e) => tellOutcome(outcomes, s, e.outcome),
};
