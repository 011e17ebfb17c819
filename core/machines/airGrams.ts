import { addedAirSums, airPlaces, airProduct, type AirSums, noAirSums } from '../airWindows/index.ts';
import { slotCount } from '../compressor/index.ts';
import { defaultDraws, drawnBlocks, normalFit, type Products } from '../estimate/index.ts';
import type { Figure } from '../figures/index.ts';

/** Days of minutes, each with the compressor that a slot had then. */
export interface AirGrams {
  /** How many compressors there are: first all slots', then those that stood there before an exchange. */
  readonly machines: number;
  /** Of a day: products of the compressors' deliveries, of the pressure, of the squared flow and of the flow, row by row. */
  readonly days: readonly Float64Array[];
  /** Of a row. */
  readonly size: number;
}

/** Rows behind the compressors'. */
const behind = 3;

/** `exchangesBehind` says how many exchanges of a slot, 1..10, came after a day: at place 0 stands the compressor that is there now. */
export function airGrams(days: readonly AirSums[], exchangesBehind: (slot: number, day: number) => number): AirGrams {
  const former = new Map<string, number>();
  const machineOf = (slot: number, day: number): number => {
    const exchanges = exchangesBehind(slot, day);
    if (exchanges === 0) return slot - 1;
    const name = `${slot} ${exchanges}`;
    const known = former.get(name) ?? slotCount + former.size;
    former.set(name, known);
    return known;
  };
  const placed = days.map((sums, day) =>
    Array.from({ length: slotCount }, (_, place) => place).flatMap((place) =>
      airProduct(sums, place, place) === 0 ? [] : [[place, machineOf(place + 1, day)] as const],
    ),
  );
  const machines = slotCount + former.size;
  const size = machines + behind;
  return {
    machines,
    size,
    days: days.map((sums, day) => {
      const gram = new Float64Array(size * size);
      const { pressure, squaredFlow, flow } = airPlaces;
      const all = [...placed[day]!, [pressure, machines], [squaredFlow, machines + 1], [flow, machines + 2]] as const;
      for (const [a, row] of all) for (const [b, column] of all) gram[row * size + column] = airProduct(sums, a, b);
      return gram;
    }),
  };
}

/** All days together. */
export const allSums = (days: readonly AirSums[]): AirSums => days.reduce(addedAirSums, noAirSums());

/** Products of some rows of a gram. */
export function productsOf(gram: Float64Array, size: number, rows: readonly number[]): Products {
  const values = new Float64Array(rows.length ** 2);
  for (let i = 0; i < rows.length; i++)
    for (let j = 0; j < rows.length; j++) values[i * rows.length + j] = gram[rows[i]! * size + rows[j]!]!;
  return { size: rows.length, values };
}

/** The rows of a gram that are there, but for the flow. */
const rowsIn = (gram: Float64Array, size: number): readonly number[] =>
  Array.from({ length: size - 1 }, (_, row) => row).filter((row) => gram[row * size + row]! > 0);

/** What each row comes to in the flow, and how uncertain it is for its likeness to others; undefined where a row depends on others. */
export interface AirFit {
  readonly coefficientOf: (row: number) => Figure;
  readonly inflationOf: (row: number) => Figure;
}

export function airFit(gram: Float64Array, size: number): AirFit | undefined {
  const rows = rowsIn(gram, size);
  const fit = normalFit(
    productsOf(gram, size, rows),
    Float64Array.from(rows, (row) => gram[row * size + size - 1]!),
  );
  const places = new Map(rows.map((row, place) => [row, place]));
  const placed = (of: (place: number) => number | undefined) => (row: number) => {
    const place = places.get(row);
    return place === undefined ? undefined : of(place);
  };
  return fit && { coefficientOf: placed((place) => fit.coefficients[place]), inflationOf: placed(fit.inflationOf) };
}

/** The sum of some days' grams. */
export const addedGrams = ({ days, size }: AirGrams): Float64Array =>
  days.reduce((all, day) => all.map((sum, i) => sum + day[i]!), new Float64Array(size * size));

/** Sums of weeks of days that are drawn, one draw after the other in the same memory. */
export function* drawnGrams({ days, size }: AirGrams): Iterable<Float64Array> {
  const width = size * size;
  const before = [new Float64Array(width)];
  for (const day of [...days, ...days]) before.push(before.at(-1)!.map((sum, i) => sum + day[i]!));
  const gram = new Float64Array(width);
  for (let draw = 0; draw < defaultDraws; draw++) {
    gram.fill(0);
    drawnBlocks(days.length, draw, { seed: 1 }, (from, length) => {
      const [first, until] = [before[from]!, before[from + length]!];
      for (let i = 0; i < width; i++) gram[i]! += until[i]! - first[i]!;
    });
    yield gram;
  }
}
