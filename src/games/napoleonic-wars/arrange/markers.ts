import { CaseError } from '../../../kernel/case.ts';
import { listed, placeAmong, quoted } from '../../../kernel/case-fields.ts';
import { get } from '../../../kernel/there.ts';
import { NATIONS } from '../data/names.ts';
import { FRANCE, ITALY, NAPOLEON, NONE } from '../position.ts';
import { entries, type Laying } from './laying.ts';
import { fought } from './moments.ts';

/** Client states, religion, and what lies in the political bowl. */
export function layMarkers(laying: Laying): void {
  const { box, p, d } = laying;
  const names = box.clients.map(({ id }) => id);
  const isWritten = d['clients'] !== undefined;
  if (isWritten) {
    p.clients = names.slice(0, -1).map((_, client) => client);
    p.clientIn.fill(NONE);
  }
  for (const [name, value] of entries(d, 'clients')) {
    const nation = placeAmong(NATIONS, name, 'clients', 'Nation');
    const client = placeAmong(names, value, `clients: ${name}`, 'client state');
    // NW-4.6-b
    if (nation === FRANCE) throw new CaseError('clients: there is none in France');
    if (p.clientIn.includes(client)) throw new CaseError(`clients: ${quoted(value)} stands there twice`);
    p.clientIn[nation] = client;
    p.clients = p.clients.filter((each) => each !== client);
  }
  if (get(p.clientIn, ITALY) !== NONE) {
    // NW-4.8-a
    if (d['pope'] === true) throw new CaseError('pope: a client state in Italy has driven him out');
    p.pope = false;
  }
  if (d['religion'] !== undefined)
    p.religion = placeAmong(
      box.religions.map(({ id }) => id),
      d['religion'],
      'religion',
      'policy',
    );
  layBowl(laying);
}

function layBowl({ box, p, d, hasCome }: Laying): void {
  const { noWar, clientMarker } = box.named;
  const known = box.markers.map(({ id }) => id);
  if (d['bowl'] !== undefined)
    p.bowl = listed(d['bowl'], 'bowl').map((id) => placeAmong(known, id, 'bowl', 'political marker'));
  const isWarsawOut = p.clientIn.includes(box.clients.length - 1);
  for (const marker of new Set(p.bowl)) {
    const { id, count, war } = get(box.markers, marker);
    const there = p.bowl.filter((each) => each === marker).length;
    const most = marker === clientMarker ? p.clients.length : count;
    if (there > most) throw new CaseError(`bowl: there are no ${there} markers '${id}' left`);
    const isOut = fought(p, war) || (id === 'duchy-of-warsaw' && isWarsawOut);
    if (isOut || !hasCome(marker)) throw new CaseError(`bowl: the marker '${id}' is not in it now`);
  }
  p.noWarsLeft = get(box.markers, noWar).count - p.bowl.filter((each) => each === noWar).length;
}

/** NW-2.6-a: a Napoleon who has come is in the bowl no longer. */
export function checkNapoleon({ box, p }: Laying): void {
  const { emperor, ageing } = box.named;
  const come = p.napoleon === NAPOLEON.V ? ageing : p.napoleon === NAPOLEON.N ? emperor : NONE;
  if (p.bowl.includes(come)) throw new CaseError('bowl: this Napoleon has already come');
}
