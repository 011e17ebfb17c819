import {
  balanceShortfalls,
  type CountedEnergy,
  countedDeviation,
  type EnergyBalance,
  leakShortfalls,
  type MachineBalance,
  type PlantBalance,
  shownMaximum,
  shownMinimum,
} from '../../core/balance/index.ts';
import { slotCount } from '../../core/compressor/index.ts';
import { amountOf, type Figure, productOf } from '../../core/figures/index.ts';
import { type LeakEstimate, noLeakReasons } from '../../core/leakage/index.ts';
import { entriesOf, keysOf, recordOf } from '../../core/records/index.ts';
import { channels } from '../../core/samples/index.ts';
import { type TimeRange, msPerSecond } from '../../core/time/index.ts';
import type {
  BalanceRequest,
  WireBalance,
  WireCountedEnergy,
  WireLeakage,
  WireMachineBalance,
  WirePlantBalance,
} from './balanceSchemas.ts';
import { decodeCoverage, encodeCoverage } from './coverageWire.ts';
import { encodeShort } from './encodeShort.ts';
import { isPresent, type Json, listOr, numberOr, oneOf, orNull, recordOr, textOr } from './lenient.ts';

const minutesPerHour = 60;
const percent = 100;

/** How a figure stands on the wire: by that many times; `low` and `high` are extremes, which a controller may not have set. */
interface WireFigure {
  readonly field: string;
  readonly times?: number;
  readonly extreme?: 'low' | 'high';
}
type Named<Names extends string> = Readonly<Record<Names, WireFigure>>;
/** Made of other figures by who reads the wire. */
type Derived = 'specificPowerKWperM3min';
type MachineFigure = Exclude<keyof MachineBalance, 'index' | 'name' | 'installed' | 'coverage' | Derived>;
type PlantFigure = Exclude<keyof PlantBalance, 'coverage' | Derived>;

const named = <Names extends string>(fields: Readonly<Record<Names, string>>): Named<Names> =>
  recordOf(keysOf(fields), (figure) => ({ field: fields[figure] }));

const shared = named({
  loadS: 'zeit_lastlauf_1s0',
  noLoadS: 'zeit_leerlauf_1s0',
  loadRatio: 'auslastung',
  motorStarts: 'anzahl_motor_starts',
  unloadCycles: 'anzahl_entlastungen',
  energyLoadKWh: 'energie_lastlauf_1kWh0',
  energyNoLoadKWh: 'energie_leerlauf_1kWh0',
  energyAtStandstillKWh: 'energie_rest_1kWh0',
  energyKWh: 'energie_gesamt_1kWh0',
  volumeM3: 'liefervolumen_1m30',
  costLoad: 'kosten_lastlauf',
  costNoLoad: 'kosten_leerlauf',
  costAtStandstill: 'kosten_rest',
});

const machineFigures: Named<MachineFigure> = {
  ...shared,
  ...named({
    noLoadPowerKW: 'leistung_leerlauf',
    volumeAtStandstillM3: 'liefervolumen_stillstand_1m30',
    specificPowerKWhM3: 'spezifische_leistung',
    cost: 'kosten_gesamt',
  }),
  deliveryMinM3min: { field: 'liefermenge_min_1m3h0', times: minutesPerHour, extreme: 'low' },
  deliveryMaxM3min: { field: 'liefermenge_max_1m3h0', times: minutesPerHour, extreme: 'high' },
  powerMinKW: { field: 'leistung_min_1kW0', extreme: 'low' },
  powerMaxKW: { field: 'leistung_max_1kW0', extreme: 'high' },
};

const plantFigures: Named<PlantFigure> = {
  ...shared,
  ...named({
    specificPowerKWhM3: 'gesamt_spezifische_leistung',
    airCostPerM3: 'druckluftkosten',
    cost: 'energy_cost',
    co2Kg: 'co2_1kg0',
  }),
  loadCostRatio: { field: 'lastkosten', times: percent },
  noLoadCostRatio: { field: 'leerlaufkosten', times: percent },
  pressureMinBar: { field: 'netzdruck_min_1bar0', extreme: 'low' },
  pressureMaxBar: { field: 'netzdruck_max_1bar0', extreme: 'high' },
};

