/** Modbus servers with five units each, one of which dies or comes back every few seconds: `node spec/soak/fieldServers.ts --servers 4`; prints their ports. */
import { parseArgs } from 'node:util';
import { speedUp } from './speedUp.ts';
import { loadingMachine, registerServer } from '../station/field/registerServer.ts';

const { values } = parseArgs({
  options: { servers: { type: 'string', default: '4' }, dying: { type: 'string', default: '3' }, times: { type: 'string', default: '1' } },
});
speedUp(Number(values.times));
const units = [1, 2, 3, 4, 5];
const servers = await Promise.all(
  Array.from({ length: Number(values.servers) }, () => registerServer(new Map(units.map((unit) => [unit, loadingMachine()])))),
);
console.log(JSON.stringify(servers.map(({ port }) => port)));

let beats = 0;
setInterval(() => {
  beats++;
  for (const { units: held } of servers) for (const words of held.values()) words[1] = beats % 65_536;
}, 1000);
if (Number(values.dying) > 0)
  setInterval(
    () => {
      const { units: held } = servers[Math.floor(Math.random() * servers.length)]!;
      const unit = units[Math.floor(Math.random() * units.length)]!;
      if (!held.delete(unit)) held.set(unit, [...loadingMachine()]);
    },
    Number(values.dying) * 1000,
  );
