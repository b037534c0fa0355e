/** How plates of corps are written, in both languages, where they differ from their ids. */
export const PLATES = {
  massena: 'Masséna',
  kleber: 'Kléber',
  'saint-cyr': 'Saint-Cyr',
  bessieres: 'Bessières',
  'murat-naples': 'Murat',
  blucher: 'Blücher',
  braunschweig: 'Brunswick',
  bulow: 'Bülow',
  karl: 'Charles',
  'bernadotte-sweden': 'Bernadotte',
  conde: 'Condé',
} as const;
