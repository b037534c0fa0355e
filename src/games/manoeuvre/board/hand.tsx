import type { ReactNode } from 'react';
import type { Seat } from '../../../kernel/flow.ts';
import { Backs, CardControl, Pile } from '../../../table/cards.tsx';
import { ControlButton } from '../../../table/controls.tsx';
import type { DrawingProps } from '../../../table/drawing.ts';
import type { Box } from '../data/box.ts';
import type { Card, SideView, View } from '../position.ts';
import { combatOf } from '../text/scene.ts';
import { CardBack, CardFace, CardTitle } from './cards/face.tsx';
import { allFigures, attackFigures, defenceFigures } from './cards/figures.ts';
import type { Lands } from './lands.ts';
import { NationShield } from './marks.tsx';
import { seatsFromBelow, type Table, tableOf } from './table.ts';
import { Tiles } from './tiles.tsx';
import { UnitCounter } from './units.tsx';
import { seatName } from './words.ts';

interface HandProps {
  readonly box: Box;
  readonly lands: Lands;
  readonly props: DrawingProps<View>;
}

/** What lies before the viewer: in set-up the tiles, nations and units to choose from, then his cards and the piles. */
export function Hand({ box, lands, props }: HandProps) {
  const table = tableOf(box, props);
  return <div className="drawn-hand man-hand">{before(table, lands)}</div>;
}

function before(table: Table, lands: Lands): ReactNode {
  const { view } = table;
  const [own, other] = seatsFromBelow(view);
  if (view.step === 'setup.hand' && view.viewer !== null) {
    return (
      <>
        <WholeDeck table={table} seat={view.viewer} />
        <Armies table={table} />
      </>
    );
  }
  return (
    <>
      {view.step === 'setup.side' ? <Nations table={table} /> : null}
      {view.field.length === 0 ? <Tiles table={table} lands={lands} /> : null}
      {view.step === 'setup.side' ? null : <Nations table={table} />}
      <Armies table={table} />
      <InFight table={table} />
      <OwnCards table={table} seat={own} />
      <OtherCards table={table} seat={other} />
    </>
  );
}

function Nations({ table }: { table: Table }) {
  const { box, words, view } = table;
  if (view.phase !== 'setup' || view.sides[0].nation >= 0) return null;
  return (
    <section aria-label={words.nations}>
      <p className="drawn-heading">{words.nations}</p>
      <div className="man-nations" data-spread="true">
        {box.nations.map(({ id, name }, nation) => (
          <ControlButton key={id} touching={table} thing={`nation:${nation}`} className="thing-outlined man-nation">
            <NationShield nation={id} size={52} />
            <span>{name[table.language]}</span>
          </ControlButton>
        ))}
      </div>
    </section>
  );
}

/** The units that still have to be placed. */
function Armies({ table }: { table: Table }) {
  const { view } = table;
  if (view.phase !== 'setup' || view.sides[0].nation < 0) return null;
  const placing = view.asked[0] ?? 0;
  return (
    <>
      <Army table={table} seat={placing} />
      <Army table={table} seat={1 - placing} />
    </>
  );
}

function Army({ table, seat }: { table: Table; seat: Seat }) {
  const { view, words } = table;
  const units = Array.from({ length: 8 }, (_, i) => seat * 8 + i).filter((unit) => (view.where[unit] ?? -1) < 0);
  if (units.length === 0) return null;
  const label = words.army(seatName(table.box, view, words, seat));
  return (
    <section aria-label={label}>
      <p className="drawn-heading">{label}</p>
      <div className="man-army" data-spread="true">
        {units.map((unit) => (
          <ControlButton key={unit} touching={table} thing={`unit:${unit}`} className="thing-outlined man-recruit">
            <svg viewBox="-46 -46 92 92" aria-hidden="true">
              <UnitCounter table={table} unit={unit} />
            </svg>
          </ControlButton>
        ))}
      </div>
    </section>
  );
}

function OneCard({ table, card, note }: { table: Table; card: Card; note?: string | undefined }) {
  return (
    <CardControl touching={table} thing={`card:${card}`} className="man-card" note={note}>
      <CardFace box={table.box} words={table.words} card={card} />
    </CardControl>
  );
}

function WholeDeck({ table, seat }: { table: Table; seat: Seat }) {
  const { box, view, words } = table;
  const side = view.sides[seat];
  const deck = box.nations[side?.nation ?? -1]?.deck ?? [];
  const picked = new Set(side?.hand);
  return (
    <>
      <section aria-label={words.ownHand}>
        <p className="drawn-heading">
          {words.ownHand} <small>{`${picked.size} / ${box.handSize}`}</small>
        </p>
        <div className="card-row">
          {[...picked].map((card) => (
            <OneCard key={card} table={table} card={card} />
          ))}
        </div>
      </section>
      <section aria-label={words.wholeDeck}>
        <p className="drawn-heading">{words.wholeDeck}</p>
        <div className="card-row card-row-many" data-spread="true">
          {deck
            .filter((card) => !picked.has(card))
            .map((card) => (
              <OneCard key={card} table={table} card={card} />
            ))}
        </div>
      </section>
    </>
  );
}

