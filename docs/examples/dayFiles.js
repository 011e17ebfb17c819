// What a plant did on each day of a folder of day files: node docs/examples/dayFiles.js FOLDER
import { readDayFiles } from 'pressluft';
import { samplePeriodS } from 'pressluft/core/samples';
import { totalsOf } from 'pressluft/core/totals';

const hours = (seconds) => (seconds / 3600).toFixed(2).padStart(6);
/** Missing is undefined, never 0. */
const bar = (value) => value?.toFixed(1) ?? '---';

function printDay({ path, header, samples, problems, problemCount }) {
  console.log(`${header.date ?? path}: ${samples.length} rows, ${problemCount} problems`);
  for (const { line, column, code, expected } of problems) console.log(`  line ${line}, column ${column}: ${code}, expected ${expected}`);
  if (samples.length === 0) return;

  const periodS = header.periodS ?? samplePeriodS;
  const range = { fromMs: samples.timesMs[0], untilMs: samples.timesMs[samples.length - 1] + periodS * 1000 };
  const { plant, machines, rangeS } = totalsOf(samples, range, periodS);
  console.log(`  network pressure ${bar(plant.pressureMinBar)} to ${bar(plant.pressureMaxBar)} bar`);
  machines.forEach(({ loadS, noLoadS, noDataS }, i) => {
    const known = Math.round((1 - noDataS / rangeS) * 100);
    if (known > 0) console.log(`  machine ${i + 1}: load ${hours(loadS)} h, no-load ${hours(noLoadS)} h, data for ${known} %`);
  });
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node docs/examples/dayFiles.js FOLDER');
  process.exit(2);
}
for (const file of readDayFiles(folder)) printDay(file);
