import { LANGUAGES, type Language } from '../kernel/game.ts';
import { createStore, useStore } from '../table/store.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'less'] as const;
export const REACTS = ['always', 'able'] as const;
export const SPEEDS = ['instant', 'fast', 'normal', 'slow'] as const;
export const PACES = ['step', 'fast', 'choice'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly speed: (typeof SPEEDS)[number];
  /** How what a game did by itself is walked through: line by line by hand, fast, or not before it is asked for. */
  readonly pace: (typeof PACES)[number];
  readonly sound: boolean;
  /** Ask once more before any choice. */
  readonly confirm: boolean;
  /** Answer by itself where only one answer is left and nothing is risked by it. */
  readonly auto: boolean;
  /** ... also where that ends the turn. */
  readonly ends: boolean;
  /** At which reaction windows one is asked: at all, or at those where there is something to play. */
  readonly react: (typeof REACTS)[number];
  /** Single letters as shortcuts. */
  readonly keys: boolean;
}

const KEPT_AS = 'bivouac/settings';

function spoken(): Language {
  const wanted = typeof navigator === 'undefined' ? 'en' : navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}

function among<T extends string>(value: unknown, values: readonly T[], otherwise: T): T {
  return values.find((known) => known === value) ?? otherwise;
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

/** Settings from storage; what is missing or strange takes its usual value. */
export function readSettings(text: string | null): Settings {
  let kept: { readonly [name: string]: unknown } = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (value !== null && typeof value === 'object') kept = { ...value };
  } catch {
    kept = {};
  }
  return {
    language: among(kept['language'], LANGUAGES, spoken()),
    theme: among(kept['theme'], THEMES, 'system'),
    motion: among(kept['motion'], MOTIONS, 'system'),
    speed: among(kept['speed'], SPEEDS, 'normal'),
    pace: among(kept['pace'], PACES, kept['speed'] === 'instant' ? 'choice' : 'fast'),
    sound: flag(kept['sound'], true),
    confirm: flag(kept['confirm'], false),
    auto: flag(kept['auto'], true),
    ends: flag(kept['ends'], false),
    // Whoever wanted to be asked everything before there was this setting still does.
    react: among(kept['react'], REACTS, kept['auto'] === false ? 'always' : 'able'),
    keys: flag(kept['keys'], true),
  };
}

function fromStorage(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

const settings = createStore<Settings>(readSettings(fromStorage()));

export function getSettings(): Settings {
  return settings.get();
}

export function changeSettings(change: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...change });
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(settings.get()));
  } catch {
    // A browser that keeps nothing: the settings hold until the page is closed.
  }
}

export function useSettings(): Settings {
  return useStore(settings);
}

/** Whether nothing is to move by itself. */
export function isStill(): boolean {
  const { motion } = settings.get();
  return motion === 'system' ? matchMedia('(prefers-reduced-motion: reduce)').matches : motion === 'less';
}

/** Puts language, theme and motion on the page, now and at every change. */
export function stylePage(page: HTMLElement): void {
  const apply = () => {
    const { language, theme, motion } = settings.get();
    page.lang = language;
    page.dataset['theme'] = theme;
    page.dataset['motion'] = motion;
  };
  apply();
  settings.subscribe(apply);
}
