import type { EventId } from '../../data/events.ts';
import type { Moment } from '../why.ts';
import { CARDS } from './cards.ts';

const event = (id: EventId): string => `l’événement « ${CARDS[id][0]} »`;

/** What is decided when, after a colon: `Le moment pour cela : ...`, `À décider maintenant : ...`. */
export const MOMENTS: Readonly<Record<Moment, string>> = {
  'setup.deploy': 'la mise en place, avant le premier tour',
  'setup.vedette': 'le placement des vedettes, avant le premier tour',
  'initiative.card': 'une carte bleue en phase d’Initiative',
  'operations.name': 'le choix du joueur qui opère',
  'exchange.give': 'l’échange de cartes entre partenaires',
  'operation.designate': 'la désignation d’une pile pour une opération',
  'operation.attack': 'l’attaque en marche',
  'manoeuvre.displace': 'le déplacement d’une pile',
  'window.ask': 'une carte verte à ce moment',
  'answer.ask': 'la réponse à une carte de l’ennemi',
  'share.place': 'le placement des fatigues et des pertes',
  'retreat.step': 'la retraite de la pile battue',
  'recovery.card': 'les cartes de la phase de Récupération',
  'window.start': 'une carte au début d’une opération ennemie',
  'window.reveal': 'une carte juste après votre carte de mouvement',
  'window.card': 'une carte juste après la carte de mouvement de l’ennemi',
  'window.entry': 'une carte quand une pile ennemie entre dans une zone',
  'window.end': 'une carte à la fin d’un déplacement ennemi',
  'window.combat': 'une carte au début d’un combat',
  'window.beaten': 'une carte avant la retraite',
  'window.pursuit': 'une carte avant la poursuite',
  'window.operationEnd': 'une carte à la fin de votre opération',
  'anticipation.choose': event('anticipation'),
  'au-son-du-canon.pick': event('au-son-du-canon'),
  'chargez.pick': event('chargez'),
  'eclaireurs.whom': event('eclaireurs'),
  'hussards.whom': event('hussards'),
  'inactivite.whom': event('inactivite'),
  'inactivite.where': event('inactivite'),
  'lamarque.where': event('lamarque-event'),
  'lamarque.whom': event('lamarque-event'),
  'pont-detruit.which': event('pont-detruit'),
  'ravitaillement.where': event('ravitaillement'),
  'reaction.pick': event('reaction'),
  'renforts.whom': event('renforts'),
  'renforts-retardes.whom': event('renforts-retardes'),
  'trahison.where': event('trahison'),
  'ultime-effort.pick': event('ultime-effort'),
};
