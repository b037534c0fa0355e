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
  hints: {
    make: 'Les conseils sont permis',
    help: 'Chacun peut demander à un robot ce qu’il ferait à sa place. Qui s’assied l’accepte ; une partie classée se joue sans conseils.',
    agreed: 'conseils permis',
    none: 'sans conseils',
  },
};
