import { faultSeverity } from '../faults/index.ts';
import { groupedBy } from '../records/index.ts';
import { msPerMinute, type PlantDay } from '../time/index.ts';
import type { FleetFault } from './FleetState.ts';
import { presenceOf, stationBeatMs } from './linkFindings.ts';
import { digestDayOf, type MailChoice, type MailKind } from './MailChoice.ts';
import { type Occurrence, occurrenceStep } from './occurrence.ts';

/** Somebody who wants mails. */
export interface MailReader {
  readonly account: string;
  /** Whose stations are seen. */
  readonly organisations: readonly string[];
  readonly choice: MailChoice;
  /** Of the last mail about a week; undefined before the first one. */
  readonly digestDay: PlantDay | undefined;
}

/** What a sweep looks at of a station that has called and may still call. */
export interface SweptStation {
  readonly station: string;
  readonly operator: string;
  readonly owner: string;
  /** By the fleet's clock. */
  readonly seenMs: number;
  /** How often it calls at most, as it says, s; undefined for as the fleet asks. */
  readonly beatS?: number | undefined;
  /** Up by the last state, of any severity. */
  readonly faults: readonly FleetFault[];
}

/** What is remembered of a station for one person. */
export interface MailMemory extends Occurrence {
  readonly account: string;
  readonly station: string;
  /** `silent`, or a fault. */
  readonly what: string;
}

/** Something to be written to somebody. */
export interface MailNotice {
  readonly kind: Exclude<MailKind, 'digest'>;
  readonly station: string;
  /** When the station called last; when it was heard again; when the error was found. */
  readonly atMs: number;
  /** Of an error. */
  readonly fault?: FleetFault | undefined;
}

/** What a sweep finds. */
export interface SweepFacts {
  /** When the last one was; undefined before the first. */
  readonly sweptMs: number | undefined;
  /** Since when there was one each minute. */
  readonly upSinceMs: number | undefined;
  readonly readers: readonly MailReader[];
  readonly stations: readonly SweptStation[];
  readonly memory: readonly MailMemory[];
}

/** What follows from a sweep. */
export interface SweepOutcome {
  readonly upSinceMs: number;
  /** Those that are new or have changed. */
  readonly remembered: readonly MailMemory[];
  readonly forgotten: readonly MailMemory[];
  readonly notices: readonly { readonly account: string; readonly notices: readonly MailNotice[] }[];
  readonly digests: readonly { readonly account: string; readonly day: PlantDay }[];
}

/** After a longer time without a sweep the fleet was away, not the stations. */
const awayMs = 3 * msPerMinute;
/** Something is over when it was away for so long, or for so many beats. */
const holdMs = 10 * msPerMinute;
const holdBeats = 4;

const nameOf = ({ source, bitIndex }: FleetFault) => `fault ${source} ${bitIndex}`;

interface SweepTime {
  readonly nowMs: number;
  readonly beatMs: number;
}

/** A station as it stands for every reader. */
interface StandingStation extends SweptStation {
  readonly beatMs: number;
  readonly isPresent: boolean;
  readonly errors: ReadonlyMap<string, FleetFault>;
}

function standingOf(station: SweptStation, { nowMs, beatMs: askedMs }: SweepTime): StandingStation {
  const beatMs = stationBeatMs(station.beatS, askedMs);
  const errors = station.faults.filter(({ bitIndex }) => faultSeverity(bitIndex) === 'error');
  return {
    ...station,
    beatMs,
    isPresent: presenceOf(station.seenMs, beatMs, nowMs) === 'present',
    errors: new Map(errors.map((fault) => [nameOf(fault), fault])),
  };
}

/** Whether something is there; undefined for what nobody can say now. A fleet that was away itself gives stations their chance first. */
function isThere(
  what: string,
  isUp: boolean,
  { seenMs, beatMs, isPresent, errors }: StandingStation,
  { silentAfterMin }: MailChoice,
  { upSinceMs, nowMs }: { readonly upSinceMs: number; readonly nowMs: number },
): boolean | undefined {
  if (what !== 'silent') return isPresent ? errors.has(what) : undefined;
  if (isPresent || isUp) return !isPresent;
  const heardMs = Math.max(seenMs, upSinceMs);
  return nowMs - heardMs > silentAfterMin * msPerMinute && presenceOf(heardMs, beatMs, nowMs) === 'silent';
}

const wants = ({ kinds }: MailChoice, ...any: readonly MailKind[]) => any.some((kind) => kinds.includes(kind));

/** Who is to be written what now. What is so already when somebody begins to want mails comes with the first one. */
export function mailSweep(facts: SweepFacts, time: SweepTime): SweepOutcome {
  const { nowMs } = time;
  const hasGoneOn = facts.sweptMs !== undefined && Math.abs(nowMs - facts.sweptMs) <= awayMs;
  const upSinceMs = (hasGoneOn ? facts.upSinceMs : undefined) ?? nowMs;
  const known = groupedBy(facts.memory, ({ account, station }) => `${account} ${station}`);
  const remembered: MailMemory[] = [];
  const forgotten: MailMemory[] = [];

  const stations = facts.stations.map((station) => standingOf(station, time));

  const noticesOf = ({ account, organisations, choice }: MailReader, standing: StandingStation): readonly MailNotice[] => {
    const { station, seenMs, beatMs, errors } = standing;
    if (!organisations.includes(standing.operator) && !organisations.includes(standing.owner)) return [];
    const own = new Map((known.get(`${account} ${station}`) ?? []).map((each) => [each.what, each]));
    const whats = new Set([
      ...(wants(choice, 'silent', 'back') ? ['silent'] : []),
      ...(wants(choice, 'faults') ? [...errors.keys(), ...[...own.keys()].filter((what) => what !== 'silent')] : []),
    ]);
    return [...whats].flatMap((what): readonly MailNotice[] => {
      const before = own.get(what);
      const there = isThere(what, before?.isUp === true, standing, choice, { nowMs, upSinceMs });
      if (there === undefined) return [];
      const { after, says } = occurrenceStep(before, there, nowMs, Math.max(holdMs, holdBeats * beatMs));
      if (after === undefined) {
        if (before !== undefined) forgotten.push(before);
      } else if (after !== before) remembered.push({ ...after, account, station, what });
      if (what !== 'silent') return says === 'begun' ? [{ kind: 'faults', station, atMs: nowMs, fault: errors.get(what) }] : [];
      if (says === 'begun') return wants(choice, 'silent') ? [{ kind: 'silent', station, atMs: seenMs }] : [];
      return says === 'over' && wants(choice, 'back') ? [{ kind: 'back', station, atMs: before?.awayMs ?? nowMs }] : [];
    });
  };

  const notices = facts.readers
    .map((reader) => ({ account: reader.account, notices: stations.flatMap((station) => noticesOf(reader, station)) }))
    .filter((each) => each.notices.length > 0);
  const digests = facts.readers.flatMap(({ account, choice, digestDay }) => {
    const day = digestDayOf(choice, nowMs);
    return wants(choice, 'digest') && (digestDay === undefined || day > digestDay) ? [{ account, day }] : [];
  });
  return { upSinceMs, remembered, forgotten, notices, digests };
}
