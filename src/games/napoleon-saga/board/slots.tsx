import type { Thing } from '../../../kernel/game.ts';
import { Control } from '../../../table/controls.tsx';
import { LIFTED, MOVING, STRUCK, travel } from '../../../table/movement.ts';
import { CHOSEN, LIT, MARKED, type States, useThing } from '../../../table/states.ts';
import { ALL_SLOTS, boardOf, zoneOf } from '../field.ts';
import { FORMED, HIDDEN, MARK, NONE, type Slot, type Unit } from '../position.ts';
import { Back, Counter, FormationMark } from './counter.tsx';
import { areaOf, COUNTER, FLANK_SCALE, forward, placeOf, standingAt } from './geometry.ts';
import {
  Charge,
  Disarray,
  Drum,
  OnFoot,
  Outflanked,
  Ring,
  Sight,
  SlotChosen,
  SlotLight,
  TerrainBadge,
  Tucked,
  Unseen,
} from './marks.tsx';
import { designOf, factsOf, landIn, liveryOfNation, liveryOfSeat, ownerOf, type Table } from './table.ts';

/** Every slot as something that can be touched, with what stands in it. */
export function Slots({ table }: { readonly table: Table }) {
  return ALL_SLOTS.map((slot) => <SlotControl key={slot} table={table} slot={slot} />);
}

function SlotControl({ table, slot }: { readonly table: Table; readonly slot: Slot }) {
  const { view, bottom } = table;
  const unit = view.at[slot] ?? NONE;
  const place = standingAt(view, slot, unit, bottom);
  const area = areaOf(slot);
  const thing: Thing = `slot:${slot}`;
  return (
    <Control
      touching={table}
      thing={thing}
      className={`saga-slot ${movement(table, slot, unit)}`}
      style={{ transform: `translate(${place.x}px, ${place.y}px)`, ...cameFrom(table, slot) }}
      area={<rect className="thing-hit" x={-area.w / 2} y={-area.h / 2} width={area.w} height={area.h} rx={8} />}
    >
      <g transform={place.flank ? `scale(${FLANK_SCALE})` : undefined}>
        <g className={LIFTED}>
          {unit === NONE ? <Free table={table} slot={slot} /> : <Standing table={table} slot={slot} unit={unit} />}
          <SlotMarks states={table.states} thing={thing} hostile={isHostile(table, slot, unit)} />
          <Badges table={table} slot={slot} unit={unit} />
        </g>
      </g>
    </Control>
  );
}

/** A slot with an enemy in it is aimed at, any other is gone to. */
function isHostile({ view }: Table, slot: Slot, unit: Unit): boolean {
  if (unit === NONE || view.viewer === null) return false;
  return (unit === HIDDEN ? boardOf(slot) : ownerOf(unit)) !== view.viewer;
}

function SlotMarks({ states, thing, hostile }: { states: States; thing: Thing; hostile: boolean }) {
  const state = useThing(states, thing);
  return (
    <>
      {(state & MARKED) === 0 ? null : <Ring />}
      {(state & (LIT | CHOSEN)) === 0 ? null : hostile ? (
        <Sight firm={(state & CHOSEN) !== 0} />
      ) : (state & CHOSEN) !== 0 ? (
        <SlotChosen />
      ) : (
        <SlotLight />
      )}
    </>
  );
}

/** A slot where nobody stands. A gap in a First Line is told apart: three of them lose the battle (NS-VIC-02). */
function Free({ table, slot }: { readonly table: Table; readonly slot: Slot }) {
  const { view, words, box } = table;
  const { labels } = words.game;
  const isGap = zoneOf(slot) === 'L1' && view.phase !== 'setup';
  const line = view.at.filter((_, other) => zoneOf(other) === 'L1' && boardOf(other) === boardOf(slot));
  const gaps = line.filter((unit) => unit === NONE).length;
  return (
    <>
      <rect
        className={isGap ? 'saga-free saga-gap' : 'saga-free'}
        x={-COUNTER.w / 2}
        y={-COUNTER.h / 2}
        width={COUNTER.w}
        height={COUNTER.h}
        rx={7}
      />
      <text className={isGap ? 'saga-free-word saga-gap-word' : 'saga-free-word'} y={5}>
        {isGap ? labels.gap(gaps, box.constants.emptyFirstLineLoss) : zoneOf(slot) === 'R' ? labels.free : ''}
      </text>
    </>
  );
}

