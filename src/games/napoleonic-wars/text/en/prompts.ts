import { count, does, list } from '../../../../text/english.ts';
import { PLACE, SEA } from '../../position.ts';
import {
  countIn,
  fields,
  forcesIn,
  hunting,
  named,
  navalBonus,
  type Scene,
  signed,
  underWay,
  warBonus,
} from '../scene.ts';
import type { PromptWords, Words } from '../words.ts';
import { at, corps, diplomat, nation, pounds, warName } from './grammar.ts';
import { moments } from './table.ts';

/** `War in Egypt: 11 wins` */
const warHead = (s: Scene): string => {
  const f = underWay(s, 'war');
  return f === null ? 'Minor war' : `${warName(f.war)}, difficulty ${s.box.wars[f.war]?.difficulty ?? 0}`;
};

/** `2 dice +2`, where nothing is added `2 dice` */
const dice = (bonus: number): string => (bonus === 0 ? '2 dice' : `2 dice ${signed(bonus)}`);

const where = (s: Scene): string => {
  const f = underWay(s, 'battle');
  return f === null ? 'in the battle' : at(f.nation);
};

function intrigue(s: Scene): string {
  const f = underWay(s, 'intrigue');
  const left = `${pounds(s.view.treasury)} in the Treasury`;
  const declared = f?.pairs.length ?? 0;
  if (declared > 0) return `${count(declared, 'negotiation')} declared, ${left}: declare another, or roll?`;
  return f?.rolled
    ? `The negotiations are over, ${left}: a charm offensive, an alliance, or the end of the intrigue?`
    : `Intrigue, ${left}: a negotiation or a charm offensive costs ${pounds(s.box.constants.charmCost)}. Who does what?`;
}

function join(s: Scene): string {
  const f = underWay(s, 'placement');
  if (f === null) return 'Which corps joins Napoleon?';
  return `Napoleon goes to ${nation(f.to)} and lacks ${count(f.missing - f.found.length, 'corps', 'corps')}: which joins him next?`;
}

function strike(s: Scene): string {
  const hunt = hunting(s);
  if (hunt === null) return 'Cavalry Harassment: which infantry is struck?';
  return `${does({ ...corps(s, hunt.hunter), you: false }, ['strikes', 'strike'])} infantry of strength ${hunt.strength}: which?`;
}

function pursue(s: Scene): string {
  const f = underWay(s, 'battle');
  if (f === null) return 'Who pursues?';
  const chosen = f.chosen.length === 0 ? '' : ` (${f.chosen.length} chosen)`;
  return `The French flee to ${nation(f.refuge)}: who pursues${chosen}?`;
}

const asks = (ask: PromptWords['ask']): PromptWords => ({ ask, wait: ({ view }) => named(moments, view.step) ?? '' });

export const prompts: Words['prompts'] = {
  'turn.fund': asks(
    ({ view }) =>
      `${pounds(view.treasury)} in the Treasury: how much goes to the Minor War Fund, which holds ${pounds(view.warFund)}?`,
  ),
  'turn.budget': asks(
    ({ view }) =>
      `${pounds(view.treasury)} in the Treasury: how much goes to the Admiralty Budget, which holds ${pounds(view.admiralty)}?`,
  ),
  'turn.buy': asks(
    ({ box, view }) =>
      `Draw one more marker for ${pounds(box.constants.markerCost)}? ${count(view.bowl.length, 'marker')} in the bowl, ${pounds(view.treasury)} in the Treasury.`,
  ),
  'turn.second': asks((s) => {
    const [first] = underWay(s, 'turn')?.envoys ?? [];
    const gone = first === undefined ? 'A French envoy leaves' : `${diplomat(s, first)} leaves`;
    return `${gone} the Hôtel: who goes with him?`;
  }),
  'war.sea': asks((s) => {
    const hold = s.view.sea === SEA.french ? `: the French Fleet counts ${signed(-s.box.constants.seaModifier)}` : '';
    return `${warHead(s)}${hold}. Do you fight for the sea first?`;
  }),
  'war.corps': asks((s) => `${warHead(s)}, ${dice(warBonus(s))}: delay a Russian corps for +1?`),
  'war.money': asks(
    (s) =>
      `${warHead(s)}, ${dice(warBonus(s))}, ${pounds(s.view.warFund)} in the Minor War Fund: how much do you spend?`,
  ),
  'naval.money': asks(
    (s) =>
      `Naval battle, ${dice(navalBonus(s))}, ${s.box.naval.win} wins, ${pounds(s.view.admiralty)} in the Admiralty Budget: how much do you spend?`,
  ),
  'invasion.delay': asks((s) => {
    const [prussian = 0, austrian = 0] = underWay(s, 'invasion')?.owed ?? [];
    const owed = [...(prussian > 0 ? [`${prussian} Prussian`] : []), ...(austrian > 0 ? [`${austrian} Austrian`] : [])];
    return `French diplomats hold back neutral corps, still ${owed.length === 0 ? 'some' : list(owed)}: which is delayed?`;
  }),
  'invasion.again': asks(
    (s) => `${underWay(s, 'invasion')?.roll ?? 0} French corps are to be discarded: roll again for abdication −1?`,
  ),
  'intrigue.act': asks(intrigue),
  'coalition.build': asks(
    (s) =>
      `${count(countIn(s, PLACE.pool), 'corps', 'corps')} in the Force Pool, ${pounds(s.view.treasury)} for Duchy forces: which corps goes where?`,
  ),
  'placement.take': asks(join),
  'battles.choose': asks((s) => {
    const told = fields(s).map((field) => `${nation(field)} (${forcesIn(s, field).join(' against ')})`);
    return told.length === 0 ? 'Which battle comes first?' : `Battles in ${list(told)}: which comes first?`;
  }),
  'battle.stay': asks(() => 'One French cavalry must stay where there is nobody else: which of these equals?'),
  'battle.french': asks((s) => `French cavalry rides to the battle ${where(s)}: who tries first?`),
  'battle.coalition': asks((s) => `Does cavalry of yours ride to the battle ${where(s)}?`),
  'battle.strike': asks(strike),
  'battle.spare': asks((s) => `Exchange ${where(s)}: which of these equals survives?`),
  'battle.refuge': asks((s) => `You are beaten ${where(s)}: where do you retreat to?`),
  'battle.pursue': asks(pursue),
  'battle.left': asks((s) => `The French pursue from the battle ${where(s)}: which of their weakest stays behind?`),
  'turn.invite': asks(
    ({ box, view }) =>
      `Invite a personality to London for ${pounds(box.constants.inviteCost)}? ${box.constants.inviteMost} or less succeeds; ${pounds(view.treasury)} in the Treasury.`,
  ),
  'turn.lose': asks(() => 'A French corps in Casualties is discarded: which of these equals?'),
  'turn.duchies': asks(() => 'Duchy forces may stay on the map: do you recall any of them?'),
  'turn.transferNavy': asks(
    ({ view }) =>
      `${pounds(view.treasury)} in the Treasury, ${pounds(view.warFund)} in the Minor War Fund: how much goes to the Admiralty Budget, which holds ${pounds(view.admiralty)}?`,
  ),
  'turn.transferWar': asks(
    ({ view }) =>
      `${pounds(view.treasury + view.warFund)} in Treasury and Minor War Fund: how much of it is the Minor War Fund’s?`,
  ),
};

export const waiting: Words['waiting'] = (_s, _seats, what) => `The coalition decides: ${what}.`;
