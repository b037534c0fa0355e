/** The Grande Armée and the coalition take the field: the clauses for players, the readings we chose folded in. */
export const armies = {
  'NW-7.0-a':
    'French corps are drawn at random from the Grande Armée bowl: for France, the target Nation, the diplomats, then the invasion table.',
  'NW-7.0-b':
    'If the Grande Armée bowl runs out, what there is goes out in the order of the steps. Each Nation left short loses 5 fervour, once a turn.',
  'NW-7.0-c':
    'A Nation is short if it got fewer corps than all steps of the phase ask for it together. The 5 fervour is lost when the last step is done.',
  'NW-7.1-a': 'First, four French corps go to France.',
  'NW-7.2-a':
    'Four French corps go to the target Nation as a stack that is kept apart. If France is the target, it gets eight.',
  'NW-7.3-a':
    'Each French diplomat in a green box brings one corps there, in the order France, Germany, Austria, Italy, Spain.',
  'NW-7.4-a':
    'A die plus the number of the turn gives the row of the invasion table, and its corps are placed. Its Napoleon column comes later.',
  'NW-7.5-a':
    'With the Ulcer in Spain, the first French corps deployed there each turn goes to Casualties instead. Fra Diavolo does the same in Italy.',
  'NW-7.5-b':
    'The Ulcer and Fra Diavolo strike a corps from the bowl, also one that comes with Napoleon, and it counts as delivered; the stack of the target Nation may be left with three. Corps that move, retreat or pursue are safe.',
  'NW-8.0-a': 'You build and place your corps, then Napoleon is placed, then the battles follow.',
  'NW-8.1-a': 'You can build only corps in the Force Pool.',
  'NW-8.1-b': 'Duchy forces cost £1 from the Treasury for a lot of up to three.',
  'NW-8.1-c': 'All corps of a lot go to the same Nation.',
  'NW-8.1-d': 'British corps are free and always at hand, unless they are delayed.',
  'NW-8.1-e':
    'Prussian, Russian, Austrian, Spanish and Swedish corps are free, but only while their power is in the coalition.',
  'NW-8.1-f': 'Émigrés are free, and only in the Coalition Phase after their accident.',
  'NW-8.2-a': 'Duchy forces can be placed in Germany, Austria, Italy and Spain.',
  'NW-8.2-b': 'Austrian corps, and the Bavarian one once it has turned, can be placed in Germany, Austria and Italy.',
  'NW-8.2-c': 'British corps can be placed in Germany, Italy and Spain.',
  'NW-8.2-d': 'Prussian corps can be placed in Germany and Austria.',
  'NW-8.2-e': 'Russian and Swedish corps can be placed in Germany, Austria and Italy.',
  'NW-8.2-f': 'Spanish corps can be placed in Spain.',
  'NW-8.2-g': 'Émigrés can be placed in Germany, Austria and Italy.',
  'NW-8.3-a': 'Any number of corps can stand in one place.',
  'NW-8.4-a':
    'You can place corps in France only with the Paris or Aim marker there, but then corps of every kind. A Duchy lot still costs £1.',
  'NW-8.4-b': 'Nothing can be placed in Portugal.',
  'NW-8.5-a':
    'Napoleon takes the field after your corps are placed, unless it is turn 1, he is not in play, or he is busy.',
  'NW-8.5-b': 'A die plus the number of the turn gives the row of the table that tells where Napoleon goes.',
  'NW-8.5-c':
    'A Nation with a number means: Napoleon goes there with that many corps from the bowl. The Ulcer or Fra Diavolo may take the first.',
  'NW-8.5-d':
    'Corps that the bowl lacks for Napoleon come from the map: never from France or the target Nation, never the last of a Nation, uncontested Nations and the largest force first. If too few can move, he goes to the target Nation with those that can.',
  'NW-8.5-e':
    'Napoleon takes corps from the map one at a time, from the force with most strength; you break ties and pick the corps. If he turns to the target Nation, the search begins anew for it, and never more corps go than were asked for.',
  'NW-8.5-f': 'Corps that Napoleon lacks cost no fervour.',
  'NW-8.5-g':
    'To Napoleon every uncontested Nation gives before any contested one, the largest force first. A contested Nation gives only a corps whose loss leaves the French there stronger than you.',
  'NW-8.5.1-a': 'Grand Strategy: a nation die tells where Napoleon goes, with no more corps. A 6 is the target Nation.',
  'NW-8.5.1-b':
    'If a Grand Strategy sends Napoleon elsewhere than to the target Nation, the Aim marker and what is left of its stack move there with him.',
  'NW-8.6-a': 'Every Nation with corps of both sides must now be fought over.',
};
