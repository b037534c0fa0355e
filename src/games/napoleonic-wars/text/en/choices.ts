import type { Verb } from '../../../../text/english.ts';
import { cap } from '../../../../text/typeset.ts';
import { alignCost } from '../../rules/intrigue.ts';
import { costs, isOnMap, positionOf, type Scene, underWay } from '../scene.ts';
import type { Words } from '../words.ts';
import { at, corps, diplomat, nation, personality, pounds, power, spot, warAt } from './grammar.ts';

/** What it means to pass. */
const PASS: Readonly<Record<string, string | ((s: Scene) => string)>> = {
  'turn.buy': 'Buy nothing',
  'war.sea': 'Fight without a naval battle',
  'war.corps': (s) => ((underWay(s, 'war')?.corps.length ?? 0) === 0 ? 'Delay no corps' : 'No more corps'),
  'invasion.again': 'Let the roll stand',
  'intrigue.act': 'End the intrigue',
  'coalition.build': 'Build no more',
  'battle.coalition': 'Send no more cavalry',
  'battle.pursue': (s) =>
    (underWay(s, 'battle')?.chosen.length ?? 0) === 0 ? 'Do not pursue' : 'Pursue with these corps only',
  'turn.invite': 'Invite nobody',
  'turn.duchies': 'Recall no more',
};

/** ` from Italy`, of a corps on the map. */
const from = (s: Scene, unit: number): string => {
  const place = s.view.where[unit] ?? -1;
  return isOnMap(place) ? ` from ${nation(place)}` : '';
};

/** A corps as the first words of a button, with its verb. */
const its = (s: Scene, unit: number, [one, several]: Verb): string => {
  const { alone, plural } = corps(s, unit);
  return `${cap(alone)} ${plural ? several : one}`;
};

export const choices: Words['choices'] = {
  pass: (s) => {
    const said = PASS[s.view.step] ?? 'Go on';
    return typeof said === 'string' ? said : said(s);
  },
  fund: (_s, c) => (c.pounds === 0 ? 'Nothing to the Minor War Fund' : `${pounds(c.pounds)} to the Minor War Fund`),
  budget: (_s, c) => (c.pounds === 0 ? 'Nothing to the Admiralty' : `${pounds(c.pounds)} to the Admiralty`),
  level: (_s, c) => `${pounds(c.pounds)} in the Minor War Fund`,
  sail: () => 'Fight a naval battle first',
  concede: () => 'Concede the war',
  delay: (s, c) => `Delay ${corps(s, c.unit).the}`,
  spend: (_s, c) => (c.pounds === 0 ? 'Spend nothing' : `Spend ${pounds(c.pounds)}`),
  reroll: () => 'Roll again: abdication −1',
  buy: (s) => `Buy a marker for ${pounds(s.box.constants.markerCost)}`,
  send: (s, c) => `Send ${diplomat(s, c.diplomat)}`,
  negotiate: (s, c) => `${cap(diplomat(s, c.diplomat))} negotiates with ${diplomat(s, c.against)}`,
  roll: () => 'Roll for the negotiations',
  charm: (s, c) => `${cap(diplomat(s, c.diplomat))}: charm offensive ${warAt(c.war)}`,
  align: (s, c) =>
    `${cap(diplomat(s, c.diplomat))}: alliance with ${power(c.power).the} for ${pounds(alignCost(s.box, positionOf(s), c.power))}`,
  build: (s, c) =>
    `${cap(corps(s, c.unit).alone)} to ${nation(c.nation)}${costs(s, c) ? `, ${pounds(s.box.constants.lotCost)}` : ''}`,
  take: (s, c) => `${cap(corps(s, c.unit).alone)}${from(s, c.unit)}`,
  fight: (_s, c) => `Fight ${at(c.nation)}`,
  stay: (s, c) => its(s, c.unit, ['stays behind', 'stay behind']),
  ride: (s, c) => `${its(s, c.unit, ['rides', 'ride'])}${from(s, c.unit)}`,
  strike: (s, c) => `Strike ${corps(s, c.unit).the}`,
  spare: (s, c) => its(s, c.unit, ['survives', 'survive']),
  retreat: (_s, c) => `Retreat to ${spot(c.nation).the}`,
  pursue: (s, c) => `Pursue with ${corps(s, c.unit).the}`,
  invite: (s, c) => `Invite ${personality(s, c.personality)} for ${pounds(s.box.constants.inviteCost)}`,
  lose: (s, c) => `Discard ${corps(s, c.unit).the}`,
  recall: (s, c) => `Recall ${corps(s, c.unit).the}${from(s, c.unit)}`,
};
