import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { io } from 'socket.io-client';
import { events, northPaths } from '../../adapters/contract/index.ts';
import { faultBitIndex } from '../../core/faults/index.ts';
import { demoPlant, advancePlant, startPlant } from '../../core/plant/index.ts';
import type { PlantSample } from '../../core/ports/index.ts';
import { plantSample } from '../../station/sources/plantSample.ts';
import { type BenchReport, median } from './harness/BenchReport.ts';
import { pushedStation, type PushedStation } from './stationPage/pushedStation.ts';

const warmUps = 200;
const pushes = 2000;
/** A fault comes or ends with each of so many samples. */
const faultEvery = 250;
const longestDelayMs = 5;
const streams = 5;

const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;

/** Takes connections and never says a word, as what has died behind its port. */
async function deadServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A dashboard beside the station; gives how long a push takes to it, ms. */
async function dashboard(station: PushedStation) {
  const socket = io(station.address, { auth: { token: station.access.sessions.open('read') }, transports: ['websocket'] });
  await once(socket as never, 'connect');
  return {
    async timeOf(sample: PlantSample): Promise<number> {
      const pushed = new Promise<void>((resolve) => socket.once(events.change, () => resolve()).once(events.snapshot, () => resolve()));
      const fromMs = performance.now();
      station.push(sample);
      await pushed;
      socket.off(events.change).off(events.snapshot);
      return performance.now() - fromMs;
    },
    close: () => socket.disconnect(),
  };
}

/** All outlets on, each before somebody who never answers: a broker, a webhook, and programs that listen, one of which reads nothing. */
async function withOutlets(brokerPort: number, receiverPort: number) {
  const station = await pushedStation(undefined, { allowLocalGateway: true, modbusPort: 0 });
  const language = 'en' as const;
  station.settings.save('mqtt', {
    ...{ enabled: true, brokerUrl: `mqtt://127.0.0.1:${brokerPort}`, userName: '', password: undefined, caCertificate: '' },
    ...{ station: 'bench', everyS: 1, language, homeAssistant: true, dashboardUrl: '' },
  });
  const key = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  station.settings.save('webhook', { enabled: true, url: `https://127.0.0.1:${receiverPort}/`, key, caCertificate: '', language });
  const headers = { authorization: `Bearer ${station.access.programTokens.make('bench')!}` };
  const open = await Promise.all(Array.from({ length: streams }, () => fetch(station.address + northPaths.events, { headers })));
  const read = open.slice(1).map(async ({ body }) => {
    for await (const part of body!) void part;
  });
  void Promise.allSettled(read);
  return station;
}

/** What a push waits for the outlets: one station with all of them and one without, sample by sample in turn. */
export async function measure(name: string, machine: string): Promise<BenchReport> {
  const [broker, receiver] = [await deadServer(), await deadServer()];
  const stations = [await withOutlets(broker.port, receiver.port), await pushedStation()] as const;
  const dashboards = [await dashboard(stations[0]), await dashboard(stations[1])] as const;
  const fault = { source: 2, number: 73, bitIndex: faultBitIndex(2, 73)!, severity: 'error' } as const;
  let plant = startPlant(demoPlant, { seed: 7, atMs: Date.now() });
  const times: readonly [number[], number[]] = [[], []];
  for (let i = 0; i < warmUps + pushes; i++) {
    plant = advancePlant(demoPlant, plant, 2);
    const faults = Math.floor(i / faultEvery) % 2 === 0 ? [] : [fault];
    const sample = { ...plantSample(demoPlant, plant), faults };
    for (const which of i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const ms = await dashboards[which].timeOf(sample);
      if (i >= warmUps) times[which].push(ms);
    }
  }
  for (const each of dashboards) each.close();
  broker.close();
  receiver.close();
  for (const station of stations) await station.close();
  const [withMs, withoutMs] = times.map(p99) as [number, number];
  console.log(`    p99 of a push: ${withMs.toFixed(2)} ms with all outlets, ${withoutMs.toFixed(2)} ms without`);
  return {
    bench: name,
    work: 'a push to a dashboard, with Modbus, MQTT, webhook and five event streams on, before a broker and a receiver that never answer',
    machine,
    at: new Date().toISOString(),
    rounds: pushes,
    ours: { name: 'all outlets, median', medianMs: median(times[0]), minMs: Math.min(...times[0]) },
    verdicts: [
      {
        name: `${longestDelayMs} ms more than without outlets, p99 ${withoutMs.toFixed(2)} ms`,
        ours: { name: `all outlets, p99 ${withMs.toFixed(2)} ms` },
        ratio: Math.max(0, withMs - withoutMs) / longestDelayMs,
        reach: 1,
        aim: 0.2,
        better: 'less',
      },
    ],
  };
}
