import { squareNamed } from '../../../grids/squares.ts';
import type { PackInfo } from '../../../kernel/game.ts';
import { type Dice, readDice } from '../../../kernel/odds.ts';
import { packInfo, places } from '../../../kernel/pack.ts';
import { type Nation, NONE } from '../position.ts';
import type { Box, CardFacts, CardType, NationFacts, TerrainFacts } from './box.ts';
import type { Pack, PackCard } from './schema.ts';

type Army = Pack['nations'][number];

/** The tables that the rules look into, from a pack that `readPack` has accepted. */
export function buildBox(pack: Pack, info: PackInfo = packInfo(pack.game, pack)): Box {
  const nationOf = places(pack.nations.map((army) => army.id));
  const terrainOf = places(pack.terrain.map((land) => land.code));
  const tileOf = places(pack.tiles.map((tile) => tile.id));
  const { introductorySetup: intro, hqEffects: effects } = pack;
  return {
    info,
    handSize: pack.handSize,
    eliminationsToWin: pack.eliminationsToWin,
    infantryMove: pack.movement.infantry,
    cavalryMove: pack.movement.cavalry,
    forcedMarchMove: effects.forcedMarch.extraMove,
    skirmishMove: effects.skirmish.maxMove,
    ambushDice: readDice(effects.ambush.dice),
    committedDice: readDice(effects.committedAttack.dice),
    redoubtDefence: effects.redoubt.defence,
    nations: pack.nations.map(nationFacts),
    cards: pack.nations.flatMap((army, nation) => army.deck.map((card) => cardFacts(card, nation, army))),
    terrain: pack.terrain.map(terrainFacts),
    tiles: pack.tiles.map(({ id, rows }) => ({ id, squares: [...rows.join('')].map(terrainOf) })),
    introductory: {
      nations: intro.firstPlayerMayChoose.map(nationOf),
      battlefield: intro.battlefield.map((laid) => ({ tile: tileOf(laid.tile), turn: laid.rotation / 90 })),
      deployment: intro.firstPlayerMayChoose.map((id) => {
        const nation = nationOf(id);
        const squares = intro.exampleDeployment[id] ?? {};
        return {
          nation,
          squares: (pack.nations[nation]?.units ?? []).map((unit) => squareNamed(squares[unit.id] ?? '')),
        };
      }),
    },
  };
}

function nationFacts(army: Army, nation: Nation): NationFacts {
  const owns: Record<CardType, number> = {
    unit: 0,
    leader: 0,
    ambush: 0,
    committedAttack: 0,
    forcedMarch: 0,
    guerrillas: 0,
    redoubt: 0,
    regroup: 0,
    sappers: 0,
    skirmish: 0,
    scout: 0,
    supply: 0,
    withdraw: 0,
  };
  for (const card of army.deck) owns[cardType(card)]++;
  return {
    id: army.id,
    name: { en: army.name, fr: army.nameFr },
    tieBreakRank: army.tieBreakRank,
    units: army.units.map((unit) => ({
      id: unit.id,
      name: unit.name,
      counterName: unit.counterName,
      cavalry: unit.type === 'cavalry',
      full: unit.fullStrength,
      reduced: unit.reducedStrength,
    })),
    deck: army.deck.map((_, i) => nation * army.deck.length + i),
    owns,
  };
}

export function cardType(card: PackCard): CardType {
  return card.kind === 'hq' ? card.type : card.kind;
}

function cardFacts(card: PackCard, nation: Nation, army: Army): CardFacts {
  const blank: CardFacts = {
    id: card.id,
    nation,
    type: cardType(card),
    name: '',
    unit: NONE,
    attack: null,
    defence: 0,
    bombard: null,
    volley: null,
    range: 0,
    pursuitMax: 0,
    withdrawMax: 0,
    notRequiredToAdvance: false,
    command: 0,
    combatAttack: 0,
    combatDefence: 0,
    rallyMax: 0,
    rallyAutomatic: false,
    pursuitModifier: 0,
    grandBattery: null,
  };
  switch (card.kind) {
    case 'hq':
      return { ...blank, name: card.name };
    case 'leader':
      return {
        ...blank,
        name: card.name,
        command: card.command,
        combatAttack: card.combatAttack,
        combatDefence: card.combatDefence,
        rallyMax: card.rallyMax,
        rallyAutomatic: card.rallyAutomatic,
        pursuitModifier: card.pursuitMod,
        grandBattery:
          card.grandBattery === null
            ? null
            : { dice: readDice(card.grandBattery.dice), range: card.grandBattery.range },
      };
    case 'unit': {
      const unit = places(army.units.map((each) => each.id))(card.unit);
      return {
        ...blank,
        name: army.units[unit]?.name ?? '',
        unit,
        attack: diceOrNone(card.attack),
        defence: card.defence,
        bombard: diceOrNone(card.bombard),
        volley: diceOrNone(card.volley),
        range: card.range ?? 0,
        pursuitMax: card.pursuitMax ?? 0,
        withdrawMax: card.withdrawMax ?? 0,
        notRequiredToAdvance: card.notRequiredToAdvance,
      };
    }
  }
}

function diceOrNone(text: string | null): Dice | null {
  return text === null ? null : readDice(text);
}

function terrainFacts(land: Pack['terrain'][number]): TerrainFacts {
  return {
    id: land.id,
    code: land.code,
    defence: land.defence ?? 0,
    enter: land.enter,
    stopsMovement: land.stopsMovement ?? false,
    blocksFire: land.blocksLineOfSight,
    assaultFrom: land.assaultOut ?? false,
    forcedMarch: land.forcedMarchAllowed ?? false,
    attackBonus: land.attackBonus ?? 0,
  };
}
