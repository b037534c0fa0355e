/** Battles: the clauses for players, the readings we chose folded in. */
export const battles = {
  'NW-9.0-a': 'Where corps of both sides meet, they must fight, all units of a side together. A battle costs no money.',
  'NW-9.0-c': 'The battles end when no Nation holds corps of both sides.',
  'NW-9.0-b': 'You choose the order of the battles.',
  'NW-9.1.1-a':
    'Before a battle every French cavalry corps in another Nation tries to join it, even if it has fought already.',
  'NW-9.1.1-b':
    'Cavalry that is the only French unit in its Nation never tries. If all French units there are cavalry, the weakest stays; on a tie you choose which.',
  'NW-9.1.1.1-a':
    'Cavalry that tries to join a battle rolls a die: with 1 to 5 after modifiers it rides, with 6 or more it stays.',
  'NW-9.1.1.1-b':
    'For cavalry that tries to join a battle, enemy cavalry there gives +1, enemy cavalry in the Nation it would leave +1, and a battle that is not adjacent +1. All of them add up.',
  'NW-9.1.2-a':
    'After the French, each of your cavalry corps elsewhere may try to join the battle, if you wish, even after fighting. The roll is the same with the roles exchanged.',
  'NW-9.1.2-b': 'Your cavalry cannot ride to a Nation where you could not place it.',
  'NW-9.1.2-c':
    'French cavalry rolls first, in the order you like. Yours may leave a Nation empty. After a Harassment all may try again.',
  'NW-9.1.2-d':
    'Before each battle, also one that follows a retreat or a pursuit, a cavalry corps tries at most once. None rides to or from Portugal.',
  'NW-9.2-a':
    'A die and the Nation’s fervour give the light infantry: no advantage 3 battle dice, French advantage 2, French domination 1.',
  'NW-9.2-b': 'The light-infantry die counts, after modifiers, as 1 at least and 6 at most.',
  'NW-9.2.1-a': 'A client state in the Nation adds its modifier to the light-infantry die: +1, −1, −2 or −3.',
  'NW-9.2.1-b':
    'With a client state marked X no light-infantry die is rolled: there is no advantage, whatever else is present.',
  'NW-9.2.2-a': 'The Pope in Italy adds +2 to the light-infantry die there.',
  'NW-9.2.3-a': 'Joséphine in the Nation means −1 to the light-infantry die.',
  'NW-9.2-c': 'All modifiers of the light-infantry die add up.',
  'NW-9.3-a':
    'With Napoleon-N or Napoleon-V in the battle a die is rolled: on 5 or 6 the Guard joins with strength 7. Bonaparte has no Guard, and one that is lost never returns.',
  'NW-9.4-a':
    'Each side adds up its strength. The difference is the larger sum less the smaller, or 0 if they are equal.',
  'NW-9.5-a':
    'A battle is rolled with 3, 2 or 1 dice, one of them white. The difference is added if it favours you and taken off if it favours France.',
  'NW-9.6-a': 'The battle table gives the result of the total.',
  'NW-9.7-a': 'Units that are eliminated go to Casualties.',
  'NW-9.7.1-a': 'Émigrés and royalists that are eliminated go to box O instead of Casualties.',
  'NW-9.7.2-a': 'After a victory the Guard returns to box E. After a defeat with Napoleon-N it does too.',
  'NW-9.7.2-b':
    'If the Guard is beaten with Napoleon-V, it is lost for good: France loses a die of fervour, and abdication +2, or +1 for veterans.',
  'NW-9.7.2-c':
    'The Guard is neither infantry nor cavalry, cannot be eliminated, and leaves after every battle. If Harassment leaves it alone it fights on with strength 7.',
  'NW-9.7.3-a': 'Cavalry Harassment without any cavalry: the battle dice are rolled again until another result comes.',
  'NW-9.7.3-b':
    'In a Harassment each cavalry corps eliminates one enemy infantry corps no stronger than itself, the strongest it can. You break ties; the Guard is safe.',
  'NW-9.7.3-c':
    'After a Harassment the battle begins again with new dice. If one side has no unit left, the other wins.',
  'NW-9.7.3-d':
    'In a Harassment a Guard already in the battle stays; otherwise it may join now. Both sides harass at once, the strongest cavalry first, and no corps is struck twice.',
  'NW-9.7.3-e': 'Coalition Exchange: all units are eliminated except your strongest; on a tie you choose. You win.',
  'NW-9.7.3-f': 'Coalition Victorious: all French units are eliminated. You win.',
  'NW-9.7.3-g': 'Coalition Pursuit: the French retreat and you win. If the white die was 1 or 2, you may pursue.',
  'NW-9.7.3-h': 'Coalition Retreat: you retreat, and France wins.',
  'NW-9.7.3-i':
    'French Exchange: all units are eliminated except the strongest French one. On a tie it is cavalry if possible, then you choose. France wins.',
  'NW-9.7.3-j': 'French Victorious: all your units are eliminated. France wins.',
  'NW-9.7.3-k': 'French Pursuit: you retreat and France wins. If the white die was 1 or 2, the French may pursue.',
  'NW-9.7.3-l': 'French Retreat: the French retreat, and you win.',
  'NW-9.7.3-m':
    'If all corps with Napoleon are eliminated, he stays in the Nation alone until the Recall. Alone he is no unit and controls nothing.',
  'NW-9.7.3-n':
    'A side wiped out by Harassment has lost: the Guard and fervour follow as usual, with no retreat and no pursuit. After any new roll, the last white die counts.',
  'NW-9.7.3-o': 'If French corps later enter a Nation where Napoleon stands alone, he leads them like any others.',
  'NW-9.8-a': 'All units that retreat from a battle go to the same adjacent refuge. Napoleon goes with his corps.',
  'NW-9.8-b':
    'The Guard has left before the retreat, so its strength counts neither for the refuge nor for a pursuit. In each new battle its die is rolled afresh.',
  'NW-9.8.1-a':
    'From France you retreat to Germany or Italy, or to Spain if all your units are British, Spanish or of the Duchies.',
  'NW-9.8.1-b': 'From Germany you retreat to Austria, or to France if the Paris or Aim marker is there.',
  'NW-9.8.1-c': 'From Austria you retreat to Germany or Italy, from Italy to Austria, from Spain to Portugal.',
  'NW-9.8.1-d': 'Where several refuges are open to you, you choose.',
  'NW-9.8.2-a':
    'The French retreat from Spain to France; elsewhere to France if adjacent, else to a Nation without your units, else to one where they would be stronger, pursuers counted. A die settles the rest.',
  'NW-9.8.2-b':
    'The die for a French refuge takes the candidates in the order France, Germany, Austria, Italy, Spain: with two, 1 to 3 and 4 to 6; with three, 1 and 2, 3 and 4, 5 and 6.',
  'NW-9.8.2-c':
    'If several Nations are equally fit as a French refuge, the die chooses among them alone. Only the retreating French are counted against your units there and all that could pursue.',
  'NW-9.8.3-a': 'Your units that retreat from Spain must go to Portugal. The French never enter it.',
  'NW-9.9-a': 'After each battle the light-infantry marker is reset.',
  'NW-9.10-a': 'If you win a battle, the fervour of its Nation drops by 1; if France wins, it rises by 1.',
  'NW-9.10-b': 'A Harassment that leads to a new battle changes no fervour.',
  'NW-9.10-c':
    'With Napoleon there, a battle changes fervour otherwise, for a French victory or defeat: B +5 or 0, N +3 or −2, V +1 or −5.',
  'NW-9.10-d': 'Napoleon counts where he was when the battle was fought, before any retreat.',
  'NW-9.11-a':
    'Only a Pursuit with a white die of 1 or 2 lets the victors follow. They then fight in the refuge at once, which may lead to another pursuit.',
  'NW-9.11.1-a':
    'You may pursue with all or some of your victorious corps; your corps in the refuge join in. It is wise to leave one behind.',
  'NW-9.11.1-b':
    'A pursuit may enter France without any marker there. Limits of placement do not bind a retreat or a pursuit.',
  'NW-9.11.2-a': 'When the French pursue, their weakest unit of the battle stays behind. On a tie you choose which.',
  'NW-9.11.2-b':
    'The other French units all pursue if that makes the French in the refuge stronger than you; otherwise none does.',
  'NW-9.11.2-c':
    'Napoleon pursues with his corps. A single French unit does not pursue, and nobody pursues into Portugal.',
  'NW-9.12-a':
    'If a retreat brings both sides together without a pursuit, they fight there at once with everything present.',
  'NW-9.12-b':
    'After the result of a battle come losses, the Guard, retreat, fervour, pursuit, then any battle in the refuge. All that follows is fought out before you choose again.',
  'NW-9.12-c':
    'In a chain of battles each side retreats from a Nation only once. Driven from it a second time, its units are eliminated instead, and nobody pursues; Napoleon then stays there alone.',
};
