// An energy balance with costs: node docs/examples/balance.js FOLDER [RATE per kWh] [ZONE]
import { balanceOf, totalsOfDayFiles } from 'pressluft';
import { reportNotes } from 'pressluft/core/balance';
import { defaultSettings } from 'pressluft/core/settings';

const [folder, rate, zone = 'UTC'] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node docs/examples/balance.js FOLDER [RATE] [ZONE]');
  process.exit(2);
}
const found = await totalsOfDayFiles(folder, { zone });
if (found === undefined) {
  console.error(`no day file in ${folder}`);
  process.exit(1);
}

const balance = balanceOf(found, rate === undefined ? {} : { tariff: { ratePerKWh: Number(rate) } });
const figure = (value, digits) => (value?.toFixed(digits) ?? '---').padStart(11);
const line = (name, { energyLoadKWh, energyNoLoadKWh, energyKWh, cost, specificPowerKWperM3min }) =>
  name.padEnd(11) +
  [energyLoadKWh, energyNoLoadKWh, energyKWh].map((value) => figure(value, 1)).join('') +
  figure(cost, 2) +
  figure(specificPowerKWperM3min, 5);

console.log(`${(balance.rangeS / 3600).toFixed(0)} h, ${balance.tariff.ratePerKWh} ${defaultSettings.units.currency}/kWh`);
console.log(`${' '.repeat(11)}   load kWh no-load kWh  whole kWh       cost kW/(m3/min)`);
for (const machine of balance.machines) if (machine.installed) console.log(line(`machine ${machine.index}`, machine));
console.log(line('plant', balance.plant));
for (const { code, index = '', coverageRatio } of reportNotes(balance))
  console.log(`note: ${code} ${index}${coverageRatio === undefined ? '' : ` ${Math.round(coverageRatio * 100)} %`}`.trimEnd());