const extremes = { low: shownMinimum, high: shownMaximum } as const;

function encodeFigures<Names extends string>(table: Named<Names>, of: Readonly<Record<Names, Figure>>): Json {
  const rows = entriesOf(table);
  return Object.fromEntries(rows.map(([figure, { field, times = 1 }]) => [field, orNull(productOf(of[figure], times))]));
}

function decodeFigures<Names extends string>(table: Named<Names>, wire: Json): Record<Names, Figure> {
  return recordOf(keysOf(table), (figure) => {
    const { field, times = 1, extreme } = table[figure];
    const sent = numberOr(wire[field]);
    const shown = extreme === undefined ? sent : extremes[extreme](sent);
    return shown === undefined ? undefined : shown / times;
  });
}

const perMinute = (specificPowerKWhM3: Figure) => ({ specificPowerKWperM3min: productOf(specificPowerKWhM3, minutesPerHour) });

export function encodeBalanceRequest({ fromMs, untilMs }: TimeRange): BalanceRequest {
  return { from_ms: fromMs, until_ms: untilMs };
}

export function decodeBalanceRequest({ from_ms, until_ms }: BalanceRequest): TimeRange {
  return { fromMs: from_ms, untilMs: until_ms };
}

function encodeLeak(leak: LeakEstimate, range: TimeRange): WireLeakage {
  const { kind, coverage } = leak;
  const found = leak.kind === 'none' ? undefined : leak;
  return {
    kind,
    reason: leak.kind === 'none' ? leak.reason : null,
    flow_m3_per_min: orNull(found?.flowM3min),
    low_m3_per_min: orNull(found?.lowM3min),
    high_m3_per_min: orNull(found?.highM3min),
    days: orNull(found?.days),
    coverage,
    ...(found && encodeShort(leakShortfalls(found, { range }))),
  };
}

/** Undefined for anything but a whole estimate, or a reason why there is none. */
function decodeLeak(wire: Json): LeakEstimate | undefined {
  const amount = (field: keyof WireLeakage) => amountOf(numberOr(wire[field]));
  const coverage = amount('coverage') ?? 0;
  const [kind, reason] = [oneOf(['estimate', 'upperBound', 'none'])(wire['kind']), oneOf(noLeakReasons)(wire['reason'])];
  if (kind === 'none') return reason === undefined ? undefined : { kind, reason, coverage };
  const [flowM3min, lowM3min, highM3min] = [amount('flow_m3_per_min'), amount('low_m3_per_min'), amount('high_m3_per_min')];
  const days = amount('days');
  if (kind === undefined || flowM3min === undefined || lowM3min === undefined || highM3min === undefined || days === undefined)
    return undefined;
  return { kind, flowM3min, lowM3min, highM3min, days, coverage };
}

const encodeCounter = ({ name, slots, fromMs, untilMs, countedKWh, summedKWh, coverageRatio }: CountedEnergy): WireCountedEnergy => ({
  name,
  compressors: [...slots],
  from_ms: fromMs,
  until_ms: untilMs,
  counted_kWh: countedKWh,
  summed_kWh: orNull(summedKWh),
  coverage: orNull(coverageRatio),
});

/** Undefined for a counter without its time or what it counted. */
function decodeCounter(wire: unknown): CountedEnergy | undefined {
  const fields = recordOr(wire);
  const number = (field: keyof WireCountedEnergy) => numberOr(fields[field]);
  const [name, fromMs, untilMs, countedKWh] = [textOr(fields['name']), number('from_ms'), number('until_ms'), number('counted_kWh')];
  if (name === undefined || fromMs === undefined || untilMs === undefined || countedKWh === undefined) return undefined;
  const slots = listOr(fields['compressors'])
    .map(numberOr)
    .filter((slot) => slot !== undefined);
  const summedKWh = number('summed_kWh');
  return {
    ...{ name, slots, fromMs, untilMs, countedKWh, summedKWh },
    deviationRatio: countedDeviation(countedKWh, summedKWh),
    coverageRatio: number('coverage'),
  };
}

