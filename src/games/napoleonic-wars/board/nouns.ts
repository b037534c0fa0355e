import { type NATIONS, WARS } from '../data/names.ts';

// The nouns of the map as the drawing names them, in the words of the components.

export type Nation = (typeof NATIONS)[number];

/** The same of each Nation. */
export const byNation = <T>(of: (nation: Nation) => T): Readonly<Record<Nation, T>> => ({
  france: of('france'),
  germany: of('germany'),
  austria: of('austria'),
  italy: of('italy'),
  spain: of('spain'),
});

/** Who holds a Nation: the French, the Coalition, both against each other, or nobody. */
export type Control = 'french' | 'coalition' | 'contested' | 'none';

export type War = (typeof WARS)[number];
/** The same of each minor war, by its number. */
export const byWar = <T>(of: (war: number) => T): Readonly<Record<War, T>> => {
  const at = (war: War) => of(WARS.indexOf(war));
  return {
    usa: at('usa'),
    haiti: at('haiti'),
    ireland: at('ireland'),
    malta: at('malta'),
    egypt: at('egypt'),
    cape: at('cape'),
    mysore: at('mysore'),
    switzerland: at('switzerland'),
    denmark: at('denmark'),
    serbia: at('serbia'),
    tyrol: at('tyrol'),
    poland: at('poland'),
    caucasus: at('caucasus'),
    balkans: at('balkans'),
    finland: at('finland'),
    russia: at('russia'),
  };
};
export type WarState = 'open' | 'won' | 'lost';

/** NW-2.1.3-a: how a power stands. */
export type Status = 'coalition' | 'neutral' | 'surrender' | 'french';

/** Whose corps it is, by its colours. */
export type Colours =
  | 'french'
  | 'polish'
  | 'bavarian'
  | 'neapolitan'
  | 'guard'
  | 'british'
  | 'prussian'
  | 'austrian'
  | 'russian'
  | 'spanish'
  | 'swedish'
  | 'duchy'
  | 'emigre'
  | 'royalist';

export interface Corps {
  readonly id: string;
  readonly name: string;
  readonly colours: Colours;
  readonly cavalry: boolean;
  readonly strength: number;
  readonly side: 'french' | 'coalition';
  /** It came with Napoleon this turn. */
  readonly fresh?: boolean;
  /** It may still join: the Guard before its die. */
  readonly maybe?: boolean;
}
