import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { fastRandom } from '../../../kernel/fast-chance.ts';
import { get, there } from '../../../kernel/there.ts';
import { UNKNOWN } from '../position.ts';
import { blockNamed, box, game, opened, plays, table, ways, zoneNamed } from './table.ts';

// Règles du Grognard: fog of war and vedettes.

const FOG = { level: 'grognard' };
const DECKS = { french: [2, 1, 3, 4, 6, 7], coalition: [38, 37, 39, 40, 45, 46] };
const APART = { ney: 'ligny', erlon: { zone: 'ligny', activated: true }, picton: 'ath', zieten: 'wavre' };

describe('fog of war', () => {
  rule(
    ['N15-FOG-01', 'N15-FOG-04', 'N15-FOG-05'],
    'the enemy sees how many blocks of which colour and face, and no more',
    () => {
      const t = table({ pieces: APART, vedettes: { french: { ligny: 1 } }, decks: DECKS, hands: { french: [9] } }, FOG);
      const v = game.view(t.p, 1);
      expect(v.where[blockNamed('ney')]).toBe(UNKNOWN);
      expect(v.hidden).toEqual([
        { zone: zoneNamed('ligny'), nation: 0, activated: false, count: 2 },
        { zone: zoneNamed('ligny'), nation: 0, activated: true, count: 1 },
      ]);
      expect(v.where[blockNamed('picton')]).toBe(zoneNamed('ath'));
      expect([v.infantry[blockNamed('erlon')], v.fatigue[blockNamed('ney')]]).toEqual([UNKNOWN, UNKNOWN]);
      expect(v.hands[0]).toEqual({ count: 1, cards: [] });
      expect([v.decks, v.vp, v.turn]).toEqual([[6, 6], t.p.vp, 1]);
      const own = game.view(t.p, 0);
      expect(own.where[blockNamed('vedette F1')]).toBe(zoneNamed('ligny'));
      expect(game.view(t.p, null).hidden).toHaveLength(4);
    },
  );

  rule(
    ['N15-FOG-02', 'N15-FOG-03', 'N15-FOG-06', 'N15-FOG-08'],
    'who fights is shown before any card, and hidden again afterwards',
    () => {
      const t = table(
        {
          pieces: { ney: 'ligny', erlon: 'ligny', picton: 'ligny', lobau: 'avesnes', bulow: 'hannut' },
          hands: { french: [6] },
          decks: { french: [2, 8], coalition: [44, 59] },
        },
        FOG,
      );
      expect(game.view(t.p, 1).where[blockNamed('ney')]).toBe(UNKNOWN);
      t.play('+ Ney', 'fight');
      expect(t.reveals).toBeGreaterThan(0);
      const during = game.view(t.p, 1);
      expect([during.where[blockNamed('ney')], during.where[blockNamed('erlon')]]).toEqual([
        zoneNamed('ligny'),
        UNKNOWN,
      ]);
      expect([during.cavalry[blockNamed('ney')], there(during.combat).horse]).toEqual([UNKNOWN, UNKNOWN]);
      expect(game.view(t.p, 0).where[blockNamed('picton')]).toBe(zoneNamed('ligny'));
      t.play('pass');
      while (t.step() === 'share.place') t.play(get(t.offered(), 0));
      expect(t.events('combatCards').map(({ total }) => total)).toContain(1);
      expect(
        t.told
          .filter(({ event, only }) => event.kind === 'combatCards' && only === null)
          .every(({ event }) => event.kind === 'combatCards' && event.terms.length === 0),
      ).toBe(true);
      const after = game.view(t.p, 1);
      expect(after.where[blockNamed('ney')]).toBe(UNKNOWN);
      expect([after.sightedAt[blockNamed('ney')], after.sightedTurn[blockNamed('ney')]]).toEqual([
        zoneNamed('ligny'),
        1,
      ]);
    },
  );

  rule('N15-FOG-02', 'a corps that comes to the sound of the guns is shown as it arrives', () => {
    const t = table(
      {
        pieces: { ney: 'ligny', lobau: 'fleurus', picton: 'ligny', zieten: 'hannut' },
        hands: { french: [10], coalition: [56] },
        decks: { french: [2, 8], coalition: [44, 59] },
      },
      FOG,
    );
    t.play('+ Ney', 'fight', 'play #10', '+ Lobau', 'done');
    expect(t.seat()).toBe(1);
    expect(game.view(t.p, 1).where[blockNamed('lobau')]).toBe(zoneNamed('ligny'));
  });

  rule('N15-FOG-07', 'the enemy is not told the movement points, and sees no more of the stack than its size', () => {
    const t = table({ pieces: APART, decks: DECKS, hands: { coalition: [52] } }, FOG).play('+ Ney', 'march', 'pass');
    expect(game.view(t.p, 1).op).toMatchObject({ mp: UNKNOWN, group: [], counts: [1, 0, 0], base: 4 });
    expect(game.view(t.p, 0).op).toMatchObject({ mp: 5, group: [blockNamed('ney')] });
    expect(t.told.filter(({ event }) => event.kind === 'marchPoints').map(({ only }) => only)).toEqual([0]);
    expect(there(t.told.find(({ event, only }) => event.kind === 'designated' && only === null)).event).toMatchObject({
      blocks: [],
      count: 1,
    });
  });

  rule(
    ['N15-FOG-07', 'N15-VED-04'],
    'the mover is asked where nothing is to be decided, and pretends to place fatigue',
    () => {
      const t = table(
        { pieces: { ney: 'ligny', picton: 'ath' }, vedettes: { french: { avesnes: 1 } }, decks: DECKS },
        FOG,
      ).play('+ vedette F1', 'march', '> Maubeuge', 'halt');
      expect([t.seat(), t.offered()]).toEqual([0, ['done']]);
      const corps = table(
        { pieces: { ney: 'ligny', picton: 'ath' }, vedettes: { french: { avesnes: 1 } }, decks: DECKS },
        FOG,
      ).play('+ Ney', 'march', '> Marbais', 'halt');
      expect([corps.seat(), corps.offered()]).toEqual([0, ['done']]);
      expect(game.view(corps.p, 1).shares).toMatchObject([{ kind: 'fatigue', corps: [], free: UNKNOWN }]);
    },
  );

  rule(['N15-FOG-05', 'N15-FOG-07'], 'how often the mover is asked to place fatigue tells nothing of his corps', () => {
    const three = { ney: 'ligny', reille: 'ligny', erlon: 'ligny', picton: 'ath' };
    const questions = (pieces: { readonly [id: string]: string }, ...group: string[]) => {
      const t = table({ pieces, decks: { french: [9, 12], coalition: [37] } }, FOG);
      t.play(...group.map((who) => `+ ${who}`), 'march');
      if (t.offered().includes('> Marbais')) t.play('> Marbais');
      t.play('halt');
      let asked = 0;
      for (; t.step() === 'share.place'; asked++) t.play(get(t.offered(), 0));
      return asked;
    };
    expect(questions(three, 'Ney')).toBe(1);
    expect(questions(three, 'Ney', 'Reille')).toBe(1);
    expect(questions(three, 'Ney', 'Reille', "D'Erlon")).toBe(2);
    const led = { ney: 'ligny', reille: 'ligny', napoleon: 'ligny', picton: 'ath' };
    expect(questions(led, 'Ney', 'Reille', 'Napoléon')).toBe(2);
  });

  rule(
    'N15-FOG-08',
    'what was shown is remembered: it is imagined where it was seen, the likelier the fresher the sight',
    () => {
      const zieten = blockNamed('zieten');
      const ligny = zoneNamed('ligny');
      const there = (turn: number, sighted: number) => {
        const { p } = table(
          { turn, pieces: { ney: 'avesnes', zieten: 'ligny', pirch: 'wavre', thielmann: 'ath' } },
          FOG,
        );
        p.sightedAt[zieten] = sighted < 0 ? -1 : ligny;
        p.sightedTurn[zieten] = sighted;
        const random = fastRandom('sight');
        let count = 0;
        for (let i = 0; i < 300; i++) if (game.imagine(game.view(p, 0), random).where[zieten] === ligny) count++;
        return count;
      };
      const [never, long, fresh] = [there(3, -1), there(3, 1), there(3, 3)];
      expect(never).toBeLessThan(130);
      expect(fresh).toBeGreaterThan(220);
      expect(fresh).toBeLessThan(300);
      expect(long).toBeGreaterThan(never);
      expect(long).toBeLessThan(fresh);
    },
  );

  rule('N15-FOG-09', 'corps set up by a public event are known when they come, hidden afterwards', () => {
    const t = table(
      { pieces: { ney: 'ligny', picton: 'ath' }, phase: 'initiative', hands: { coalition: [67] }, decks: DECKS },
      FOG,
    ).play('play #67');
    expect(t.events('arrived').map(({ block }) => block)).toContain(blockNamed('frederick'));
    expect(game.view(t.p, 0).sightedAt[blockNamed('frederick')]).toBe(zoneNamed('alost'));
    expect(game.view(t.p, 0).where[blockNamed('frederick')]).toBe(UNKNOWN);
  });

  rule(
    ['N15-FOG-10', 'N15-EVT-FAT-02', 'N15-EVT-EMB-01', 'N15-VED-17'],
    'cards can be played on vedettes too, without effect or with',
    () => {
      const ride = (card: number) =>
        table(
          {
            pieces: { ney: 'ligny', picton: 'ath' },
            vedettes: { french: { ligny: 1 } },
            hands: { coalition: [card] },
            decks: DECKS,
          },
          FOG,
        );
      const tired = ride(53).play('+ vedette F1', 'march', '> Marbais', 'halt', 'play #53', 'done');
      expect(tired.zone('vedette F1')).toBe('marbais');
      const ambushed = ride(51).play('+ vedette F1', 'march', 'play #51', 'done');
      expect(there(ambushed.p.op).group).toEqual([blockNamed('vedette F1')]);
      const slow = ride(52).play('+ vedette F1', 'march', 'play #52');
      expect(there(slow.p.op).mp).toBe(4);
      const lost = ride(49).play('+ vedette F1', 'march', '> Marbais', 'play #49');
      expect(there(lost.p.op).over).toBe(true);
    },
  );
});

