import { useState } from 'react';
import { isCommander } from '../../pieces.ts';
import type { Combat, Side } from '../../position.ts';
import type { N15Event, Term } from '../../told.ts';
import { blockTitle } from '../names.ts';
import type { Table } from '../table.ts';

type Told = Extract<N15Event, { kind: 'combatCards' | 'marchPoints' | 'marchFatigue' }>;

const isTold = (event: N15Event | null): event is Told =>
  event !== null && (event.kind === 'combatCards' || event.kind === 'marchPoints' || event.kind === 'marchFatigue');

/** Which sum it is: a later one of the same kind takes its place. */
const slot = (event: Told): string => (event.kind === 'combatCards' ? `combatCards/${event.side}` : event.kind);

/** The sums that were told since the operation began: they stay to be read after their event has gone by. */
function useTold({ showing, view }: Table): readonly Told[] {
  const [kept, keep] = useState<readonly Told[]>([]);
  if (isTold(showing) && !kept.includes(showing)) {
    const next = [...kept.filter((event) => slot(event) !== slot(showing)), showing];
    keep(next);
    return next;
  }
  if (kept.length > 0 && showing === null && view.op === null && view.combat === null) {
    keep([]);
    return [];
  }
  return kept;
}

/** The reckoning of what goes on: points of the march, and the combat step by step, each term with its clause. */
export function Arithmetic({ table }: { readonly table: Table }) {
  const told = useTold(table);
  const { view, words } = table;
  const march = view.combat === null ? told.filter((event) => event.kind !== 'combatCards') : [];
  return (
    <>
      {march.map((event) => (
        <section key={event.kind} className="n15-sum">
          <h3>{event.kind === 'marchPoints' ? words.march : words.marchFatigue}</h3>
          <Sum table={table} terms={event.terms} total={event.total} />
        </section>
      ))}
      {view.combat === null ? null : <CombatPanel table={table} combat={view.combat} told={told} />}
    </>
  );
}

function CombatPanel({
  table,
  combat,
  told,
}: {
  readonly table: Table;
  readonly combat: Combat;
  readonly told: readonly Told[];
}) {
  const { box, words } = table;
  return (
    <section className="n15-combat">
      <h3>{words.combatAt(box.zones[combat.zone]?.name ?? '')}</h3>
      <div className="n15-sides">
        {([0, 1] as const).map((side) => (
          <CombatSide key={side} table={table} combat={combat} side={side} told={told} />
        ))}
      </div>
    </section>
  );
}

interface SideProps {
  readonly table: Table;
  readonly combat: Combat;
  readonly side: Side;
  readonly told: readonly Told[];
}

function CombatSide({ table, combat, side, told }: SideProps) {
  const { words } = table;
  const camp = side === 0 ? combat.attacker : 1 - combat.attacker;
  const sum = told.find((event) => event.kind === 'combatCards' && event.side === side);
  const cards = combat.cards[side];
  const fought = combat.losses.some((n) => n > 0) || combat.fatigues.some((n) => n > 0) || combat.winner >= 0;
  return (
    <div className={camp === 0 ? 'n15-side n15-side-fr' : 'n15-side n15-side-co'}>
      <h4>
        {words.camps[camp === 0 ? 0 : 1]}, {side === 0 ? words.attacker : words.defender}
        {combat.winner === side ? <em> {words.wins}</em> : null}
      </h4>
      <p className="n15-who">{combat.stacks[side].map((block) => blockTitle(table, block)).join(', ')}</p>
      {sum === undefined ? null : <Terms table={table} terms={sum.terms} />}
      {cards < 0 ? null : (
        <p className="n15-revealed">
          {Array.from({ length: cards }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards to be revealed are all alike
            <i key={i} className={camp === 0 ? 'n15-back-fr' : 'n15-back-co'} />
          ))}
          <b>{words.cardsToReveal(cards)}</b>
        </p>
      )}
      {fought ? <p>{words.inflicts(combat.losses[side], combat.fatigues[side])}</p> : null}
    </div>
  );
}

/** The clause without the letters that all clauses of the game begin with. */
const short = (clause: string): string => clause.replace(/^N15-/, '');

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A column of terms: what, by which clause, how much. */
function Terms({ table, terms }: { readonly table: Table; readonly terms: readonly Term[] }) {
  return (
    <table className="n15-terms">
      <tbody>
        {terms.map((term) => (
          <tr key={`${term.what}/${term.clause}/${term.block}`}>
            <th scope="row">{termName(table, term)}</th>
            <td className="n15-clause">{short(term.clause)}</td>
            <td>{signed(term.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A sum on one line: 4 card − 1 further corps + 1 Napoléon = 4. */
function Sum({
  table,
  terms,
  total,
}: {
  readonly table: Table;
  readonly terms: readonly Term[];
  readonly total: number;
}) {
  return (
    <p className="n15-terms-line">
      {terms.map((term, i) => (
        <span key={`${term.what}/${term.clause}/${term.block}`} title={term.clause}>
          <b>{i === 0 && term.value >= 0 ? term.value : signed(term.value)}</b> {termName(table, term)}{' '}
          <i className="n15-clause">{short(term.clause)}</i>
        </span>
      ))}
      <b className="n15-total">= {total}</b>
    </p>
  );
}

function termName(table: Table, { what, block }: Term): string {
  const name = table.aides.term?.(what, table.language) ?? table.words.terms[what];
  if (block < 0) return name;
  const who = blockTitle(table, block);
  // A commander is reason enough.
  return isCommander(block) ? who : `${who}, ${name}`;
}
