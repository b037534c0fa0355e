import { useState } from 'preact/compat';
import { Die } from '../../../../table/dice.tsx';
import { isCommander } from '../../pieces.ts';
import type { Side } from '../../position.ts';
import type { N15Event, Term } from '../../told.ts';
import { blockTitle } from '../names.ts';
import type { Table } from '../table.ts';
import { type Account, dieOf, type Fight, NOTHING_TOLD, seen, sideOf, told } from './account.ts';
import { Toll } from './cubes.tsx';

/** What is known of the operation under way: each event is taken in once, when it is shown. */
export function useAccount({ showing, view }: Table): Account {
  const [kept, keep] = useState<{ readonly account: Account; readonly last: N15Event | null }>({
    account: NOTHING_TOLD,
    last: null,
  });
  const fresh = showing !== null && showing !== kept.last;
  // A combat that the viewer began is known from the view before anything is told of it.
  const before = seen(kept.account, view);
  const account = fresh ? seen(told(before, showing), view) : before;
  if (fresh || account !== kept.account) keep({ account, last: showing ?? kept.last });
  return account;
}

/** The reckoning of what goes on: points of the march, and the combat step by step, each term with its clause. */
export function Arithmetic({ table, account: { march, fight } }: { readonly table: Table; readonly account: Account }) {
  const { words } = table;
  return (
    <>
      {fight !== null
        ? null
        : march.map((event) => (
            <section key={event.kind} className="n15-sum">
              <h3>{event.kind === 'marchPoints' ? words.march : words.marchFatigue}</h3>
              <Sum table={table} terms={event.terms} total={event.total} />
            </section>
          ))}
      {fight === null ? null : <CombatPanel table={table} fight={fight} />}
    </>
  );
}

function CombatPanel({ table, fight }: { readonly table: Table; readonly fight: Fight }) {
  const { box, words, rolling } = table;
  return (
    <section className="n15-combat">
      <h3>
        {words.combatAt(box.zones[fight.zone]?.name ?? '')}
        {fight.winner === -1 && fight.result !== null ? <em> {words.nobodyWins}</em> : null}
      </h3>
      <div className="n15-sides">
        {sidesOf(table, fight).map((side) => (
          <CombatSide key={side} table={table} fight={fight} side={side} />
        ))}
      </div>
      {rolling === null || rolling.use === 'combat' ? null : (
        <p className="n15-revealed">
          <FallingDice count={rolling.faces.length} />
        </p>
      )}
      {fight.result === null || fight.result.spared.length === 0 ? null : (
        <p className="n15-who">
          {words.spared}{' '}
          {fight.result.spared
            .map((term) => `${term.value} (${termName(table, term)}, ${short(term.clause)})`)
            .join(', ')}
        </p>
      )}
    </section>
  );
}

/** The side of the one who looks comes first; for a spectator, that of the attacker. */
function sidesOf({ view: { viewer } }: Table, fight: Fight): readonly Side[] {
  const own = viewer === null ? null : viewer === 0 ? 0 : 1;
  return own === null || sideOf(0, fight) === own ? [0, 1] : [1, 0];
}

interface SideProps {
  readonly table: Table;
  readonly fight: Fight;
  readonly side: Side;
}

function CombatSide({ table, fight, side }: SideProps) {
  const { words, view } = table;
  const camp = sideOf(side, fight);
  const [terms, cards, result] = [fight.terms[side], fight.cards[side], fight.result];
  return (
    <div className={camp === 0 ? 'n15-side n15-side-fr' : 'n15-side n15-side-co'}>
      <h4>
        {words.camps[camp === 0 ? 0 : 1]}, {side === 0 ? words.attacker : words.defender}
        {fight.winner === side ? <em> {words.wins}</em> : null}
      </h4>
      <p className="n15-who">{fight.stacks[side].map((block) => blockTitle(table, block)).join(', ')}</p>
      {terms.length === 0 ? null : <Terms table={table} terms={terms} />}
      {cards < 0 ? null : (
        <p className="n15-revealed">
          <Revealed table={table} fight={fight} side={side} />
          <b>{words.cardsToReveal(cards, view.dice)}</b>
        </p>
      )}
      {result === null ? null : <p>{words.inflicts(result.losses[side], result.fatigues[side])}</p>}
    </div>
  );
}

/** What each card or die brought; backs while they are not yet turned up, and dice while they fall. */
function Revealed({ table: { box, view, rolling }, fight, side }: SideProps) {
  if (rolling?.use === 'combat' && rolling.side === side) return <FallingDice count={rolling.faces.length} />;
  const back = sideOf(side, fight) === 0 ? 'n15-back-fr' : 'n15-back-co';
  const faces = box.dice[dieOf(fight, side)] ?? [];
  const shown = fight.turned[side].map((n) => (view.dice ? faces[n - 1] : box.cards[n]));
  if (shown.length === 0) {
    return Array.from({ length: fight.cards[side] }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: cards to be revealed are all alike
      <i key={i} className={back} />
    ));
  }
  return shown.map((face, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two cards may bring the same
    <i key={i} className="n15-turned">
      <Toll losses={face?.losses ?? 0} fatigues={face?.fatigues ?? 0} />
    </i>
  ));
}

function FallingDice({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice in the air are all alike
    <svg key={i} className="n15-falling" viewBox="-24 -32 48 60" aria-hidden="true">
      <Die x={0} y={0} sides={6} face={null} good={null} />
    </svg>
  ));
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
  const name = table.aides.term?.(what, table.language) ?? what;
  if (block < 0) return name;
  const who = blockTitle(table, block);
  // A commander is reason enough.
  return isCommander(block) ? who : `${who}, ${name}`;
}
