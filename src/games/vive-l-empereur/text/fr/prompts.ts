import { fait, list } from '../../../../text/french.ts';
import { cap } from '../../../../text/typeset.ts';
import { NONE } from '../../position.ts';
import { isHex, named, oddsOf, type Scene, signed, underWay, unitFacts } from '../scene.ts';
import type { PromptWords, Words } from '../words.ts';
import { at, corps, le, leader, player, stack, together, units, whom } from './grammar.ts';
import { moments } from './table.ts';

/** ` en 1612 (Gémioncourt)`, or nothing. */
const inHex = (s: Scene, hex: number | undefined): string => (isHex(hex) ? ` en ${at(s, hex)}` : '');

function charge(s: Scene): string {
  const f = underWay(s, 'charge');
  const group = f?.groups[f.at];
  const [first] = group?.units ?? [];
  if (group === undefined || first === undefined) return 'La charge : vers où ?';
  const left = (unitFacts(s, first)?.column ?? 0) - group.spent;
  return `${together(s, group.units, ['charge', 'chargent'])}, ${left} PM restants : vers où ?`;
}

/** Who charges already, while others may still join. */
function charging(s: Scene): string {
  const who = underWay(s, 'charges')?.announced.map(({ unit }) => unit) ?? [];
  return who.length === 0
    ? 'Qui se joint à la charge ?'
    : `${together(s, who, ['charge', 'chargent'])} : qui d’autre ?`;
}

function move(s: Scene): string {
  const f = underWay(s, 'move');
  if (f === null) return 'Vers où ?';
  const who = f.units.length > 0 ? units(s, f.units) : leader(s, f.leaders[0] ?? NONE).le;
  const spent = Math.max(0, ...f.spent);
  return `${cap(who)}, ${spent} PM dépensé${spent > 1 ? 's' : ''} : vers où ?`;
}

function leaves(s: Scene): string {
  const f = underWay(s, 'step');
  if (f === null || f.units.length === 0) return 'L’ennemi quitte un hex que vous battez : tirez-vous ?';
  return `${together(s, f.units, ['quitte', 'quittent'])} ${at(s, f.from)} : tirez-vous ?`;
}

/** Who fights with what bonus. */
function bonus(s: Scene, party: 0 | 1): string {
  const f = underWay(s, 'combat');
  if (f === null) return 'Employez-vous le bonus de combat ?';
  const die = signed(party === 0 ? f.bonus[0] : -f.bonus[1]);
  return `Rapport ${oddsOf(s, f.column)}, ${die} au dé avec ${leader(s, f.leaders[party]).le} : employez-vous son bonus ?`;
}

const asks = (ask: (s: Scene) => string): PromptWords => ({ ask, wait: (s) => named(moments, s.view.step) ?? '' });

