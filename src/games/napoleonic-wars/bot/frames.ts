import type { Frame } from '../../../kernel/flow.ts';
import type { Battle, Coalition, Intrigue, Invasion, MinorWar, NavalBattle, Placement } from '../position.ts';

// What is under way, known by the name of its procedure.

export const isBuilding = (f: Frame | undefined): f is Coalition => f?.step === 'coalition.build';
export const isIntrigue = (f: Frame | undefined): f is Intrigue => f?.step === 'intrigue.act';
export const isWar = (f: Frame | undefined): f is MinorWar => f?.step.startsWith('war.') === true;
export const isNaval = (f: Frame | undefined): f is NavalBattle => f?.step.startsWith('naval.') === true;
export const isInvasion = (f: Frame | undefined): f is Invasion => f?.step.startsWith('invasion.') === true;
export const isPlacement = (f: Frame | undefined): f is Placement => f?.step.startsWith('placement.') === true;
export const isBattle = (f: Frame | undefined): f is Battle => f?.step.startsWith('battle.') === true;
