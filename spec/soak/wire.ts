/** Asks devices that answer wrongly in every way that a wire knows, over real sockets, and counts what comes out: `node spec/soak/wire.ts --count 100000 --seed 1`. */
import { parseArgs } from 'node:util';
import { tcpLine } from '../../adapters/modbus/index.ts';
import { type Exchange, faultyDevice, type FrameKind, truth } from '../adapters/modbus/faultyDevice.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } } });
const faultyExchanges = Number(values.count);

const lineCount = 16;
const timeoutMs = 20;
const faultShare = 0.8;
const units = 5;
const longestAnswer = 20;
const holding = 3;

/** Chance that is the same at each run. */
function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Wire {
  readonly exchange: Exchange;
  readonly chance: () => number;
  /** Up to, but not including, the number. */
  readonly below: (highest: number) => number;
  readonly send: (bytes: Uint8Array) => void;
  /** Sent before the next answer on the same connection. */
  readonly keep: (bytes: Uint8Array) => void;
}

const changed = (bytes: Buffer, at: number, change: number) => Buffer.from(bytes.map((byte, i) => (i === at ? byte ^ change : byte)));
const noise = ({ below }: Wire, longest: number) => Buffer.from(Array.from({ length: 1 + below(longest) }, () => below(256)));

/** What a wire does to an answer. Of Modbus TCP, whose values have no check sum but that of TCP, only what stands before them is changed. */
const faultsOf = (kind: FrameKind): Readonly<Record<string, (wire: Wire) => void>> => ({
  'no answer': () => undefined,
  late: ({ keep, exchange: { right } }) => keep(right),
  'after its time': ({ send, exchange: { right } }) => void setTimeout(() => send(right), timeoutMs + 5),
  cut: ({ send, below, exchange: { right } }) => send(right.subarray(0, below(right.length))),
  'cut and ended': ({ below, exchange: { right, socket } }) => socket.end(right.subarray(0, below(right.length))),
  // Node leaves a socket open that is reset while it ends.
  reset: ({ exchange: { socket } }) => (socket.writable ? socket.resetAndDestroy() : socket.destroy()),
  'in pieces': ({ send, below, exchange: { right } }) => {
    const at = 1 + below(right.length - 1);
    send(right.subarray(0, at));
    setTimeout(() => send(right.subarray(at)), 1);
  },
  'a bit changed': ({ send, below, exchange: { right } }) => send(changed(right, below(kind === 'tcp' ? 9 : right.length), 1 << below(8))),
  'a byte changed': ({ send, below, exchange: { right } }) =>
    send(changed(right, below(kind === 'tcp' ? 9 : right.length), 1 + below(255))),
  'a byte lost': ({ send, below, exchange: { right } }) => {
    const at = below(kind === 'tcp' ? 9 : right.length);
    send(Buffer.concat([right.subarray(0, at), right.subarray(at + 1)]));
  },
  'bytes before it': (wire) => wire.send(Buffer.concat([noise(wire, 9), wire.exchange.right])),
  'bytes after it': (wire) => wire.send(Buffer.concat([wire.exchange.right, noise(wire, 9)])),
  'noise only': (wire) => wire.send(noise(wire, 300)),
  'twice in a packet': ({ send, exchange: { right } }) => send(Buffer.concat([right, right])),
  'twice in two packets': ({ send, exchange: { right } }) => {
    send(right);
    setTimeout(() => send(right), 1);
  },
  'of another unit': ({ send, exchange: { frame, rightPdu, unit } }) => send(frame(rightPdu, unit + 1)),
  'of another function': ({ send, exchange: { frame, rightPdu } }) => send(frame(changed(rightPdu, 0, 7))),
  'with more values': ({ send, exchange: { frame, rightPdu } }) =>
    send(frame(Buffer.concat([changed(rightPdu, 1, rightPdu[1]! ^ (rightPdu[1]! + 2)), Buffer.of(1, 2)]))),
  'with another count': ({ send, below, exchange: { frame, rightPdu } }) => send(frame(changed(rightPdu, 1, 1 + below(255)))),
  'an exception': ({ send, exchange: { frame, functionCode } }) => send(frame(Buffer.of(functionCode | 0x80, 4))),
});

interface Figures {
  faulty: number;
  right: number;
  wrong: number;
  thrown: number;
  readonly none: Map<string, number>;
}

async function run(kind: FrameKind): Promise<Figures> {
  const figures: Figures = { faulty: 0, right: 0, wrong: 0, thrown: 0, none: new Map() };
  const faults = Object.values(faultsOf(kind));

  const runLine = async (place: number) => {
    const chance = chanceOf(Number(values.seed) * 1000 + place);
    const below = (highest: number) => Math.floor(chance() * highest);
    const kept = new Map<object, Uint8Array>();
    const known = new Set<object>();
    const device = await faultyDevice(kind, (exchange) => {
      const { socket, right } = exchange;
      const send = (bytes: Uint8Array) => {
        if (!socket.destroyed && socket.writable) socket.write(bytes);
      };
      const before = kept.get(socket);
      kept.delete(socket);
      if (before !== undefined) send(before);
      // The first answer is right: who breaks before it is left alone for longer and longer.
      if (known.has(socket) && chance() < faultShare) {
        figures.faulty++;
        faults[below(faults.length)]!({ exchange, chance, below, send, keep: (bytes) => kept.set(socket, bytes) });
        return;
      }
      if (!known.has(socket)) socket.once('close', () => [kept, known].forEach((all) => all.delete(socket)));
      known.add(socket);
      send(right);
    });
    const line = tcpLine({ host: '127.0.0.1', port: device.port, framing: kind, timeoutMs, isAllowed: () => true });
    while (figures.faulty < faultyExchanges) {
      const question = { unit: 1 + below(units), table: 'holding', at: below(60_000), count: 1 + below(longestAnswer) } as const;
      const answer = await line.read(question).catch((error: unknown) => ({ ok: false as const, reason: 'thrown' as const, error }));
      if (answer.ok) {
        const isRight =
          answer.words.length === question.count &&
          answer.words.every((word, i) => word === truth(question.unit, holding, question.at + i));
        figures[isRight ? 'right' : 'wrong']++;
      } else if (answer.reason === 'thrown') figures.thrown++;
      else figures.none.set(answer.reason, (figures.none.get(answer.reason) ?? 0) + 1);
      // Waits as who asks in a loop should.
      if (!answer.ok && answer.reason === 'disconnected') await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await line.close();
    await device.close();
  };

  await Promise.all(Array.from({ length: lineCount }, (_, place) => runLine(place)));
  return figures;
}

let isGood = true;
for (const kind of ['tcp', 'rtu'] as const) {
  const startMs = performance.now();
  const { faulty, right, wrong, thrown, none } = await run(kind);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(0);
  const reasons = [...none].sort(([, a], [, b]) => b - a).map(([reason, times]) => `${reason} ${times}`);
  console.log(
    `${kind}: ${faulty} faulty exchanges in ${seconds} s: ${wrong} wrong values, ${thrown} thrown; ${right} right, ${reasons.join(', ')}`,
  );
  isGood &&= wrong === 0 && thrown === 0 && right > 0;
}
// What was sent after its time.
await new Promise((resolve) => setTimeout(resolve, 10 * timeoutMs));
const left = process.getActiveResourcesInfo().filter((name) => /TCP|Timeout/.test(name));
console.log(`left open: ${left.length === 0 ? 'nothing' : left.join(', ')}; ${Math.round(process.memoryUsage.rss() / 1e6)} MB`);
process.exitCode = isGood && left.length === 0 ? 0 : 1;
