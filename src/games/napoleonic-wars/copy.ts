import type { Frame } from '../../kernel/flow.ts';
import type { Battle, Coalition, Intrigue, Invasion, MinorWar, Placement, Position, Turn } from './position.ts';

/** A copy that shares nothing changeable: by hand it is several times as fast as the generic one. */
export function copyPosition(p: Position): Position {
  return {
    stack: p.stack.map(copyFrame),
    outcome: p.outcome,
    options: p.options,
    turn: p.turn,
    phase: p.phase,
    abdication: p.abdication,
    treasury: p.treasury,
    warFund: p.warFund,
    admiralty: p.admiralty,
    fervour: p.fervour.slice(),
    status: p.status.slice(),
    treaties: p.treaties,
    marriage: p.marriage,
    but: p.but,
    where: p.where.slice(),
    diplomats: p.diplomats.slice(),
    missions: p.missions.slice(),
    people: p.people.slice(),
    napoleon: p.napoleon,
    napoleonAt: p.napoleonAt,
    busy: p.busy,
    josephine: p.josephine,
    guard: p.guard,
    bowl: p.bowl.slice(),
    noWarsLeft: p.noWarsLeft,
    clients: p.clients.slice(),
    clientIn: p.clientIn.slice(),
    wars: p.wars.slice(),
    trade: p.trade.slice(),
    flags: p.flags.slice(),
    invaded: p.invaded,
    vizier: p.vizier,
    sea: p.sea,
    fleet: p.fleet,
    nelson: p.nelson,
    continentalSystem: p.continentalSystem,
    religion: p.religion,
    emancipated: p.emancipated,
    pope: p.pope,
    paris: p.paris,
    ulcer: p.ulcer,
    fraDiavolo: p.fraDiavolo,
    london4: p.london4,
    bavariaTurned: p.bavariaTurned,
    hundredDays: p.hundredDays,
    butStack: p.butStack.slice(),
    entered: p.entered,
  };
}

/** Frames with lists among their locals, each known by one of them. */
type Listed = Turn | MinorWar | Invasion | Intrigue | Coalition | Placement | Battle;
const isListed = (f: Frame): f is Listed =>
  'envoys' in f || 'tried' in f || 'corps' in f || 'pairs' in f || 'lots' in f || 'owed' in f;

const copyFrame = (f: Frame): Frame => (isListed(f) ? copyListed(f) : { ...f });

function copyListed(f: Listed): Listed {
  if ('envoys' in f) return { ...f, envoys: f.envoys.slice() };
  if ('tried' in f) return { ...f, tried: f.tried.slice(), hunters: f.hunters.slice(), chosen: f.chosen.slice() };
  if ('found' in f) return { ...f, found: f.found.slice() };
  if ('pairs' in f) return { ...f, pairs: f.pairs.slice() };
  if ('lots' in f) return { ...f, lots: f.lots.slice() };
  if ('owed' in f) return { ...f, owed: [...f.owed] };
  return { ...f, corps: f.corps.slice() };
}
