import type { TermsWords } from './terms-en.ts';

export const termsFr: TermsWords = {
  clock: {
    offer: 'Proposer une autre pendule',
    now: (clock) => `Jusqu’ici : ${clock}.`,
    help: 'Dès que tous sont d’accord, elle part pour tous à cet instant, et chacun a tout son temps devant lui.',
    same: 'C’est déjà avec cette pendule que vous jouez.',
    go: 'Proposer cette pendule',
    mine: (clock) =>
      `Vous avez proposé une autre pendule : ${clock}. Dès que tous sont d’accord, elle part pour tous à cet instant.`,
    of: (name, clock) =>
      `${name} propose une autre pendule : ${clock}. Dès que tous sont d’accord, elle part pour tous à cet instant, et chacun a tout son temps devant lui.`,
    agreed: (clock) => `Une autre pendule a été convenue : ${clock}.`,
  },
  muster: {
    title: 'Êtes-vous prêt ?',
    help: 'Tout le monde est là. La pendule part dès que tous se sont dits prêts en l’espace de cinq minutes.',
    ready: 'Je suis prêt',
    waiting: (names) => `Vous êtes prêt. En attente de ${names}.`,
    begins: 'Tous sont prêts : la partie commence.',
    left: (span) => `Encore ${span} pour le dire.`,
    late: (names) =>
      `Les cinq minutes sont passées, et ${names} ne s’est pas manifesté. Vous pouvez attendre encore, ou rouvrir la place à quelqu’un d’autre.`,
    lateSelf:
      'Les cinq minutes sont passées. Dites que vous êtes prêt avant que votre place ne soit rouverte à d’autres.',
    reopen: (name) => `Rouvrir la place de ${name}`,
    dice: 'Tous ont fait leur part pour les dés.',
    isReady: 'prêt',
    notYet: 'pas encore prêt',
  },
  hints: {
    make: 'Les conseils sont permis',
    help: 'Chacun peut demander à un robot ce qu’il ferait à sa place. Qui s’assoit y consent ; une partie classée se joue sans conseils.',
    agreed: 'conseils permis',
    none: 'sans conseils',
  },
  vacation: {
    title: 'Congé',
    text: 'Pendant votre absence, votre temps s’arrête dans les parties par correspondance, et aucun robot ne prend votre place, là où c’est convenu. Il court toujours dans les parties en direct, et là où il vous restait moins d’une heure au départ. Rien ne vous empêche de jouer.',
    left: (left, all) => `Il vous reste ${left} jours sur ${all} cette année. Tout jour commencé est compté.`,
    guest: 'Il faut pour cela un compte : créez-en un ci-dessus.',
    go: 'Partir en congé',
    days: 'Pour combien de temps',
    daysHelp:
      'Il commence aussitôt et finit de lui-même. Si vous revenez plus tôt, vous gardez les jours qui n’ont pas commencé.',
    span: (days) => (days === 1 ? '1 jour' : `${days} jours`),
    back: 'Je suis de retour',
    yours: (date) => `Vous êtes en congé jusqu’au ${date}.`,
    of: (name, date) => `${name} est en congé jusqu’au ${date}.`,
    until: (date) => `en congé jusqu’au ${date}`,
    make: 'Les congés sont permis',
    makeHelp:
      'Le temps de qui est en congé s’arrête ; chacun a le même nombre de jours par an. Qui s’assoit y consent.',
    agreed: 'congés permis',
    none: 'sans congés',
    why: {
      guest: 'Il faut pour cela un compte.',
      there: 'Vous êtes déjà en congé.',
      spent: 'Il ne vous reste pas autant de jours.',
    },
  },
};
