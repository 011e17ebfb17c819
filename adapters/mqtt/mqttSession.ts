import type { Socket } from 'node:net';
import type { MqttClient } from 'mqtt';
import type { DoorProblem, MqttEvents, OwnMessage, StopSignal, MqttSubscriber } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { type Pause, systemPause, within } from '../fieldDoor/index.ts';
import { brokerSocket, type BrokerTarget } from './brokerSocket.ts';
import { packetGuard } from './packetGuard.ts';

/** Which broker, and who comes. */
export interface MqttOptions extends BrokerTarget {
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** Unique among all clients of the broker, which hangs up on the elder of two. */
  readonly clientId: string;
  readonly pause?: Pause | undefined;
}

/** A client that the broker let in. */
export interface MqttSession {
  readonly client: MqttClient;
  /** Sends what was said and hangs up, so that the broker does not say the will; done when nothing of it is left. */
  leave(): Promise<void>;
  /** Hangs up at once; done when nothing of it is left. */
  end(): Promise<void>;
}

const connectMs = 5 * msPerSecond;
const leaveMs = msPerSecond;
const keepAliveS = 30;
const maxPacketBytes = 256 * 1024;
/** Of a refused connection: the name or the password, and the rights. */
const refusals: readonly unknown[] = [4, 5];

/** What the client's error says; undefined where only its connection ended. */
function errorProblem(error: Error): DoorProblem | undefined {
  const code: unknown = 'code' in error ? error.code : undefined;
  if (refusals.includes(code)) return 'loginRefused';
  if (/keepalive|connack timeout/i.test(error.message)) return 'silent';
  return typeof code === 'string' ? undefined : 'notUnderstood';
}

async function clientOn(socket: Socket, { user, password, clientId }: MqttOptions, will: OwnMessage | undefined): Promise<MqttClient> {
  const mqtt = await import('mqtt');
  return new mqtt.MqttClient(() => socket, {
    protocolVersion: 4,
    protocolId: 'MQTT',
    clean: true,
    clientId,
    ...(user === undefined ? {} : { username: user }),
    ...(password === undefined ? {} : { password }),
    ...(will === undefined ? {} : { will: { topic: will.topic, payload: Buffer.from(will.text), qos: will.qos, retain: will.isRetained } }),
    keepalive: keepAliveS,
    reconnectPeriod: 0,
    resubscribe: false,
    queueQoSZero: false,
    connectTimeout: connectMs,
  });
}

/** Follows a client over its socket to its end. */
function followed(client: MqttClient, socket: Socket, events: MqttEvents, pause: Pause) {
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
  const leave = async () => {
    isOpen = false;
    const over = new AbortController();
    const left = new Promise<void>((resolve) => void client.end(false, {}, () => resolve()));
    await Promise.race([left, gone, pause(leaveMs, over.signal)]);
    over.abort();
    await end();
  };
  return { connected, end, leave };
}

/** Connects once over TCP or TLS, in MQTT 3.1.1, or says why not; never rejects. */
export function openMqtt(
  options: MqttOptions,
  will: OwnMessage | undefined,
  events: MqttEvents,
  signal: StopSignal,
): Promise<MqttSession | DoorProblem> {
  const { pause = systemPause } = options;
  return within(connectMs, 'connectTimeout', { pause, signal }, async (limit): Promise<MqttSession | DoorProblem> => {
    const socket = await brokerSocket(options, limit);
    if (typeof socket === 'string') return socket;
    const client = await clientOn(socket, options, will);
    const { connected, end, leave } = followed(client, socket, events, pause);
    const stop = () => void end();
    limit.addEventListener('abort', stop);
    if (limit.aborted) stop();
    const problem = await connected;
    limit.removeEventListener('abort', stop);
    if (problem === undefined && !limit.aborted) return { client, end, leave };
    await end();
    return problem ?? 'connectTimeout';
  });
}

const refusedTopic = 0x80;

/** Asks for messages of topics; gives those that the broker refuses, or all where it is gone. */
export function subscribeTo(client: MqttClient, topics: readonly string[]): Promise<readonly string[]> {
  return new Promise((resolve) => {
    client.subscribe([...topics], { qos: 0 }, (_error, _subscriptions, answer) => {
      const codes = answer?.granted ?? [];
      resolve(topics.filter((_topic, i) => (Number(codes[i]) & refusedTopic) !== 0));
    });
  });
}

/** A broker that is listened to. */
export function mqttSubscriber(options: MqttOptions): MqttSubscriber {
  return {
    async open(events, signal) {
      const session = await openMqtt(options, undefined, events, signal);
      if (typeof session === 'string') return session;
      return { subscribe: (topics) => subscribeTo(session.client, topics), close: () => session.end() };
    },
  };
}
