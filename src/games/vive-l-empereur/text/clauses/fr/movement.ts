import type { movement as english } from '../en/movement.ts';

/** Movement and terrain: the clauses in French. */
export const movement: Readonly<Record<keyof typeof english, string>> = {
  'VE-VI.1-a': 'Nul n’est tenu de bouger ; les PM ne se gardent ni ne se prêtent.',
  'VE-VI.1-b': 'La cavalerie qui a chargé ne bouge pas en phase de mouvement.',
  'VE-VI.1-c': 'Les unités se déplacent l’une après l’autre ; chacune finit avant la suivante.',
  'VE-VI.1-d':
    'Une pile peut bouger ensemble au pas de la plus lente ; elle peut laisser des unités, jamais en prendre.',
  'VE-VI.1-e': 'Une unité a les PM de sa face visible ; un Carré en a 1.',
  'VE-VI.1-f': 'Les PM dépensés comptent sur l’allocation de la face visible.',
  'VE-VI.1-g': 'Une unité n’entre dans un hex qu’avec tous les PM qu’il coûte, même si elle ne fait que cela.',
  'VE-VI.1-h': 'Une unité s’arrête dès qu’elle a dépensé tous les PM de sa face visible.',
  'VE-VI.1-i': 'Un Carré peut dépenser son PM à rompre le Carré ; il compte dans la nouvelle formation.',
  'VE-VI.1-j': 'Sans PM restant, une unité ne change pas de formation, sauf une Batterie.',
  'VE-VI.1-k': 'Une unité entre dans un hex d’amis avec qui elle peut s’empiler, selon les limites.',
  'VE-VI.1-l': 'Une unité Désorganisée ne traverse des amis en ordre que vers sa ligne de communication.',
  'VE-VI.1-m': 'Aucune unité n’entre là où se trouve une unité ennemie ; un chef n’en est pas une.',
  'VE-VI.1-n':
    'Dans une pile qui bouge, chaque unité paie de ses propres PM et doit pouvoir faire le mouvement elle-même.',
  'VE-VI.1-o': 'Là où elle peut passer sans s’arrêter, une unité n’entre qu’avec assez de PM pour continuer.',
  'VE-VI.2-a':
    'Une Ligne entre dans l’un de ses deux hexs de front, une Colonne ou unité Attelée droit devant, les autres partout.',
  'VE-VI.2-b': 'Entrer dans un hex coûte son terrain, plus le côté franchi.',
  'VE-VI.2-c': 'Quitter un hex ne coûte rien, sauf en charge.',
  'VE-VI.2-d':
    'Seuls l’hex où l’on entre et le côté franchi décident si on peut y aller. Avancer ne change pas l’orientation.',
  'VE-VI.3-a': 'Changer de formation coûte 1 PM à l’infanterie et 2 PM à l’artillerie.',
  'VE-VI.3-b': 'Les changements de formation imposés sont gratuits.',
  'VE-VI.3-c': 'La cavalerie change de formation sans frais, jamais à son gré.',
  'VE-VI.3-d': 'Entre Colonne et Ligne, les deux hexs de front de la Ligne doivent être de front pour la Colonne.',
  'VE-VI.3-e': 'Atteler ou mettre en Batterie coûte 2 PM ; la nouvelle orientation est libre.',
  'VE-VI.3-f': 'L’infanterie légère prend toutes les formations d’infanterie, et les Tirailleurs en plus.',
  'VE-VI.3-g': 'En formant ou rompant le Carré, une unité choisit son orientation.',
  'VE-VI.3-h':
    'Une unité change de formation à tout moment de son mouvement, plusieurs fois au besoin, tant qu’il reste des PM.',
  'VE-VI.3-i': 'Le prix du changement doit rester sur la face d’avant. Une Batterie tout juste mise en place s’arrête.',
  'VE-VI.4-a': 'Pivoter coûte 1 PM par 60°.',
  'VE-VI.4-b': 'Une Batterie pivote de 60° sans frais si elle ne fait rien d’autre, et sinon pas du tout.',
  'VE-VI.4-c':
    'Une Colonne ou unité Attelée a un pivot gratuit de 60° dans son premier hex et dans chaque hex où elle entre.',
  'VE-VI.4-d': 'Un demi-tour coûte 2 PM.',
  'VE-VI.4-e': 'Un hex en arrière, orientation et formation gardées, coûte 1 PM de plus. Une Batterie ne le peut pas.',
  'VE-VI.4-f': 'Les formations qui font front de tous côtés n’ont pas à pivoter.',
  'VE-VI.4-g': 'Les charges ont leurs propres pivots.',
  'VE-VI.4-h': 'Le pivot gratuit de 60° est attaché à l’hex : on l’a même quand tous les PM sont dépensés.',
  'VE-VI.5-a':
    'La cavalerie peut se désorganiser à son propre tour, ou quand un ennemi vient à côté d’elle ou y lance une charge.',
  'VE-VI.5-b': 'La désorganisation volontaire se décide aussitôt, ne coûte rien et entraîne une retraite de 2 hexs.',
  'VE-VI.5-c':
    'Le marqueur d’une désorganisation volontaire est celui du tour précédent : le ralliement vient un tour plus tôt.',
  'VE-VI.5-d': 'L’ennemi peut ensuite poursuivre, s’il lui reste des PM.',
  'VE-VI.5-e': 'Une unité déjà Désorganisée, ou qui va contrecharger, ne peut se désorganiser.',
  'VE-VI.5-f':
    'La cavalerie ne se désorganise pas au milieu d’un tir, d’une contrecharge ou d’un choc qui la concerne.',
  'VE-VI.6-a':
    'L’infanterie passe un pont en Colonne, l’artillerie Attelée ; les unités Désorganisées passent telles quelles.',
  'VE-VI.6-b': 'Toute formation sauf Ligne et Tirailleurs franchit un ruisseau, au prix du tableau.',
  'VE-VI.6-c': 'En ville, forêt ou taillis, l’infanterie et la cavalerie hors charge sont Adaptées, sans frais.',
  'VE-VI.6-d':
    'En ville et en bois, l’artillerie n’est qu’Attelée ou Désorganisée ; elle ne traverse les bois que par la route.',
  'VE-VI.6-e':
    'Ni Ligne, ni Tirailleurs, ni Carré ne passent un pont ; la cavalerie le passe en Colonne ou Désorganisée.',
  'VE-VI.7-a': 'La route sert aux unités en Colonne, Attelées ou Désorganisées.',
  'VE-VI.7-b': 'Suivre une route d’un hex au suivant coûte 1 PM, quels que soient le terrain et le côté.',
  'VE-VI.7-c': 'Sur la route, une unité garde sa formation, même en ville ou en bois.',
  'VE-VI.7-d': 'Une unité qui ne quitte pas la route a 2 PM de plus, à dépenser sur la route.',
  'VE-VI.7-e': 'En quittant la route en ville ou en bois, infanterie et cavalerie sont aussitôt Adaptées.',
  'VE-VI.7-f': 'Les virages de la route ne coûtent rien.',
  'VE-VI.7-g': 'L’artillerie Désorganisée ne traverse les bois que par la route.',
  'VE-VI.7-h': 'Un chemin vaut une route.',
  'VE-VI.7-i': 'Une unité Adaptée sur une route prend la Colonne sans frais pour la suivre.',
  'VE-VI.7-j':
    'Dans un hex où elle est entrée par la route, une unité se tourne sans frais vers toute branche, sauf celle d’où elle vient.',
  'VE-VI.7-k':
    'Les 2 PM de la route vont aux unités qui ne la quittent jamais. Un hex hors de la route doit tenir dans les PM imprimés.',
  'VE-VI.7-l':
    'Un château ou une ferme fortifiée sur une route coûte 1 PM à l’infanterie, qui y est tout de même Adaptée.',
  'VE-VI.8-a':
    'La cavalerie en ordre, ni chargée ni en charge, peut reculer de 1 ou 2 hexs quand un ennemi devient adjacent.',
  'VE-VI.8-b': 'Face à un même mouvement, la cavalerie recule ou tente une contrecharge, jamais les deux.',
  'VE-VI.8-c': 'La cavalerie peut reculer chaque fois que l’occasion se présente.',
  'VE-VI.8-d': 'Le recul se teste sur le moral imprimé, sans modificateur.',
  'VE-VI.8-e':
    'La cavalerie recule de 1 ou 2 hexs, garde formation et orientation, et s’écarte de l’unité qui l’a fait reculer.',
  'VE-VI.8-f': 'Si le même ennemi revient au contact dans son mouvement, la cavalerie recule encore, sans test.',
  'VE-VI.8-g': 'La cavalerie qui manque son recul est Désorganisée et retraite de 2 hexs.',
  'VE-VI.8-h':
    'Devant une charge, seule la cavalerie qui n’est pas visée peut reculer ; le joueur qui charge doit le dire.',
  'VE-VI.8-i': 'La cavalerie ne recule pas si aucun hex ne convient.',
  'VE-VI.8-j': 'Une pile recule tout entière ; les unités qui manquent leur test sont Désorganisées.',
  'VE-VI.8-k':
    'Un recul n’est pas une retraite : il n’entre ni là où la cavalerie en Colonne ne passe pas, ni là où elle ne peut s’empiler.',
  'VE-VI.8-l':
    'Vous choisissez d’abord pour toute votre cavalerie ; viennent ensuite désordres, reculs, enfin contrecharges. Une pile qui se révèle être la cible de la charge répond encore une fois.',
};
