import type { ReactNode } from 'preact/compat';
import { SILENT } from '../../../table/controls.tsx';
import { NATIONS, WARS } from '../data/names.ts';
import type { AtlasFacts } from './atlas.tsx';
import { Card, Fervour, March, type NationFacts, Sums, wayBetween } from './field.tsx';
import { Fitted } from './frame.tsx';
import { CARDS, FAR, PHONE_WARS, PLAQUE, PLAQUES, PORTUGAL } from './geometry.ts';
import type { Rect } from './land/chart.ts';
import { boxOf } from './land/landscape.tsx';
import type { Nation } from './nouns.ts';
import { Napoleon, Sign } from './pieces.tsx';
import { Hexagon } from './wars.tsx';
import type { AtlasWords } from './words.ts';

// What lies on the land where plates could not be read, on a telephone above all: a plaque for each Nation, hexagons without names.

export const plaqueOf = (nation: Nation): Rect => ({ x: PLAQUES[nation][0], y: PLAQUES[nation][1], ...PLAQUE });

interface PhoneMapProps {
  readonly facts: AtlasFacts;
  readonly words: AtlasWords;
  readonly children?: ReactNode;
}

export function PhoneMap({ facts, words, children }: PhoneMapProps) {
  const { nations, seas, london, march, portugal } = facts;
  const fleet = seas.fleet === null ? words.nobody : words.fleets[seas.fleet];
  const side = seas.fleet === 'royal-navy' ? 'nw-coalition' : seas.fleet === null ? '' : 'nw-french';
  return (
    <g className="nw-far nw-phone" transform={`scale(${FAR})`} {...SILENT}>
      {children}
      {march === null ? null : <March way={wayBetween(plaqueOf(march[0]), plaqueOf(march[1]))} wide={2.4} />}
      <Card box={CARDS.seas} />
      <Fitted
        className={`nw-strong nw-middle ${side}`}
        x={CARDS.seas.x + CARDS.seas.w / 2}
        y={CARDS.seas.y + 43}
        room={CARDS.seas.w - 8}
        size={13}
        words={fleet}
      />
      <Card box={CARDS.london} kind="coalition" />
      <text className="nw-head nw-small nw-middle nw-coalition" x={CARDS.london.x + 50} y={CARDS.london.y + 20}>
        {words.london}
      </text>
      <Fitted
        className="nw-strong nw-middle"
        x={CARDS.london.x + 50}
        y={CARDS.london.y + 41}
        room={CARDS.london.w - 10}
        size={14}
        words={[london.treasury, london.wars, london.admiralty].map(words.sum).join(' · ')}
      />
      {WARS.map((war) => (
        <Hexagon
          key={war}
          at={PHONE_WARS[war]}
          r={9.6}
          facts={{ ...facts.wars[war], anchor: false, strategic: false, vizier: false }}
        />
      ))}
      <Card box={PORTUGAL} kind={portugal.length === 0 ? 'ink' : 'coalition'} />
      <Fitted
        className="nw-head nw-small nw-middle"
        x={PORTUGAL.x + PORTUGAL.w / 2}
        y={PORTUGAL.y + 18}
        room={PORTUGAL.w - 8}
        size={15}
        words={words.portugal}
      />
      {portugal.length === 0 ? (
        <text className="nw-italic nw-middle" x={PORTUGAL.x + PORTUGAL.w / 2} y={PORTUGAL.y + 36}>
          {words.none}
        </text>
      ) : (
        <Sums at={[PORTUGAL.x + PORTUGAL.w / 2, PORTUGAL.y + 33]} corps={portugal} size={15.5} />
      )}
      {NATIONS.map((nation) => (
        <Plaque key={nation} nation={nation} facts={nations[nation]} />
      ))}
    </g>
  );
}

function Plaque({ nation, facts }: { readonly nation: Nation; readonly facts: NationFacts }) {
  const box = plaqueOf(nation);
  const { x, y, w } = box;
  // What may still join makes the sum of the French longer.
  const aside = facts.corps.some(({ maybe }) => maybe === true) ? 14 : 0;
  return (
    <g className="nw-plaque" data-chosen={facts.chosen}>
      <Card box={box} kind={facts.but === null ? 'green' : 'gold'} />
      {facts.chosen === true ? <rect className="nw-plaque-chosen" {...boxOf(box)} rx={3} /> : null}
      <Fitted className="nw-head nw-small" x={x + 7} y={y + 18} room={w - 64} size={19} words={facts.name} />
      <Fervour at={[x + w - 50, y + 9]} width={43} value={facts.fervour} />
      <Sums at={[x + w / 2 + aside, y + 31]} corps={facts.corps} size={16} />
      <text className="nw-strong nw-end" x={x + w - (facts.but === null ? 7 : 38)} y={y + 54}>
        {facts.fervour}
      </text>
      {facts.tokens.slice(0, facts.but === null ? 6 : 4).map((token, i) => (
        <Sign key={token.thing ?? token.words} at={[x + 7 + i * 15, y + 43]} token={token} />
      ))}
      {facts.but === null ? null : (
        <g className="nw-but">
          <rect x={x + w - 35} y={y + 42} width={30} height={14.5} rx={7} />
          <text x={x + w - 20} y={y + 53.6}>
            {facts.but}
          </text>
        </g>
      )}
      {facts.napoleon === null ? null : <Napoleon at={[x - 3, y - 2]} r={14} age={facts.napoleon} />}
    </g>
  );
}
