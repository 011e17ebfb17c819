import fc from 'fast-check';
import { slotCount } from '../../../core/compressor/index.ts';
import { eraEvents, measureIds, measureStates, type PlantData, windowKinds } from '../../../core/plantData/index.ts';
import type { PlantSettings } from '../../../core/settings/index.ts';
import type { TariffEntry } from '../../../core/tariff/index.ts';
import { shiftDay, weekdays } from '../../../core/time/index.ts';

const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
const price = fc.double({ min: -1, max: 2, noNaN: true }).map((value) => value || 0);
const name = fc.string({ minLength: 1, maxLength: 60 });
const day = fc.integer({ min: 0, max: 3000 }).map((days) => shiftDay('2024-01-01', days));
const days = fc.subarray([...weekdays], { minLength: 1 });
const hour = fc.integer({ min: 0, max: 24 });
const ms = fc.integer({ min: 0, max: 4e12 });
const slot = fc.integer({ min: 1, max: slotCount });
const note = fc.string({ maxLength: 50 });
const time = fc.integer({ min: 0, max: 96 }).map((quarter) => {
  const [hours, minutes] = [Math.floor(quarter / 4), 15 * (quarter % 4)];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
});
const rate = { name, perKWh: price };
const window = fc.record(
  { ...rate, days, from: time, until: time, months: fc.subarray([1, 6, 12], { minLength: 1 }) },
  { requiredKeys: ['name', 'perKWh', 'days', 'from', 'until'] },
);
const entry = (demand: object): fc.Arbitrary<TariffEntry> =>
  fc.oneof(
    fc.record(
      { since: day, kind: fc.constant('flat' as const), perKWh: price, ...demand },
      { requiredKeys: ['since', 'kind', 'perKWh'] },
    ) as fc.Arbitrary<TariffEntry>,
    fc.record(
      {
        ...{ since: day, kind: fc.constant('calendar' as const), windows: fc.array(window, { maxLength: 3 }) },
        ...{ otherwise: fc.record(rate), holidays: fc.array(day, { maxLength: 3 }), ...demand },
      },
      { requiredKeys: ['since', 'kind', 'windows', 'otherwise'] },
    ) as fc.Arbitrary<TariffEntry>,
    fc.record(
      { since: day, kind: fc.constant('series' as const), series: name, ...demand },
      { requiredKeys: ['since', 'kind', 'series'] },
    ) as fc.Arbitrary<TariffEntry>,
  );
const demand = { demand: fc.record({ perKW: amount, per: fc.constantFrom('month' as const, 'year' as const) }) };
const rows = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 }).map((all) => ({ rows: all }));
const point = fc.record({ flowM3min: amount, powerKW: amount });

/** What could be entered about a plant, valid or not. */
export const anyPlantSettings: fc.Arbitrary<PlantSettings> = fc.record({
  receivers: rows(fc.record({ since: day, volumeM3: fc.double({ min: 0.1, max: 1e4, noNaN: true }) })),
  flowSensors: rows(fc.record({ since: day, share: fc.double({ min: 0, max: 1, noNaN: true }) })),
  nightUse: rows(fc.record({ since: day, name, flowM3min: amount, days, fromHour: hour, untilHour: hour })),
  windows: rows(fc.record({ fromMs: ms, untilMs: ms, kind: fc.constantFrom(...windowKinds), note })),
  eras: rows(fc.record({ slot, atMs: ms, what: fc.constantFrom(...eraEvents), note })),
  dataSheets: rows(
    fc.record({
      ...{ since: day, slot, pressureBar: amount, flowM3min: amount, powerKW: amount, noLoadPowerKW: amount },
      points: fc.array(point, { maxLength: 3 }),
    }),
  ),
  tariffs: rows(entry(demand)),
  co2: rows(entry({})),
  siteMeters: rows(fc.record({ since: day, series: name })),
  targets: rows(fc.record({ since: day, kWhPerYear: amount })),
  baselines: rows(fc.record({ first: day, last: day, withPressure: fc.boolean(), note, staticFactors: note, author: name, enteredMs: ms })),
  adjustments: rows(
    fc.record(
      { from: day, until: day, kWhPerDay: price, note, author: name, enteredMs: ms },
      { requiredKeys: ['from', 'kWhPerDay', 'note', 'author', 'enteredMs'] },
    ),
  ),
  leakChanges: rows(fc.record({ since: day, note, author: name, enteredMs: ms })),
  heat: rows(
    fc.record(
      {
        since: day,
        circuit: fc.constantFrom('oilCirculation' as const, 'airPipes' as const),
        machines: fc.uniqueArray(slot),
        temperatureDegC: amount,
        recoverableShare: fc.double({ min: 0, max: 1, noNaN: true }),
        usedShare: fc.double({ min: 0, max: 1, noNaN: true }),
        seasonMonths: fc.integer({ min: 0, max: 12 }),
        companyGWh: amount,
        form: fc.record({ company: name, town: name }, { requiredKeys: [] }),
      },
      { requiredKeys: ['since', 'circuit', 'machines', 'usedShare', 'form'] },
    ),
  ),
  measures: rows(
    fc.record(
      {
        measure: fc.constantFrom(...measureIds),
        slots: fc.uniqueArray(slot),
        state: fc.constantFrom(...measureStates),
        on: day,
        investment: amount,
        lifeYears: fc.integer({ min: 0, max: 100 }),
        note,
        author: name,
        enteredMs: ms,
      },
      { requiredKeys: ['measure', 'slots', 'state', 'note', 'author', 'enteredMs'] },
    ),
  ),
  valuations: rows(
    fc.record({
      ...{ since: day, author: name, enteredMs: ms },
      interest: fc.double({ min: 0, max: 1, noNaN: true }),
      priceChange: fc.double({ min: -1, max: 1, noNaN: true }).map((value) => value || 0),
    }),
  ),
  dayTypes: rows(
    fc.record({
      of: fc.constantFrom('flow', 'power'),
      hours: fc.array(amount, { minLength: 24, maxLength: 24 }),
      name,
      enteredMs: ms,
    }),
  ),
} satisfies { readonly [List in keyof PlantData]: fc.Arbitrary<PlantSettings[List]> });
