import { answersOfFiles } from '../../adapters/dayFiles/index.ts';
import { loadDataSheets } from '../../adapters/enteredFiles/index.ts';
import { anyText, option, optional } from '../../adapters/options/index.ts';
import { csvText } from '../../core/csv/index.ts';
import { whatIf } from '../../core/replay/index.ts';
import { plantDayOf } from '../../core/time/index.ts';
import { CliFailure, usageFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { askedFiles, askedRange } from '../files/askedFiles.ts';
import { enteredOr } from '../files/enteredOr.ts';
import { filesNotes } from '../files/filesNotes.ts';
import { finished } from '../files/finished.ts';
import { rateTables } from '../files/rateTables.ts';
import { machineOrder, pressureBand } from '../options/changeKinds.ts';
import { numberWithin } from '../options/cliKinds.ts';
import { formatOption, outputOptions, rangeOptions, tariffFileOptions, tariffOptions, unitOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';
import { noReplay, whatIfCsv, whatIfJson, whatIfText } from '../whatIf/whatIfTables.ts';

const maxVolumeM3 = 10_000;
const maxRunOnS = 7200;
const maxLeakM3min = 1000;

/** A replay of the log with a change. */
export const whatif = declareCommand({
  name: 'whatif',
  summary: 'what the days would have needed with another band, order, run-on, receiver or machine',
  details: `The demand of the day files is replayed by a model that is fitted to them, as it is and changed; the saving is the one less
the other, with an interval of 90 %. The replay as it is is held against the log first; where it is too far off, only what
the logged states cost is changed (lower pressure, shorter run-on).
Past days say what they would have needed, not what others will. Whether production can do with a lower pressure they don't say: --limit.`,
  options: {
    ...rangeOptions,
    band: optional({ name: 'band', kind: pressureBand, fallbackText: 'as logged', help: 'set points of the master, bar' }),
    order: option({
      name: 'order',
      kind: machineOrder,
      fallback: [],
      fallbackText: 'as logged',
      help: 'order of loading, the same on all days; a variable machine that trims comes first in any case',
    }),
    runOn: optional({
      name: 'run-on',
      kind: numberWithin(0, maxRunOnS),
      fallbackText: 'as logged',
      help: 'seconds without load before a motor stops',
    }),
    receiver: optional({
      name: 'receiver',
      kind: numberWithin(0.1, maxVolumeM3),
      fallbackText: 'as it is',
      help: 'volume of receivers and pipes together, m3',
    }),
    replace: optional({
      name: 'replace',
      kind: anyText('FILE'),
      fallbackText: 'none',
      help: 'data sheets of machines that come in the place of those of their slots, or as well, as JSON: docs/cli.md',
    }),
    without: option({ name: 'without', kind: machineOrder, fallback: [], fallbackText: 'none', help: 'machines that are taken away' }),
    limit: optional({ name: 'limit', kind: numberWithin(0, 20), fallbackText: 'none', help: 'network pressure that consumers need, bar' }),
    volume: optional({
      name: 'volume',
      kind: numberWithin(0.1, maxVolumeM3),
      fallbackText: 'from the data',
      help: 'volume of receivers and pipes today, m3, for a log that does not show it',
    }),
    leak: optional({
      name: 'leak',
      kind: numberWithin(0, maxLeakM3min),
      fallbackText: '20 % of the mean flow',
      help: 'flow of leaks, m3/min: that part of the flow follows the pressure',
    }),
    ...tariffOptions,
    ...tariffFileOptions,
    format: formatOption(['table', 'csv', 'json']),
    ...outputOptions,
    currency: unitOptions.currency,
  },
  async run(given, paths, shell) {
    const {
      band,
      order,
      runOn,
      receiver,
      replace,
      without,
      limit,
      volume,
      leak,
      tariff,
      rate,
      co2,
      format,
      dialect,
      out,
      force,
      currency,
      ...asked
    } = given;
    const output = { out, force, name: `whatif.${format === 'table' ? 'txt' : format}` };
    outputPath(output);
    const { zone } = asked;
    const machines = replace === undefined ? [] : await enteredOr(loadDataSheets(replace));
    if (band === undefined && order.length + without.length + machines.length === 0 && runOn === undefined && receiver === undefined)
      throw usageFailure('nothing is changed: give --band, --order, --run-on, --receiver, --replace or --without');
    const tables = await rateTables(tariff, { rate, co2, zone });
    const files = askedFiles(paths, shell);
    const range = askedRange(files, asked);
    const [first, last] = [plantDayOf(range.fromMs, zone), plantDayOf(range.untilMs - 1, zone)];
    const within = files.filter(({ day }) => day >= first && day <= last);
    const days = await answersOfFiles(
      within,
      (readers, { path, day }) => readers.read({ wanted: 'replay', path, day, zone }),
      filesNotes(shell),
    ).finally(() => shell.progress.clear());
    const work = whatIf(days, {
      change: { band, order: order.length === 0 ? undefined : order, runOnS: runOn, volumeM3: receiver, machines, without },
      known: { volumeM3: volume, leakM3min: leak === undefined ? undefined : { low: leak, value: leak, high: leak } },
      limitBar: limit,
      prices: tables.prices,
      co2: tables.co2,
      zone,
    });
    const answer = finished(work, (done) => shell.progress.share(done, 'replayed'));
    shell.progress.clear();
    if (answer.kind === 'none') throw new CliFailure(`${first} to ${last} can't be replayed: ${noReplay[answer.reason]}`);
    if (format === 'csv' && answer.kind === 'state')
      throw new CliFailure('the replay does not meet the log, so that there is nothing for a table: --format table says what there is');
    const texts = {
      table: () => whatIfText(answer, currency),
      csv: () => (answer.kind === 'control' ? csvText(whatIfCsv(answer, currency), dialectOf[dialect], zone) : ''),
      json: () => jsonText(whatIfJson(answer, zone)),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
