import { Arithmetic, useAccount } from './panel/arithmetic.tsx';
import { InForce, OwnCards, Seats } from './panel/cards.tsx';
import { OrdersOfBattle } from './panel/orders.tsx';
import { Sharing } from './panel/sharing.tsx';
import { Boxed, Tray } from './panel/tray.tsx';
import { BlockPaints } from './pieces/blocks.tsx';
import type { Table } from './table.ts';

/** What lies before the viewer: what is to be reckoned or shared, his cards, the orders of battle. */
export function Hand({ table }: { readonly table: Table }) {
  const account = useAccount(table);
  const sharing = table.view.shares.length > 0;
  // What is over stays to be read, but below what is needed now.
  const idle = table.showing === null && table.rolling === null;
  const over = idle && table.view.combat === null && account.fight !== null;
  const sums = <Arithmetic table={table} account={account} />;
  const cards = (
    <div className="n15-hands">
      <OwnCards table={table} />
      <InForce table={table} />
    </div>
  );
  return (
    <div className="drawn-hand n15-hand">
      <svg className="n15-paints" aria-hidden="true" width="0" height="0">
        <BlockPaints />
      </svg>
      <h2 className="unseen">{table.words.beside}</h2>
      {over ? null : sums}
      <Sharing table={table} />
      <Tray table={table} />
      {sharing ? null : cards}
      {over ? sums : null}
      <OrdersOfBattle table={table} />
      {sharing ? cards : null}
      <Seats table={table} />
      <Boxed table={table} />
    </div>
  );
}
