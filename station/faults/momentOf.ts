import type { AnalogInput, InputSource } from '../../core/inputs/index.ts';
import type { PlantSample } from '../../core/ports/index.ts';
import type { SampleRow } from '../../core/samples/index.ts';
import type { RowText } from './RowText.ts';
import type { WindowInput, WindowMoment } from './windowBytes.ts';

type OfSource = readonly [source: InputSource, input: AnalogInput];

const keyOf = ([source, { index }]: OfSource) => `${source}.${index}`;

function valueOf(of: OfSource): readonly (readonly [string, number])[] {
  const { value } = of[1];
  return value === undefined || !Number.isFinite(value) ? [] : [[keyOf(of), value]];
}

/** What the black box keeps of a sample, with the inputs that its values are of. */
export function momentOf(
  row: SampleRow,
  { master, compressors, faults }: PlantSample,
  text: Pick<RowText, 'row'>,
): { readonly moment: WindowMoment; readonly inputs: readonly WindowInput[] } {
  const all: readonly OfSource[] = [
    ...master.inputs.map((input) => ['master', input] as const),
    ...compressors.flatMap(({ index, inputs }) => inputs.map((input) => [index, input] as const)),
  ];
  const up = faults.map(({ source, bitIndex }) => [source, bitIndex] as const);
  return {
    moment: { atMs: row.atMs, row: text.row(row), values: Object.fromEntries(all.flatMap(valueOf)), faults: up },
    inputs: all.map(([source, input]) => ({
      key: keyOf([source, input]),
      source,
      index: input.index,
      name: input.name,
      function: input.function,
    })),
  };
}
