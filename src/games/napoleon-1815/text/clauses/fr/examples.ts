import type { examples as english } from '../en/examples.ts';

/** The worked examples: the clauses in French. */
export const examples: Readonly<Record<keyof typeof english, string>> = {
  'N15-EX-01':
    'Pioche : la Coalition tire Inactivité (rouge), Renforts (bleue) et Marche forcée (verte), la France aucune rouge. Inactivité est réglée aussitôt et non remplacée : la main grandit de deux cartes.',
  'N15-EX-02': 'Initiative : de Renforts et de Marche forcée, seule la première peut se jouer, car elle est bleue.',
  'N15-EX-03': 'Égalité : chacun révèle un 4. La France opère d’abord, et les deux cartes sont défaussées.',
  'N15-EX-04':
    'Récupération : la seule carte de la Coalition ramène Uxbridge à 4 fatigues, et il ne perd rien. Vandamme, qui en a plus de 4, perd 1 point de force : la piste monte de 1.',
  'N15-EX-05':
    'Points de mouvement avec une carte de 4. D’Erlon : 4. Ney : 5. D’Erlon et Napoléon : 5. Ney et Napoléon : 6. Tous trois : 4 + 1 − 1 = 4.',
  'N15-EX-06':
    'Cas A : D’Erlon, Ney et Napoléon dépensent 4 points. Deux fatigues, une par corps, moins une : 1 fatigue, au choix du joueur.',
  'N15-EX-07': 'Cas B : la même pile rejoint une pile amie avec son deuxième point. Elle s’arrête, sans fatigue.',
  'N15-EX-08':
    'Cas C : la même pile va de Ligny par Marbais jusqu’à l’ennemi. Elle s’arrête ; 1 − 1 = 0 fatigue ; son Axe de retraite mène vers Marbais, et elle est Activée.',
  'N15-EX-09': 'Pour quitter cette zone, Picton peut prendre toute connexion, sauf celle de Marbais.',
  'N15-EX-10':
    'Une autre pile française partage l’axe de Marbais. Une pile coalisée n’en pose pas ; si elle vient de Marbais, les corps français prennent 2 fatigues.',
  'N15-EX-11': 'Les Français attaquent deux corps coalisés, dont l’un est Activé : tous deux se défendent.',
  'N15-EX-12': 'Prendre 3 fatigues, c’est ajouter trois cylindres.',
  'N15-EX-13': 'Qui devrait révéler 3 cartes lance 3 dés à ses couleurs.',
  'N15-EX-14':
    'À trois, chacun révèle un 2. La France opère d’abord, et les Anglais sont leaders : à chaque tour de la Coalition, ils disent qui opère.',
  'N15-EX-15':
    'Les Anglais sont leaders, et un corps anglais et un prussien ont perdu ensemble : le joueur anglais choisit un chemin pour les deux.',
  'N15-EX-16':
    'À trois : le Prussien ne mène aucun corps anglais au son du canon, ni l’Anglais une pile prussienne par Marche forcée ; le Prussien ne joue pas Frederick ; nul ne joue de carte de récupération pour son partenaire.',
  'N15-EX-17': 'Qui a joué une carte dans le mouvement d’une attaque en marche n’en joue aucune dans son combat.',
  'N15-EX-18':
    'Une carte de 1 et deux corps : 1 − 1 = 0. Encombrement : −1. Marche forcée : la pile franchit encore 1 connexion.',
  'N15-EX-19':
    'Napoléon, Reille (force 7) et Drouot (6, avec 5 fatigues) attaquent Orange (7) et Picton (4, avec 6 fatigues) en terrain clair : 2 + 2 − 1 + 1 + 1 = 5 cartes contre 2 + 1 − 1 = 2. Avec 3 pertes contre 1, les Français gagnent de 2, la piste descend de 2, et leur cavalerie poursuit.',
};