/** A card at its smallest: title and figures. */
function CardChip({ table, card, figures }: { table: Table; card: Card; figures: string }) {
  return (
    <ControlButton touching={table} thing={`card:${card}`} className="thing-outlined man-chip">
      <CardTitle box={table.box} words={table.words} card={card} />
      {figures === '' ? null : <b>{figures}</b>}
    </ControlButton>
  );
}

/** The cards that both sides have laid down in the fight under way. */
function InFight({ table }: { table: Table }) {
  const { box, view, words } = table;
  const combat = combatOf({ box, view });
  if (combat === null) return null;
  const attack = [combat.card, ...combat.attack.map(({ card }) => card)];
  const { entries } = words.game.labels;
  return (
    <section className="man-in-fight" aria-label={words.inFight}>
      <div className="man-chips">
        <i>{entries.attack}</i>
        {attack.map((card) => (
          <CardChip key={card} table={table} card={card} figures={attackFigures(box.cards[card], combat.type)} />
        ))}
      </div>
      {combat.defence.length === 0 ? null : (
        <div className="man-chips">
          <i>{entries.defence}</i>
          {combat.defence.map((card) => (
            <CardChip key={card} table={table} card={card} figures={defenceFigures(box.cards[card])} />
          ))}
        </div>
      )}
    </section>
  );
}

/** A card of a unit that has fallen is still in the hand, and good for nothing but being discarded. */
function noteOn({ box, view, words }: Table, seat: Seat, side: SideView, card: Card): string | undefined {
  if (side.setAside.includes(card)) return words.setAside;
  const unit = box.cards[card]?.unit ?? -1;
  if (view.phase === 'setup' || unit < 0) return undefined;
  return (view.where[seat * 8 + unit] ?? -1) < 0 ? words.lostUnit : undefined;
}

function OwnCards({ table, seat }: { table: Table; seat: Seat }) {
  const side = table.view.sides[seat];
  if (side === undefined || side.handCount + side.deckCount === 0) return null;
  const cards = [...new Set([...side.hand, ...side.setAside])];
  const mine = table.view.viewer === seat;
  const label = mine ? table.words.ownHand : table.words.otherHand(seatName(table.box, table.view, table.words, seat));
  return (
    <section aria-label={label}>
      <div className="man-line">
        <Heading label={label} count={side.handCount} />
        <Piles table={table} seat={seat} />
      </div>
      <div className="card-row">
        {cards.map((card) => (
          <OneCard key={card} table={table} card={card} note={noteOn(table, seat, side, card)} />
        ))}
        {mine ? null : <UnseenCards table={table} seat={seat} count={side.handCount - side.hand.length} />}
      </div>
    </section>
  );
}

function OtherCards({ table, seat }: { table: Table; seat: Seat }) {
  const side = table.view.sides[seat];
  if (side === undefined || side.handCount + side.deckCount === 0) return null;
  const label = table.words.otherHand(seatName(table.box, table.view, table.words, seat));
  return (
    <section className="man-other" aria-label={label}>
      <div className="man-line">
        <Heading label={label} count={side.handCount} />
        <UnseenCards table={table} seat={seat} count={side.handCount - side.hand.length} />
        <Piles table={table} seat={seat} />
      </div>
      {side.hand.length === 0 ? null : (
        <div className="man-chips">
          {side.hand.map((card) => (
            <CardChip key={card} table={table} card={card} figures={allFigures(table.box.cards[card])} />
          ))}
        </div>
      )}
    </section>
  );
}

function Heading({ label, count }: { label: string; count: number }) {
  return (
    <p className="drawn-heading">
      {label} <small>{count}</small>
    </p>
  );
}

function UnseenCards({ table, seat, count }: { table: Table; seat: Seat; count: number }) {
  return (
    <Backs count={count} label={table.words.unseen(count)}>
      <CardBack nation={table.box.nations[table.view.sides[seat]?.nation ?? -1]?.id} />
    </Backs>
  );
}

/** The draw pile with what is left in it, and the discards with the title of their top card. */
function Piles({ table, seat }: { table: Table; seat: Seat }) {
  const { box, view, words } = table;
  const side = view.sides[seat];
  if (side === undefined) return null;
  const { deck, discards } = words.game.labels;
  return (
    <div className="man-piles">
      <Pile label={deck} count={side.deckCount}>
        <CardBack nation={box.nations[side.nation]?.id} />
      </Pile>
      <Pile label={discards} count={side.discardCount}>
        {side.discardTop < 0 ? null : <CardChip table={table} card={side.discardTop} figures="" />}
      </Pile>
    </div>
  );
}
