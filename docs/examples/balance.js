// An energy balance with costs: node docs/examples/balance.js FOLDER [RATE per kWh] [ZONE]
import { energyBalanceOf, reportNotes } from 'pressluft/core/balance';
import { tariffOf } from 'pressluft/core/tariff';
import { defaultSettings } from 'pressluft/core/settings';
import { totalsOfFolder } from './totalsOfFolder.js';

const [folder, rate, zone = 'UTC'] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node docs/examples/balance.js FOLDER [RATE] [ZONE]');
  process.exit(2);
}
const totals = totalsOfFolder(folder, zone);
if (totals === undefined) {
  console.error(`no samples in ${folder}`);
  process.exit(1);
}

const usual = tariffOf(defaultSettings.units);
const tariff = rate === undefined ? usual : { ...usual, ratePerKWh: Number(rate) };
const balance = energyBalanceOf(totals, [], tariff);
const figure = (value, digits) => (value?.toFixed(digits) ?? '---').padStart(11);
const line = (name, { energyLoadKWh, energyNoLoadKWh, energyKWh, cost, specificPowerKWperM3min }) =>
  name.padEnd(11) +
  [energyLoadKWh, energyNoLoadKWh, energyKWh].map((value) => figure(value, 1)).join('') +
  figure(cost, 2) +
  figure(specificPowerKWperM3min, 5);

console.log(`${(totals.rangeS / 3600).toFixed(0)} h, ${tariff.ratePerKWh} ${defaultSettings.units.currency}/kWh`);
console.log(`${' '.repeat(11)}   load kWh no-load kWh  whole kWh       cost kW/(m3/min)`);
for (const machine of balance.machines) if (machine.installed) console.log(line(`machine ${machine.index}`, machine));
console.log(line('plant', balance.plant));
for (const { code, index = '', coverageRatio } of reportNotes(balance))
  console.log(`note: ${code} ${index}${coverageRatio === undefined ? '' : ` ${Math.round(coverageRatio * 100)} %`}`.trimEnd());
