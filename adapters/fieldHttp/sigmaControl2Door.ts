import {
  adjustedProfile,
  type ControllerCall,
  controllerCalls,
  objectsCall,
  sigmaControl2Model,
  sigmaControl2Readings,
  statusLineIds,
} from '../../core/field/index.ts';
import type { FieldDoor } from '../../core/ports/index.ts';
import { msPerMinute, msPerSecond } from '../../core/time/index.ts';
import { keptDoor, type Session, systemPause } from '../fieldDoor/index.ts';
import { controllerSession } from './controllerSession.ts';
import { knownDevices, type SecretDoorParts } from './DoorParts.ts';
import { httpExchange } from './exchange.ts';
import { rounds } from './rounds.ts';

/** A controller of few means, which is asked three things a round. */
const roundMs = 10 * msPerSecond;
/** Users are locked out who try again and again. */
const refusedWaitMs = 5 * msPerMinute;

/** A Kaeser SIGMA CONTROL 2: one session of one user, and what its front shows. */
export function sigmaControl2Door({
  connection,
  devices,
  password = '',
  steady,
  isAllowed,
  timeoutMs,
  ...parts
}: SecretDoorParts): FieldDoor {
  const { pause = systemPause, random } = parts;
  const exchange = httpExchange({ host: connection.host, port: connection.port, isAllowed, timeoutMs });
  const known = knownDevices(devices, [sigmaControl2Model]).map(({ device, model }) => ({
    id: device.id,
    points: adjustedProfile(model, device.adjust).points,
  }));

  const session: Session = async (events, signal) => {
    const opened = await controllerSession(exchange, { user: connection.user ?? '', password }, signal);
    if (typeof opened === 'string') return opened;
    const menu = await opened.ask(controllerCalls.menu, signal);
    if (typeof menu === 'string') return menu;
    if ('over' in menu) return menu.over;
    const ids = statusLineIds(menu.data);
    const calls: readonly (ControllerCall | undefined)[] = [
      controllerCalls.lamps,
      ids.length === 0 ? undefined : objectsCall(ids),
      controllerCalls.messages,
    ];
    return rounds({ events, signal, steady, pause, roundMs }, async () => {
      const data: unknown[] = [];
      for (const call of calls) {
        const answer = call === undefined ? { data: undefined } : await opened.ask(call, signal);
        if (typeof answer === 'string' || 'over' in answer) return answer;
        data.push(answer.data);
      }
      const [lamps, objects, messages] = data;
      for (const { id, points } of known) events.take(id, sigmaControl2Readings(points, { lamps, objects, messages }, steady.nowMs()));
      return undefined;
    });
  };
  return keptDoor({ session, steady, pause, random, refusedWaitMs });
}
