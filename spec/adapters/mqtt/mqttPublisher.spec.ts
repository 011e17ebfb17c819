import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { mqttPublisher, type MqttOptions } from '../../../adapters/mqtt/index.ts';
import type { Pause } from '../../../adapters/fieldDoor/index.ts';
import type { DoorProblem, MqttMessage, MqttPublishing, OwnMessage } from '../../../core/ports/index.ts';
import { until } from '../../station/until.ts';

/** A text as it stands in a packet, its length first. */
const textBytes = (text: string) => Buffer.concat([Buffer.of(0, Buffer.byteLength(text)), Buffer.from(text)]);
const packet = (first: number, ...parts: readonly Uint8Array[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(first, body.length), body]);
};
const kind = { connect: 0x10, publish: 0x30, subscribe: 0x82, disconnect: 0xe0 };
const connack = Buffer.of(0x20, 2, 0, 0);
const puback = (number: Uint8Array) => packet(0x40, number);
const suback = (number: Uint8Array, code: number) => packet(0x90, number, Buffer.of(code));
const power: OwnMessage = { topic: 'hall/power', text: '75', isRetained: false, qos: 0 };

describe('messages for a broker', () => {
  const open: { readonly servers: Server[]; readonly sockets: Socket[] } = { servers: [], sockets: [] };
  afterEach(async () => {
    for (const socket of open.sockets.splice(0)) socket.destroy();
    for (const server of open.servers.splice(0)) {
      server.close();
      await once(server, 'close');
    }
  });

  /** A broker that lets everybody in and answers else as it is given; packets are shorter than 128 bytes. */
  async function brokerThat(answers: (socket: Socket, each: Buffer) => void = () => undefined) {
    const packets: Buffer[] = [];
    const server = createServer((socket) => {
      open.sockets.push(socket);
      socket.on('error', () => undefined);
      let rest = Buffer.alloc(0);
      socket.on('data', (bytes: Buffer) => {
        rest = Buffer.concat([rest, bytes]);
        while (rest.length > 1 && rest.length >= 2 + rest[1]!) {
          const each = rest.subarray(0, 2 + rest[1]!);
          rest = rest.subarray(each.length);
          packets.push(each);
          if (each[0] === kind.connect) socket.write(connack);
          answers(socket, each);
        }
      });
    }).listen(0, '127.0.0.1');
    open.servers.push(server);
    await once(server, 'listening');
    const url = `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ends: DoorProblem[] = [];
    const messages: MqttMessage[] = [];
    const connect = async (options: Partial<MqttOptions> = {}, will?: OwnMessage): Promise<MqttPublishing> => {
      const events = { message: (message: MqttMessage) => messages.push(message), ended: (why: DoorProblem) => ends.push(why) };
      const publisher = mqttPublisher({ url, clientId: 'p1', isAllowed: () => true, ...options });
      const opened = await publisher.open(will, events, new AbortController().signal);
      if (typeof opened === 'string') throw new Error(`not connected: ${opened}`);
      return opened;
    };
    return { packets, ends, messages, connect };
  }
  const named = (packets: readonly Buffer[], first: number) => packets.filter((each) => each[0] === first);

  it.each<[string, Partial<MqttOptions>, OwnMessage | undefined, number, readonly string[]]>([
    ['without a name', {}, undefined, 0x02, []],
    ['with a name', { user: 'u' }, undefined, 0x82, ['u']],
    ['with a name and a password', { user: 'u', password: 'secret' }, undefined, 0xc2, ['u', 'secret']],
    ['with a will', {}, { topic: 't', text: 'gone', isRetained: false, qos: 0 }, 0x06, ['t', 'gone']],
    ['with a will that is kept', {}, { topic: 't', text: 'gone', isRetained: true, qos: 0 }, 0x26, ['t', 'gone']],
    ['with a will that is confirmed', { user: 'u' }, { topic: 't', text: 'gone', isRetained: false, qos: 1 }, 0x8e, ['t', 'gone', 'u']],
  ])('come from a client of MQTT 3.1.1 that says every 30 s that it is there, and has left nothing behind: %s', async (...of) => {
    const [, options, will, flags, texts] = of;
    const { packets, connect } = await brokerThat();
    const publishing = await connect(options, will);
    await publishing.close();
    const expected = packet(kind.connect, textBytes('MQTT'), Buffer.of(4, flags, 0, 30), ...['p1', ...texts].map(textBytes));
    expect(packets[0]?.toString('hex')).toBe(expected.toString('hex'));
  });

  it('are there by the socket where they need no word, and by the word of the broker where they do', async () => {
    let word: (() => void) | undefined;
    const { packets, connect } = await brokerThat((socket, each) => {
      if (each[0] === 0x32) word = () => socket.write(puback(each.subarray(14, 16)));
    });
    const publishing = await connect();
    expect(await publishing.publish(power)).toBe(true);
    expect(await publishing.publish({ ...power, isRetained: true })).toBe(true);
    let isThere: boolean | undefined;
    const confirmed = publishing.publish({ ...power, qos: 1 }).then((is) => (isThere = is));
    await until('it is sent', () => word !== undefined);
    expect(isThere).toBeUndefined();
    word!();
    expect(await confirmed).toBe(true);
    expect(packets.slice(1).map((each) => each[0])).toEqual([0x30, 0x31, 0x32]);
    expect(packets[1]?.subarray(2)).toEqual(Buffer.concat([textBytes('hall/power'), Buffer.from('75')]));
    await publishing.close();
  });

  it.each<[string, (of: { readonly publishing: MqttPublishing; readonly sockets: readonly Socket[] }) => unknown, DoorProblem[]]>([
    ['the broker hangs up', ({ sockets }) => sockets.forEach((socket) => socket.destroy()), ['hungUp']],
    ['it is closed', ({ publishing }) => publishing.close(), []],
  ])('and topics that no word came for are not taken where %s, nor any more behind that', async (_, end, ended) => {
    const { packets, ends, connect } = await brokerThat();
    // the second that a broker has for its last words is over at once
    const pause: Pause = (ms, signal) =>
      ms === 1000 ? Promise.resolve() : new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    const publishing = await connect({ pause });
    const waiting = [publishing.publish({ ...power, qos: 1 }), publishing.publish({ ...power, qos: 1 }), publishing.listen('hall/go')];
    await until('all is sent', () => packets.length === 4);
    await end({ publishing, sockets: open.sockets });
    expect(await Promise.all(waiting)).toEqual([false, false, false]);
    expect(await Promise.all([publishing.publish(power), publishing.listen('hall/go')])).toEqual([false, false]);
    expect([ends, packets.slice(4).filter((each) => each[0] !== kind.disconnect)]).toEqual([ended, []]);
    await publishing.close();
  });

  it.each([
    ['takes', 0, true],
    ['takes with more than was asked for', 1, true],
    ['refuses', 0x80, false],
  ])('are answered on topics that the broker %s', async (_, code, isTaken) => {
    const { messages, packets, connect } = await brokerThat((socket, each) => {
      if (each[0] !== kind.subscribe) return;
      socket.write(suback(each.subarray(2, 4), code));
      for (const first of [0x30, 0x31]) socket.write(packet(first, textBytes('hall/go'), Buffer.from('1')));
    });
    const publishing = await connect();
    expect(await publishing.listen('hall/go')).toBe(isTaken);
    await until('the messages', () => messages.length === 2);
    expect(messages).toEqual([false, true].map((isRetained) => ({ topic: 'hall/go', text: '1', isRetained })));
    expect(named(packets, kind.subscribe)[0]?.subarray(4)).toEqual(Buffer.concat([textBytes('hall/go'), Buffer.of(0)]));
    await publishing.close();
  });

  it('end with a farewell, so that the broker does not say the will', async () => {
    const { packets, ends, connect } = await brokerThat();
    const publishing = await connect({}, power);
    await publishing.publish(power);
    await publishing.close();
    await until('the farewell', () => named(packets, kind.disconnect).length === 1);
    await until('the end of its connection', () => open.sockets.every((socket) => socket.destroyed || socket.readableEnded));
    expect([packets.at(-1)?.toString('hex'), ends]).toEqual(['e000', []]);
  });
});