export const prompts: Words['prompts'] = {
  'replacements.join': asks((s) => {
    const [owed] = underWay(s, 'replacements')?.owed ?? [];
    return `${owed === undefined ? 'Un nouveau chef' : `Un successeur ${leader(s, owed).de}`} paraît : avec quelle unité ?`;
  }),
  'settle.turn': asks(
    (s) =>
      `Les orientations${inHex(s, underWay(s, 'settle')?.hex)} ne s’accordent pas : quelle unité se tourne, et vers où ?`,
  ),
  'charges.declare': asks(() => 'Charges de cavalerie : qui charge ?'),
  'charges.more': asks(charging),
  'charge.act': asks(charge),
  'movement.choose': asks(() => 'Mouvement : qui se déplace ?'),
  'move.act': asks(move),
  'step.fire': asks(leaves),
  'step.push': asks((s) => {
    const f = underWay(s, 'step');
    return `${f === null ? 'Votre pile' : cap(stack(s, f.to))} : de combien d’hexs céder la place ?`;
  }),
  'react.choose': asks(() => 'L’ennemi approche : que fait votre cavalerie ?'),
  'recoil.claim': asks((s) => {
    const f = underWay(s, 'recoil');
    return `Recul demandé pour ${f === null ? 'la cavalerie ennemie' : stack(s, f.hex)} : est-ce la cible de votre charge ?`;
  }),
  'recoil.hex': asks(() => 'Votre cavalerie recule : vers où ?'),
  'countercharge.answer': asks((s) => {
    const who = underWay(s, 'countercharge')?.units ?? [];
    return `${who.length === 0 ? 'L’ennemi contrecharge' : together(s, who, ['contrecharge', 'contrechargent'])} : tirez-vous d’abord ?`;
  }),
  'reform.facing': asks(() => 'La charge est finie : quelle orientation pour la Colonne ?'),
  'squares.choose': asks(() => 'L’ennemi charge : qui forme le carré ?'),
  'squares.half': asks(() => 'Lequel de leurs deux hexs les Tirailleurs gardent-ils ?'),
  'squares.guns': asks(
    (s) => `Le carré${inHex(s, underWay(s, 'squares')?.hex)} est formé : quelles pièces placer au-dessus ?`,
  ),
  'retreat.half': asks(() => 'Vos Tirailleurs sont Désorganisés : depuis lequel de leurs deux hexs reculent-ils ?'),
  'retreat.leader': asks(() => 'Le chef suit-il la retraite ?'),
  'retreat.hex': asks((s) => {
    const who = underWay(s, 'retreat')?.units ?? [];
    return `${who.length === 0 ? 'Vos unités retraitent' : together(s, who, ['retraite', 'retraitent'])} : vers où ?`;
  }),
  'fires.target': asks(() => 'Sur quel hex tirez-vous ?'),
  'fires.firers': asks((s) => {
    const f = underWay(s, 'fires');
    return `Tir${f !== null && isHex(f.hex) ? ` sur ${whom(s, f.hex)}` : ''} : avec qui ?`;
  }),
  'shocks.declare': asks(() => 'Choc : qui attaque quoi ?'),
  'shocks.pick': asks(() => 'Quel choc livrer ensuite ?'),
  'shocks.after': asks(() => 'La charge est finie : la cavalerie se désorganise-t-elle ?'),
  'combat.attackerLeader': asks(() => 'Des chefs de même rang attaquent : quel bonus compte ?'),
  'combat.attackerBonus': asks((s) => bonus(s, 0)),
  'combat.defenderLeader': asks(() => 'Des chefs de même rang défendent : quel bonus compte ?'),
  'combat.defenderBonus': asks((s) => bonus(s, 1)),
  'combat.attackerPays': asks(() => 'Laquelle des piles attaquantes prend les pertes ?'),
  'combat.defenderPays': asks(() => 'Laquelle des piles en défense prend les pertes ?'),
  'combat.form': asks(() => 'Votre Colonne avance par la route : y prend-elle la formation Adaptée ?'),
  'combat.advance': asks((s) => {
    const [hex] = underWay(s, 'combat')?.targets ?? [];
    return `${isHex(hex) ? at(s, hex) : 'L’hex'} est vide : qui avance ?`;
  }),
  'exploit.turn': asks(() => 'Exploitation : la cavalerie se tourne-t-elle ?'),
  'exploit.strike': asks(() => 'Exploitation : qui la cavalerie frappe-t-elle ?'),
  'rally.choose': asks(() => 'Ralliement : quelle unité tente sa chance ?'),
  'rally.form': asks((s) => `${cap(le(s, underWay(s, 'rally')?.unit ?? -1))} : quelle formation, quelle orientation ?`),
  'rally.direction': asks((s) => `Ralliement manqué : où envoyer ${le(s, underWay(s, 'rally')?.unit ?? -1)} ?`),
  'army.test': asks((s) => `Quelle unité ${corps(s, underWay(s, 'army')?.corps ?? -1).de} teste ensuite ?`),
  'chain.test': asks(() => 'La panique gagne : quelle unité teste ensuite ?'),
  'displaced.to': asks((s) => `${cap(leader(s, underWay(s, 'displaced')?.leader ?? -1).le)} s’échappe : vers où ?`),
};

export const waiting: Words['waiting'] = (s, seats, what) =>
  `${list(seats.map((seat) => fait(player(s, seat), ['décide', 'décident', 'décidez'])))} : ${what}.`;
