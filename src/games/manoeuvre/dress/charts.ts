import type { GameEvent } from '../../../kernel/chance.ts';
import type { Language } from '../../../kernel/game.ts';
import type { Chart } from '../../dress.ts';
import type { ManEvent } from '../position.ts';

const TITLES = {
  en: { hit: 'Hits taken, by turn', eliminated: 'Units lost, by turn' },
  fr: { hit: 'Pertes subies, par tour', eliminated: 'Unités perdues, par tour' },
} as const;

type Loss = Extract<ManEvent, { readonly kind: 'hit' | 'eliminated' }>;
type TurnEvent = Extract<ManEvent, { readonly kind: 'turn' }>;

const isTurn = (event: GameEvent): event is TurnEvent => event.kind === 'turn';
const isLoss = (event: GameEvent): event is Loss => event.kind === 'hit' || event.kind === 'eliminated';

/** What each side suffered, turn by turn. */
export function charts(
  told: readonly { readonly event: GameEvent }[],
  names: readonly string[],
  language: Language,
): readonly Chart[] {
  let turn = 1;
  const losses: { readonly turn: number; readonly kind: Loss['kind']; readonly seat: number }[] = [];
  for (const { event } of told) {
    if (isTurn(event)) turn = event.turn;
    else if (isLoss(event)) losses.push({ turn, kind: event.kind, seat: event.unit < 8 ? 0 : 1 });
  }
  const turns = Array.from({ length: turn }, (_, i) => i + 1);
  const chart = (kind: Loss['kind']): Chart => ({
    title: TITLES[language][kind],
    labels: turns.map(String),
    series: names.map((name, seat) => ({
      name,
      values: turns.map(
        (t) => losses.filter((loss) => loss.turn === t && loss.kind === kind && loss.seat === seat).length,
      ),
    })),
  });
  return [chart('hit'), chart('eliminated')];
}
