import { expect, it } from '@jest/globals';
import { httpServiceApi, stationLink } from '../../../adapters/http/index.ts';
import { socketPlantFeed } from '../../../adapters/socket/index.ts';
import type { MaintenanceItem, ServiceEntry } from '../../../core/maintenance/index.ts';
import type { ServiceHistory, StationReport } from '../../../core/ports/index.ts';
import { login } from '../../soak/login.ts';
import { kept } from '../keptProcess.ts';
import { demoProcess } from '../stationProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const log = { warn: () => undefined };

/** What the station pushes of its services. */
function pushedItems(origin: string, token: string): Promise<readonly MaintenanceItem[]> {
  return new Promise((resolve) => {
    const ignore = () => undefined;
    const plant = ({ maintenance }: StationReport) => {
      if (maintenance === undefined) return;
      feed.close();
      resolve(maintenance);
    };
    const feed = socketPlantFeed(log, origin).open(token, { plant, faults: ignore, clock: ignore, settings: ignore, connection: ignore });
  });
}

async function reached(folder: string) {
  const { child, ready, ended } = kept(demoProcess(folder));
  const origin = await ready;
  const token = await login(origin);
  const services = httpServiceApi(stationLink({ origin, log, onUnauthorized: () => undefined }));
  const history = async () => ((await services.history(token)) as { readonly value: ServiceHistory }).value;
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { services, token, history, items: () => pushedItems(origin, token), kill };
}

it('[CARE-1] a station that is killed right after a service was closed still has it, and its interval has begun again', async () => {
  const folder = temporaryFolder();
  const first = await reached(folder);
  const { index, component, intervalH } = (await first.items()).find((item) => item.remainingH! < item.intervalH! / 2)!;
  const parts = [{ name: 'Ölfilter', number: '10 442 318', count: 1 }];
  const entry: ServiceEntry = { index, component, doneAtMs: Date.now(), by: 'T. Arslan', note: 'Öl dunkel', parts, runningH: 18_204 };
  expect(await first.services.close(entry, first.token, 'de')).toEqual({ outcome: 'succeeded' });
  await first.kill();

  const second = await reached(folder);
  const { records, canRestart } = await second.history();
  expect(canRestart).toBe(true);
  expect(records).toMatchObject([{ ...entry, isRestarted: true }]);
  const after = (await second.items()).find((item) => item.index === index && item.component === component)!;
  expect(after.remainingH).toBeGreaterThan(intervalH! - 1);
});