export function encodeBalance({ range, rangeS, tariff, machines, plant, leak, estimated = [], counters = [] }: EnergyBalance): WireBalance {
  const { fromMs, untilMs } = range;
  return {
    range: { from_ms: fromMs, until_ms: untilMs, range_s: rangeS },
    tariff: { rate_per_kWh: tariff.ratePerKWh, co2_kg_per_kWh: tariff.co2KgPerKWh },
    compressors: machines.map((of) => {
      const { index, name, installed, coverage } = of;
      const figures = encodeFigures(machineFigures, of) as unknown as WireMachineBalance;
      return {
        ...figures,
        cindex: index,
        name: orNull(name),
        installed,
        coverage: encodeCoverage(coverage),
        ...encodeShort(balanceShortfalls(of)),
      };
    }),
    plant: {
      ...(encodeFigures(plantFigures, plant) as unknown as WirePlantBalance),
      from_ms: fromMs,
      until_ms: untilMs,
      coverage: encodeCoverage(plant.coverage),
      ...encodeShort(balanceShortfalls(plant)),
    },
    leakage: leak === undefined ? null : encodeLeak(leak, range),
    ...(estimated.length > 0 && { estimated: [...estimated] }),
    ...(counters.length > 0 && { counters: counters.map(encodeCounter) }),
  };
}

function decodeMachine(index: number, wire: Json): MachineBalance {
  const figures = decodeFigures(machineFigures, wire);
  const name = textOr(wire['name']);
  return {
    ...figures,
    ...perMinute(figures.specificPowerKWhM3),
    index,
    name,
    installed: oneOf([true, false])(wire['installed']) ?? ((name !== undefined && name !== '') || (figures.energyKWh ?? 0) > 0),
    coverage: decodeCoverage(recordOr(wire['coverage'])),
  };
}

function decodePlant(wire: Json): PlantBalance {
  const figures = decodeFigures(plantFigures, wire);
  return { ...figures, ...perMinute(figures.specificPowerKWhM3), coverage: decodeCoverage(recordOr(wire['coverage'])) };
}

/** Any content gives a balance of all slots: what it lacks is missing, unknown fields are passed over. A range or a tariff that is missing is NaN. */
export function decodeBalance(wire: unknown): EnergyBalance {
  const sent = recordOr(wire);
  const [range, plant, tariff] = [recordOr(sent['range']), recordOr(sent['plant']), recordOr(sent['tariff'])];
  const instant = (field: 'from_ms' | 'until_ms') => numberOr(range[field]) ?? numberOr(plant[field]) ?? NaN;
  const [fromMs, untilMs] = [instant('from_ms'), instant('until_ms')];
  const leak = decodeLeak(recordOr(sent['leakage']));
  const estimated = channels.filter((channel) => listOr(sent['estimated']).includes(channel));
  const counters = listOr(sent['counters']).map(decodeCounter).filter(isPresent);
  const machines = new Map(listOr(sent['compressors']).map((item) => [recordOr(item)['cindex'], recordOr(item)]));
  return {
    range: { fromMs, untilMs },
    rangeS: numberOr(range['range_s']) ?? (untilMs - fromMs) / msPerSecond,
    tariff: { ratePerKWh: numberOr(tariff['rate_per_kWh']) ?? NaN, co2KgPerKWh: numberOr(tariff['co2_kg_per_kWh']) ?? NaN },
    machines: Array.from({ length: slotCount }, (_, i) => decodeMachine(i + 1, machines.get(i + 1) ?? {})),
    plant: decodePlant(plant),
    ...(leak && { leak }),
    ...(estimated.length > 0 && { estimated }),
    ...(counters.length > 0 && { counters }),
  };
}
