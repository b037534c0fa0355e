/** Scenarios and worked examples: the clauses for players, the readings we chose folded in. */
export const examples = {
  'NW-16.0-a': 'Each of the three scenarios has its own set-up.',
  'NW-16.0-b':
    'A scenario begins with the Political Phase of its first turn, events included, and ends with victory or with its last turn.',
  'NW-X1':
    'Turn 10, Treasury 3: London £4, Austria £2, Beethoven and Goya £2, Trade in Ireland, Mysore and at the Cape £3, so £11. The blockade rolls 4: £7 comes in, and the Treasury holds £10.',
  'NW-X2': 'Turn 4, a client state is drawn, and the die shows 4: it arises in Italy, and a Pope there is taken away.',
  'NW-X3':
    'Egypt, difficulty 11, the Royal Navy in control, £3 spent: 4 and 2 are 6, +2 for the sea, +3 for the money, so 11. You win; Trade stays, and abdication stays at 5.',
  'NW-X4':
    'Metternich (4) faces Talleyrand (2), Razumovsky (3) another, for £2. A 1 makes 3, and Talleyrand goes to the Hôtel; a 6 is more than 3, and the other stays.',
  'NW-X5': 'A 5 on turn 6 gives row 11 of the invasion table.',
  'NW-X6':
    'Turn 5, target Austria, one French diplomat there, two in Spain, and a 3 for the invasion: row 8. France gets 4 corps, Austria 6, Spain 2, Germany 3, Italy 2, in all 17.',
  'NW-X7': 'Austria with 4: Napoleon goes to Austria with 4 corps drawn at random from the bowl.',
  'NW-X8':
    'Grand Strategy with Germany as the target, and the die shows 5: Napoleon, the Aim marker and the four corps of its stack go to Spain, which is now the target.',
  'NW-X9':
    'A battle in Austria, where Prussian cavalry stands; in Germany Murat, Bessières and Grouchy. Grouchy, the weakest, stays. Murat rolls 3, +1 is 4: he rides. Bessières rolls 5, +1 is 6: he stays.',
  'NW-X10':
    'Kutuzov in Italy then rolls 2, +1 for Murat is 3: he rides to Austria. Prussian cavalry could not ride to Spain.',
  'NW-X11': 'Fervour 5 in Austria and a die of 5: French advantage, two battle dice.',
  'NW-X12': 'Napoleon-N is in Austria, and the die shows 5: the Guard joins the battle.',
  'NW-X13': 'The French have 24, with the Guard’s 7 that is 31; you have 35. The difference is 4 in your favour.',
  'NW-X14':
    'Two dice show 3 and 1, +4 makes 8: French Exchange. Murat (6, cavalry) survives, the Guard goes back, Austria’s fervour rises from 5 to 8, and coalition Austria will surrender.',
  'NW-X15': 'The French retreat from Austria and both ways are as good: 1 to 3 Germany, 4 to 6 Italy.',
  'NW-X16': 'Napoleon-V is beaten in Austria: fervour −5. Had he won, it would be +1.',
  'NW-X17':
    'The Guard is beaten with Napoleon-V: it is lost, France loses a die of fervour, and abdication +2, or +1 for veterans.',
  'NW-X18': 'Three funds of £16 make £48: you can never hold more.',
};
