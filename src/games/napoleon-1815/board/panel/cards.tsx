import { Backs, CardControl } from '../../../../table/cards.tsx';
import { ControlButton, SILENT } from '../../../../table/controls.tsx';
import type { Card, CardFacts } from '../../data/box.ts';
import { cardTitle, seatTitle } from '../names.ts';
import { Flag } from '../pieces/flags.tsx';
import { nationsOf, type Table } from '../table.ts';
import { Toll } from './cubes.tsx';

export function OwnCards({ table }: { readonly table: Table }) {
  const { view, words } = table;
  if (view.viewer === null) return null;
  const hand = view.hands[view.viewer];
  const cards = hand?.cards ?? [];
  return (
    <section aria-label={words.ownHand}>
      <h3>
        {words.ownHand} <small>{words.deck(view.decks[view.viewer === 0 ? 0 : 1] ?? 0)}</small>
      </h3>
      {view.seats === 3 && view.viewer > 0 ? <Talk table={table} /> : null}
      {cards.length === 0 ? <p className="n15-none">{words.emptyHand}</p> : <Cards table={table} cards={cards} />}
    </section>
  );
}

/** Cards that lie open for the whole turn. */
export function InForce({ table }: { readonly table: Table }) {
  const { view, words } = table;
  if (view.lying.length === 0) return null;
  return (
    <section aria-label={words.inForce} className="n15-in-force">
      <h3>{words.inForce}</h3>
      <Cards table={table} cards={view.lying} />
    </section>
  );
}

/** The seats: how many cards they hold, and those of others that have been seen. */
export function Seats({ table }: { readonly table: Table }) {
  const { view, words } = table;
  return (
    <section className="n15-others">
      {view.hands.map((hand, seat) => (
        <div key={seatTitle(table, seat)}>
          <ControlButton touching={table} thing={`seat:${seat}`} className="n15-seat">
            <span className="n15-seat-flags">
              {nationsOf(view, seat).map((nation) => (
                <svg key={nation} viewBox="-1 -1 26 18" aria-hidden="true">
                  <Flag nation={nation} x={0} y={0} w={24} h={16} />
                </svg>
              ))}
            </span>
            <span>{seatTitle(table, seat)}</span>
            <Backs count={Math.min(10, hand.count)}>
              <i className={seat === 0 ? 'n15-back-fr' : 'n15-back-co'} />
            </Backs>
            <b>{words.cards(hand.count)}</b>
          </ControlButton>
          {hand.cards.length > 0 && seat !== view.viewer ? <Cards table={table} cards={hand.cards} /> : null}
        </div>
      ))}
      {view.seats === 3 && (view.viewer ?? 0) === 0 ? <Talk table={table} /> : null}
    </section>
  );
}

/** Whether the two players of the coalition may talk: whom it binds reads it at his cards. */
const Talk = ({ table: { view, words } }: { readonly table: Table }) => (
  <p className="n15-says">{view.talk ? words.talk : words.noTalk}</p>
);

function Cards({ table, cards }: { readonly table: Table; readonly cards: readonly Card[] }) {
  return (
    <div className="card-row">
      {cards.map((card) => (
        <CardControl key={card} touching={table} thing={`card:${card}`} className="n15-card">
          <CardFace table={table} card={card} />
        </CardControl>
      ))}
    </div>
  );
}

/** The face of a card: its value for movement, its event, what it does in combat, what it gives back. */
export function CardFace({
  table,
  card,
}: {
  readonly table: Pick<Table, 'box' | 'view' | 'words' | 'language' | 'aides'>;
  readonly card: Card;
}) {
  const { box, view, words, language, aides } = table;
  const facts = box.cards[card] ?? null;
  const title = aides.title?.(card, language, view.seats) ?? cardTitle(table, card);
  const effect = aides.effect?.(card, language, view.seats);
  return (
    <span className={`card-face n15-face n15-${facts?.colour ?? 'plain'}`}>
      <span className="n15-card-top">
        <i>{words.number(card)}</i>
        {facts === null ? null : <b className="n15-movement">{facts.movement}</b>}
      </span>
      <span className={title.length > 15 ? 'n15-card-title n15-long' : 'n15-card-title'}>{title}</span>
      {facts === null ? null : (
        <>
          <span className="n15-when">
            <When colour={facts.colour} /> {words.colours[facts.colour]}
          </span>
          {effect === undefined ? null : <span className="n15-effect">{effect}</span>}
          <Result facts={facts} />
        </>
      )}
    </span>
  );
}

/** A sign beside the colour: a hand that stops, a clock, crossed roads. */
function When({ colour }: { readonly colour: CardFacts['colour'] }) {
  const sign = {
    red: 'M8 1L9.800 6 15 6 10.800 9.200 12.400 14.500 8 11.300 3.600 14.500 5.200 9.200 1 6 6.200 6Z',
    blue: 'M8 1a7 7 0 1 0 .01 0ZM8 4v4.500l3 2',
    green: 'M2 14L14 2M14 8V2H8M2 2l4 4M10 10l4 4',
  }[colour];
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="n15-sign">
      <path d={sign} />
    </svg>
  );
}

/** Losses, fatigues and recovery, at the foot of a card. */
function Result({ facts: { losses, fatigues, recovery } }: { readonly facts: CardFacts }) {
  return (
    <span className="n15-result" {...SILENT}>
      <Toll losses={losses} fatigues={fatigues} />
      <b className="n15-recovery">−{recovery}</b>
    </span>
  );
}