interface StandingProps {
  readonly table: Table;
  readonly slot: Slot;
  readonly unit: Unit;
}

function Standing({ table, slot, unit }: StandingProps) {
  const { view, bottom } = table;
  const is = marksOf(table, slot, unit);
  const up = forward(slot, bottom);
  const cards = view.attached.filter((each) => each.unit === unit).map(({ card }) => designOf(table, card).name);
  const formation = is(MARK.line) ? 'line' : is(MARK.square) ? 'square' : 'echelon';
  return (
    <>
      {cards.length === 0 ? null : <Tucked labels={cards.map((name) => name[table.language])} />}
      {is(MARK.square) ? <FormationMark formation="square" up={up} /> : null}
      {unit === HIDDEN ? (
        <Back livery={liveryOfSeat(view, boardOf(slot))} />
      ) : (
        <UnitCounter table={table} unit={unit} />
      )}
      {is(FORMED) && !is(MARK.square) ? <FormationMark formation={formation} up={up} /> : null}
    </>
  );
}

/** What lies on the unit in a slot. */
function marksOf({ view }: Table, slot: Slot, unit: Unit): (mark: number) => boolean {
  const marks = unit === NONE ? 0 : unit === HIDDEN ? (view.covers[slot] ?? 0) : (view.marks[unit] ?? 0);
  return (mark) => (marks & mark) !== 0;
}

/** Over the frame of what may be touched, so that none of it is hidden. */
function Badges({ table, slot, unit }: StandingProps) {
  const { view, box } = table;
  const is = marksOf(table, slot, unit);
  const land = landIn(table, slot);
  const isSecret = unit >= 0 && view.viewer === ownerOf(unit) && !is(MARK.faceUp) && view.phase !== 'setup';
  return (
    <>
      {land === null ? null : <TerrainBadge facts={box.terrains[land]} />}
      {is(MARK.activated) ? <Drum x={-COUNTER.w / 2} y={-COUNTER.h / 2 - 1} r={11.5} /> : null}
      {is(MARK.disorganised) ? <Disarray /> : null}
      {is(MARK.charge) ? <Charge /> : null}
      {is(MARK.dismounted) ? <OnFoot /> : null}
      {is(MARK.bonus) ? <Outflanked /> : null}
      {isSecret ? <Unseen /> : null}
    </>
  );
}

/** The counter of a unit as it is now. */
export function UnitCounter({ table, unit }: { readonly table: Table; readonly unit: Unit }) {
  const facts = factsOf(table, unit);
  if (facts === undefined) return null;
  const isOnFoot = ((table.view.marks[unit] ?? 0) & MARK.dismounted) !== 0;
  return (
    <Counter
      facts={facts}
      name={table.words.game.counter(facts)}
      livery={liveryOfNation(table.view, ownerOf(unit), facts.nation)}
      wounds={table.view.wounds[unit] ?? 0}
      arm={isOnFoot ? 'infantry' : facts.arm}
    />
  );
}

/** How what stands in the slot moves while an event is shown. */
function movement({ showing }: Table, slot: Slot, unit: Unit): string {
  if (showing === null || unit === NONE) return '';
  if (showing.kind === 'moved' || showing.kind === 'retreated') {
    return showing.to === slot || (showing.kind === 'moved' && showing.swapped === unit) ? MOVING : '';
  }
  if (showing.kind === 'wounded') return showing.unit === unit ? STRUCK : '';
  if (showing.kind === 'turnedUp' || showing.kind === 'conscripted') return showing.unit === unit ? 'saga-turning' : '';
  return '';
}

/** Where a unit that is shown on its way comes from, for the style sheet. */
function cameFrom({ showing, bottom }: Table, slot: Slot) {
  if (showing?.kind !== 'moved' && showing?.kind !== 'retreated') return {};
  const { from, to } = showing;
  const other = slot === to ? from : slot === from ? to : NONE;
  if (other === NONE) return {};
  return travel(placeOf(other, bottom), placeOf(slot, bottom));
}
