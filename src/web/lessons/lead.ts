import type { Thing } from '../../kernel/game.ts';
import type { Camera } from '../camera/camera.ts';

/** What is smaller than this, in pixels of the screen, is brought nearer: for a finger and for a pointer. */
const SMALL = { finger: 32, pointer: 16 };
/** What lies nearer to the edge of the window than this, in pixels, is hardly seen. */
const EDGE = 24;
/** Nothing is moved for a gain that nobody sees. */
const GAIN = 1.2;
/** What is brought near fills no more of the window than this. */
const SHARE = 0.8;

const onTheBoard = (thing: Thing) => document.querySelector(`.board-frame [data-thing="${thing}"]`) ?? [];
const areaOf = (element: Element): DOMRect => element.getBoundingClientRect();
const isWithin = ({ left, right, top, bottom }: DOMRect, frame: DOMRect): boolean =>
  left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom;

/**
 * Brings things of the board so near that they can be read, from the scale on that is named, and touched, as far as all of them can be
 * seen; false if none lies there.
 */
export function bringNear(camera: Camera | null, things: readonly Thing[], legible = 0): boolean {
  camera?.land();
  const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
  const areas = things.flatMap(onTheBoard).map((element) => element.getBoundingClientRect());
  if (camera === null || frame === undefined || areas.length === 0) return false;
  const left = Math.min(...areas.map((area) => area.left));
  const right = Math.max(...areas.map((area) => area.right));
  const top = Math.min(...areas.map((area) => area.top));
  const bottom = Math.max(...areas.map((area) => area.bottom));
  const wanted = matchMedia('(pointer: coarse)').matches ? SMALL.finger : SMALL.pointer;
  const least = Math.min(...areas.map(({ width, height }) => Math.min(width, height)));
  // All of them are to be seen, however small they are.
  const most = SHARE * Math.min(frame.width / (right - left), frame.height / (bottom - top));
  const factor = Math.min(Math.max(wanted / least, legible / camera.scale(), 1), most);
  const outside = left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
  if (factor >= GAIN || outside) camera.look((left + right) / 2 - frame.left, (top + bottom) / 2 - frame.top, factor);
  return true;
}

/**
 * On a board that is never seen whole: what a question is about is seen, all of it, and something of what can be touched for an answer,
 * both so large that they can be read. What is seen already does not move; else as much of what can be touched comes with it as can
 * be read beside it, the nearest first.
 */
export function seeQuestion(camera: Camera | null, about: readonly Thing[], lit: readonly Thing[], legible = 0): void {
  camera?.land();
  const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
  if (camera === null || frame === undefined) return;
  const [spokenOf, touched] = [foundOf(about), foundOf(lit)];
  const isSeen = ({ area }: Found) => isWithin(area, frame);
  const isReadable = camera.scale() >= legible;
  if (isReadable && spokenOf.every(isSeen) && (touched.length === 0 || touched.some(isSeen))) return;
  bringNear(camera, namesOf(readable(spokenOf, touched, frame, Math.max(legible / camera.scale(), 1))), legible);
}

/**
 * Brings near what can be touched for an answer, so that it can be read. Where not all of it can be read in one window, the place in
 * question comes near, which is the first of what the question is about, and with it as much of the rest as can be read beside it, if
 * that is half of the answers; else all, however small. False if nothing of it lies on the board.
 */
export function bringQuestionNear(
  camera: Camera | null,
  about: readonly Thing[],
  lit: readonly Thing[],
  legible = 0,
): boolean {
  camera?.land();
  const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
  const [spokenOf, touched] = [foundOf(about), foundOf(lit)];
  if (camera === null || frame === undefined) return false;
  const zoom = Math.max(legible / camera.scale(), 1);
  const all = touched.length > 0 ? lit : about;
  // Where the question is which of them, there is no place that it is about.
  const isPlace = !touched.every(({ thing }) => about.includes(thing));
  if (legible === 0 || !isPlace || spokenOf.length === 0 || isRoomFor(touched, frame, zoom))
    return bringNear(camera, all, legible);
  const place = isRoomFor(spokenOf, frame, zoom) ? spokenOf : spokenOf.slice(0, 1);
  const beside = readable(place, touched, frame, zoom);
  const seen = namesOf(readable(beside, spokenOf.slice(place.length), frame, zoom));
  const isEnough = lit.filter((thing) => seen.includes(thing)).length * 2 >= touched.length;
  return bringNear(camera, isEnough ? seen : all, legible);
}

/** What a question is about, with as much of what can be touched as can be seen beside it, so much enlarged, the nearest first. */
function readable(about: readonly Found[], lit: readonly Found[], frame: DOMRect, zoom: number): readonly Found[] {
  if (about.length === 0) return lit;
  const chosen = [...about];
  for (const each of lit.toSorted((a, b) => gap(a, about) - gap(b, about)))
    if (isRoomFor([...chosen, each], frame, zoom)) chosen.push(each);
  return chosen;
}

const namesOf = (found: readonly Found[]): readonly Thing[] => found.map(({ thing }) => thing);
const foundOf = (things: readonly Thing[]): readonly Found[] =>
  things.flatMap((thing) => [onTheBoard(thing)].flat().map((element) => ({ thing, area: areaOf(element) })));

interface Found {
  readonly thing: Thing;
  readonly area: DOMRect;
}

/** How far something lies from the nearest of others. */
const gap = ({ area }: Found, others: readonly Found[]): number =>
  Math.min(...others.map((other) => between(area, other.area)));
const between = (a: DOMRect, b: DOMRect): number => {
  const aside = (from: number, to: number, otherFrom: number, otherTo: number) =>
    Math.max(otherFrom - to, from - otherTo, 0);
  return Math.hypot(aside(a.left, a.right, b.left, b.right), aside(a.top, a.bottom, b.top, b.bottom));
};

/** Can all of these be seen together, so much enlarged? */
function isRoomFor(found: readonly Found[], frame: DOMRect, zoom: number): boolean {
  if (found.length === 0) return true;
  const [left, top] = [Math.min(...found.map(({ area }) => area.left)), Math.min(...found.map(({ area }) => area.top))];
  const width = Math.max(...found.map(({ area }) => area.right)) - left;
  const height = Math.max(...found.map(({ area }) => area.bottom)) - top;
  return width * zoom <= SHARE * frame.width && height * zoom <= SHARE * frame.height;
}

/** Where any of these things of the board is out of sight, all of them are brought near; a window that somebody has moved gives way only where none is seen. */
export function keepInSight(camera: Camera | null, things: readonly Thing[], legible = 0): void {
  camera?.land();
  const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
  if (camera === null || frame === undefined) return;
  const seen = things.flatMap(onTheBoard).map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > frame.left + EDGE && x < frame.right - EDGE && y > frame.top + EDGE && y < frame.bottom - EDGE;
  });
  if (camera.isByHand() ? !seen.includes(true) : seen.includes(false)) bringNear(camera, things, legible);
}

/** Brings things of the hand before the eyes, whole and with their edges, as far as they can be seen together. */
export function showInHand(things: Iterable<Thing>): void {
  for (const thing of things) {
    const found = document.querySelector(`.side > .hand [data-thing="${thing}"]`);
    (found?.closest('.card-frame') ?? found)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/** Brings what a lesson points at before the eyes: on the board with its camera, beside it by scrolling. */
export function leadTo(camera: Camera | null, things: readonly Thing[]): void {
  const inHand = things.flatMap((thing) => document.querySelector(`.side > .hand [data-thing="${thing}"]`) ?? []);
  inHand[0]?.scrollIntoView({ block: 'center' });
  bringNear(camera, things);
}
