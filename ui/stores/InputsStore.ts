import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx';
import {
  byPlace,
  columnOfMinutes,
  type InputChannel,
  inputId,
  type InputNow,
  snapshotInputs,
  type TimedValues,
} from '../../core/inputFile/index.ts';
import type { StationSnapshot } from '../../core/master/index.ts';
import { type CallResult, type Clock, type Inputs, maxInputHours, type RecordedInput } from '../../core/ports/index.ts';
import { indexAt, type SampleTable, weekBufferSpacingMs } from '../../core/samples/index.ts';
import { msPerHour, type TimeRange } from '../../core/time/index.ts';
import type { PlantStore } from './PlantStore.ts';
import { presentMs } from './present.ts';
import type { SessionStore } from './SessionStore.ts';
import { type QueryState, StationQuery } from './StationQuery.ts';

export interface InputsStoreParts {
  readonly inputs: Inputs;
  readonly session: SessionStore;
  readonly plant: PlantStore;
  readonly clock: Clock;
}

/** What is to be shown of the analog inputs. */
export interface WantedInputs {
  readonly fromMs: number;
  /** Undefined for up to now. */
  readonly untilMs: number | undefined;
  /** Whose minutes are wanted; the others are only listed. */
  readonly ids: readonly string[];
}

interface Answered {
  readonly wanted: WantedInputs;
  /** When it was asked for, by the controller's clock. */
  readonly askedMs: number;
  readonly inputs: readonly RecordedInput[];
}

/** Pushed values of an input, one each interval of the live log. */
interface LivePoints {
  readonly timesMs: number[];
  readonly values: number[];
}

/** A day; what is older is asked for again as minutes. */
const maxPoints = 8640;
const longestMs = maxInputHours * msPerHour;
const intervalOf = (atMs: number) => Math.floor(atMs / weekBufferSpacingMs);

/** The analog inputs: the minutes that the station recorded, and what was pushed since. Call follow() while they are shown. */
export class InputsStore {
  /** Counts up with each pushed value that is kept. */
  version = 0;
  /** From here on pushed values are without a gap; undefined while none come. */
  private liveFromMs: number | undefined;
  /** The last question, and since when values were pushed then. */
  private asked: { readonly wanted: WantedInputs; readonly liveFromMs: number | undefined } | undefined;
  private latest: ReadonlyMap<string, InputNow> = new Map();
  private readonly live = new Map<string, LivePoints>();
  private lastInterval = NaN;
  private readonly query = new StationQuery<CallResult<Answered>>();
  private readonly parts: InputsStoreParts;

  constructor(parts: InputsStoreParts) {
    this.parts = parts;
    makeAutoObservable<this, 'asked' | 'live' | 'latest' | 'lastInterval' | 'query' | 'parts'>(
      this,
      { asked: false, live: false, latest: observableRef, lastInterval: false, query: false, parts: false },
      { autoBind: true },
    );
    reaction(
      () => parts.session.token,
      () => this.forget(),
    );
  }

  /** Takes what is pushed, and asks for what is wanted of the past. Returns the call that ends it. */
  follow(wanted: () => WantedInputs | undefined): () => void {
    const stopTaking = reaction(
      () => this.parts.plant.snapshot,
      (snapshot) => (snapshot === undefined ? this.interrupt() : this.take(snapshot)),
      { fireImmediately: true },
    );
    const stopAsking = reaction(
      () => ({ wanted: wanted(), liveFromMs: this.liveFromMs }),
      (now) => void this.ask(now.wanted),
      { fireImmediately: true, equals: compareStructural },
    );
    return () => {
      stopTaking();
      stopAsking();
      this.interrupt();
    };
  }

  get state(): QueryState {
    return this.query.state;
  }

  /** The last question failed; a controller that records no inputs is no failure. */
  get hasFailed(): boolean {
    return this.query.state === 'failed' && this.query.failure?.outcome !== 'notOffered';
  }

  /** The inputs that are pushed or were recorded, by place. */
  get known(): readonly InputChannel[] {
    const recorded = this.query.answer?.value.inputs ?? [];
    const all = new Map([...recorded, ...this.latest.values()].map(({ channel }) => [inputId(channel), channel]));
    return [...all.values()].sort(byPlace);
  }

  /** The value of now; undefined where there is none. */
  nowOf(id: string): number | undefined {
    return this.latest.get(id)?.value;
  }

  /** At each time of a table the mean of its minute, or what was pushed then where that is wanted; NaN where nothing is known. */
  columnOf(id: string, { timesMs, length }: SampleTable, withLive: boolean): Float32Array {
    const column = columnOfMinutes(timesMs, length, this.minutesOf(id), 'mean');
    if (withLive) this.addLive(id, column, timesMs, length);
    return column;
  }

