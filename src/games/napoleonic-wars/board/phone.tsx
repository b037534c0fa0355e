import { type AtlasFacts, controlOf } from './atlas.tsx';
import { Card, Fervour, type NationFacts, Sums } from './field.tsx';
import { Fitted } from './frame.tsx';
import { PHONE, PHONE_WARS, PLAQUE, PLAQUES, POCKET } from './geometry.ts';
import { type Land, landOf } from './land/land.ts';
import { boxOf, Landscape, Lines, Sheet } from './land/landscape.tsx';
import { type MapMode, Nations, SeaWash } from './land/nations.tsx';
import { byNation, NATIONS, type Nation, WARS } from './nouns.ts';
import { Napoleon } from './pieces.tsx';
import { Hexagon } from './wars.tsx';
import type { AtlasWords } from './words.ts';

// The same map for a telephone held upright: a plaque for each Nation, hexagons without names.

let drawn: Land | undefined;
function phoneLand(): Land {
  drawn ??= landOf(PHONE);
  return drawn;
}

interface PhoneMapProps {
  readonly facts: AtlasFacts;
  readonly words: AtlasWords;
  readonly mode: MapMode;
}

export function PhoneMap({ facts, words, mode }: PhoneMapProps) {
  const land = phoneLand();
  const { nations, seas, london } = facts;
  const fleet = seas.fleet === null ? words.nobody : words.fleets[seas.fleet];
  return (
    <>
      <Sheet chart={PHONE} at={POCKET}>
        <Landscape chart={PHONE} land={land} />
        <Nations
          chart={PHONE}
          mode={mode}
          control={byNation((id) => controlOf(nations[id].corps))}
          fervour={byNation((id) => nations[id].fervour)}
          income={byNation((id) => nations[id].income)}
        />
        {mode === 'sea' && facts.seas.fleet !== null ? (
          <SeaWash chart={PHONE} land={land} side={facts.seas.fleet === 'royal-navy' ? 'coalition' : 'french'} />
        ) : null}
        <Lines chart={PHONE} land={land} />
      </Sheet>
      <Card box={{ x: 4, y: 4, w: 96, h: 46 }} />
      <Fitted
        className={`nw-strong nw-middle ${seas.fleet === 'royal-navy' ? 'nw-coalition' : seas.fleet === null ? '' : 'nw-french'}`}
        x={52}
        y={44}
        room={88}
        size={12}
        words={fleet}
      />
      <Card box={{ x: 4, y: 55, w: 96, h: 44 }} kind="coalition" />
      <text className="nw-head nw-small nw-middle nw-coalition" x={52} y={71}>
        {words.london}
      </text>
      <text className="nw-strong nw-middle" x={52} y={90}>
        {`£${london.treasury} · £${london.wars} · £${london.admiralty}`}
      </text>
      {WARS.map((war) => (
        <Hexagon
          key={war}
          at={PHONE_WARS[war]}
          r={8.8}
          facts={{ ...facts.wars[war], anchor: false, strategic: false }}
        />
      ))}
      {NATIONS.map((nation) => (
        <Plaque key={nation} nation={nation} facts={nations[nation]} />
      ))}
    </>
  );
}

function Plaque({ nation, facts }: { readonly nation: Nation; readonly facts: NationFacts }) {
  const [x, y] = PLAQUES[nation];
  const box = { x, y, ...PLAQUE };
  // What may still join makes the sum of the French longer.
  const aside = facts.corps.some(({ maybe }) => maybe === true) ? 14 : 0;
  return (
    <g className="nw-plaque" data-chosen={facts.chosen}>
      <Card box={box} kind={facts.but === null ? 'green' : 'gold'} />
      {facts.chosen === true ? <rect className="nw-plaque-chosen" {...boxOf(box)} rx={3} /> : null}
      <Fitted className="nw-head nw-small" x={x + 7} y={y + 17} room={54} size={18} words={facts.name} />
      <Fervour at={[x + 66, y + 8]} width={41} value={facts.fervour} />
      <Sums at={[x + PLAQUE.w / 2 + aside, y + 31]} corps={facts.corps} size={15.5} />
      {facts.napoleon === null ? null : <Napoleon at={[x - 5, y - 3]} r={14} age={facts.napoleon} />}
    </g>
  );
}
