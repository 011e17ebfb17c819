import {
  answersOfFiles,
  channelSumsOfFiles,
  filesNear,
  leakEvidenceOfFiles,
  machineEvidenceOfFiles,
} from '../../adapters/dayFiles/index.ts';
import { loadMeasures } from '../../adapters/enteredFiles/index.ts';
import { anyText, option, optional } from '../../adapters/options/index.ts';
import { energyCostOf } from '../../core/cost/index.ts';
import { csvText } from '../../core/csv/index.ts';
import { fuels, fuelTerms } from '../../core/heat/index.ts';
import { heatReportOf } from '../../core/heatReport/index.ts';
import { leakCostChannels, leakCostOfQuarters } from '../../core/leakCost/index.ts';
import { knownOfPlant, leakageOf } from '../../core/leakage/index.ts';
import { loadProfileOf, pressureSeconds, profileChannels } from '../../core/loadProfile/index.ts';
import { machinesOf } from '../../core/machines/index.ts';
import { machineCycles, type MeasureInputs, measuresOf, replayedMeasures, replayQuestion } from '../../core/measures/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { rateClock } from '../../core/tariff/index.ts';
import { plantDayOf, plantDayRange } from '../../core/time/index.ts';
import { declareCommand } from '../CliCommand.ts';
import { askedFiles, askedRange } from '../files/askedFiles.ts';
import { askedTotals } from '../files/askedTotals.ts';
import { enteredOr } from '../files/enteredOr.ts';
import { filesNotes } from '../files/filesNotes.ts';
import { finished } from '../files/finished.ts';
import { rateTables } from '../files/rateTables.ts';
import { measuresCsv, measuresText } from '../measures/measuresTables.ts';
import { holidayList, numberWithin } from '../options/cliKinds.ts';
import { formatOption, outputOptions, rangeOptions, tariffFileOptions, tariffOptions, unitOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';

const monthsPerYear = 12;
/** A file says nothing else of a plant. */
const noEntries = { receivers: [], flowSensors: [], windows: [], leakChanges: [] } as const;

/** What there is to do, the first thing first. */
export const measures = declareCommand({
  name: 'measures',
  summary: 'what to do first: measures ranked by what they save at least, and what was looked at and not found',
  details: `Days count whole; savings are those of a year like them, from 14 days on. Each row is for itself: amounts of several must not be added.
CSV is an implementation plan, with the net present value (EN 17463) of measures whose cost and life --entered names.
Pressure, band, order and receiver are found by replays of the days, from seven of them on: of a year they take a minute or two.
A leak without --night-use, or consumers in --entered, is an upper bound and no money; dear hours need these consumers.`,
  options: {
    ...rangeOptions,
    ...tariffOptions,
    ...tariffFileOptions,
    entered: optional({
      name: 'entered',
      kind: anyText('FILE'),
      fallbackText: 'nothing',
      help: 'states, costs, interest and consumers as JSON: docs/cli.md',
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
    const kept = entered === undefined ? { measures: [], valuations: [], nightUse: [] } : await enteredOr(loadMeasures(entered));
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
      leaks: await leakEvidenceOfFiles(within, zone, { progress }),
      machines: await machineEvidenceOfFiles(within, zone, { progress }),
      days: await answersOfFiles(within, (readers, { path, day }) => readers.read({ wanted: 'replay', path, day, zone }), { progress }),
      found: await channelSumsOfFiles(filesNear(files, range), range, [...new Set([...leakCostChannels, ...profileChannels('flow')])], {
        progress,
      }),
    });
    const { leaks, machines: ofMachines, days, found } = await read().finally(() => shell.progress.clear());
    const { estimated = [] } = totals;
    const { consumers, nightUseM3min = nightUse } = knownOfPlant({ ...noEntries, nightUse: kept.nightUse }, last, zone);
    const leakage = leakageOf(leaks.evidence, { nightUseM3min });
    const band = { low, high: undefined };
    const profile = loadProfileOf(found, { of: 'flow', band, holidays: new Set(holidays), zone });
    const seconds = pressureSeconds(
      days.map(({ slots }) => slots),
      band,
      range,
    );
    const inputs: Omit<MeasureInputs, 'replays'> = {
      ...{ range, zone, leakage, consumers, days: within.length },
      cycles: machineCycles(days.map(({ events }) => events)),
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
      pressure: { lowBar: seconds?.p1 ?? profile.pressure?.p1, limitBar: low },
    };
    const question = replayQuestion(inputs, kept, { volumeM3: undefined, ...tables });
    const replays = finished(replayedMeasures(days, question), (done) => shell.progress.share(done, 'replayed'));
    shell.progress.clear();
    const picture = measuresOf({ ...inputs, replays }, kept);
    const texts = {
      table: () => measuresText(picture, currency, (atMs) => new Date(atMs).toISOString()),
      csv: () => csvText(measuresCsv(picture), dialectOf[dialect], zone),
      json: () => jsonText({ currency, zone, ...range, ...picture }),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
