import { cap } from './typeset.ts';

// French for every game: articles that contract and are elided, genders, numbers, and verbs and participles that agree.

/** A verb in the present: with one, with several, with `vous`, which what is never the reader does not need. */
export type Verb = readonly [one: string, several: string, vous?: string];

/** The article of a noun; a name has none. */
type Article = 'le' | 'la' | 'l’' | 'les' | '';

/** A noun of the table with all that an agreement asks for. */
export interface Noun {
  readonly alone: string;
  /** `la France`, `l’Espagne`, `les États-Unis` */
  readonly le: string;
  /** `de la France`, `du 45e léger`, `des États-Unis` */
  readonly de: string;
  /** `à la France`, `au 45e léger`, `aux États-Unis` */
  readonly a: string;
  readonly plural: boolean;
  readonly feminine: boolean;
}

/** What acts in a sentence; `vous` is the reader. */
export interface Subject extends Noun {
  readonly vous: boolean;
}

const DE: Readonly<Record<Article, string>> = { le: 'du ', la: 'de la ', 'l’': 'de l’', les: 'des ', '': 'de ' };
const A: Readonly<Record<Article, string>> = { le: 'au ', la: 'à la ', 'l’': 'à l’', les: 'aux ', '': 'à ' };

export function noun(article: Article, name: string, gender: 'm' | 'f'): Noun {
  const space = article === 'l’' || article === '' ? '' : ' ';
  return {
    alone: name,
    le: `${article}${space}${name}`,
    de: `${DE[article]}${name}`,
    a: `${A[article]}${name}`,
    plural: article === 'les',
    feminine: gender === 'f',
  };
}

/** Names before which `de` is elided though they begin with an h. */
const MUTE_H = /^Hougoumont/;
const VOWEL = /^[AEIOUYÀÂÉÈÊËÎÏÔÖÛÜŒÆ]/i;

/** `de Ney`, `d’Orange`, `d’Hougoumont`, `de Hal` */
export function de(name: string): string {
  return VOWEL.test(name) || MUTE_H.test(name) ? `d’${name}` : `de ${name}`;
}

/** A person, a corps by the name of its chief: no article. */
export function proper(name: string): Noun {
  return { ...noun('', name, 'm'), de: de(name) };
}

export function subject(noun: Noun, vous = false): Subject {
  return vous ? { ...noun, le: 'vous', de: 'de vous', a: 'à vous', plural: true, vous } : { ...noun, vous };
}

/** `5 cartes`, `1 carte`, `aucune carte`. */
export function count(n: number, one: string, none = 'aucune', several = `${one}s`): string {
  return n === 0 ? `${none} ${one}` : `${n} ${n === 1 ? one : several}`;
}

/** `a`, `a et b`, `a, b et c`. */
export function list(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return 'rien';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} et ${last}`;
}

/** `votre main`, `la main de la France`: a noun in the singular with its article. */
export function sien(who: Subject, article: 'le' | 'la' | 'l’', what: string): string {
  return who.vous ? `votre ${what}` : `${noun(article, what, 'f').le} ${who.de}`;
}

/** `vos corps`, `les corps de la France` */
export function siens(who: Subject, what: string): string {
  return who.vous ? `vos ${what}` : `les ${what} ${who.de}`;
}

/** `sa`, `leur`, `votre`: of the subject of the sentence, before a feminine noun. */
export function sa(who: Subject): string {
  if (who.vous) return 'votre';
  return who.plural ? 'leur' : 'sa';
}

/** The form of a verb that agrees. */
export function agrees(who: Subject, [one, several, vous = several]: Verb): string {
  if (who.vous) return vous;
  return who.plural ? several : one;
}

/** A sentence's beginning: `Vous jouez`, `La France joue`, `Les Anglais jouent`. */
export function fait(who: Subject, verb: Verb): string {
  return `${cap(who.le)} ${agrees(who, verb)}`;
}

export const joue: Verb = ['joue', 'jouent', 'jouez'];
export const est: Verb = ['est', 'sont', 'êtes'];

/** A participle that agrees: `éliminé`, `éliminée`, `éliminés`, `éliminées`. */
export function accord({ feminine, plural }: Noun, participle: string): string {
  return `${participle}${feminine ? 'e' : ''}${plural ? 's' : ''}`;
}

/** `il`, `elle`, `ils`, `elles` */
export function il({ feminine, plural }: Noun): string {
  return `${feminine ? 'elle' : 'il'}${plural ? 's' : ''}`;
}

/** `Grouchy : choisissez`, but `Chargez ! Choisissez`: an exclamation mark needs no colon. */
export function headed(title: string, rest: string): string {
  return title.endsWith('!') ? `${title} ${cap(rest)}` : `${title} : ${rest}`;
}
