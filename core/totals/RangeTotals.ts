import type { Channel } from '../samples/index.ts';

/**
 * What samples say of one compressor over a range.
 * The five states' seconds add up to the range's; load, no-load and rest make the whole energy.
 * A sum is 0 where no sample has a value: the seconds with a value say which.
 */
export interface MachineTotals {
  readonly loadS: number;
  readonly noLoadS: number;
  readonly offS: number;
  readonly errorS: number;
  readonly noDataS: number;
  readonly energyLoadKWh: number;
  /** Run-on and starting count as no-load. */
  readonly energyNoLoadKWh: number;
  /** While off, ready, in error, or in an unknown state. */
  readonly energyAtStandstillKWh: number;
  readonly energyKWh: number;
  /** Free air delivered (ISO 1217); what is reported while the motor stands still is not in it. */
  readonly volumeM3: number;
  /** Reported while the motor stood still: doubtful. */
  readonly volumeAtStandstillM3: number;
  /** From standing to running between two samples without an outage between them. */
  readonly motorStarts: number;
  /** From load to running without load (unloadings), likewise. */
  readonly unloadCycles: number;
  /** Extremes while on load; undefined when it never was, or no value is known. */
  readonly deliveryMinM3min: number | undefined;
  readonly deliveryMaxM3min: number | undefined;
  readonly powerMinKW: number | undefined;
  readonly powerMaxKW: number | undefined;
  /** Mean over the no-load time that has a power; undefined without any. */
  readonly noLoadPowerMeanKW: number | undefined;
  /** Seconds with a power, with a delivery, and without load but with a power. */
  readonly powerS: number;
  readonly deliveryS: number;
  readonly noLoadPowerS: number;
}

/** What samples say of the plant over a range. */
export interface PlantTotals {
  readonly pressureMinBar: number | undefined;
  readonly pressureMaxBar: number | undefined;
  /** Weighted by time. */
  readonly pressureMeanBar: number | undefined;
  /** Air into the network. */
  readonly volumeFlowM3: number;
  /** Part of `volumeFlowM3` while no machine ran: from the receiver, or a sensor's error. */
  readonly volumeFlowStandingM3: number;
  readonly volumeFlowMaxM3min: number | undefined;
  /** Air from the compressors, as the plant reports it; what is reported while no machine ran is not in it. */
  readonly deliveredM3: number;
  /** Reported as delivered while no machine ran: doubtful. */
  readonly deliveredStandingM3: number;
  /** Of all machines: their `energyKWh` added up. */
  readonly energyKWh: number;
  /** From the plant's own power; day files have none. */
  readonly reportedEnergyKWh: number;
  /** Greatest power that the plant reported, not the machines' maxima added up. */
  readonly powerMaxKW: number | undefined;
  /** Seconds with a value. */
  readonly pressureS: number;
  readonly volumeFlowS: number;
  readonly deliveredS: number;
  readonly reportedPowerS: number;
}

/** What samples say of a range of time. */
export interface RangeTotals {
  readonly fromMs: number;
  /** Not included. */
  readonly untilMs: number;
  /** Time covered; less than `untilMs - fromMs` for totals of ranges that do not touch. */
  readonly rangeS: number;
  readonly plant: PlantTotals;
  /** One for each slot: that of slot 1 first. */
  readonly machines: readonly MachineTotals[];
  /** Channels whose value was calculated and not measured for a part of the range at least; none where it is left out. */
  readonly estimated?: readonly Channel[];
}
