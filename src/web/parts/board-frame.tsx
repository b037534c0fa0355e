import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'preact/compat';
import { createStore } from '../../table/store.ts';
import { type BoardWindow, InWindow, type Window } from '../../table/window.ts';
import { attachCamera, type Camera } from '../camera/camera.ts';
import { baseOf } from '../camera/pose.ts';
import { useWords } from '../words/words.ts';
import { WITH_ARROWS } from './arrows.ts';
import { Icon } from './icons.tsx';

/** The window onto the board: drag, wheel, pinch and keys move the board under it. */
export function BoardFrame({
  width,
  height,
  far,
  nearest,
  label,
  camera: given,
  over,
  children,
}: {
  readonly width: number;
  readonly height: number;
  /** The scale below which the board is seen from afar. */
  readonly far?: number | undefined;
  /** The scale at which it is nearest. */
  readonly nearest?: number | undefined;
  readonly label: string;
  /** Filled with the camera, for whoever wants to show something. */
  readonly camera?: RefObject<Camera | null>;
  /** What lies over the window and does not move with the board. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}) {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const own = useRef<Camera | null>(null);
  const camera = given ?? own;
  const base = baseOf({ width, height });
  const [window] = useState<BoardWindow>(() => ({
    now: createStore<Window | null>(null),
    show: (x, y) => camera.current?.show(x, y),
  }));

  // Before the effects of the table, which may be drawn again at once: it finds the camera in its place.
  useLayoutEffect(() => {
    if (frame.current === null || sheet.current === null) return undefined;
    const attached = attachCamera(
      frame.current,
      sheet.current,
      { width, height },
      { far, nearest, told: window.now.set },
    );
    camera.current = attached;
    return () => attached.detach();
  }, [camera, width, height, far, nearest, window]);

  const nearer = useCallback(() => camera.current?.zoom(1.3), [camera]);
  const farther = useCallback(() => camera.current?.zoom(1 / 1.3), [camera]);
  const fit = useCallback(() => camera.current?.fit(), [camera]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (camera.current?.key(event.key) !== true) return;
      event.preventDefault();
      event.stopPropagation();
    },
    [camera],
  );

  return (
    <section className="board-area" aria-label={label} onKeyDown={onKeyDown}>
      <div className="board-frame" ref={frame}>
        <div
          className="board-sheet"
          ref={sheet}
          style={{ width: width * base, height: height * base }}
          {...WITH_ARROWS}
        >
          <InWindow.Provider value={window}>{children}</InWindow.Provider>
        </div>
        {over}
      </div>
      <fieldset className="camera" aria-label={words.table.zoomHelp}>
        <button type="button" onClick={nearer} aria-label={words.table.zoomIn} title={words.table.zoomIn}>
          <Icon sign="plus" />
        </button>
        <button type="button" onClick={farther} aria-label={words.table.zoomOut} title={words.table.zoomOut}>
          <Icon sign="minus" />
        </button>
        <button type="button" onClick={fit} aria-label={words.table.fit} title={words.table.fit}>
          <Icon sign="fit" />
        </button>
      </fieldset>
    </section>
  );
}
