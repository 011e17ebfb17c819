import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { encodeFleetDay } from '../../adapters/contract/index.ts';
import { packDay } from '../../adapters/fleetlink/index.ts';
import { demoPlant, plantSnapshot } from '../../core/plant/index.ts';
import { plantStates } from '../../core/plant/model/plantStates.ts';
import { channelPosition, channels, sampleRowOf, tableBuilder } from '../../core/samples/index.ts';
import { plantDayRange } from '../../core/time/index.ts';
import { recordOf } from '../core/fleet/fleetDays.ts';
import { tlsFile } from '../server/http/testTls.ts';
import { nowMs, openedFleet } from './openedFleet.ts';
import { SpokenStation } from './spokenStation.ts';

const tls = { certFile: tlsFile('station.cert'), keyFile: tlsFile('station.key') };

/** Counts what goes to a port and comes back. */
async function countingDoor(port: number) {
  const open = new Set<Socket>();
  const counts = { bytes: 0 };
  const door = createServer((socket) => {
    const onward = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(from);
      from.on('data', (chunk: Buffer) => (counts.bytes += chunk.length));
      from.on('error', () => to.destroy());
      from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    counts,
    port: (door.address() as AddressInfo).port,
    async close() {
      for (const socket of open) socket.destroy();
      await once(door.close(), 'close');
    },
  };
}

it('[FLEET-7] a working day of the demo plant needs at most 20 kB on the wire (FLT-12)', async () => {
  const day = '2026-11-20';
  const { fromMs, untilMs } = plantDayRange(day, 'Europe/Berlin');
  const stepS = 2;
  const table = tableBuilder(channels);
  for (const state of plantStates({ config: demoPlant, seed: 5, fromMs, untilMs: untilMs - 1, stepS })) {
    const { atMs, values } = sampleRowOf(plantSnapshot(demoPlant, state));
    table.append(
      atMs,
      channels.map((channel) => values[channelPosition(channel)] ?? NaN),
    );
  }
  const packed = await packDay(encodeFleetDay(recordOf(day, table.table(), stepS)));
  expect(packed.length).toBeGreaterThan(5000);
  expect(packed.length).toBeLessThanOrEqual(20_000);
});

it('[FLEET-7] an exchange with the state of ten machines needs at most 1.6 kB, both ways, with TLS (FLT-12)', async () => {
  const fleet = await openedFleet({ tls });
  const door = await countingDoor(Number(new URL(fleet.url).port));
  const station = new SpokenStation(`https://localhost:${door.port}`, readFileSync(tls.certFile, 'utf8'));
  await station.enrol(await fleet.newCode());
  const machine = { status: 7, powerKW: 75.25, deliveryM3min: 12.125, temperatureDegC: 80.5 };
  const state = {
    ...{ atMs: nowMs, pressureBar: 7.125, volumeFlowM3min: 20.25, deliveryM3min: 21.5, powerKW: 130.75, masterStatus: 3 },
    machines: Array.from({ length: 10 }, () => machine),
    ...{
      faults: [{ source: 'master' as const, bitIndex: 3 }],
      isCardFailing: false,
      isMailFailing: false,
      todayKWh: 1234.5,
      todayM3: 23_456.7,
    },
  };
  await station.exchange({ state });
  const before = door.counts.bytes;
  await station.exchange({ state });
  const needed = door.counts.bytes - before;
  station.hangUp();
  await door.close();
  expect(needed).toBeGreaterThan(500);
  expect(needed).toBeLessThanOrEqual(1600);
});
