import type { Socket } from 'node:net';
import type { MqttClient } from 'mqtt';
import type { DoorProblem, MqttEvents, MqttFeed, MqttSubscriber } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { type Pause, systemPause, within } from '../fieldDoor/index.ts';
import { brokerSocket, type BrokerTarget } from './brokerSocket.ts';
import { packetGuard } from './packetGuard.ts';

export interface MqttSubscriberOptions extends BrokerTarget {
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** Unique among all clients of the broker, which hangs up on the elder of two. */
  readonly clientId: string;
  readonly pause?: Pause | undefined;
}

const connectMs = 5 * msPerSecond;
const keepAliveS = 30;
const maxPacketBytes = 256 * 1024;
/** Of a refused connection: the name or the password, and the rights. */
const refusals: readonly unknown[] = [4, 5];
const refusedTopic = 0x80;

/** What the client's error says; undefined where only its connection ended. */
function errorProblem(error: Error): DoorProblem | undefined {
  const code: unknown = 'code' in error ? error.code : undefined;
  if (refusals.includes(code)) return 'loginRefused';
  if (/keepalive|connack timeout/i.test(error.message)) return 'silent';
  return typeof code === 'string' ? undefined : 'notUnderstood';
}

/** A broker over TCP or TLS, in MQTT 3.1.1. */
export function mqttSubscriber({ user, password, clientId, pause = systemPause, ...target }: MqttSubscriberOptions): MqttSubscriber {
  async function clientOn(socket: Socket): Promise<MqttClient> {
    const mqtt = await import('mqtt');
    return new mqtt.MqttClient(() => socket, {
      protocolVersion: 4,
      protocolId: 'MQTT',
      clean: true,
      clientId,
      ...(user === undefined ? {} : { username: user }),
      ...(password === undefined ? {} : { password }),
      keepalive: keepAliveS,
      reconnectPeriod: 0,
      resubscribe: false,
      queueQoSZero: false,
      connectTimeout: connectMs,
    });
  }

  function follow(client: MqttClient, socket: Socket, events: MqttEvents) {
    let problem: DoorProblem | undefined;
    let isOpen = false;
    const gone = new Promise<void>((resolve) => (socket.destroyed ? resolve() : socket.once('close', () => resolve())));
    const hangUp = (why: DoorProblem) => {
      problem ??= why;
      socket.destroy();
    };
    const isShort = packetGuard(maxPacketBytes);
    socket.on('data', (piece: Buffer) => {
      if (!isShort(piece)) hangUp('notUnderstood');
    });
    client.on('error', (error) => {
      problem ??= errorProblem(error);
      socket.destroy();
    });
    client.on('message', (topic, payload, { retain }) => {
      if (isOpen) events.message({ topic, text: payload.toString('utf8'), isRetained: retain });
    });
    const connected = new Promise<DoorProblem | undefined>((resolve) => {
      client.once('connect', () => {
        isOpen = true;
        resolve(undefined);
      });
      void gone.then(() => {
        resolve(problem ?? 'hungUp');
        if (isOpen) events.ended(problem ?? 'hungUp');
        isOpen = false;
      });
    });
    const end = async () => {
      isOpen = false;
      client.end(true);
      socket.destroy();
      await gone;
    };
    return { connected, end };
  }

  const feedOf = (client: MqttClient, end: () => Promise<void>): MqttFeed => ({
    subscribe: (topics) =>
      new Promise((resolve) => {
        client.subscribe([...topics], { qos: 0 }, (_error, _subscriptions, answer) => {
          const codes = answer?.granted ?? [];
          resolve(topics.filter((_topic, i) => (Number(codes[i]) & refusedTopic) !== 0));
        });
      }),
    close: end,
  });

  async function opened(events: MqttEvents, signal: AbortSignal): Promise<MqttFeed | DoorProblem> {
    const socket = await brokerSocket(target, signal);
    if (typeof socket === 'string') return socket;
    const client = await clientOn(socket);
    const { connected, end } = follow(client, socket, events);
    const stop = () => void end();
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    const problem = await connected;
    signal.removeEventListener('abort', stop);
    if (problem === undefined && !signal.aborted) return feedOf(client, end);
    await end();
    return problem ?? 'connectTimeout';
  }

  return {
    open: (events, signal) => within(connectMs, 'connectTimeout', { pause, signal }, (limit) => opened(events, limit)),
  };
}
