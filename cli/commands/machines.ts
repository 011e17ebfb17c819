import { machineEvidenceOfFiles } from '../../adapters/dayFiles/index.ts';
import { loadDataSheets } from '../../adapters/enteredFiles/index.ts';
import { anyText, option, optional } from '../../adapters/options/index.ts';
import { csvText } from '../../core/csv/index.ts';
import { machinesOf, sheetTolerances } from '../../core/machines/index.ts';
import type { CompressorEra } from '../../core/plantData/index.ts';
import { plantDayOf, plantDayRange } from '../../core/time/index.ts';
import { CliFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { askedFiles, askedRange } from '../files/askedFiles.ts';
import { enteredOr } from '../files/enteredOr.ts';
import { filesNotes } from '../files/filesNotes.ts';
import { machinesCsv, machinesText } from '../machines/machinesTables.ts';
import { type SlotDay, slotDays } from '../machines/slotDays.ts';
import { formatOption, outputOptions, rangeOptions, tariffOptions, unitOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';
import { unitChoice } from '../output/unitChoice.ts';

/** Each machine beside its data sheet, and beside itself before. */
export const machines = declareCommand({
  name: 'machines',
  summary: 'specific power of each machine beside its data sheet, and since when it changed',
  details: `Days count whole; of each time on load the first minute is left out. Energy is brought to the pressure of the sheet by the isentropic works.
A machine inside the tolerance is not distinguishable from its sheet. A change is one that lasts, against the first 28 days with an hour on load.
What of its delivery arrives in the network is against the median of all machines, from 14 days with a flow sensor and 40 h on load on.
Shares are in percent, in JSON of 1; energy is in kWh. Tolerances are those of ${sheetTolerances.source}, as of ${sheetTolerances.asOf}.`,
  options: {
    ...rangeOptions,
    sheets: optional({ name: 'sheets', kind: anyText('FILE'), fallbackText: 'none', help: 'data sheets as JSON: docs/cli.md' }),
    exchanged: option({
      name: 'exchanged',
      kind: slotDays,
      fallback: [],
      fallbackText: 'none',
      help: 'machine that was exchanged on a day; days up to it count nowhere',
    }),
    serviced: option({
      name: 'serviced',
      kind: slotDays,
      fallback: [],
      fallbackText: 'none',
      help: 'machine that was serviced on a day; changes are looked for behind it',
    }),
    rate: tariffOptions.rate,
    format: formatOption(['table', 'csv', 'json']),
    ...outputOptions,
    currency: unitOptions.currency,
  },
  async run({ sheets, exchanged, serviced, rate, format, dialect, out, force, currency, ...asked }, paths, shell) {
    const output = { out, force, name: `machines.${format === 'table' ? 'txt' : format}` };
    outputPath(output);
    const dataSheets = sheets === undefined ? [] : await enteredOr(loadDataSheets(sheets));
    const { zone } = asked;
    const files = askedFiles(paths, shell);
    const range = askedRange(files, asked);
    const [first, last] = [plantDayOf(range.fromMs, zone), plantDayOf(range.untilMs - 1, zone)];
    const within = files.filter(({ day }) => day >= first && day <= last);
    const { evidence, estimated } = await machineEvidenceOfFiles(within, zone, filesNotes(shell)).finally(() => shell.progress.clear());
    if (evidence.machines.length === 0) throw new CliFailure(`no machine ran in the day files of ${first} to ${last}`);
    const erasOf = (what: CompressorEra['what'], when: readonly SlotDay[]): readonly CompressorEra[] =>
      when.map(({ slot, day }) => ({ slot, what, atMs: plantDayRange(day, zone).fromMs, note: '' }));
    const eras = [...erasOf('exchanged', exchanged), ...erasOf('serviced', serviced)];
    const wholeDays = { fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange(last, zone).untilMs };
    const picture = machinesOf(evidence, { range: wholeDays, zone, plant: { dataSheets, eras }, estimated });
    const units = unitChoice({ units: [], currency });
    const texts = {
      table: () => machinesText(picture, { rate, units }),
      csv: () => csvText(machinesCsv(picture.machines, { rate, units }), dialectOf[dialect], zone),
      json: () => jsonText({ zone, ...wholeDays, tolerances: sheetTolerances, ...picture }),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
