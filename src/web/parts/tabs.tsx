import { useWords } from '../words/words.ts';

const SHEETS = ['orders', 'hand', 'log', 'talk', 'menu'] as const;
export type Sheet = (typeof SHEETS)[number];

/** On a small screen what lies beside the board are sheets, one at a time. */
export function Tabs({
  sheet,
  onSheet,
  hasHand,
  handIs,
  hasMenu = true,
  asked = false,
  handLit = false,
  talk = null,
}: {
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
  readonly hasHand: boolean;
  /** What lies there, where it is no hand of cards. */
  readonly handIs?: string | undefined;
  /** A replay has none; its first sheet is that of its steps. */
  readonly hasMenu?: boolean;
  readonly asked?: boolean;
  /** Something on the sheet of the hand is to be touched. */
  readonly handLit?: boolean;
  /** How much was said that nobody has read; null where nobody talks. */
  readonly talk?: number | null;
}) {
  const words = useWords();
  const { sheets } = words.table;
  const called = { ...sheets, orders: hasMenu ? sheets.orders : words.pages.replay, hand: handIs ?? sheets.hand };
  return (
    <nav className="tabs" aria-label={hasMenu ? words.table.menu : words.pages.replay}>
      {SHEETS.filter(
        (name) => ({ hand: hasHand, menu: hasMenu, talk: talk !== null, orders: true, log: true })[name],
      ).map((name) => (
        <button key={name} type="button" aria-pressed={sheet === name} onClick={() => onSheet(name)}>
          {called[name]}
          {((name === 'orders' && asked) || (name === 'hand' && handLit) || (name === 'talk' && (talk ?? 0) > 0)) && (
            <span className="dot" aria-hidden="true" />
          )}
        </button>
      ))}
    </nav>
  );
}
