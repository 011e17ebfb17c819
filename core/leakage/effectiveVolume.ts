import { airPlaces, airProduct, type AirSums } from '../airWindows/index.ts';
import { slotCount } from '../compressor/index.ts';
import { findingLevel, tQuantile } from '../estimate/index.ts';

/** Sums over windows of a minute that a receiver's volume is fitted from: those of several days are added. */
export interface VolumeSums {
  readonly windows: number;
  /** Of the change of pressure / p0, squared; times the change of flow squared; that, squared. */
  readonly pp: number;
  readonly pq: number;
  readonly qq: number;
  /** Of the net air that flowed in, m3, times each of the two, and squared. */
  readonly pn: number;
  readonly qn: number;
  readonly nn: number;
}

export const noVolumeSums: VolumeSums = { windows: 0, pp: 0, pq: 0, qq: 0, pn: 0, qn: 0, nn: 0 };

export const addedVolumeSums = (a: VolumeSums, b: VolumeSums): VolumeSums => ({
  windows: a.windows + b.windows,
  pp: a.pp + b.pp,
  pq: a.pq + b.pq,
  qq: a.qq + b.qq,
  pn: a.pn + b.pn,
  qn: a.qn + b.qn,
  nn: a.nn + b.nn,
});

/** What the minutes of `airSums` say of it. */
export function volumeSumsOf(air: AirSums): VolumeSums {
  const { pressure, squaredFlow, flow, one } = airPlaces;
  const slots = Array.from({ length: slotCount }, (_, place) => place);
  const sum = (of: (slot: number) => number) => slots.reduce((all, slot) => all + of(slot), 0);
  const product = (a: number, b: number) => airProduct(air, a, b);
  const timesNet = (place: number) => sum((slot) => product(slot, place)) - product(flow, place);
  return {
    windows: product(one, one),
    pp: product(pressure, pressure),
    pq: product(pressure, squaredFlow),
    qq: product(squaredFlow, squaredFlow),
    pn: timesNet(pressure),
    qn: timesNet(squaredFlow),
    nn: sum(timesNet) - timesNet(flow),
  };
}

/** A volume that pressure and net flow agree on, m3 of receivers and pipes. */
export interface FittedVolume {
  readonly volumeM3: number;
  readonly low: number;
  readonly high: number;
  readonly r2: number;
  readonly windows: number;
}

/** The same, with the pressure drop between receiver and sensor. */
export interface FittedReceiver extends FittedVolume {
  /** At a flow of 1 m3/min, bar; with the square of the flow. 0 where it can't be kept apart. */
  readonly dropBarPerFlow2: number;
}

const maxError = 0.05;
const minR2 = 0.8;
const minWindows = 20;
/** Where nothing is used, the flow follows the pressure: so much of its change must be its own, or the two can't be kept apart. */
const minOwnShare = 0.1;

/**
 * The volume V in `net = V dp / p0 + c d(q^2)`, by least squares; the second part is the pressure drop between receiver and sensor, without
 * which V comes out too small; where flow and pressure change together it is left out. Undefined where its standard error is 5 % or more, or the two explain less than 80 %.
 */
export function effectiveVolume({ windows, pp, pq, qq, pn, qn, nn }: VolumeSums): FittedReceiver | undefined {
  const determinant = pp * qq - pq * pq;
  if (windows < minWindows) return undefined;
  const isBoth = determinant > minOwnShare * pp * qq;
  const volumeM3 = isBoth ? (qq * pn - pq * qn) / determinant : pn / pp;
  const drop = isBoth ? (pp * qn - pq * pn) / determinant : 0;
  const rest = nn - volumeM3 * pn - drop * qn;
  const degrees = windows - (isBoth ? 2 : 1);
  const error = Math.sqrt((Math.max(0, rest) / degrees) * (isBoth ? qq / determinant : 1 / pp));
  const r2 = 1 - rest / nn;
  if (!(error < maxError * volumeM3 && r2 > minR2)) return undefined;
  const margin = tQuantile((1 + findingLevel) / 2, degrees) * error;
  return { volumeM3, low: volumeM3 - margin, high: volumeM3 + margin, dropBarPerFlow2: Math.max(0, drop / volumeM3), r2, windows };
}
