import { aBruxelles } from './a-bruxelles.ts';
import { aideDeCamp } from './aide-de-camp.ts';
import { anticipation } from './anticipation.ts';
import { arriereGarde } from './arriere-garde.ts';
import { auSonDuCanon } from './au-son-du-canon.ts';
import { audace } from './audace.ts';
import { cambronne } from './cambronne.ts';
import { carre } from './carre.ts';
import { chargez } from './chargez.ts';
import { confusion } from './confusion.ts';
import { contreOrdre } from './contre-ordre.ts';
import { coordination } from './coordination.ts';
import { deploiementRapide } from './deploiement-rapide.ts';
import { eclaireurs } from './eclaireurs.ts';
import { elan } from './elan.ts';
import { embuscade } from './embuscade.ts';
import { empereurSouffrant } from './empereur-souffrant.ts';
import { encombrement } from './encombrement.ts';
import { fatigue } from './fatigue.ts';
import { frederick } from './frederick.ts';
import { grandeBatterie } from './grande-batterie.ts';
import { grouchy } from './grouchy.ts';
import { hussards } from './hussards.ts';
import { inactivite } from './inactivite.ts';
import { intuition } from './intuition.ts';
import { laGarde } from './la-garde.ts';
import { laLigneRouge } from './la-ligne-rouge.ts';
import { lamarque } from './lamarque.ts';
import { leRougeaud } from './le-rougeaud.ts';
import { marcheDApproche } from './marche-d-approche.ts';
import { marcheForcee } from './marche-forcee.ts';
import { organisation } from './organisation.ts';
import { panique } from './panique.ts';
import { pluie } from './pluie.ts';
import { pontDetruit } from './pont-detruit.ts';
import { ravitaillement } from './ravitaillement.ts';
import { reaction } from './reaction.ts';
import { renforts } from './renforts.ts';
import { renfortsRetardes } from './renforts-retardes.ts';
import { reserve } from './reserve.ts';
import { retraiteEnOrdre } from './retraite-en-ordre.ts';
import { tenir } from './tenir.ts';
import { tirailleurs } from './tirailleurs.ts';
import { trahison } from './trahison.ts';
import { ultimeEffort } from './ultime-effort.ts';
import { unionDesForces } from './union-des-forces.ts';
import { viveLEmpereur } from './vive-l-empereur.ts';

/** Every event of the rulebook, in the order of its list of cards: an event is what has a rule here. */
export const EVENTS = {
  'a-bruxelles': aBruxelles,
  'aide-de-camp': aideDeCamp,
  anticipation,
  'arriere-garde': arriereGarde,
  audace,
  'au-son-du-canon': auSonDuCanon,
  carre,
  cambronne,
  chargez,
  confusion,
  'contre-ordre': contreOrdre,
  coordination,
  'deploiement-rapide': deploiementRapide,
  eclaireurs,
  elan,
  embuscade,
  encombrement,
  fatigue,
  'frederick-event': frederick,
  'grande-batterie': grandeBatterie,
  'grouchy-event': grouchy,
  hussards,
  inactivite,
  intuition,
  'la-garde': laGarde,
  'la-ligne-rouge': laLigneRouge,
  'lamarque-event': lamarque,
  'empereur-souffrant': empereurSouffrant,
  'le-rougeaud': leRougeaud,
  'marche-d-approche': marcheDApproche,
  'marche-forcee': marcheForcee,
  organisation,
  panique,
  pluie,
  'pont-detruit': pontDetruit,
  ravitaillement,
  reaction,
  renforts,
  'renforts-retardes': renfortsRetardes,
  reserve,
  'retraite-en-ordre': retraiteEnOrdre,
  tenir,
  tirailleurs,
  trahison,
  'ultime-effort': ultimeEffort,
  'union-des-forces': unionDesForces,
  'vive-l-empereur': viveLEmpereur,
};
