import { bivouac } from './bivouac.ts';

process.exitCode = await bivouac(process.argv.slice(2));
