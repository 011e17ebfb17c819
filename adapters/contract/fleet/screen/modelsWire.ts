import { type ModelBenchmark, noModelReasons } from '../../../../core/fleet/index.ts';
import { amount, label } from './amount.ts';
import { type Codec, flag, list, maybe, number, readWire, record, text } from './codec.ts';
import type { WireFleetModels } from './modelsSchemas.ts';

const figuresOf = <Value, Wire>(of: Codec<Value, Wire>) =>
  record({
    onLoadKWhPerM3: ['on_load_kWh_per_m3', of],
    noLoadShare: ['no_load_share', of],
    startsPerH: ['starts_per_h', of],
    faultsPer1000H: ['faults_per_1000_h', of],
  });

const benchmark = record({
  models: [
    'models',
    list(
      record({
        model: ['model', text],
        machines: ['machines', number],
        stations: ['stations', number],
        medians: ['medians', figuresOf(amount(noModelReasons))],
        counts: ['counts', figuresOf(number)],
      }),
    ),
  ],
  machines: [
    'machines',
    list(
      record({
        ...label,
        slot: ['slot', number],
        machine: ['machine', text],
        model: ['model', text],
        runningH: ['running_h', number],
        coverage: ['coverage', number],
        isEstimated: ['estimated', flag],
        figures: ['figures', figuresOf(maybe(number))],
        deviations: ['deviations', figuresOf(maybe(number))],
      }),
    ),
  ],
});

export const encodeFleetModels = (of: ModelBenchmark): WireFleetModels => benchmark.write(of);
/** Undefined for what is no benchmark. */
export const decodeFleetModels = (wire: unknown): ModelBenchmark | undefined => readWire(benchmark, wire);
