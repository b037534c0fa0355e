// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { drawn } from '../../test/drawn.ts';
import { Backs, Pile } from './cards.tsx';
import { Die } from './dice.tsx';
import { Panels } from './introduction.tsx';
import { Points } from './points.tsx';
import { Pips, Stages } from './tracks.tsx';

const markup = (part: Parameters<typeof drawn>[0]): string => drawn(part).innerHTML;
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('cards', () => {
  it('unseen cards are as many backs and one sentence for the ear', () => {
    const backs = markup(
      <Backs count={3} label="3 cards unseen">
        <i />
      </Backs>,
    );
    expect(count(backs, '<i>')).toBe(3);
    expect(backs).toContain('role="img" aria-label="3 cards unseen"');
  });

  it('without words they are for the eye alone, and none are nothing', () => {
    expect(markup(<Backs count={1}>x</Backs>)).toContain('aria-hidden="true"');
    expect(markup(<Backs count={0}>x</Backs>)).toBe('');
  });

  it('a pile says what it is and how many are in it', () => {
    const pile = markup(
      <Pile label="Deck" count={42}>
        <i />
      </Pile>,
    );
    expect(pile).toContain('<i></i>Deck <b>42</b>');
  });
});

describe('dice', () => {
  it('shows its face; how it fell is told by shape and class, and a sum is neither good nor bad', () => {
    const die = (sides: number, good: boolean | null) => markup(<Die x={0} y={0} sides={sides} face={5} good={good} />);
    expect(die(6, true)).toContain('die-good');
    expect(die(6, false)).toContain('die-bad');
    expect(die(6, null)).not.toMatch(/die-good|die-bad/);
    expect(die(10, null)).toContain('>5<');
    expect(new Set([6, 8, 10].map((sides) => /d="([^"]*)"/.exec(die(sides, null))?.[1])).size).toBe(3);
  });
});

describe('tracks', () => {
  it('as many pips are full as count, of all there are', () => {
    const pips = markup(<Pips count={2} of={5} label="2 of 5 lost" />);
    expect(count(pips, '<rect')).toBe(5);
    expect(count(pips, 'track-pip-full')).toBe(2);
    expect(pips).toContain('aria-label="2 of 5 lost"');
  });

  it('the stage under way is the current one, those before it are past', () => {
    const stages = ['a', 'b', 'c'].map((key) => ({ key, title: key, word: key }));
    const row = markup(<Stages stages={stages} now={1} />);
    expect([...row.matchAll(/<li([^>]*)>/g)].map(([, attributes = '']) => attributes.trim())).toEqual([
      'data-past="true" title="a"',
      'aria-current="step" data-past="false" title="b"',
      'data-past="false" title="c"',
    ]);
  });

  it('a track of points has a box for each from 0 on, and its marker on the score', () => {
    const track = markup(<Points className="" to={20} at={9} label="9 points" />);
    expect(count(track, '<rect')).toBe(21);
    expect(count(track, 'track-first')).toBe(1);
    expect(count(track, 'track-last')).toBe(1);
    expect(track).toMatch(/translate\(151\.25 11\).*track-marker-figure[^>]*>9</);
  });
});

describe('introductions', () => {
  const steps = [
    { panel: 'one', clauses: ['TOY-1-a'], en: ['Title', 'Text: it is "so".'], fr: ['Titre', 'Texte : c’est ainsi.'] },
  ] as const;
  const page = (language: 'en' | 'fr', silent: boolean) =>
    markup(
      <Panels
        steps={steps}
        pictures={{ one: () => <i /> }}
        shown={{ language }}
        className="toy"
        frame="toy-frame"
        silent={silent}
      />,
    );

  it('each step has its title, picture, words and clauses in the language of the reader', () => {
    expect(page('en', false)).toMatch(/<h3>Title<\/h3>.*<i><\/i>.*Text.*href="#TOY-1-a"[^>]*>1-a</);
    expect(page('fr', false)).toMatch(/<h3>Titre<\/h3>.*Texte(&nbsp;|\u00a0): c’est/);
  });

  it('pictures that are for the eye alone cannot be reached', () => {
    expect(page('en', true)).toMatch(/aria-hidden="true" inert/);
    expect(page('en', false)).not.toMatch(/inert/);
  });
});
