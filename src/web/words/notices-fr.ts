import type { NoticesWords } from './notices-en.ts';

export const noticesFr: NoticesWords = {
  title: 'Quand c’est à vous de jouer',
  text: 'Vous êtes averti hors de cette page aussi : de votre tour, de la fin d’une partie, d’une invitation, et quand une partie en direct vous attend. Jamais deux fois pour le même tour, ni d’un tour quand la partie est ouverte devant vous. On ne dit que le jeu, l’autre joueur et le lien.',
  none: 'Rien ne vous avertit encore.',
  kinds: { push: 'Navigateur', mail: 'Courriel', webhook: 'Webhook' },
  browser: (name, machine) => `${name} sur ${machine}`,
  unknown: 'un navigateur',
  on: 'Actif',
  occasions: {
    title: 'M’avertit',
    names: {
      turn: 'de mon tour',
      over: 'de la fin d’une partie',
      call: 'd’une invitation',
      ready: 'd’une partie en direct qui m’attend',
    },
  },
  test: 'Envoyer un essai',
  tested: 'L’essai a été accepté.',
  remove: 'Retirer',
  of: (action, way) => `${action} : ${way}`,
  unconfirmed: 'En attente : ouvrez le lien du courriel qui y a été envoyé. Il est valable un jour.',
  failed: (date, why) => `${date} : ${why}`,
  failures: {
    away: 'Personne n’a répondu.',
    forbidden: 'Ce nom mène à une adresse que l’on ne peut appeler d’ici.',
    refused: (status) => `L’envoi n’a pas été accepté${status === null ? '' : ` (${status})`}.`,
    gone: (status) => `Il n’y a plus rien à cette adresse${status === null ? '' : ` (${status})`}.`,
  },
  push: {
    go: 'M’avertir dans ce navigateur',
    denied: 'Ce navigateur ne le permet pas : ses réglages pour ce site en décident.',
    none: 'Ce navigateur ne peut être averti. Sur un iPhone, ajoutez d’abord la page à l’écran d’accueil.',
  },
  mail: {
    title: 'Par courriel',
    address: 'Adresse électronique',
    help: 'Vous recevez d’abord un lien pour la confirmer ; rien d’autre avant cela. Chaque courriel contient un lien pour y mettre fin.',
    go: 'Utiliser cette adresse',
  },
  webhook: {
    title: 'Par un webhook',
    address: 'Adresse',
    help: 'Elle commence par https:// et s’ouvre depuis l’internet. Dans Discord : paramètres du salon, Intégrations, Webhooks.',
    shape: 'Forme',
    shapes: { discord: 'Discord', json: 'JSON' },
    go: 'Utiliser ce webhook',
    secret: 'Secret de la signature',
    signed: 'Dans l’en-tête Bivouac-Signature, v1 est le HMAC-SHA-256 de t, d’un point et du corps, avec ce secret.',
  },
  why: {
    address: 'Cette adresse ne peut être appelée : https://, sans port ni mot de passe, et ouverte sur l’internet.',
    many: 'Vous en avez autant qu’il en tient : retirez-en d’abord un.',
    form: 'Ce n’est pas une adresse.',
    tries: 'Trop de demandes : attendez un quart d’heure.',
  },
  link: {
    title: 'Avertissements par courriel',
    yes: 'M’avertir à cette adresse quand c’est à moi de jouer',
    yesDone: 'L’adresse est confirmée. Vous serez averti de vos tours.',
    stop: 'Ne plus m’envoyer de courriels',
    stopDone: 'Plus aucun courriel ne sera envoyé à cette adresse.',
    gone: 'Ce lien ne mène plus à rien. Vous pouvez en demander un autre depuis votre compte.',
    away: 'Le serveur ne répond pas pour l’instant. Réessayez dans un moment.',
  },
  waiting: {
    title: (n) =>
      n === 1
        ? 'C’est à vous de jouer dans une partie à distance'
        : `C’est à vous de jouer dans ${n} parties à distance`,
    play: 'Jouer',
    more: (n) => (n === 1 ? 'et une autre' : `et ${n} autres`),
  },
};
