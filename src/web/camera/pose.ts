/** Where the sheet lies under its frame: moved by (x, y) and enlarged by `scale`, both in pixels of the screen. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far and how near the sheet may come: the scale of the whole of it, and the largest. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

const MARGIN = 8;
const NEAREST = 6;

/** The whole sheet in the middle of the frame. */
export function fitted(frame: Size, sheet: Size): Pose {
  const scale = Math.max(
    0.02,
    Math.min((frame.width - 2 * MARGIN) / sheet.width, (frame.height - 2 * MARGIN) / sheet.height),
  );
  return { scale, x: (frame.width - sheet.width * scale) / 2, y: (frame.height - sheet.height * scale) / 2 };
}

/** So near as the sheet asks to come, or as near as six times the whole of it. */
export const rangeOf = (least: number, nearest?: number): Range => ({
  least,
  most: nearest === undefined ? least * NEAREST : Math.max(least, nearest),
});

/**
 * How many pixels a unit of the sheet has where it is laid out. While it moves it is a picture, and a browser makes that no smaller than it
 * is laid out: no side has more than two thousand.
 */
export const baseOf = ({ width, height }: Size): number => Math.min(1, 2000 / Math.max(width, height));

/** Nearer or farther, the point (x, y) of the frame staying where it is. */
export function zoomed(pose: Pose, factor: number, x: number, y: number, { least, most }: Range): Pose {
  const scale = Math.min(Math.max(pose.scale * factor, least), most);
  const ratio = scale / pose.scale;
  return { scale, x: x - (x - pose.x) * ratio, y: y - (y - pose.y) * ratio };
}

/** Never so far that the sheet is out of sight: a sheet that fits stays in the middle, a larger one covers the frame. */
export function held(pose: Pose, frame: Size, sheet: Size): Pose {
  const hold = (at: number, size: number, room: number) => {
    const slack = room - size;
    return slack >= 0 ? slack / 2 : Math.min(Math.max(at, slack - MARGIN), MARGIN);
  };
  return {
    scale: pose.scale,
    x: hold(pose.x, sheet.width * pose.scale, frame.width),
    y: hold(pose.y, sheet.height * pose.scale, frame.height),
  };
}

/** Shifted by no more than it takes to see the point (x, y) of the sheet with so much room about it. */
export function showing(pose: Pose, frame: Size, x: number, y: number, about: number): Pose {
  const shift = (at: number, room: number) => {
    const free = Math.min(about, room / 2);
    return Math.max(free - at, 0) + Math.min(room - free - at, 0);
  };
  return {
    ...pose,
    x: pose.x + shift(pose.x + x * pose.scale, frame.width),
    y: pose.y + shift(pose.y + y * pose.scale, frame.height),
  };
}

/** The pose as the style of the sheet. */
export function transformOf({ x, y, scale }: Pose): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
