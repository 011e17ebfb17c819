import { expect, test } from '@jest/globals';
import { OneMaster, SlowCycle } from '../../../../../ui/areas/settings/devices/LineNotes.tsx';
import { knownConfig, knownReport } from '../../../../contract/knownField.ts';
import { plain, rendered } from '../settingsFixture.tsx';
import { openDevices } from './devicesFixture.ts';

const [line] = knownConfig.connections;

test.each([
  [1700, ''],
  [2000, ''],
  [2600, 'Ein Umlauf über diese Verbindung dauert 2,6 s, aufgezeichnet wird alle 2,0 s'],
  [undefined, ''],
])('a cycle of %s ms is named where it is longer than a sample', async (cycleMs, words) => {
  const report = { ...knownReport, connections: knownReport.connections.map((each) => ({ ...each, cycleMs })) };
  const opened = await openDevices({ report });
  await opened.vm.refresh();
  const text = plain(rendered(opened, <SlowCycle vm={opened.vm} connection={line!} />));
  expect(text.slice(0, words.length || undefined)).toBe(words);
});

const parts = { id: 'any', devices: [] };
test.each([
  ['serial port', { ...parts, kind: 'serial', device: '/dev/ttyUSB0', baud: 9600, parity: 'none', stopBits: 1 }, true],
  ['RTU over TCP', { ...parts, kind: 'modbusTcp', host: '10.0.0.1', framing: 'rtu' }, true],
  ['Modbus TCP', { ...parts, kind: 'modbusTcp', host: '10.0.0.1' }, false],
] as const)('before a search that a bus bears one master is said of a %s: %p %p', async (_, connection, isSaid) => {
  const opened = await openDevices();
  expect(plain(rendered(opened, <OneMaster connection={connection} />)).includes('darf nur einer fragen')).toBe(isSaid);
});
