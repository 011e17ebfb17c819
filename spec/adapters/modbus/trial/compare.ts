/** Puts the own line and the clients of others through every fault: `node spec/adapters/modbus/trial/compare.ts`, on a quiet machine. */
import { cases } from './cases.ts';
import { openJsmodbus, openModbusSerial, openOwnLine } from './clients.ts';

const clients = { own: openOwnLine, jsmodbus: openJsmodbus, 'modbus-serial': openModbusSerial };

const rows: Record<string, Record<string, string>> = {};
for (const { title, run } of cases) {
  rows[title] = {};
  for (const [name, open] of Object.entries(clients)) rows[title][name] = await run(open);
}
console.table(rows);
