import type { QuarterRecords } from './QuarterRecords.ts';

type SlotRecords = NonNullable<QuarterRecords['slots'][number]>;
/** No records at all. */
export const noRecords: QuarterRecords = { numbers: new Float64Array(0), periodsMs: new Float64Array(0), slots: [] };

const countOf = ({ numbers }: QuarterRecords) => numbers.length;

/** How many numbers a record of each slot has in `sums` and in `extremes`. */
function widthsOf(parts: readonly QuarterRecords[]): readonly (readonly [sums: number, extremes: number] | undefined)[] {
  const widths: (readonly [number, number] | undefined)[] = [];
  for (const part of parts) {
    part.slots.forEach((of, slot) => {
      if (of !== undefined && countOf(part) > 0) widths[slot] ??= [of.sums.length / countOf(part), of.extremes.length / countOf(part)];
    });
  }
  return Array.from(widths);
}

const emptySlot = ([sums, extremes]: readonly [number, number], count: number): SlotRecords => ({
  sums: new Float64Array(sums * count),
  extremes: new Float64Array(extremes * count).fill(-Infinity),
});

/** The records of all parts, which follow each other in time. */
export function joinedRecords(parts: readonly QuarterRecords[]): QuarterRecords {
  const count = parts.reduce((sum, part) => sum + countOf(part), 0);
  const numbers = new Float64Array(count);
  const periodsMs = new Float64Array(count);
  const widths = widthsOf(parts);
  const slots = widths.map((width) => width && emptySlot(width, count));
  let at = 0;
  for (const part of parts) {
    numbers.set(part.numbers, at);
    periodsMs.set(part.periodsMs, at);
    part.slots.forEach((of, slot) => {
      const [sums, extremes] = widths[slot] ?? [0, 0];
      slots[slot]?.sums.set(of?.sums ?? [], at * sums);
      slots[slot]?.extremes.set(of?.extremes ?? [], at * extremes);
    });
    at += countOf(part);
  }
  return { numbers, periodsMs, slots };
}

/** One record of all parts together, numbered as the first: sums are whole numbers of steps, so that adding them loses nothing. */
export function mergedRecord(parts: readonly QuarterRecords[]): QuarterRecords {
  const filled = parts.filter((part) => countOf(part) > 0);
  const [first, last] = [filled[0], filled.at(-1)];
  if (first === undefined || last === undefined) return noRecords;
  const widths = widthsOf(filled);
  const slots = widths.map((width) => width && emptySlot(width, 1));
  for (const part of filled) {
    part.slots.forEach((of, slot) => {
      const into = slots[slot];
      if (of === undefined || into === undefined) return;
      for (let i = 0; i < of.sums.length; i++) into.sums[i % into.sums.length]! += of.sums[i]!;
      for (let i = 0; i < of.extremes.length; i++) {
        const at = i % into.extremes.length;
        if (of.extremes[i]! > into.extremes[at]!) into.extremes[at] = of.extremes[i]!;
      }
    });
  }
  return { numbers: first.numbers.slice(0, 1), periodsMs: last.periodsMs.slice(-1), slots };
}
