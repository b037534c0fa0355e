import { describe, expect, test } from 'vitest';
import { get } from '../../../kernel/there.ts';
import { blockNamed, box, opened, type Table, table } from './table.ts';

// What everybody is told, from the first to the last word of an operation, a combat, a turn.

/** An event on one line: names instead of numbers where a reader wants them. */
function lines(t: Table): string[] {
  return t.told.map(({ event, only }) => {
    const { kind, ...facts } = event;
    const text = Object.entries(facts)
      .map(([key, value]) => `${key}=${said(key, value)}`)
      .join(' ');
    return `${only === null ? '' : `(${only}) `}${kind} ${text}`.trim();
  });
}

function said(key: string, value: unknown): string {
  if (['zone', 'from', 'to'].includes(key) && typeof value === 'number' && value >= 0) return get(box.zones, value).id;
  if (key === 'terms' || key === 'spared')
    return (value as { what: string; clause: string; value: number; block: number }[])
      .map((term) => `${term.what}/${term.clause}/${term.value}/${term.block}`)
      .join(',');
  return JSON.stringify(value);
}

const WAITING = { lobau: 'avesnes', bulow: 'hannut' };

describe('what is told', () => {
  test('a march into the enemy, and the attack', () => {
    const t = table({
      pieces: {
        ...WAITING,
        napoleon: 'ligny',
        ney: { zone: 'ligny', fatigue: 5 },
        erlon: 'ligny',
        picton: 'quatre-bras',
        wellington: 'quatre-bras',
      },
      hands: { french: [1], coalition: [52] },
      lying: [36],
      vp: 10,
      decks: { french: [4, 6, 19, 3, 8, 12, 18], coalition: [45, 50, 44, 59] },
    }).play(
      '+ Ney',
      "+ D'Erlon",
      '+ Napoléon',
      'march',
      'tire Ney',
      'play #52',
      '> Marbais',
      'play #1',
      '> Quatre-Bras',
      'fight',
    );
    while (t.step() === 'share.place') t.play(get(t.offered(), 0));
    expect(lines(t)).toMatchInlineSnapshot(`
      [
        "designated seat=0 nation=0 zone=ligny intent="go" count=3 blocks=[0,2,19]",
        "tired corps=0 by=1 why="rain"",
        "revealed seat=0 card=4 use="march"",
        "played seat=1 card=52",
        "marchPoints seat=0 total=2 terms=card/N15-MAN-01/4/-1,corps/N15-MAN-02/-1/-1,events/N15-MAN-03/-1/-1,napoleon/N15-MAN-04/1/19,rain/N15-EVT-PLU-03/-1/-1",
        "moved nation=0 count=3 blocks=[0,2,19] from=ligny to=marbais link=140 how="manoeuvre"",
        "played seat=0 card=1",
        "moved nation=0 count=3 blocks=[0,2,19] from=marbais to=quatre-bras link=141 how="manoeuvre"",
        "axis zone=quatre-bras link=141 camp=0",
        "halted zone=quatre-bras why="enemy"",
        "marchFatigue seat=0 total=0 terms=intoContested/N15-MAN-23/1/-1,commander/N15-MAN-25/-1/-1",
        "combat zone=quatre-bras attacker=0 stacks=[[0,2,19],[11,20]] marched=true",
        "combatCards side=0 total=2 terms=strength/N15-CBT-11/1/0,tired/N15-CBT-13/-1/0,strength/N15-CBT-11/2/2,march/N15-CBT-12/-1/-1,bonus/N15-CBT-18/1/19",
        "combatCards side=1 total=3 terms=strength/N15-CBT-11/2/11,bonus/N15-CBT-18/1/20",
        "revealed seat=0 card=6 use="combat"",
        "revealed seat=0 card=19 use="combat"",
        "revealed seat=1 card=45 use="combat"",
        "revealed seat=1 card=50 use="combat"",
        "revealed seat=1 card=44 use="combat"",
        "combatResult losses=[2,2] fatigues=[1,1] spared=",
        "tired corps=0 by=1 why="combat"",
        "tired corps=11 by=1 why="combat"",
        "lost corps=0 arm="cavalry" why="combat"",
        "lost corps=2 arm="infantry" why="combat"",
        "lost corps=11 arm="cavalry" why="combat"",
        "lost corps=11 arm="infantry" why="combat"",
        "won side=-1 by=0",
      ]
    `);
  });

  test('a pursuit in the open', () => {
    const t = table({
      pieces: {
        ...WAITING,
        reille: 'sombreffe',
        ney: 'sombreffe',
        drouot: 'sombreffe',
        picton: 'sombreffe',
        hill: 'sombreffe',
      },
      axes: [{ zone: 'sombreffe', towards: 'mazy', camp: 'coalition' }],
      destroyed: [],
      vp: 10,
      decks: { french: [4, 1, 7, 2, 8, 9, 3, 12], coalition: [44, 59, 61, 67] },
    }).play('+ Reille', '+ Ney', '+ Drouot', 'fight');
    while (t.step() === 'share.place') t.play(get(t.offered(), 0));
    t.play('retreat > Mazy', 'retreat > Temploux', 'retreat > Namur');
    while (t.step() === 'share.place') t.play(get(t.offered(), 0));
    expect(lines(t)).toMatchInlineSnapshot(`
      [
        "designated seat=0 nation=0 zone=sombreffe intent="fight" count=3 blocks=[3,0,7]",
        "combat zone=sombreffe attacker=0 stacks=[[3,0,7],[10,11]] marched=false",
        "combatCards side=0 total=6 terms=strength/N15-CBT-11/2/3,strength/N15-CBT-11/1/0,strength/N15-CBT-11/2/7,bonus/N15-CBT-18/1/7",
        "combatCards side=1 total=4 terms=strength/N15-CBT-11/2/10,strength/N15-CBT-11/2/11",
        "revealed seat=0 card=4 use="combat"",
        "revealed seat=0 card=1 use="combat"",
        "revealed seat=0 card=7 use="combat"",
        "revealed seat=0 card=2 use="combat"",
        "revealed seat=0 card=8 use="combat"",
        "revealed seat=0 card=9 use="combat"",
        "revealed seat=1 card=44 use="combat"",
        "revealed seat=1 card=59 use="combat"",
        "revealed seat=1 card=61 use="combat"",
        "revealed seat=1 card=67 use="combat"",
        "combatResult losses=[3,0] fatigues=[4,0] spared=",
        "tired corps=10 by=2 why="combat"",
        "tired corps=11 by=2 why="combat"",
        "lost corps=10 arm="cavalry" why="combat"",
        "lost corps=10 arm="infantry" why="combat"",
        "lost corps=11 arm="infantry" why="combat"",
        "vp delta=-3 vp=7 why="net"",
        "won side=0 by=3",
        "moved nation=1 count=2 blocks=[10,11] from=sombreffe to=mazy link=54 how="retreat"",
        "axisGone zone=sombreffe",
        "retreated to=mazy left=2",
        "moved nation=1 count=2 blocks=[10,11] from=mazy to=temploux link=120 how="retreat"",
        "retreated to=temploux left=1",
        "moved nation=1 count=2 blocks=[10,11] from=temploux to=namur link=121 how="retreat"",
        "retreated to=namur left=0",
        "retreatFatigue total=0",
        "pursuit cards=2",
        "revealed seat=0 card=3 use="pursuit"",
        "revealed seat=0 card=12 use="pursuit"",
        "pursuitFatigue total=3",
        "tired corps=10 by=1 why="pursuit"",
        "tired corps=11 by=1 why="pursuit"",
        "tired corps=10 by=1 why="pursuit"",
      ]
    `);
  });

  test('a town, a farm, a rearguard', () => {
    const t = table({
      pieces: { ...WAITING, reille: 'hougoumont', picton: 'hougoumont', zieten: 'wavre' },
      hands: { coalition: [44] },
      vp: 10,
      decks: { french: [2, 8], coalition: [59, 38] },
    }).play('+ Reille', 'fight', 'play #44', 'retreat > Nivelles', 'retreat > Seneffe', 'Picton loses infantry');
    t.play('+ Zieten', 'rest', '+ Lobau', 'march', '> Maubeuge', 'halt');
    expect(lines(t)).toMatchInlineSnapshot(`
      [
        "designated seat=0 nation=0 zone=hougoumont intent="fight" count=1 blocks=[3]",
        "combat zone=hougoumont attacker=0 stacks=[[3],[11]] marched=false",
        "played seat=1 card=44",
        "moved nation=1 count=1 blocks=[11] from=hougoumont to=nivelles link=80 how="retreat"",
        "fortifiedGone zone=hougoumont",
        "control zone=hougoumont nation=0",
        "vp delta=-1 vp=9 why="control"",
        "retreated to=nivelles left=1",
        "moved nation=1 count=1 blocks=[11] from=nivelles to=seneffe link=66 how="retreat"",
        "retreated to=seneffe left=0",
        "lost corps=11 arm="infantry" why="event"",
        "vp delta=-1 vp=8 why="strength"",
        "retreatFatigue total=1",
        "tired corps=11 by=1 why="retreat"",
        "designated seat=1 nation=2 zone=wavre intent="rest" count=1 blocks=[14]",
        "designated seat=0 nation=0 zone=avesnes intent="go" count=1 blocks=[6]",
        "revealed seat=0 card=2 use="march"",
        "marchPoints seat=0 total=4 terms=card/N15-MAN-01/4/-1",
        "moved nation=0 count=1 blocks=[6] from=avesnes to=maubeuge link=0 how="manoeuvre"",
        "halted zone=maubeuge why="choice"",
        "passed seat=0 forced=true",
      ]
    `);
  });

  test('the end of a turn, the draw and the initiative', () => {
    const t = table({
      pieces: {
        ney: { zone: 'avesnes', fatigue: 6, activated: true },
        erlon: { zone: 'avesnes', fatigue: 2 },
        picton: { zone: 'ath', fatigue: 5, activated: true },
        zieten: 'wavre',
      },
      phase: 'recovery',
      hands: { coalition: [37] },
      arrivals: [
        { turn: 2, corps: 'bulow', zone: 'hannut' },
        { turn: 2, corps: 'thielmann', zone: 'avesnes' },
      ],
      vp: 8,
      decks: { french: [36, 1, 2, 3, 4], coalition: [38, 39, 40, 41] },
    })
      .play('#37 for Picton')
      .skip();
    expect(lines(t)).toMatchInlineSnapshot(`
      [
        "phase phase="recovery"",
        "rested corps=2 by=2",
        "recovery seat=1 card=37",
        "rested corps=11 by=2",
        "lost corps=0 arm="cavalry" why="exhaustion"",
        "vp delta=1 vp=9 why="net"",
        "vp delta=1 vp=10 why="markers"",
        "turn turn=2 invasion=75",
        "phase phase="draw"",
        "drew seat=0 count=2 left=2",
        "(0) drewCards seat=0 cards=[1,2]",
        "redDrawn seat=0 card=36",
        "drew seat=1 count=3 left=1",
        "(1) drewCards seat=1 cards=[38,39,40]",
        "arrived block=17 zone=hannut",
        "arrivalBlocked corps=16 zone=avesnes",
        "phase phase="initiative"",
        "revealed seat=0 card=3 use="initiative"",
        "revealed seat=1 card=41 use="initiative"",
        "initiative camp=0 how="tie"",
        "phase phase="operations"",
      ]
    `);
  });

  test('red cards together, and the last turn', () => {
    const t = table({
      pieces: { ney: 'avesnes', picton: 'ath' },
      phase: 'draw',
      turn: 3,
      vp: 8,
      decks: { french: [36, 1, 2, 3], coalition: [71, 38, 39, 40] },
    });
    t.skip().play('pass', 'pass');
    expect(lines(t)).toMatchInlineSnapshot(`
      [
        "phase phase="draw"",
        "drew seat=0 count=2 left=1",
        "(0) drewCards seat=0 cards=[1,2]",
        "redDrawn seat=0 card=36",
        "drew seat=1 count=2 left=1",
        "(1) drewCards seat=1 cards=[38,39]",
        "redDrawn seat=1 card=71",
        "redsCancelled cards=[36,71]",
        "arrived block=17 zone=perwez",
        "phase phase="initiative"",
        "revealed seat=0 card=3 use="initiative"",
        "revealed seat=1 card=40 use="initiative"",
        "initiative camp=0 how="higher"",
        "phase phase="operations"",
        "passed seat=0 forced=false",
        "passed seat=1 forced=false",
        "phase phase="recovery"",
        "vp delta=1 vp=9 why="markers"",
        "over outcome={"winners":[1],"how":"lastTurn","facts":{"vp":9,"turn":3}}",
      ]
    `);
  });

  test('in fog: what the enemy is told, and what is for the owner', () => {
    const t = table(
      {
        pieces: {
          ...WAITING,
          ney: 'ligny',
          erlon: { zone: 'ligny', fatigue: 7 },
          picton: 'marbais',
          zieten: 'sombreffe',
        },
        vedettes: { french: { ligny: 1 } },
        decks: { french: [4, 6, 10, 2, 8], coalition: [45, 44, 59] },
        vp: 10,
      },
      { level: 'grognard' },
    );
    t.play(
      '+ vedette F1',
      'march',
      '> Marbais',
      '+ Zieten',
      'rest',
      '+ Ney',
      "+ D'Erlon",
      'march',
      '> Marbais',
      "tire D'Erlon",
      'fight',
    );
    while (t.step() === 'share.place') t.play(get(t.offered(), 0));
    expect(lines(t)).toMatchInlineSnapshot(`
      [
        "designated seat=0 nation=0 zone=ligny intent="go" count=1 blocks=[]",
        "(0) designated seat=0 nation=0 zone=ligny intent="go" count=1 blocks=[22]",
        "revealed seat=0 card=4 use="march"",
        "(0) marchPoints seat=0 total=5 terms=card/N15-MAN-01/4/-1,vedettes/N15-VED-03/1/-1",
        "moved nation=0 count=1 blocks=[] from=ligny to=marbais link=140 how="manoeuvre"",
        "eliminated block=22 zone=marbais strength=0",
        "halted zone=marbais why="lost"",
        "designated seat=1 nation=2 zone=sombreffe intent="rest" count=1 blocks=[]",
        "(1) designated seat=1 nation=2 zone=sombreffe intent="rest" count=1 blocks=[14]",
        "designated seat=0 nation=0 zone=ligny intent="go" count=2 blocks=[]",
        "(0) designated seat=0 nation=0 zone=ligny intent="go" count=2 blocks=[0,2]",
        "revealed seat=0 card=6 use="march"",
        "(0) marchPoints seat=0 total=3 terms=card/N15-MAN-01/4/-1,corps/N15-MAN-02/-1/-1",
        "moved nation=0 count=2 blocks=[] from=ligny to=marbais link=140 how="manoeuvre"",
        "axis zone=marbais link=140 camp=0",
        "halted zone=marbais why="enemy"",
        "(0) marchFatigue seat=0 total=1 terms=intoContested/N15-MAN-23/1/-1",
        "(0) tired corps=2 by=1 why="manoeuvre"",
        "combat zone=marbais attacker=0 stacks=[[0,2],[11]] marched=true",
        "combatCards side=0 total=1 terms=",
        "(0) combatCards side=0 total=1 terms=strength/N15-CBT-11/1/0,strength/N15-CBT-11/2/2,tired/N15-CBT-13/-1/2,march/N15-CBT-12/-1/-1",
        "combatCards side=1 total=2 terms=",
        "(1) combatCards side=1 total=2 terms=strength/N15-CBT-11/2/11",
        "revealed seat=0 card=10 use="combat"",
        "revealed seat=1 card=45 use="combat"",
        "revealed seat=1 card=44 use="combat"",
        "combatResult losses=[1,1] fatigues=[1,1] spared=",
        "(0) tired corps=0 by=1 why="combat"",
        "(1) tired corps=11 by=1 why="combat"",
        "losses camp=0 count=1",
        "(0) lost corps=0 arm="cavalry" why="combat"",
        "losses camp=1 count=1",
        "(1) lost corps=11 arm="infantry" why="combat"",
        "won side=-1 by=0",
        "hidden zone=marbais",
      ]
    `);
  });

  test('three players: leader, exchange, a mixed defence', () => {
    const t = table(
      {
        pieces: {
          ...WAITING,
          reille: 'ligny',
          erlon: 'ligny',
          picton: 'ligny',
          zieten: 'ligny',
          wellington: 'ligny',
          blucher: 'ligny',
        },
        phase: 'initiative',
        hands: { prussian: [37], english: [55] },
        decks: { french: [1, 4, 6, 3, 8], coalition: [38, 39, 45, 44, 59, 80, 71] },
        vp: 10,
      },
      { players: '3' },
    ).play('play #55', 'give #37', 'pass', 'name english', 'pass', '+ Reille', "+ D'Erlon", 'fight');
    while (t.step() === 'share.place') t.play(get(t.offered(), 0));
    expect(lines(t)).toMatchInlineSnapshot(`
      [
        "phase phase="initiative"",
        "played seat=1 card=55",
        "revealed seat=2 card=38 use="initiative"",
        "revealed seat=1 card=39 use="initiative"",
        "leader seat=2",
        "initiative camp=1 how="intuition"",
        "phase phase="operations"",
        "exchanged seat=2 to=maubeuge count=1",
        "(2) gave seat=2 to=maubeuge card=37",
        "(1) gave seat=2 to=maubeuge card=37",
        "named seat=1 to="operate"",
        "passed seat=1 forced=false",
        "designated seat=0 nation=0 zone=ligny intent="fight" count=2 blocks=[3,2]",
        "combat zone=ligny attacker=0 stacks=[[3,2],[11,14,20,21]] marched=false",
        "combatCards side=0 total=4 terms=strength/N15-CBT-11/2/3,strength/N15-CBT-11/2/2",
        "combatCards side=1 total=6 terms=strength/N15-CBT-11/2/11,strength/N15-CBT-11/2/14,bonus/N15-CBT-18/1/20,bonus/N15-CBT-18/1/21",
        "revealed seat=0 card=1 use="combat"",
        "revealed seat=0 card=4 use="combat"",
        "revealed seat=0 card=6 use="combat"",
        "revealed seat=0 card=3 use="combat"",
        "revealed seat=2 card=45 use="combat"",
        "revealed seat=2 card=44 use="combat"",
        "revealed seat=2 card=59 use="combat"",
        "revealed seat=2 card=80 use="combat"",
        "revealed seat=2 card=71 use="combat"",
        "reshuffled camp=1 count=30",
        "revealed seat=2 card=38 use="combat"",
        "combatResult losses=[3,1] fatigues=[3,2] spared=town/N15-CBT-32/1/-1",
        "tired corps=3 by=1 why="combat"",
        "tired corps=2 by=1 why="combat"",
        "tired corps=11 by=1 why="combat"",
        "tired corps=14 by=1 why="combat"",
        "tired corps=14 by=1 why="combat"",
        "lost corps=3 arm="infantry" why="combat"",
        "lost corps=14 arm="cavalry" why="combat"",
        "lost corps=11 arm="infantry" why="combat"",
        "lost corps=14 arm="infantry" why="combat"",
        "vp delta=-2 vp=8 why="net"",
        "won side=0 by=2",
      ]
    `);
  });

  test('a match opens', () => {
    const t = opened({ scenario: 'grand-campaign', level: 'grognard' });
    t.play('Zieten @ Namur');
    expect(lines(t)).toMatchInlineSnapshot(`
      [
        "(1) deployed seat=1 block=14 zone=namur",
      ]
    `);
    expect(blockNamed('zieten')).toBe(14);
  });
});
