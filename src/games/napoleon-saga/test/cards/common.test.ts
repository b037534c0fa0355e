import { describe, expect, test } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { game, table } from '../table.ts';

const FACE = { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line' };
const HELD = {
  'F.L1.3': 'fr-line',
  'F.L1.4': 'fr-line',
  'F.L1.5': 'fr-line',
  'C.L1.1': 'gb-line',
  'C.L1.2': 'gb-line',
  'C.L1.3': 'gb-line',
};
const hands = (french: readonly string[], coalition: readonly string[] = []) => ({ hands: [french, coalition] });
const lastTerms = (t: ReturnType<typeof table>) =>
  Object.fromEntries((t.told('test').at(-1)?.terms ?? []).map(({ what, value }) => [what, value]));

describe('cards of the starter decks', () => {
  rule(
    ['NS-CARD-03', 'NS-CARD-04', 'NS-CARD-08'],
    's05 Line: in the own turn or the own action; the card is discarded',
    () => {
      const t = table({ units: FACE, ...hands(['s05', 's05']) });
      expect(t.choices('use')).toEqual(['use F.s05-1 on F.L1.1', 'use F.s05-2 on F.L1.1']);
      t.take(0, 'use F.s05-1 on F.L1.1');
      expect([t.at('F.L1.1'), t.discard(0), t.step, t.asked]).toEqual(['fr-line line', ['s05'], 'actions.choose', [0]]);
      // NS-CARD-16: the same again would be no effect.
      expect(t.whyNot(0, 'use F.s05-2 on F.L1.1')[0]).toBe('noEffect NS-CARD-16');
      const u = table({ units: FACE, ...hands(['s05']) }, { dice: [1] }).take(0, 'fire F.L1.1 x C.L1.5');
      expect(u.step).toBe('window.ask');
      u.take(0, 'use F.s05-1 on F.L1.1').quiet('actions.choose');
      expect(lastTerms(u)).toEqual({ value: 3, formation: 1 });
    },
  );

  rule('NS-CARD-09', 's05, s06: not on a unit that is engaged', () => {
    const t = table({ units: FACE, melees: [['F.L1.1', 'C.L1.5']], ...hands(['s05', 's06']) });
    expect(t.choices('use')).toEqual([]);
    expect(t.whyNot(0, 'use F.s06-1 on F.L1.1')[0]).toBe('formsInMelee NS-CARD-09');
  });

  test('s06 Square: the defender forms it against cavalry that engages', () => {
    const t = table(
      { units: { 'F.L1.1': 'fr-dragoons', 'C.L1.5': 'pr-line', 'C.L1.4': 'pr-line' }, ...hands([], ['s06']) },
      { dice: [1, 1] },
    );
    t.take(0, 'engage F.L1.1 x C.L1.5').quiet('engage.charge').take(0, 'spur');
    while (t.asked[0] === 0) t.take(0, 'pass');
    expect(t.choices('use')).toEqual(['use C.s06-1 on C.L1.5']);
    t.take(1, 'use C.s06-1 on C.L1.5').quiet('actions.choose');
    expect(t.told('test')[0]?.terms.map(({ what }) => what)).toEqual(['value']);
    const foot = table({ units: FACE, ...hands([], ['s06']) }, { dice: [1, 1] })
      .take(0, 'engage F.L1.1 x C.L1.5')
      .quiet('actions.choose');
    expect(foot.hand(1)).toContain('s06');
  });

  test('s07 Echelon: attacker or defender, in the engagement', () => {
    const t = table(
      { units: { 'F.L1.1': 'fr-dragoons', 'C.L1.5': 'pr-line', 'F.L2.1': 'fr-chasseurs' }, ...hands(['s07']) },
      { dice: [1, 1] },
    );
    t.take(0, 'engage F.L1.1 x C.L1.5').quiet('engage.charge').take(0, 'pass');
    expect(t.choices('use')).toEqual(['use F.s07-1 on F.L1.1']);
    t.take(0, 'use F.s07-1 on F.L1.1').quiet('actions.choose');
    expect(t.told('test')[0]?.total).toBe(5);
  });

  rule(
    ['NS-CARD-06', 'NS-CARD-07', 'NS-CARD-12'],
    's08 Flag, s09 Officer: attached, once each; the enemy takes them with the unit',
    () => {
      const t = table({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line' }, ...hands(['s08', 's08', 's09']) });
      t.take(0, 'use F.s08-1 on F.L1.1').take(0, 'use F.s09-1 on F.L1.1');
      expect(t.whyNot(0, 'use F.s08-2 on F.L1.1')[0]).toBe('attachedAlready NS-CARD-07');
      expect(t.position.attached).toHaveLength(2);
      const u = table(
        { units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 3' }, attached: { 'C.L1.5': ['s08', 's09'] } },
        { dice: [3] },
      );
      u.take(0, 'fire F.L1.1 x C.L1.5').quiet('actions.choose');
      expect([u.points(), u.position.sides[0].trophies.length]).toEqual([[4, 0], 2]);
      const fight = table({ units: FACE, attached: { 'F.L1.1': ['s09'] } }, { dice: [1, 1] })
        .take(0, 'engage F.L1.1 x C.L1.5')
        .quiet('actions.choose');
      expect(fight.told('test')[0]?.terms.map(({ what, value }) => [what, value])).toEqual([
        ['value', 3],
        ['attached', 1],
      ]);
    },
  );

  rule('NS-CARD-12', 'what lies under a unit that goes under the Army deck is discarded without points', () => {
    const full = {
      'F.R.1': 'fr-line',
      'F.R.2': 'fr-line',
      'F.R.3': 'fr-line',
      'F.R.4': 'fr-line',
      'F.R.5': 'fr-light',
      'F.RET.L': 'fr-light 2',
    };
    const t = table({ units: full, attached: { 'F.R.1': ['s08'] }, phase: 'reform' }, { dice: [6] })
      .quiet('turn.rally')
      .take(0, 'rally F.RET.L')
      .quiet('arrive.slot')
      .take(0, 'enter F.R.1');
    expect([t.discard(0), t.points()]).toEqual([['s08'], [0, 0]]);
  });

  test('s10 Volley, s11 With the Bayonet, s12 Stand Firm: sums on one die', () => {
    const volley = table({ units: FACE, ...hands(['s10']) }, { dice: [1] })
      .take(0, 'fire F.L1.1 x C.L1.5')
      .take(0, 'play F.s10-1')
      .quiet('actions.choose');
    expect(lastTerms(volley)).toEqual({ value: 3, card: 1 });
    const bayonet = table({ units: FACE, ...hands(['s11'], ['s11']) }, { dice: [1, 1] })
      .take(0, 'engage F.L1.1 x C.L1.5')
      .take(0, 'play F.s11-1');
    // The defender did not start it.
    expect(bayonet.offers('play C.s11-1', 1)).toBe(false);
    bayonet.quiet('actions.choose');
    expect(bayonet.told('test')[0]?.total).toBe(5);
    const later = table({ units: FACE, melees: [['F.L1.1', 'C.L1.5', 1]], ...hands(['s11']) }, { dice: [1, 1] })
      .take(0, 'fight F.L1.1')
      .quiet('actions.choose');
    expect(later.hand(0)).toContain('s11');
    const firm = table(
      { units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 1' }, ...hands([], ['s12']) },
      { dice: [3, 2] },
    )
      .take(0, 'fire F.L1.1 x C.L1.5')
      .quiet('toll.decide')
      .take(1, 'stand')
      .take(1, 'play C.s12-1')
      .quiet('actions.choose');
    expect(firm.at('C.L1.5')).toBe('pr-line 2');
  });

  test('s13 Rally: a unit rallies without a die', () => {
    const t = table({ units: { 'F.RET.L': 'fr-line 3' }, phase: 'reform', ...hands(['s13']) })
      .take(0, 'use F.s13-1 on F.RET.L')
      .quiet('turn.rally')
      .take(0, 'rally F.RET.L');
    expect(t.step).toBe('arrive.slot');
    expect(t.told('test')).toEqual([]);
  });

  rule(
    ['NS-ART-09', 'NS-CARD-05', 'NS-CARD-15', 'NS-CARD-17'],
    's14 Long-range Fire: range 4 at -1, and it is the activation of this turn',
    () => {
      const t = table(
        { units: { 'F.L2.2': 'fr-footart', 'C.R.3': 'gb-guards', 'C.L1.4': 'pr-line' }, ...hands(['s14']) },
        { dice: [6] },
      );
      t.take(0, 'use F.s14-1 on F.L2.2');
      expect(t.choices('fire')).toEqual(['fire F.L2.2 x C.L1.4', 'fire F.L2.2 x C.R.3']);
      t.take(0, 'fire F.L2.2 x C.R.3').quiet('actions.choose', 'toll.decide');
      expect(t.told('turnedUp').map(({ slot }) => slot)).toContain(t.position.where[t.told('test')[0]?.against ?? 0]);
      expect(lastTerms(t)).toEqual({ value: 3, order: -1 });
      expect([t.position.sides[0].markers, t.discard(0)]).toEqual([2, ['s14']]);
      expect(t.asked).toEqual([1]);
      const spent = table({ units: { 'F.L2.2': 'fr-footart activated', 'C.L1.4': 'pr-line' }, ...hands(['s14']) });
      expect(spent.choices('use')).toEqual([]);
    },
  );

  rule(['NS-CARD-16', 'NS-CARD-13'], 's15 Conscripts: the card becomes a unit, and a card again when it falls', () => {
    const t = table(
      { units: { 'F.L1.2': 'fr-line', 'C.L1.1': 'pr-line' }, active: 1, ...hands([], ['s15']) },
      { dice: [6] },
    );
    t.take(1, 'lay C.s15-1 C.L1.4');
    expect([t.at('C.L1.4'), t.asked, t.discard(1)]).toEqual(['conscripts', [1], []]);
    expect(t.choices('rest')).toEqual(['rest C.L1.1', 'rest C.L1.4']);
    t.take(1, 'rest C.L1.1').take(0, 'fire F.L1.2 x C.L1.4').quiet('actions.choose');
    expect([t.at('C.L1.4'), t.discard(1), t.points()]).toEqual(['.', ['s15'], [1, 0]]);
  });

  test('s15 Conscripts save the First Line at the end of a turn', () => {
    const { 'F.L1.5': _gone, ...two } = HELD;
    const lost = table({ units: two, phase: 'end', ...hands(['s15']) }).quiet('turn.bid');
    expect(lost.position.outcome?.winners).toEqual([1]);
    const saved = table({ units: two, phase: 'end', ...hands(['s15']) })
      .take(0, 'lay F.s15-1 F.L1.1')
      .quiet('turn.bid');
    expect(saved.position.outcome).toBeNull();
  });

  test('s16 Opportunity Fire: at whoever has moved before one’s infantry, for a marker', () => {
    const t = table(
      { units: { 'F.L1.1': 'fr-line', 'C.L1.4': 'pr-line', 'C.L1.5': 'gb-line' }, ...hands([], ['s16']) },
      { dice: [4] },
    );
    t.take(0, 'move F.L1.1 F.L1.2').take(1, 'use C.s16-1 on C.L1.4').quiet('actions.choose', 'toll.decide');
    expect(t.at('F.L1.2')).toBe('fr-line 1 activated');
    expect([t.position.sides[1].markers, t.at('C.L1.4')]).toEqual([2, 'pr-line activated']);
    // NS-CARD-17: the interrupted activation was seat 0's; the turn goes on with seat 1.
    expect(t.asked).toEqual([1]);
    const back = table({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line' }, ...hands([], ['s16']) })
      .take(0, 'move F.L1.1 F.L2.1')
      .quiet('actions.choose');
    expect(back.hand(1)).toContain('s16');
  });

  test('s17 Forced March: from the Reserve straight to the First Line', () => {
    const t = table({ units: { 'F.R.1': 'fr-light', 'F.R.2': 'fr-footart', 'F.L1.1': 'fr-line' }, ...hands(['s17']) });
    expect(t.choices('use')).toEqual(['use F.s17-1 on F.R.1']);
    t.take(0, 'use F.s17-1 on F.R.1');
    expect(t.choices('move')).toEqual([
      'move F.R.1 F.L1.2',
      'move F.R.1 F.L1.3',
      'move F.R.1 F.L1.4',
      'move F.R.1 F.L1.5',
    ]);
    t.take(0, 'move F.R.1 F.L1.3').quiet('actions.choose');
    expect(t.at('F.L1.3')).toBe('fr-light activated');
  });

  rule('NS-INFO-01', 's18 Reconnaissance: one player alone sees the enemy Reserve, and draws', () => {
    const t = table({ units: { 'F.L1.1': 'fr-line', 'C.R.1': 'gb-guards', 'C.R.2': 'gb-greys' }, ...hands(['s18']) });
    const at = () => game.view(t.position, 0).at.slice(27, 29);
    expect(at()).toEqual([-2, -2]);
    t.take(0, 'play F.s18-1');
    expect(at().every((unit) => unit >= 32)).toBe(true);
    expect(game.view(t.position, null).at.slice(27, 29)).toEqual([-2, -2]);
    expect(t.heard(1).some(({ kind }) => kind === 'saw')).toBe(false);
    expect(t.hand(0)).toHaveLength(2);
  });

  rule(['NS-CARD-02', 'NS-CARD-04'], 's19 Aide-de-camp: two cards, of which it is never one', () => {
    const t = table({ units: { 'F.L1.1': 'fr-line' }, decks: [1, 40], ...hands(['s19']) });
    t.position.sides[0].discard.length = 0;
    t.take(0, 'play F.s19-1');
    // One card was left, and nothing lay in the discard pile.
    expect([t.hand(0).length, t.discard(0)]).toEqual([2, ['s19']]);
  });

  test('s20 Skirmishers: infantry or cavalry that fires has -2', () => {
    const t = table({ units: FACE, ...hands([], ['s20']) }, { dice: [4] })
      .take(0, 'fire F.L1.1 x C.L1.5')
      .take(1, 'play C.s20-1')
      .quiet('actions.choose');
    expect([lastTerms(t), t.at('C.L1.5')]).toEqual([{ value: 3, card: -2 }, 'pr-line']);
    const guns = table({ units: { 'F.L2.1': 'fr-footart', 'C.L1.5': 'pr-line' }, ...hands([], ['s20']) }, { dice: [1] })
      .take(0, 'fire F.L2.1 x C.L1.5')
      .quiet('actions.choose');
    expect(guns.hand(1)).toContain('s20');
  });

  rule('NS-CARD-11', 'in a shared window the active player speaks first, and it closes when both pass in a row', () => {
    const t = table({ units: FACE, ...hands(['s10', 's10'], ['s20', 's20']) }, { dice: [1] }).take(
      0,
      'fire F.L1.1 x C.L1.5',
    );
    while (t.step !== 'test.ask') t.take(t.asked[0] ?? 0, 'pass');
    expect(t.asked).toEqual([0]);
    t.take(0, 'pass');
    expect(t.asked).toEqual([1]);
    t.take(1, 'play C.s20-1');
    expect(t.asked).toEqual([0]);
    t.take(0, 'play F.s10-1');
    expect(t.asked).toEqual([1]);
    t.take(1, 'pass');
    expect(t.asked).toEqual([0]);
    t.take(0, 'pass').quiet('actions.choose');
    expect(lastTerms(t)).toEqual({ value: 3, card: 1 });
    expect(
      t
        .told('test')
        .at(-1)
        ?.terms.filter(({ what }) => what === 'card'),
    ).toHaveLength(2);
  });
});
