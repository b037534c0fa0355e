import type { View } from './position.ts';

/** The places of the posts: `0@2 1@3`. */
export const sketchTable = (v: View): string => v.sides.map(({ place }, seat) => `${seat}@${place}`).join(' ');
