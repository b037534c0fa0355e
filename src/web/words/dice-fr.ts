import type { DiceWords } from './dice-en.ts';

export const diceFr: DiceWords = {
  title: 'Les dés',
  seal: 'Leur sceau',
  help: 'Le serveur a scellé son secret avant l’arrivée de quiconque. Chaque navigateur y ajoute maintenant un nombre : il le promet d’abord, et ne le révèle que lorsque tous ont promis. Ainsi personne ne peut avoir choisi les dés, et tout se vérifie après la partie.',
  people: 'Cette page a promis son nombre. La suite vient quand toutes les places sont prises.',
  waiting: (names) =>
    `En attente de la page de ${names}. Elle fait sa part dès qu’elle est ouverte ; personne n’a rien à faire.`,
  mine: 'Cette page fait sa part …',
  begins: 'Tous ont fait leur part : la partie commence.',
  lost: 'Vous avez pris votre place dans un autre navigateur, ou celui-ci a perdu ce qu’il avait promis. Ouvrez-y la partie, ou tirez ici un nouveau nombre ; les pages des autres feront de même.',
  anew: 'Tirer ici un nouveau nombre',
  proof: {
    title: 'Ce que chaque place a ajouté',
    there:
      'Ce que ce navigateur a ajouté s’y trouve, ainsi que le sceau et les promesses qui lui furent montrés avant la partie.',
    missing:
      'Quelque chose ne va pas : ce que ce navigateur a ajouté ne s’y trouve pas, ou bien le sceau et les promesses ne sont pas ceux qui lui furent montrés avant la partie.',
    unknown: 'Ce navigateur n’a rien ajouté à ces dés.',
    rounds: (n) => `Les nombres ont été tirés ${n} fois avant la partie : une page avait perdu le sien.`,
  },
  replay: {
    link: 'Copier le lien de la relecture',
    copied: 'Copié',
    address: 'L’adresse de la relecture',
    help: 'Quiconque a le lien peut revoir la partie terminée, depuis chaque place, sans s’identifier.',
  },
};
