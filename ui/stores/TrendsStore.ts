import { computed, type IComputedValue, makeAutoObservable, untracked } from 'mobx';
import { slotCount } from '../../core/compressor/index.ts';
import {
  type Channel,
  compressorChannel,
  compressorQuantities,
  plantChannel,
  plantQuantities,
  type SampleTable,
} from '../../core/samples/index.ts';
import { type TimeRange, msPerDay, msPerHour, msPerMinute, msPerSecond } from '../../core/time/index.ts';
import type { HistoryStore } from './HistoryStore.ts';

/** Samples of a span; it reaches to the newest of them. */
export interface Trend extends TimeRange {
  readonly table: SampleTable;
}

const plantChannels = plantQuantities.map(plantChannel);
const machineChannels = (slot: number) => compressorQuantities.map((quantity) => compressorChannel(quantity, slot));

/** A hundred and twentieth of an hour, which is no more than a pixel of a small line. */
const machineRenewalMs = 30 * msPerSecond;

/** The recent past of plant and machines, up to the newest logged sample; new only when the log is, every 10 s. Undefined while nothing is logged. */
export class TrendsStore {
  private readonly log: HistoryStore;
  private readonly hourBySlot: readonly IComputedValue<Trend | undefined>[];

  constructor(log: HistoryStore) {
    this.log = log;
    this.hourBySlot = Array.from({ length: slotCount }, (_, i) =>
      this.renewed(machineRenewalMs, ((i + 1) / slotCount) * machineRenewalMs, () => this.past(msPerHour, machineChannels(i + 1))),
    );
    makeAutoObservable<this, 'log' | 'hourBySlot' | 'renewed' | 'past'>(
      this,
      { log: false, hourBySlot: false, dayOf: false, renewed: false, past: false },
      { autoBind: true },
    );
  }

  /** The last hour of the plant's channels. */
  get plantHour(): Trend | undefined {
    return this.past(msPerHour, plantChannels);
  }

  /** The last 24 h of some channels, as far as the log reaches; new every minute, by a share 0..1 of it before the others, and when more of the past was fetched. */
  dayOf(channels: readonly Channel[], ahead = 0): IComputedValue<Trend | undefined> {
    return this.renewed(msPerMinute, ahead * msPerMinute, () => this.past(msPerDay, channels));
  }

  /** More of the past is on its way. */
  get isFilling(): boolean {
    return this.log.filling;
  }

  /** The last hour of a machine's channels, by slot 1..10; new every half minute, one machine after the other, and when more of the past was fetched. */
  machineHour(slot: number): Trend | undefined {
    return this.hourBySlot[slot - 1]?.get();
  }

  /** New once in `everyMs` of logged time, `aheadMs` before its multiples, and when more of the past was fetched. */
  private renewed(everyMs: number, aheadMs: number, read: () => Trend | undefined): IComputedValue<Trend | undefined> {
    const step = computed(() => this.log.latestMs && Math.floor((this.log.latestMs + aheadMs) / everyMs));
    return computed(() => {
      void this.log.fillVersion;
      return step.get() === undefined ? undefined : untracked(read);
    });
  }

  private past(lengthMs: number, channels: Parameters<HistoryStore['table']>[2]): Trend | undefined {
    const { latestMs } = this.log;
    if (latestMs === undefined) return undefined;
    const fromMs = latestMs - lengthMs;
    return { fromMs, untilMs: latestMs, table: this.log.table(fromMs, latestMs + 1, channels) };
  }
}
