// What heat recovery would save, and how it depends on the assumptions: node docs/examples/heatWhatIf.js FOLDER [ZONE]
import { totalsOfDayFiles } from 'pressluft';
import { defaultHeatParameters, energyPerDayKWh, fuelTerms, heatCircuits, heatCurve, heatRecovery, fuels } from 'pressluft/core/heat';
import { defaultSettings } from 'pressluft/core/settings';

const [folder, zone = 'UTC'] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node docs/examples/heatWhatIf.js FOLDER [ZONE]');
  process.exit(2);
}
const found = await totalsOfDayFiles(folder, { zone });
if (found === undefined) {
  console.error(`no day file in ${folder}`);
  process.exit(1);
}

const { totals } = found;
const { units } = defaultSettings;
const perDayKWh = energyPerDayKWh(totals.plant.energyKWh, totals.fromMs, totals.untilMs);
/** An impossible assumption has no figure. */
const figure = (value) => (value === undefined ? '---' : Math.round(value).toString()).padStart(9);

console.log(`${figure(perDayKWh).trim()} kWh a day`);
for (const circuit of heatCircuits)
  for (const fuel of fuels) {
    const { yearly } = heatRecovery(perDayKWh, { ...defaultHeatParameters, circuit, fuel }, fuelTerms(fuel, units));
    console.log(`${circuit}, ${fuel}:`.padEnd(28) + `${figure(yearly.saving)} ${units.currency}/a ${figure(yearly.co2Kg)} kg CO2/a`);
  }

console.log('by part of the heat that finds a use, oil circulation, heating oil:');
const curve = heatCurve('useRatio', perDayKWh, defaultHeatParameters, fuelTerms('heatingOil', units));
for (const { at, yearly } of curve.filter((_, i) => i % 20 === 0))
  console.log(`${at.toFixed(1).padStart(5)}${figure(yearly.saving)} ${units.currency}/a`);