describe('vedettes', () => {
  const RIDERS = {
    pieces: { ney: 'ligny', napoleon: 'ligny', picton: 'ath', zieten: 'namur' },
    vedettes: { french: { ligny: 2, avesnes: 1 }, english: { ath: 1 } },
  };

  rule(['N15-VED-01', 'N15-VED-02'], 'vedettes of one zone move together, and never with corps', () => {
    const t = table({ ...RIDERS, decks: DECKS }, FOG).play('+ vedette F1');
    expect(t.offered()).toEqual(['+ vedette F2', 'march', 'rest']);
    expect(t.why(0, `block:${blockNamed('ney')}`)).toEqual(['vedetteWithCorps N15-VED-02']);
    const corps = table({ ...RIDERS, decks: DECKS }, FOG).play('+ Ney');
    expect(corps.offered()).toEqual(['+ Napoléon', 'rest']);
    expect(game.view(t.p, 1).where[blockNamed('vedette F1')]).toBe(UNKNOWN);
  });

  rule('N15-VED-03', 'card plus one, however many', () => {
    expect(there(table({ ...RIDERS, decks: DECKS }, FOG).play('+ vedette F1', 'march').p.op).mp).toBe(5);
    expect(there(table({ ...RIDERS, decks: DECKS }, FOG).play('+ vedette F1', '+ vedette F2', 'march').p.op).mp).toBe(
      5,
    );
  });

  rule('N15-VED-04', 'no fatigue for them', () => {
    const t = table({ ...RIDERS, decks: DECKS }, FOG).play(
      '+ vedette F1',
      'march',
      '> Marbais',
      '> Mellery',
      '> Genappe',
      '> Nivelles',
      '> Seneffe',
    );
    t.play('halt');
    expect(t.events('marchFatigue')[0]).toMatchObject({ total: 0 });
  });

  rule(
    ['N15-VED-05', 'N15-VED-09', 'N15-VED-14'],
    'a vedette among enemy corps dies, and learns only that there was one',
    () => {
      const t = table(
        {
          pieces: { ney: 'ligny', zieten: 'marbais', pirch: 'marbais' },
          vedettes: { french: { ligny: 2 }, prussian: { marbais: 1 } },
          decks: DECKS,
        },
        FOG,
      );
      t.play('+ vedette F1', 'march', '> Marbais');
      expect([t.zone('vedette F1'), t.zone('vedette P1')]).toEqual(['lost', 'lost']);
      expect(game.view(t.p, 0).where[blockNamed('zieten')]).toBe(UNKNOWN);
      expect(t.p.axes).toEqual([]);
      const axis = table(
        {
          pieces: { ney: 'quatre-bras', picton: 'quatre-bras', lobau: 'avesnes' },
          axes: [{ zone: 'quatre-bras', towards: 'marbais', camp: 'french' }],
          vedettes: { english: { marbais: 1 } },
          act: 'coalition',
          decks: DECKS,
        },
        FOG,
      );
      axis.play('+ vedette E1', 'march', '> Quatre-Bras');
      expect([axis.zone('vedette E1'), axis.fatigue('ney'), get(axis.p.axes, 0).struck]).toEqual(['lost', 0, false]);
    },
  );

  rule('N15-VED-06', 'a stack rides vedettes down without fatigue and goes on', () => {
    const t = table(
      { pieces: { ney: 'ligny', zieten: 'wavre' }, vedettes: { prussian: { marbais: 2 } }, decks: DECKS },
      FOG,
    ).play('+ Ney', 'march', '> Marbais');
    expect([t.zone('vedette P1'), t.zone('vedette P2')]).toEqual(['lost', 'lost']);
    expect(ways(t)).toContain('quatre-bras');
    t.play('halt', 'done');
    expect(t.fatigue('ney')).toBe(0);
    const both = table(
      { pieces: { ney: 'ligny', zieten: 'marbais' }, vedettes: { prussian: { marbais: 1 } }, decks: DECKS },
      FOG,
    ).play('+ Ney', 'march', '> Marbais');
    expect(both.zone('vedette P1')).toBe('lost');
    expect(there(both.p.op).over).toBe(true);
  });

  rule('N15-VED-07', 'so does one that retreats', () => {
    const t = table(
      {
        pieces: {
          reille: 'sombreffe',
          erlon: 'sombreffe',
          picton: { zone: 'sombreffe', infantry: 4, cavalry: 4 },
          lobau: 'avesnes',
        },
        vedettes: { french: { mazy: 1 } },
        decks: { french: [1, 5, 2, 8], coalition: [44, 59] },
      },
      FOG,
    ).play('+ Reille', "+ D'Erlon", 'fight');
    while (t.step() === 'share.place') t.play(get(t.offered(), 0));
    t.play('retreat > Mazy');
    expect([t.zone('vedette F1'), t.step()]).toEqual(['lost', 'retreat.step']);
    t.play('retreat > Temploux');
    expect(t.zone('picton')).toBe('temploux');
  });

  rule(['N15-VED-08', 'N15-VED-18'], 'opposing vedettes die one for one; who is left may go on', () => {
    const t = table(
      {
        pieces: { ney: 'ligny', zieten: 'wavre' },
        vedettes: { french: { ligny: 2 }, prussian: { marbais: 1 } },
        decks: DECKS,
      },
      FOG,
    );
    t.play('+ vedette F1', '+ vedette F2', 'march', '> Marbais');
    expect([t.zone('vedette F1'), t.zone('vedette F2'), t.zone('vedette P1')]).toEqual(['lost', 'marbais', 'lost']);
    t.play('> Quatre-Bras');
    expect(t.zone('vedette F2')).toBe('quatre-bras');
    const more = table(
      {
        pieces: { ney: 'ligny', zieten: 'wavre' },
        vedettes: { french: { ligny: 1 }, prussian: { marbais: 2 } },
        decks: DECKS,
      },
      FOG,
    );
    more.play('+ vedette F1', 'march', '> Marbais');
    expect([more.zone('vedette F1'), more.zone('vedette P1'), more.zone('vedette P2')]).toEqual([
      'lost',
      'lost',
      'marbais',
    ]);
  });

  rule(
    ['N15-VED-10', 'N15-VED-11', 'N15-VED-15'],
    'they take towns and farms, and French ones remove the Fortified Position',
    () => {
      const t = table(
        {
          pieces: { ney: 'ligny', zieten: 'wavre' },
          vedettes: { french: { 'belle-alliance': 1 } },
          vp: 8,
          decks: DECKS,
        },
        FOG,
      ).play('+ vedette F1', 'march', '> Hougoumont');
      expect([t.p.control[zoneNamed('hougoumont')], t.p.fortified.includes(zoneNamed('hougoumont')), t.p.vp]).toEqual([
        0,
        false,
        7,
      ]);
      const passing = table(
        { pieces: { ney: 'ligny', zieten: 'wavre' }, vedettes: { french: { hal: 1 } }, vp: 8, decks: DECKS },
        FOG,
      ).play('+ vedette F1', 'march', '> Bruxelles', '> Louvain');
      expect(passing.p.control[zoneNamed('bruxelles')]).toBe(0);
      expect(passing.p.vp).toBe(6);
    },
  );

  rule('N15-VED-15', 'their death is worth nothing', () => {
    const t = table(
      { pieces: { ney: 'ligny', zieten: 'marbais' }, vedettes: { french: { ligny: 1 } }, vp: 8, decks: DECKS },
      FOG,
    ).play('+ vedette F1', 'march', '> Marbais');
    expect(t.p.vp).toBe(8);
  });

  rule('N15-VED-12', 'they do not enter a fortified town of the enemy', () => {
    const t = table(
      { pieces: { ney: 'ligny', zieten: 'wavre' }, vedettes: { french: { temploux: 1 } }, decks: DECKS },
      FOG,
    ).play('+ vedette F1', 'march');
    expect(ways(t)).toEqual(['mazy']);
    expect(t.why(0, { kind: 'step', to: zoneNamed('namur') })).toEqual(['vedetteFortress N15-VED-12']);
    const own = table(
      {
        pieces: { ney: 'ligny', zieten: 'wavre' },
        vedettes: { prussian: { temploux: 1 } },
        act: 'coalition',
        decks: DECKS,
      },
      FOG,
    ).play('+ vedette P1', 'march');
    expect(ways(own)).toContain('namur');
  });

  rule('N15-VED-13', 'friendly vedettes and stacks do not stop each other', () => {
    const t = table(
      {
        pieces: { ney: 'ligny', lobau: 'marbais', zieten: 'wavre' },
        vedettes: { french: { ligny: 1, fleurus: 1 } },
        decks: DECKS,
      },
      FOG,
    ).play('+ vedette F1', 'march', '> Marbais');
    expect(ways(t)).toContain('quatre-bras');
    const stack = table(
      { pieces: { ney: 'ligny', zieten: 'wavre' }, vedettes: { french: { fleurus: 1 } }, decks: DECKS },
      FOG,
    ).play('+ Ney', 'march', '> Fleurus');
    expect(ways(stack)).toContain('charleroi');
    const meets = table({ pieces: { ney: 'ligny', lobau: 'marbais', zieten: 'wavre' }, decks: DECKS }, FOG).play(
      '+ Ney',
      'march',
      '> Marbais',
    );
    expect([meets.seat(), meets.offered()]).toEqual([0, ['halt']]);
    expect(meets.why(0, { kind: 'step', to: zoneNamed('quatre-bras') })).toEqual(['friendsStop N15-MAN-14']);
  });

  rule('N15-VED-16', 'English and Prussian vedettes ride apart', () => {
    const t = table(
      {
        pieces: { ney: 'ligny', picton: 'wavre', zieten: 'wavre' },
        vedettes: { english: { wavre: 1 }, prussian: { wavre: 1 } },
        act: 'coalition',
        decks: DECKS,
      },
      FOG,
    ).play('+ vedette E1');
    expect(t.offered()).toEqual(['march', 'rest']);
  });

  rule(
    ['N15-VED-15', 'N15-OPS-05'],
    'they are activated like corps, and a player with one of them to activate need not pass',
    () => {
      const t = table(
        {
          pieces: { ney: { zone: 'ligny', activated: true }, zieten: 'wavre' },
          vedettes: { french: { ligny: 1 } },
          decks: DECKS,
        },
        FOG,
      );
      expect(t.offered()).toEqual(['+ vedette F1', 'pass']);
      t.play('+ vedette F1', 'rest');
      expect(t.activated('vedette F1')).toBe(true);
      expect(t.p.passed[0]).toBe(true);
    },
  );

  rule('N15-VED-19', 'a coalition vedette keeps the marker of a farm only until a French stack comes', () => {
    const t = table(
      {
        pieces: { ney: 'belle-alliance', zieten: 'wavre' },
        vedettes: { english: { hougoumont: 1 } },
        vp: 8,
        decks: DECKS,
      },
      FOG,
    );
    expect(t.p.fortified).toContain(zoneNamed('hougoumont'));
    t.play('+ Ney', 'march', '> Hougoumont');
    expect([t.zone('vedette E1'), t.p.fortified.includes(zoneNamed('hougoumont')), t.p.vp]).toEqual(['lost', false, 7]);
  });

  rule('N15-DEF-25', 'vedettes make nothing contested', () => {
    const t = table(
      {
        pieces: { ney: 'ligny', zieten: 'wavre' },
        vedettes: { french: { ligny: 1 } },
        hands: { french: [6] },
        decks: DECKS,
      },
      FOG,
    ).play('+ vedette F1');
    expect(t.why(0, { kind: 'fight' })).toEqual(['vedettesDoNotFight N15-VED-15']);
    expect(plays(t)).toEqual([]);
  });

  rule(
    'N15-SET-08',
    'where a vedette is set up its owner alone is told; the zones stand in the order of the map',
    () => {
      const t = opened({ scenario: 'grand-campaign', level: 'grognard' });
      t.play('Zieten @ Namur', 'Pirch @ Charleroi');
      while (t.step() === 'setup.deploy') t.play(there(t.offered().at(-1)));
      const corps = [...new Set(t.p.where.slice(14, 19).filter((zone) => zone >= 0))].sort((x, y) => x - y);
      expect([t.step(), t.seat()]).toEqual(['setup.vedette', 1]);
      expect(t.offered()).toEqual(corps.map((zone) => `vedette P1 @ ${get(box.zones, zone).name}`));
      t.play(get(t.offered(), 0));
      const event = { kind: 'deployed', seat: 1, block: blockNamed('vedette P1'), zone: corps[0] };
      expect(t.told.at(-1)).toEqual({ event, only: 1 });
      while (t.seat() === 1) t.play(get(t.offered(), 0));
      // The French stand at Avesnes too, the first zone of the map.
      t.p.where[blockNamed('ney')] = zoneNamed('avesnes');
      expect(t.offered()[0]).toBe('vedette F1 @ Avesnes');
    },
  );
});
