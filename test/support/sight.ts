import { describe, expect, it } from 'vitest';

/**
 * How far two colours lie apart for different eyes. Ordinary sight, and the three kinds of colour blindness as Machado, Oliveira and
 * Fernandes (A Physiologically-based Model for Simulation of Color Vision Deficiency, IEEE TVCG 15(6), 2009) give them at full
 * severity, for linear RGB.
 */
const EYES = {
  ordinary: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;
type Eyes = keyof typeof EYES;
const KINDS: readonly Eyes[] = ['ordinary', 'protanopia', 'deuteranopia', 'tritanopia'];
type Three = readonly [number, number, number];

/**
 * Distances of OKLab, where 0.02 is about the least that is seen with two patches side by side. Counters lie apart, are as small as
 * a fingernail and are told by a glance, so that several times as much is asked for: five times by eyes that miss a colour, and
 * more by ordinary ones, for a navy and a slate at 0.13 were called too alike by people who played with them.
 */
const APART: Readonly<Record<Eyes, number>> = { ordinary: 0.15, protanopia: 0.1, deuteranopia: 0.1, tritanopia: 0.1 };

/** Linear RGB of `#rrggbb`; a light that is `bright` multiplies it as the filter of a style sheet does. */
function linear(colour: string, bright: number): Three {
  const found = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(colour);
  if (found === null) throw new Error(`'${colour}' is not a colour such as #1f3f7a`);
  const part = (hex = '') => {
    const value = Math.min(1, (Number.parseInt(hex, 16) / 255) * bright);
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(found[1]), part(found[2]), part(found[3])];
}

function seenBy(eyes: Eyes, [r, g, b]: Three): Three {
  const [a1, a2, a3, b1, b2, b3, c1, c2, c3] = EYES[eyes];
  const held = (value: number) => Math.min(1, Math.max(0, value));
  return [held(a1 * r + a2 * g + a3 * b), held(b1 * r + b2 * g + b3 * b), held(c1 * r + c2 * g + c3 * b)];
}

/** Björn Ottosson, A perceptual color space for image processing, 2020. */
function oklab([r, g, b]: Three): Three {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(eyes: Eyes, one: string, other: string, bright = 1): number {
  const [a, b] = [one, other].map((colour) => oklab(seenBy(eyes, linear(colour, bright))));
  return Math.hypot(...(a ?? []).map((value, i) => value - (b?.[i] ?? 0)));
}

/** The contrast of what is written on a ground, as WCAG 2.2 reckons it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((colour) => linear(colour, 1))
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

interface Sides {
  /** The colour of each side, by its name. */
  readonly colours: Readonly<Record<string, string>>;
  /** How much brighter it is drawn by candle than by day. */
  readonly byCandle?: number;
  /** Where a sign that fills the same place goes with the colour, half the distance is enough. */
  readonly signed?: boolean;
}

/** Every two sides are told apart in both lights by every kind of eyes. */
export function testSides(what: string, { colours, byCandle = 1, signed = false }: Sides): void {
  const sides = Object.entries(colours);
  const lights = byCandle === 1 ? { 'in both lights': 1 } : { 'by day': 1, 'by candle': byCandle };
  describe.each(Object.entries(lights))(`${what}, %s`, (_light, bright) => {
    it.each(KINDS)('every two sides are told apart by eyes of %s', (eyes) => {
      const least = signed ? APART[eyes] / 2 : APART[eyes];
      const alike = sides.flatMap(([one, a], i) =>
        sides.slice(i + 1).flatMap(([other, b]) => {
          const far = distance(eyes, a, b, bright);
          return far < least ? [`${one} and ${other}: ${far.toFixed(3)} of ${least}`] : [];
        }),
      );
      expect(sides.length).toBeGreaterThan(1);
      expect(alike).toEqual([]);
    });
  });
}

/** What is left of a drawing for somebody who sees no colour at all: its shapes and its letters. */
export const colourless = (html: string): string =>
  html.replaceAll(/#[\da-f]{3,8}\b(?!\))/g, '').replaceAll(/url\(#[^)]*\)/g, '');
