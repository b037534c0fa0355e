/** Personalities, abdication and the end of a turn: the clauses for players, the readings we chose folded in. */
export const ending = {
  'NW-10.0-a': 'Surrenders are checked first; then you may invite personalities.',
  'NW-10.1-a': 'Coalition Austria surrenders if French units are in Austria, coalition Prussia if they are in Germany.',
  'NW-10.1-b': 'Coalition Russia surrenders if no Russian corps is on the map.',
  'NW-10.1-c': 'Coalition Russia also surrenders if neither Austria nor Prussia is in the coalition.',
  'NW-10.1-d': 'France, Britain, Sweden, Spain and the Duchies never surrender. A power may surrender more than once.',
  'NW-10.1-e':
    'Austria is checked first, then Prussia, then Russia as things stand after them. Russian corps in Portugal count; those in Casualties, in the Force Pool or delayed do not.',
  'NW-10.2-a': 'Beethoven lives in Austria, Goethe in Germany, Goya in Spain, Volta in Italy.',
  'NW-10.2-b':
    'For a personality in a Nation with a French unit you may pay £1 from the Treasury and roll: on 1 to 4 it comes to London. You may try as often as you can pay.',
  'NW-11.0-a':
    'The phase runs: control, victory, end of the game, fervour, Recall, return of delayed corps, French losses, clean-up, transfers.',
  'NW-11.1-a':
    'You control a Nation if you have a unit there and France has none. Duchy forces, émigrés and royalists count; client states control nothing.',
  'NW-11.1-b':
    'Your aim each turn is to control at least three Nations, the target Nation among them: then abdication +1.',
  'NW-11.1-c':
    'If you miss the aim of the turn and no corps of the French side is in Casualties: abdication −1. With one there, nothing changes.',
  'NW-11.1.1-a': 'With the Paris or Aim marker there, France counts like any other Nation.',
  'NW-11.1.1-b':
    'Without the Paris or Aim marker France still counts if you control it, after a pursuit for instance, or through the royalists.',
  'NW-11.2-a':
    'If abdication stands at 16 once control has been settled, Napoleon abdicates and you win. It is checked only then.',
  'NW-11.3-a': 'If turn 16 ends without victory, you have lost.',
  'NW-11.4-a':
    'A Nation that holds only your units loses 1 fervour; one that holds only French units gains 1. With both or none nothing changes.',
  'NW-11.4-b':
    'Where Napoleon stands, fervour changes as well: B +1, N 0, V −1. In his bed or in Egypt he counts nowhere.',
  'NW-11.4-c': 'Gains come before losses, and fervour never leaves its track in between.',
  'NW-11.5-a': 'At the Recall all your diplomats return to London, face up.',
  'NW-11.5-b': 'At the Recall Joséphine and Napoleon go to the bed, and he is no longer busy.',
  'NW-11.5-c': 'At the Recall French diplomats in France go to the Hôtel, unless the Paris marker is there.',
  'NW-11.6-a': 'In the Abdication Phase corps that lie face down on the map are turned up again. War markers are not.',
  'NW-11.6-b': 'Delayed corps return to the Force Pool, or to Neutral Forces if their power is not in the coalition.',
  'NW-11.7-a':
    'With a French or Polish corps in Casualties, whatever its dot, a die is rolled: on 1 or 2 one of them is discarded. Spanish, Neapolitan and Bavarian corps do not count.',
  'NW-11.7-b':
    'The corps that France discards is infantry with a red dot, else cavalry with one, else infantry without, else cavalry without; the weakest each time. You break ties.',
  'NW-11.7-c':
    'Murat and Bernadotte, with a white dot, are never discarded. If only they are in Casualties, nothing is.',
  'NW-11.8-a': 'At the clean-up all corps leave the Nations, Portugal and Casualties.',
  'NW-11.8-b': 'At the clean-up corps of the French side go to the Grande Armée bowl, yours to the Force Pool.',
  'NW-11.8-c':
    'At the clean-up each Duchy force in a Nation may stay. From Portugal it goes to Spain or to the Force Pool, from Casualties to the Force Pool.',
  'NW-11.8-d': 'At the clean-up émigrés and royalists go to box O.',
  'NW-11.9-a':
    'At the end of the Abdication Phase you may move money freely between the funds, but none out of the Admiralty Budget.',
  'NW-12.0-a':
    'If the game goes on, accident dice are rolled: 1 without Napoleon or with B, 2 with N, 3 with V. Their total tells what happens.',
  'NW-12.1-a':
    'Where a Nation is rolled for, 6 is the target Nation. If two events of a turn contradict each other, only the first counts.',
  'NW-12.2-a': 'The turn ends, and the turn marker moves on.',
  'NW-12.3-a':
    'A delayed corps leaves the map or its pool for the box of the current turn, and comes back in the next Abdication Phase.',
  'NW-12.3-b': 'A corps stays delayed, whatever becomes of its country.',
  'NW-12.3-c':
    'You may delay Russian corps by choice only in Russian wars and in the Invasion of Russia, and only while Russia is in the coalition.',
  'NW-12.4-a': 'Veterans: a beaten Guard gives abdication +1 instead of +2.',
  'NW-12.4-b': 'Veterans must win by the end of turn 15, or the game is lost there and then.',
  'NW-12.4-c': 'Veterans: the Hundred Days give abdication +1 instead of +2.',
};
