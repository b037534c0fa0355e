import { type Pose, transformOf } from './pose.ts';

/** So long after the last movement the board is at rest, in milliseconds. */
const REST = 200;

/** Whether the sheet is a picture that is only shifted, or drawn sharp where it lies. */
export interface Rest {
  /** It has been moved. */
  moved(): void;
  /** A hand has come over the frame, or gone. */
  come(isFinger: boolean): void;
  gone(): void;
  end(): void;
}

/** `settled` is told when it rests. */
export function restOf(sheet: HTMLElement, pose: () => Pose, settled: () => void): Rest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let near = false;
  /** The scale at which it was last drawn where it lies. */
  let drawn = 0;

  /** While it moves, the sheet is a picture that is only shifted. */
  function lift(): void {
    if (sheet.style.willChange !== 'transform') sheet.style.willChange = 'transform';
  }

  function drop(): void {
    sheet.style.willChange = 'auto';
    drawn = pose().scale;
  }

  /** The first movements of a picture take longer than all others: they are made beforehand, too small to be seen. */
  function warm(): void {
    let left = 6;
    const step = () => {
      const shift = left % 2 === 0 ? 0 : 0.01;
      const { x, ...rest } = pose();
      sheet.style.transform = transformOf({ x: x + shift, ...rest });
      if (--left > 0) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** At rest it is drawn sharp again; under a hand that may move it any moment the picture is made anew at once. */
  function settle(): void {
    drop();
    settled();
    if (near) requestAnimationFrame(() => requestAnimationFrame(() => near && lift()));
  }

  function settleSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(settle, REST);
  }

  return {
    moved() {
      // Seen from afar, a picture that was made near would have many times the points of the screen: it is made anew.
      if (pose().scale < drawn / 2) drop();
      else lift();
      settleSoon();
    },
    come(isFinger) {
      near = true;
      lift();
      // A finger comes and moves at once.
      if (!isFinger) warm();
    },
    gone() {
      near = false;
      settleSoon();
    },
    end: () => clearTimeout(timer),
  };
}
