import { specificPowerKWperM3min } from '../../../../../core/master/index.ts';
import { extentOf } from '../../../../../core/plot/index.ts';
import { recordOf } from '../../../../../core/records/index.ts';
import {
  type Channel,
  type Column,
  compressorChannel,
  type CompressorQuantity,
  type SampleTable,
} from '../../../../../core/samples/index.ts';
import type { Quantity } from '../../../../../core/units/index.ts';
import type { MachineView } from '../../../../stores/index.ts';

/** What is shown live of a machine, in this order. */
export const liveFigures = ['delivery', 'power', 'loadRatio', 'linePressure', 'temperature', 'specificPower'] as const;
export type LiveFigure = (typeof liveFigures)[number];

/** How a figure changed within a span. */
export interface FigurePast {
  /** One value a row, NaN where missing; undefined when it was never recorded. */
  readonly column: Column | undefined;
  /** NaN without any value. */
  readonly min: number;
  readonly max: number;
  /** Of its first value; undefined without any. */
  readonly sinceMs: number | undefined;
}

interface Source {
  readonly quantity: Quantity;
  readonly of: (machine: MachineView) => number | undefined;
  readonly columnOf: (table: SampleTable, slot: number) => Column | undefined;
  /** Channels that it is made of. */
  readonly channels: (slot: number) => readonly Channel[];
}

const logged = (quantity: CompressorQuantity) => (table: SampleTable, slot: number) => table.columns.get(compressorChannel(quantity, slot));

const recorded = (quantity: CompressorQuantity) => ({
  columnOf: logged(quantity),
  channels: (slot: number) => [compressorChannel(quantity, slot)],
});

/** Power per delivery, row by row; NaN where nothing is delivered. */
function specificPowerColumn(table: SampleTable, slot: number): Column | undefined {
  const power = logged('electricalPowerKW')(table, slot);
  const delivery = logged('deliveryVolumeM3min')(table, slot);
  if (power === undefined || delivery === undefined) return undefined;
  return Float64Array.from({ length: table.length }, (_, i) => specificPowerKWperM3min(power[i], delivery[i]) ?? NaN);
}

/** Where each figure comes from, now and in the log; the backlog has no load factor of a machine, so that it has no line. */
export const figureSources: Readonly<Record<LiveFigure, Source>> = {
  delivery: { quantity: 'volumeFlow', of: ({ deliveryM3min }) => deliveryM3min, ...recorded('deliveryVolumeM3min') },
  power: { quantity: 'power', of: ({ powerKW }) => powerKW, ...recorded('electricalPowerKW') },
  loadRatio: { quantity: 'ratio', of: ({ loadRatio }) => loadRatio, ...recorded('loadRatio'), columnOf: () => undefined },
  linePressure: { quantity: 'pressure', of: ({ linePressureBar }) => linePressureBar, ...recorded('linePressureBar') },
  temperature: { quantity: 'temperature', of: ({ temperatureDegC }) => temperatureDegC, ...recorded('temperatureDegC') },
  specificPower: {
    quantity: 'specificPower',
    of: ({ powerKW, deliveryM3min }) => specificPowerKWperM3min(powerKW, deliveryM3min),
    columnOf: specificPowerColumn,
    channels: (slot) => [compressorChannel('electricalPowerKW', slot), compressorChannel('deliveryVolumeM3min', slot)],
  },
};

const trendNames: Readonly<Record<LiveFigure, readonly string[]>> = {
  delivery: ['delivery'],
  power: ['power'],
  loadRatio: ['load'],
  linePressure: ['pressure'],
  temperature: ['temperature'],
  specificPower: ['delivery', 'power'],
};

/** Ids of the lines of the trend page that show a figure of a machine, slot 1..10. */
export const trendSeriesOf = (figure: LiveFigure, slot: number): readonly string[] => trendNames[figure].map((name) => `k${slot}-${name}`);

const unknownPast: FigurePast = { column: undefined, min: NaN, max: NaN, sinceMs: undefined };

/** The past of every figure of a machine, slot 1..10. */
export function hourFigures(table: SampleTable, slot: number): Readonly<Record<LiveFigure, FigurePast>> {
  const past = (figure: LiveFigure): FigurePast => {
    const column = figureSources[figure].columnOf(table, slot);
    if (column === undefined) return unknownPast;
    const first = column.findIndex((value) => !Number.isNaN(value));
    return { column, ...extentOf(column), sinceMs: first === -1 ? undefined : table.timesMs[first] };
  };
  return recordOf(liveFigures, (figure) => past(figure));
}
