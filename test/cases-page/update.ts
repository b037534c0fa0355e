import { writeFileSync } from 'node:fs';
import { casesPage, PAGE } from './page.ts';

// `npm run cases-page` writes the lists of docs/cases.md anew.

const { kept, now } = await casesPage();
if (kept !== now) writeFileSync(PAGE, now);
console.log(kept === now ? 'docs/cases.md is as the code has it.' : 'docs/cases.md was written anew.');
