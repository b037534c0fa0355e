import { type RefObject, useLayoutEffect, useRef, useState } from 'preact/compat';
import type { Game, GameChoice, GameView, Thing } from '../../kernel/game.ts';
import { sizeOf } from '../../table/drawing.ts';
import type { Presentation } from '../../table/presentation.ts';
import type { Camera } from '../camera/camera.ts';
import { bringNear, showInHand } from '../lessons/lead.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Arrow {
  readonly from: Point;
  readonly to: Point;
  /** How many units of the board a pixel of the screen was: the arrow is as thick on every board. */
  readonly unit: number;
}

interface HintArrowProps {
  readonly game: Game;
  readonly view: GameView;
  readonly hint: GameChoice | 'none' | null;
  readonly presentation: Presentation;
  readonly camera: RefObject<Camera | null>;
}

/** An arrow over the board from what the advice would move to where, or onto the only thing that it touches there. */
export function HintArrow({ game, view, hint, presentation, camera }: HintArrowProps) {
  const sheet = useRef<SVGSVGElement>(null);
  const [arrow, setArrow] = useState<Arrow | null>(null);
  const { width, height } = sizeOf(presentation.drawing, view);
  useLayoutEffect(() => {
    if (hint === null || hint === 'none' || sheet.current === null) {
      setArrow(null);
      return;
    }
    const things = goneOver(game, view, hint, presentation);
    const { left, top, width: wide } = sheet.current.getBoundingClientRect();
    const unit = width / wide;
    const places = things.flatMap((thing) => {
      const area = document.querySelector(`.board-frame [data-thing="${thing}"]`)?.getBoundingClientRect();
      if (area === undefined) return [];
      return [
        {
          x: (area.left + area.width / 2 - left) * unit,
          y: (area.top + area.height / 2 - top) * unit,
          high: area.height * unit,
        },
      ];
    });
    const [to] = places.slice(-1);
    const [from] = places;
    showInHand(things);
    if (to === undefined || from === undefined) {
      setArrow(null);
      return;
    }
    // Onto a single thing it comes from above, or from below where there is no room.
    const down = to.y > 90 * unit ? -1 : 1;
    const start = places.length > 1 ? from : { x: to.x + 30 * unit, y: to.y + down * (to.high / 2 + 60 * unit) };
    const end = places.length > 1 ? to : { x: to.x, y: to.y + (down * to.high) / 3 };
    setArrow({ from: start, to: end, unit });
    bringNear(camera.current, things);
  }, [game, view, hint, presentation, camera, width]);
  return (
    <svg className="hint-arrow" ref={sheet} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {arrow !== null && <path d={arrowPath(arrow)} style={{ strokeWidth: 2 * arrow.unit }} />}
    </svg>
  );
}

/** What the arrow goes over: what is touched, before it who acts; for an order that touches nothing, who carries it out, or where. */
function goneOver(game: Game, view: GameView, hint: GameChoice, { handling, scene }: Presentation): readonly Thing[] {
  const touched = game.touches(hint);
  const [actor] = handling?.acting(view)?.pieces ?? [];
  if (touched.length === 0) return actor === undefined ? (scene?.(view) ?? []).slice(0, 1) : [actor];
  return touched.length === 1 && actor !== undefined ? [actor, ...touched] : touched;
}

/** A broad arrow that swells to its head. */
function arrowPath({ from, to, unit }: Arrow): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (ahead: number, aside: number) =>
    `${from.x + dx * ahead - dy * aside} ${from.y + dy * ahead + dx * aside}`;
  // A short one is slender: what it begins and ends at is seen beside it.
  const thick = Math.min(unit, length / 75);
  const neck = length - 22 * thick;
  const [thin, broad, wing] = [2.5 * thick, 6 * thick, 15 * thick];
  return `M${at(0, -thin)}L${at(neck, -broad)} ${at(neck - 3 * thick, -wing)} ${at(length, 0)} ${at(neck - 3 * thick, wing)} ${at(neck, broad)} ${at(0, thin)}Z`;
}
