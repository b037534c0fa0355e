import type { TokensWords } from './tokens-en.ts';

export const tokensFr: TokensWords = {
  title: 'Pour vos programmes',
  text: 'Un jeton permet à un de vos programmes de regarder vos parties, ou de les jouer, en votre nom. Il n’ouvre jamais votre compte : il ne donne ni mot de passe, ni clé d’accès, ni autre jeton.',
  docs: 'Ce que les programmes peuvent demander',
  none: 'Vous n’avez donné aucun jeton.',
  label: 'Comment l’appeler',
  labelHelp: 'Par exemple, le programme à qui vous le donnez.',
  scope: 'Ce qu’il permet',
  scopes: { read: 'regarder seulement', play: 'regarder et jouer' },
  days: 'Combien de temps il vaut',
  span: (days) => `${days} jours`,
  sure: 'Votre mot de passe, pour confirmer',
  go: 'Créer un jeton',
  made: 'Voici le jeton. Copiez-le maintenant : il ne sera plus montré.',
  copied: 'Je l’ai copié',
  until: (date) => `jusqu’au ${date}`,
  used: (date) => `utilisé le ${date}`,
  unused: 'jamais utilisé',
  end: 'Supprimer',
};
