export * from './rules/geometry.ts';
export { PER_SEAT } from './rules/pieces.ts';
