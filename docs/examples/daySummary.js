// What a plant did on the days of its day files: node docs/examples/daySummary.js FILE...
import { readFileSync } from 'node:fs';
import { slotCount } from 'pressluft/core/compressor';
import { readDayLog } from 'pressluft/core/daylog';
import { plantChannel, stateSeconds } from 'pressluft/core/samples';

const hours = (seconds) => (seconds / 3600).toFixed(2).padStart(6);

function extremes(column) {
  let [low, high] = [Infinity, -Infinity];
  for (const value of column ?? []) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}

function printSummary(path) {
  const { header, samples, problems, problemCount } = readDayLog(readFileSync(path));
  console.log(`${header.date ?? path}: ${samples.length} rows, ${problemCount} problems`);
  for (const { line, column, code, expected } of problems) console.log(`  line ${line}, column ${column}: ${code}, expected ${expected}`);
  if (samples.length === 0) return;

  const [low, high] = extremes(samples.columns.get(plantChannel('systemPressureBar')));
  console.log(`  network pressure ${low.toFixed(1)} to ${high.toFixed(1)} bar`);

  const fromMs = samples.timesMs[0];
  const untilMs = samples.timesMs.at(-1);
  for (let slot = 1; slot <= slotCount; slot++) {
    const { loadS, noLoadS, coverage } = stateSeconds(samples, slot, fromMs, untilMs);
    if (coverage > 0)
      console.log(`  machine ${slot}: load ${hours(loadS)} h, no-load ${hours(noLoadS)} h, data for ${Math.round(coverage * 100)} %`);
  }
}

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('usage: node docs/examples/daySummary.js FILE...');
  process.exit(2);
}
paths.forEach(printSummary);
