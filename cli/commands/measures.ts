import {
  channelSumsOfFiles,
  filesNear,
  leakEvidenceOfFiles,
  machineCyclesOfFiles,
  machineEvidenceOfFiles,
} from '../../adapters/dayFiles/index.ts';
import { loadMeasures } from '../../adapters/enteredFiles/index.ts';
import { anyText, option, optional } from '../../adapters/options/index.ts';
import { energyCostOf } from '../../core/cost/index.ts';
import { csvText } from '../../core/csv/index.ts';
import { fuels, fuelTerms } from '../../core/heat/index.ts';
import { heatReportOf } from '../../core/heatReport/index.ts';
import { leakCostChannels, leakCostOfQuarters } from '../../core/leakCost/index.ts';
import { leakageOf } from '../../core/leakage/index.ts';
import { loadProfileOf, profileChannels } from '../../core/loadProfile/index.ts';
import { machinesOf } from '../../core/machines/index.ts';
import { type MeasureInputs, measuresOf } from '../../core/measures/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { rateClock } from '../../core/tariff/index.ts';
import { plantDayOf, plantDayRange } from '../../core/time/index.ts';
import { declareCommand } from '../CliCommand.ts';
import { askedFiles, askedRange } from '../files/askedFiles.ts';
import { askedTotals } from '../files/askedTotals.ts';
import { enteredOr } from '../files/enteredOr.ts';
import { filesNotes } from '../files/filesNotes.ts';
import { rateTables } from '../files/rateTables.ts';
import { measuresCsv, measuresText } from '../measures/measuresTables.ts';
import { holidayList, numberWithin } from '../options/cliKinds.ts';
import { formatOption, outputOptions, rangeOptions, tariffFileOptions, tariffOptions, unitOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';

const monthsPerYear = 12;

/** What there is to do, the first thing first. */
export const measures = declareCommand({
  name: 'measures',
  summary: 'what to do first: measures ranked by what they save at least, and what was looked at and not found',
  details: `Days count whole; savings are those of a year like them, from 14 days on. Each row is for itself: amounts of several must not be added.
CSV is an implementation plan, with the net present value (EN 17463) of measures whose cost and life --entered names.
The pressure counts by means of quarter hours here, and a leak without --night-use is an upper bound and no money.`,
  options: {
    ...rangeOptions,
    ...tariffOptions,
    ...tariffFileOptions,
    entered: optional({
      name: 'entered',
      kind: anyText('FILE'),
      fallbackText: 'nothing',
      help: 'states, costs and interest as JSON: docs/cli.md',
    }),
    nightUse: optional({
      name: 'night-use',
      kind: numberWithin(0),
      fallbackText: 'not known',
      help: 'what known consumers take at night, m3/min',
    }),
    low: optional({ name: 'low', kind: numberWithin(0), fallbackText: 'none', help: 'pressure below which it is too low, in bar' }),
    season: optional({
      name: 'season',
      kind: numberWithin(0, monthsPerYear),
      fallbackText: 'not known',
      help: 'months of a year in which heat is of use',
    }),
    holidays: option({
      name: 'holiday',
      kind: holidayList,
      fallback: [],
      help: 'a holiday, such as 2026-12-25; several times, or with commas',
    }),
    format: formatOption(['table', 'csv', 'json']),
    ...outputOptions,
    currency: unitOptions.currency,
  },
  async run(
    { tariff, rate, co2, entered, nightUse, low, season, holidays, format, dialect, out, force, currency, ...asked },
    paths,
    shell,
  ) {
    const output = { out, force, name: `measures.${format === 'table' ? 'txt' : format}` };
    outputPath(output);
    const { zone } = asked;
    const kept = entered === undefined ? { measures: [], valuations: [] } : await enteredOr(loadMeasures(entered));
    const tables = await rateTables(tariff, { rate, co2, zone });
    const files = askedFiles(paths, shell);
    const given = askedRange(files, asked);
    const [first, last] = [plantDayOf(given.fromMs, zone), plantDayOf(given.untilMs - 1, zone)];
    const range = { fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange(last, zone).untilMs };
    const within = files.filter(({ day }) => day >= first && day <= last);
    const { totals, energies } = await askedTotals(paths, { ...asked, from: { day: first }, until: { day: last } }, shell, {
      withEnergies: true,
    });
    // what is wrong with the files was said by the first reading
    const { progress } = filesNotes(shell);
    const read = async () => ({
      evidence: await leakEvidenceOfFiles(within, zone, { progress }),
      machines: await machineEvidenceOfFiles(within, zone, { progress }),
      cycles: await machineCyclesOfFiles(within, zone, { progress }),
      found: await channelSumsOfFiles(filesNear(files, range), range, [...new Set([...leakCostChannels, ...profileChannels('flow')])], {
        progress,
      }),
    });
    const { evidence, machines: ofMachines, cycles, found } = await read().finally(() => shell.progress.clear());
    const { estimated = [] } = totals;
    const leakage = leakageOf(evidence, { nightUseM3min: nightUse });
    const profile = loadProfileOf(found, { of: 'flow', band: { low, high: undefined }, holidays: new Set(holidays), zone });
    const inputs: MeasureInputs = {
      ...{ range, zone, leakage, cycles, days: within.length, consumers: [], replays: [] },
      leakCost: leakCostOfQuarters({ leakage, found, prices: tables.prices, zone, estimated, range }),
      cost: energyCostOf(energies!, { range, ...tables, zone, every: 'month', estimated }),
      prices: rateClock(tables.prices, zone),
      heat: heatReportOf(energies!, { range, zone, circuit: 'oilCirculation', estimated }),
      heatSource: { seasonMonths: season },
      fuels: fuels.map((fuel) => fuelTerms(fuel, defaultSettings.units)),
      machines: machinesOf(ofMachines.evidence, { range, zone, plant: { dataSheets: [], eras: [] }, estimated: ofMachines.estimated }),
      isEstimated: estimated.some((channel) => channel.startsWith('electricalPowerKW@')),
      machineSums: totals.machines.map(({ loadS, noLoadS, energyLoadKWh, energyNoLoadKWh }, i) => ({
        ...{ slot: i + 1, loadS, noLoadS, energyLoadKWh, energyNoLoadKWh },
      })),
      flow: profile,
      pressure: { lowBar: profile.pressure?.p1, limitBar: low },
    };
    const picture = measuresOf(inputs, kept);
    const texts = {
      table: () => measuresText(picture, currency, (atMs) => new Date(atMs).toISOString()),
      csv: () => csvText(measuresCsv(picture), dialectOf[dialect], zone),
      json: () => jsonText({ currency, zone, ...range, ...picture }),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
