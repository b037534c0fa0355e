import type { CSSProperties, ReactNode } from 'preact/compat';
import { type Dice, printDice } from '../../../../kernel/odds.ts';
import { type Arm, ArmFigure } from '../../../../table/figures.tsx';
import { Icon } from '../../../../table/icons.tsx';
import { Emblem, type Livery, liveryOf } from '../../../../table/liveries.tsx';
import type { Box, CardFacts } from '../../data/box.ts';
import type { Card } from '../../position.ts';
import type { Entry } from '../../text/words.ts';
import type { TableWords } from '../words.ts';
import { CARD_PICTURES } from './pictures.ts';
import { Portrait } from './portrait.tsx';

interface FaceProps {
  readonly box: Box;
  readonly words: TableWords;
  readonly card: Card;
}

/** The face of a card: title, picture, and every figure that may matter, none of them ever hidden by another card. */
export function CardFace({ box, words, card }: FaceProps) {
  const facts = box.cards[card];
  if (facts === undefined) return null;
  const nation = box.nations[facts.nation];
  return (
    <span className={`card-face man-face man-face-${kindOf(facts)}`} style={presentationOf(liveryOf(nation?.id))}>
      <CardTitle box={box} words={words} card={card} />
      {facts.type === 'unit' ? (
        <UnitFace box={box} words={words} facts={facts} />
      ) : facts.type === 'leader' ? (
        <LeaderFace words={words} facts={facts} livery={liveryOf(nation?.id)} nation={nation?.id ?? ''} seed={card} />
      ) : (
        <HeadquartersFace box={box} words={words} facts={facts} />
      )}
    </span>
  );
}

