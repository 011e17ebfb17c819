import { adjustedProfile, imageChange, type Images, sigmaAirManager4Models, sigmaAirManager4Readings } from '../../core/field/index.ts';
import type { Clock, FieldDoor } from '../../core/ports/index.ts';
import { msPerMinute, msPerSecond } from '../../core/time/index.ts';
import { systemClock } from '../clock/index.ts';
import { keptDoor, type Session, systemPause } from '../fieldDoor/index.ts';
import { knownDevices, type SecretDoorParts } from './DoorParts.ts';
import { httpExchange } from './exchange.ts';
import { followManager } from './managerFeed.ts';
import { managerLogin } from './managerLogin.ts';

export interface SigmaAirManager4DoorParts extends SecretDoorParts {
  readonly wall?: Clock;
}

const refusedWaitMs = 5 * msPerMinute;
/** A manager publishes its whole image at once to who joins. */
const firstImageMs = 30 * msPerSecond;
const firstCompressor = 0;

/** A Kaeser SIGMA AIR MANAGER 4.0: its whole image first, then what changes. The unit of a device is the number of its compressor. */
export function sigmaAirManager4Door(parts: SigmaAirManager4DoorParts): FieldDoor {
  const { connection, devices, password = '', steady, isAllowed, pause = systemPause, random, timeoutMs, wall = systemClock } = parts;
  const { host, port, user } = connection;
  const exchange = httpExchange({ host, port, isAllowed, timeoutMs });
  const known = knownDevices(devices, sigmaAirManager4Models).map(({ device, model }) => ({
    id: device.id,
    unit: device.unit ?? firstCompressor,
    points: adjustedProfile(model, device.adjust).points,
  }));

  const session: Session = async (events, signal) => {
    const cookies = user === undefined ? {} : await managerLogin(exchange, { user, password }, signal);
    if (typeof cookies === 'string') return cookies;
    const ended = new AbortController();
    const stop = () => ended.abort();
    signal.addEventListener('abort', stop);
    let images: Images = {};
    const latestMs = new Map<string, number>();
    const gapsMs = new Map<string, number>();
    const onEvent = (name: string, value: unknown) => {
      const change = imageChange(images, name, value);
      if (change === undefined) return;
      const { topic } = change;
      const nowMs = steady.nowMs();
      images = change.images;
      events.up();
      const beforeMs = latestMs.get(topic);
      latestMs.set(topic, nowMs);
      if (beforeMs !== undefined) gapsMs.set(topic, nowMs - beforeMs);
      if (gapsMs.size > 0) events.cycle(Math.max(...gapsMs.values()));
      for (const { id, unit, points } of known) events.take(id, sigmaAirManager4Readings(points, unit, images, topic, nowMs));
    };
    let isMute = false;
    const muteLimit = pause(firstImageMs, ended.signal).then(() => {
      if (latestMs.size > 0 || ended.signal.aborted) return;
      isMute = true;
      stop();
    });
    const feed = { host, port, isAllowed, exchange, cookies, pause, timeoutMs, wall, onEvent };
    const problem = await followManager(feed, ended.signal);
    stop();
    await muteLimit;
    signal.removeEventListener('abort', stop);
    return isMute ? 'notUnderstood' : problem;
  };
  return keptDoor({ session, steady, pause, random, refusedWaitMs });
}