  /** Least and greatest of the minute at each time, and of what was pushed in it: the minute may have been asked for before it was over. */
  extremesOf(id: string, table: SampleTable, withLive: boolean): { readonly min: Float32Array; readonly max: Float32Array } {
    const { timesMs, length } = table;
    const minutes = this.minutesOf(id);
    const either = (of: 'min' | 'max') => {
      const column = columnOfMinutes(timesMs, length, minutes, of);
      const values = this.columnOf(id, table, withLive);
      return column.map((value, row) => beyond[of](value, values[row]!));
    };
    return { min: either('min'), max: either('max') };
  }

  private minutesOf(id: string): readonly TimedValues[] {
    return this.query.answer?.value.inputs.find(({ channel }) => inputId(channel) === id)?.minutes ?? [];
  }

  private addLive(id: string, column: Float32Array, timesMs: Float64Array, length: number): void {
    void this.version;
    const points = this.live.get(id);
    if (points === undefined || points.timesMs.length === 0) return;
    let at = 0;
    for (let row = indexAt(timesMs, length, points.timesMs[0]!); row < length; row++) {
      const interval = intervalOf(timesMs[row]!);
      while (at < points.timesMs.length && intervalOf(points.timesMs[at]!) < interval) at++;
      if (at < points.timesMs.length && intervalOf(points.timesMs[at]!) === interval) column[row] = points.values[at]!;
    }
  }

  private take(snapshot: StationSnapshot): void {
    const { atMs } = snapshot;
    this.latest = snapshotInputs(snapshot);
    this.liveFromMs ??= atMs;
    if (intervalOf(atMs) === this.lastInterval) return;
    if (intervalOf(atMs) < this.lastInterval) this.live.clear();
    this.lastInterval = intervalOf(atMs);
    for (const [id, { value }] of this.latest) this.keep(id, atMs, value ?? NaN);
    this.version++;
  }

  private keep(id: string, atMs: number, value: number): void {
    const points = this.live.get(id) ?? { timesMs: [], values: [] };
    this.live.set(id, points);
    points.timesMs.push(atMs);
    points.values.push(value);
    if (points.timesMs.length <= maxPoints) return;
    points.timesMs.splice(0, maxPoints / 2);
    points.values.splice(0, maxPoints / 2);
    this.liveFromMs = Math.max(this.liveFromMs ?? atMs, points.timesMs[0]!);
  }

  private interrupt(): void {
    this.liveFromMs = undefined;
  }

  private async ask(wanted: WantedInputs | undefined): Promise<void> {
    const { inputs, session, plant } = this.parts;
    const { liveFromMs } = this;
    if (wanted === undefined || session.token === undefined || this.isKnown(wanted)) return;
    if (this.asked !== undefined && compareStructural(this.asked, { wanted, liveFromMs })) return;
    this.asked = { wanted, liveFromMs };
    const askedMs = Math.max(presentMs(this.parts), plant.snapshot?.atMs ?? -Infinity);
    await this.query.ask(async (waiting) => {
      const answer = await inputs.read(rangeOf(wanted), wanted.ids, session.token, waiting);
      return answer.outcome === 'succeeded' ? { outcome: 'succeeded', value: { wanted, askedMs, inputs: answer.value } } : answer;
    });
  }

  /** The last answer reaches to where pushed values go on without a gap, or the values that are wanted end. */
  private isKnown({ fromMs, untilMs, ids }: WantedInputs): boolean {
    const answer = this.query.answer?.value;
    if (answer === undefined || answer.wanted.fromMs > fromMs || !ids.every((id) => answer.wanted.ids.includes(id))) return false;
    const endMs = untilMs ?? this.liveFromMs ?? -Infinity;
    return Math.min(answer.askedMs, rangeOf(answer.wanted).untilMs) >= Math.min(endMs, this.liveFromMs ?? Infinity);
  }

  private forget(): void {
    this.query.forget();
    this.asked = undefined;
    this.live.clear();
    this.latest = new Map();
    this.lastInterval = NaN;
    this.interrupt();
    this.version++;
  }
}

const known = (a: number, b: number, both: number) => (Number.isNaN(a) ? b : Number.isNaN(b) ? a : both);
const beyond = {
  min: (a: number, b: number) => known(a, b, Math.min(a, b)),
  max: (a: number, b: number) => known(a, b, Math.max(a, b)),
};

/** No longer than may be asked for: of a longer one its end, or where it goes on its start. */
function rangeOf({ fromMs, untilMs }: WantedInputs): TimeRange {
  if (untilMs === undefined) return { fromMs, untilMs: fromMs + longestMs };
  return { fromMs: Math.max(fromMs, untilMs - longestMs), untilMs };
}