/** The band with the title alone. */
export function CardTitle({ box, words, card }: FaceProps) {
  const facts = box.cards[card];
  if (facts === undefined) return null;
  const nation = box.nations[facts.nation];
  const livery = liveryOf(nation?.id);
  const title = words.game.typeset(words.game.cardTitle(facts, nation?.units[facts.unit]));
  return (
    <span className={`man-card-title ${sizeOf(title)}`} style={presentationOf(livery)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <Emblem livery={livery} x={1} y={1} size={22} />
      </svg>
      <span>{title}</span>
    </span>
  );
}

/** Long titles and long words are set smaller, so that two lines hold them and no word is cut. */
function sizeOf(title: string): string {
  const word = Math.max(...title.split(/[ \u202f\u00a0-]/).map(({ length }) => length));
  if (word > 10 || title.length > 18) return 'man-longest';
  return word > 8 || title.length > 15 ? 'man-long' : '';
}

type Presentation = CSSProperties &
  Readonly<Record<'--man-nation' | '--man-nation-ink' | '--man-facing' | '--man-trace', string>>;

function presentationOf({ ground, ink, facing, trace }: Livery): Presentation {
  return { '--man-nation': ground, '--man-nation-ink': ink, '--man-facing': facing, '--man-trace': trace };
}

function kindOf(facts: CardFacts): 'unit' | 'leader' | 'hq' {
  return facts.type === 'unit' || facts.type === 'leader' ? facts.type : 'hq';
}

function diceText(dice: Dice | null): string {
  return dice === null ? '–' : printDice(dice);
}

/** One figure of a card: what it is, and how much. */
function Value({ label, big = false, children }: { label: string; big?: boolean; children: ReactNode }) {
  return (
    <span className={big ? 'man-value man-value-big' : 'man-value'}>
      <span className="man-value-name">{label}</span>
      <b>{children}</b>
    </span>
  );
}

function UnitFace({ box, words, facts }: { box: Box; words: TableWords; facts: CardFacts }) {
  const entry = words.game.labels.entries;
  const unit = box.nations[facts.nation]?.units[facts.unit];
  const arm: Arm = facts.bombard !== null ? 'artillery' : unit?.cavalry === true ? 'cavalry' : 'infantry';
  const first: Entry = facts.bombard !== null ? 'bombard' : 'attack';
  return (
    <>
      <Vignette>
        <ArmFigure arm={arm} x={arm === 'artillery' ? 26 : 28} y={arm === 'artillery' ? 2 : 4} size={44} />
      </Vignette>
      <span className="man-values">
        <Value big label={entry[first]}>
          {diceText(facts.bombard ?? facts.attack)}
        </Value>
        <Value big label={entry.defence}>
          {facts.defence}
        </Value>
      </span>
      <span className="man-rows">
        {facts.bombard === null ? null : <Value label={entry.range}>{facts.range}</Value>}
        {facts.volley === null ? null : <Value label={entry.volley}>{diceText(facts.volley)}</Value>}
        {facts.pursuitMax === 0 ? null : <Value label={entry.pursuit}>{words.game.range(facts.pursuitMax)}</Value>}
        {facts.withdrawMax === 0 ? null : <Value label={entry.withdraw}>{words.game.range(facts.withdrawMax)}</Value>}
        {facts.notRequiredToAdvance ? <span className="man-note">{entry.notRequiredToAdvance}</span> : null}
      </span>
    </>
  );
}

interface LeaderProps {
  readonly words: TableWords;
  readonly facts: CardFacts;
  readonly livery: Livery;
  readonly nation: string;
  readonly seed: number;
}

function LeaderFace({ words, facts, livery, nation, seed }: LeaderProps) {
  const entry = words.game.labels.entries;
  const combat =
    facts.combatAttack === facts.combatDefence
      ? `+${facts.combatAttack}`
      : `+${facts.combatAttack}/+${facts.combatDefence}`;
  return (
    <>
      <Portrait livery={livery} nation={nation} seed={seed} grand={facts.grandBattery !== null} />
      <span className="man-rows man-leader-rows">
        <Value label={entry.command}>{facts.command}</Value>
        <Value label={entry.combat}>{combat}</Value>
        <Value label={entry.rally}>
          {facts.rallyAutomatic ? words.game.labels.automatic : words.game.range(facts.rallyMax)}
        </Value>
        <Value label={entry.pursuit}>{facts.pursuitModifier === 0 ? '–' : `−${Math.abs(facts.pursuitModifier)}`}</Value>
        {facts.grandBattery === null ? null : (
          <Value label={entry.grandBattery}>{diceText(facts.grandBattery.dice)}</Value>
        )}
      </span>
    </>
  );
}

function HeadquartersFace({ box, words, facts }: { box: Box; words: TableWords; facts: CardFacts }) {
  const { type } = facts;
  if (type === 'unit' || type === 'leader') return null;
  const effect = words.game.typeset(words.game.effects[type](box));
  return (
    <>
      <Vignette>
        {type === 'redoubt' ? (
          <path transform="translate(50 27) scale(.5)" d={STAR_FORT} />
        ) : type === 'scout' ? (
          <path transform="translate(26 4)" d={SPYGLASS} />
        ) : (
          <Icon path={CARD_PICTURES[type]} x={28} y={4} size={44} />
        )}
      </Vignette>
      <span className={effect.length > LONG ? 'man-effect man-effect-long' : 'man-effect'}>{effect}</span>
    </>
  );
}

/** What is longer than this is set smaller, under a smaller picture: on the narrowest card it is still read to its end. */
const LONG = 68;

const STAR_FORT =
  'M-20-34H20L27-44 46-46 44-27 34-20V20L44 27 46 46 27 44 20 34H-20L-27 44-46 46-44 27-34 20V-20L-44-27-46-46-27-44ZM-14-24-24-14V14L-14 24H14L24 14V-14L14-24Z';
const SPYGLASS =
  'M3 34 14 23l7 7L10 41q-5 2-7-7zM16 21l11-11 9 9-11 11zM29 8l9-7q7 0 9 8l-8 8zM14 44l10-11 12 12h-3l-9-9-7 8z';

/** A picture on hatched ground, as in an old almanac. */
function Vignette({ children }: { children: ReactNode }) {
  return (
    <svg className="man-vignette" viewBox="0 0 100 54" aria-hidden="true">
      <path className="man-engraved" d={GROUND} />
      <g className="man-vignette-figure">{children}</g>
    </svg>
  );
}

const GROUND = Array.from({ length: 9 }, (_, i) => {
  const half = 46 - Math.abs(i - 5) * 4;
  return `M${50 - half} ${10 + i * 4.6}H${50 + half}`;
}).join('');

/** The back of a card, with the arms of its nation. */
export function CardBack({ nation }: { nation: string | undefined }) {
  const livery = liveryOf(nation);
  return (
    <svg className="man-back" viewBox="0 0 44 62" aria-hidden="true">
      <rect x="0.500" y="0.500" width="43" height="61" rx="4" fill={livery.ground} stroke="#15110a" />
      <path d={LATTICE} stroke={livery.facing} strokeWidth="0.600" opacity="0.550" fill="none" />
      <rect x="3.500" y="3.500" width="37" height="55" rx="2.500" fill="none" stroke={livery.facing} />
      <circle cx="22" cy="31" r="11.500" fill={livery.ground} stroke={livery.facing} />
      <Emblem livery={livery} x={14.5} y={23.5} size={15} />
    </svg>
  );
}

const LATTICE = Array.from({ length: 11 }, (_, i) => `M${i * 8 - 40} 4l54 54M${i * 8 - 2} 4l-54 54`).join('');
