import { accord, count, sien } from '../../../../text/french.ts';
import { cap } from '../../../../text/typeset.ts';
import { type Block, FRENCH, isCommander, isCorps, isVedette, NATION_OF } from '../../pieces.ts';
import { LOST, NONE, UNKNOWN } from '../../position.ts';
import { cardFacts, linkFacts, type Scene, zoneFacts } from '../scene.ts';
import type { Words } from '../words.ts';
import { bloc, camp, cardText, fatigues, groupe, joueur, lieu, noms, pertes, peuple, route } from './grammar.ts';
import { adjective, blockName, river } from './names.ts';
import { labels } from './table.ts';

function rank(block: Block): string {
  const kind = isCommander(block) ? labels.commander : labels.corps;
  return `${kind} ${adjective(NATION_OF[block] ?? FRENCH, false, false)}`;
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
  const who = bloc(s, id);
  if (zone === LOST) parts.push(accord(who, 'éliminé'));
  else if (zone === NONE) parts.push(labels.toArrive);
  else if (zone >= 0) parts.push(s.view.activated[id] === true ? accord(who, 'Activé') : 'à activer', lieu(s, zone).a);
  return cap(parts.join(', '));
}

function zoneThing(s: Scene, id: number): string {
  const facts = zoneFacts(s, id);
  if (facts === undefined) return 'zone';
  const { view } = s;
  const parts = [lieu(s, id).alone, labels.zoneTypes[facts.type]];
  if (facts.vp > 0) parts.push(count(facts.vp, 'point de victoire', 'aucun', 'points de victoire'));
  const holder = view.control[id] ?? NONE;
  if (holder >= 0)
    parts.push(`sous le contrôle ${peuple(s, holder).de}`.replace('le contrôle de vous', 'votre contrôle'));
  if (view.fortified.includes(id)) parts.push(labels.fortifiedPosition);
  const known = view.where.flatMap((where, one) => (where === id ? [one] : []));
  if (known.length > 0) parts.push(noms(s, known));
  for (const hidden of view.hidden) if (hidden.zone === id) parts.push(groupe(s, hidden.nation, hidden.count, []).le);
  return parts.join(', ');
}

function link(s: Scene, id: number): string {
  const facts = linkFacts(s, id);
  const parts = [cap(route(s, id))];
  if (facts?.bridge === true) {
    const over = facts.river === null ? '' : ` sur ${river(facts.river)}`;
    parts.push(`${s.view.destroyed.includes(id) ? labels.destroyedBridge : labels.bridge}${over}`);
  }
  for (const axis of s.view.axes)
    if (axis.link === id) parts.push(`${sien(camp(s, axis.camp), 'l’', labels.axis)} ${lieu(s, axis.zone).a}`);
  return parts.join(', ');
}

function card(s: Scene, id: number): string {
  const facts = cardFacts(s, id);
  const words = cardText(s, id);
  if (facts === undefined || words === null) return 'Carte';
  const figures = [
    `Mouvement ${facts.movement}`,
    `${pertes(facts.losses)}, ${fatigues(facts.fatigues)}`,
    `récupération ${facts.recovery}`,
  ];
  return `${words.title} (n° ${id}). ${words.when} ${words.effect} ${figures.join(' ; ')}.`;
}

function arm(s: Scene, id: number, kind: 'infantry' | 'cavalry'): string {
  const points = s.view[kind][id] ?? UNKNOWN;
  const name = blockName(s.box, id);
  return points < 0 ? `${name} : ${labels[kind]}` : `${name} : ${points} ${labels[kind]}`;
}

export const things: Words['things'] = {
  block: (s, id) => block(s, Number(id)),
  zone: (s, id) => zoneThing(s, Number(id)),
  link: (s, id) => link(s, Number(id)),
  card: (s, id) => card(s, Number(id)),
  seat: (s, id) => cap(joueur(s, Number(id)).alone),
  infantry: (s, id) => arm(s, Number(id), 'infantry'),
  cavalry: (s, id) => arm(s, Number(id), 'cavalry'),
};
