import { count, whose } from '../../../../text/english.ts';
import { cap } from '../../../../text/typeset.ts';
import { type Block, FRENCH, isCommander, isCorps, isVedette, NATION_OF } from '../../pieces.ts';
import { LOST, NONE, UNKNOWN } from '../../position.ts';
import { cardFacts, linkFacts, type Scene, zoneFacts } from '../scene.ts';
import type { Words } from '../words.ts';
import { at, cardText, fatigues, group, losses, names, people, player, road, side, zone } from './grammar.ts';
import { ADJECTIVES, blockName, river } from './names.ts';
import { labels } from './table.ts';

function rank(block: Block): string {
  const kind = isVedette(block) ? labels.vedette : isCommander(block) ? labels.commander : labels.corps;
  return `${ADJECTIVES[NATION_OF[block] ?? FRENCH]} ${kind}`;
}

function block(s: Scene, id: Block): string {
  const parts = isVedette(id) ? [blockName(s.box, id)] : [blockName(s.box, id), rank(id)];
  const zone = s.view.where[id] ?? NONE;
  if (isCorps(id) && zone !== LOST && (s.view.infantry[id] ?? UNKNOWN) >= 0)
    parts.push(
      `${s.view.infantry[id]} ${labels.infantry}`,
      `${s.view.cavalry[id] ?? 0} ${labels.cavalry}`,
      fatigues(s.view.fatigue[id] ?? 0),
    );
  if (zone === LOST) parts.push(labels.eliminated);
  else if (zone === NONE) parts.push(labels.toArrive);
  else if (zone >= 0) parts.push(s.view.activated[id] === true ? labels.activated : labels.toActivate, at(s, zone));
  return cap(parts.join(', '));
}

function zoneThing(s: Scene, id: number): string {
  const facts = zoneFacts(s, id);
  if (facts === undefined) return 'zone';
  const { view } = s;
  const parts = [zone(s, id), labels.zoneTypes[facts.type]];
  if (facts.vp > 0) parts.push(count(facts.vp, 'victory point'));
  const holder = view.control[id] ?? NONE;
  if (holder >= 0) parts.push(`controlled by ${people(s, holder).the}`);
  if (view.fortified.includes(id)) parts.push(labels.fortifiedPosition);
  const known = view.where.flatMap((where, one) => (where === id ? [one] : []));
  if (known.length > 0) parts.push(names(s, known));
  for (const hidden of view.hidden) if (hidden.zone === id) parts.push(group(s, hidden.nation, hidden.count, []).the);
  return parts.join(', ');
}

function link(s: Scene, id: number): string {
  const facts = linkFacts(s, id);
  const parts = [cap(road(s, id))];
  if (facts?.bridge === true) {
    const over = facts.river === null ? '' : ` over ${river(facts.river)}`;
    parts.push(`${s.view.destroyed.includes(id) ? labels.destroyedBridge : labels.bridge}${over}`);
  }
  for (const axis of s.view.axes)
    if (axis.link === id) parts.push(`${whose(side(s, axis.camp), labels.axis)} ${at(s, axis.zone)}`);
  return parts.join(', ');
}

function card(s: Scene, id: number): string {
  const facts = cardFacts(s, id);
  const words = cardText(s, id);
  if (facts === undefined || words === null) return 'Card';
  const figures = [
    `movement ${facts.movement}`,
    `${losses(facts.losses)}, ${fatigues(facts.fatigues)}`,
    `recovery ${facts.recovery}`,
  ];
  return `${words.title} (no. ${id}). ${words.when} ${words.effect} ${cap(figures.join('; '))}.`;
}

function arm(s: Scene, id: number, kind: 'infantry' | 'cavalry'): string {
  const points = s.view[kind][id] ?? UNKNOWN;
  const name = blockName(s.box, id);
  return points < 0 ? `${name}: ${labels[kind]}` : `${name}: ${points} ${labels[kind]}`;
}

export const things: Words['things'] = {
  block: (s, id) => block(s, Number(id)),
  zone: (s, id) => zoneThing(s, Number(id)),
  link: (s, id) => link(s, Number(id)),
  card: (s, id) => card(s, Number(id)),
  seat: (s, id) => cap(player(s, Number(id)).alone),
  infantry: (s, id) => arm(s, Number(id), 'infantry'),
  cavalry: (s, id) => arm(s, Number(id), 'cavalry'),
};
