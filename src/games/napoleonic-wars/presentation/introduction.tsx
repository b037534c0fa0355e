import './introduction.css';
import type { ReactNode } from 'preact/compat';
import type { Language } from '../../../kernel/game.ts';
import { standardOptions } from '../../../kernel/options.ts';
import { Panels } from '../../../table/introduction.tsx';
import type { Presentation } from '../../../table/presentation.ts';
import { Atlas, type AtlasFacts, Ground, placeOf } from '../board/atlas.tsx';
import { factsOf } from '../board/facts.ts';
import { BOXES } from '../board/geometry.ts';
import type { Nation as NationName } from '../board/nouns.ts';
import { AbdicationTrack, NapoleonFaces } from '../board/track.tsx';
import { namesIn, wordsIn } from '../board/words.ts';
import type { Box } from '../data/box.ts';
import { NATIONS } from '../data/names.ts';
import { optionsOf } from '../options.ts';
import { AUSTRIA, FRANCE, GERMANY, ITALY, SPAIN, type View } from '../position.ts';
import { firstPosition } from '../rules/setup.ts';
import { INTRODUCED, type Panel } from './introduced.ts';

interface Shown {
  readonly box: Box;
  readonly view: View;
  readonly language: Language;
}

interface Crop {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const PICTURES: Readonly<Record<Panel, (shown: Shown) => ReactNode>> = {
  aim: (shown) => <MapPiece {...shown} crop={() => ({ x: 130, y: 180, w: 680, h: 540 })} />,
  nation: (shown) => <MapPiece {...shown} crop={nearTo('spain')} />,
  money: (shown) => <MapPiece {...shown} crop={() => BOXES.london} />,
  wars: (shown) => <MapPiece {...shown} crop={() => ({ ...BOXES.seas, w: 320 })} />,
  envoys: (shown) => <MapPiece {...shown} crop={nearTo('italy')} />,
  army: (shown) => <MapPiece {...shown} crop={nearTo('germany')} />,
  napoleon: Faces,
  battle: (shown) => <MapPiece {...shown} crop={nearTo('austria')} />,
  end: Track,
};

/** The game in nine pictures, drawn with the pieces of this box. */
export function introductionOf(box: Box): NonNullable<Presentation['Introduction']> {
  const view = sampleOf(box);
  return ({ language }) => (
    <Panels
      steps={INTRODUCED}
      pictures={PICTURES}
      shown={{ box, view, language }}
      className="nw-introduction"
      frame="nw-introduced"
      silent
    />
  );
}

/** A moment of the short campaign that begins in 1805: both armies stand, Napoleon is in Austria. */
function sampleOf(box: Box): View {
  const options = { ...standardOptions(optionsOf(box)), scenario: box.scenarios[1]?.id ?? '' };
  const p = firstPosition(box, options);
  const stand = (nation: number, ...units: readonly string[]) => {
    for (const unit of units) p.where[box.unitOf(unit)] = nation;
  };
  stand(FRANCE, 'berthier', 'mortier');
  stand(GERMANY, 'davout', 'blucher', 'yorck', 'kleist');
  stand(AUSTRIA, 'soult', 'ney', 'murat', 'karl', 'schwarzenberg', 'kutuzov');
  stand(ITALY, 'massena');
  stand(SPAIN, 'suchet', 'moore');
  p.napoleonAt = AUSTRIA;
  p.abdication = 6;
  return { ...p, viewer: 0, asked: [0], step: '' };
}

type Cropping = (facts: AtlasFacts) => Crop;

/** A Nation with what stands in it. */
const nearTo =
  (nation: NationName): Cropping =>
  ({ nations }) =>
    placeOf(nation, nations[nation]);

/** Widens a piece of the map to the shape of the frames, with a margin. */
function framed({ x, y, w, h }: Crop): string {
  const height = Math.max(h, (w * 2) / 3) + 24;
  const width = height * 1.5;
  return `${x + w / 2 - width / 2} ${y + h / 2 - height / 2} ${width} ${height}`;
}

function MapPiece({ box, view, language, crop }: Shown & { readonly crop: Cropping }) {
  const words = wordsIn(language);
  const facts = factsOf({ box, view, language, words, fresh: new Set() });
  return (
    <svg className="drawn-board nw-board" viewBox={framed(crop(facts))} aria-hidden="true">
      <Ground facts={facts} mode="control" />
      <Atlas facts={facts} words={words} />
    </svg>
  );
}

/** The six faces in 1805, and the one that fell. */
function Faces({ box, view, language }: Shown) {
  const names = namesIn(language);
  const faces = [1, 2, 3, 4, 5, 6].map((face) => {
    const to = box.invasions[face + view.turn - 2]?.napoleon ?? null;
    const nation = to === null ? undefined : NATIONS[to.nation];
    if (to === null || nation === undefined) return wordsIn(language).grandStrategy;
    return `${names.nation(nation)} +${to.corps}`;
  });
  return (
    <div className="nw-panel nw-introduced-faces" aria-hidden="true">
      <NapoleonFaces faces={faces} fallen={3} />
    </div>
  );
}

function Track({ view }: Shown) {
  return (
    <svg className="nw-panel" viewBox="-14 -90 368 205" aria-hidden="true">
      <AbdicationTrack at={[0, 0]} width={340} value={view.abdication} />
    </svg>
  );
}
