import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { DoubtRules } from '../../../adapters/modbus/lineConnection.ts';
import { modbusLine } from '../../../adapters/modbus/modbusLine.ts';
import { serialPauseMs, serialTimeoutMs } from '../../../adapters/modbus/openLine.ts';
import { type Framing, mbapFraming, readRequest, rtuFraming } from '../../../core/modbus/index.ts';
import type { LineProblem, ModbusAnswer } from '../../../core/ports/index.ts';
import { type FrameKind, plainMbap, plainRtu, truePdu, truth } from './faultyDevice.ts';
import { type FarEnd, type MemoryTransport, memoryTransport } from './memoryTransport.ts';
import { virtualTimers } from './virtualTimers.ts';

type Kind = FrameKind | 'serial';

const rulesOf: Readonly<Record<Kind, DoubtRules>> = {
  tcp: { onTimeout: 'goOn', onDamage: 'hangUp' },
  rtu: { onTimeout: 'hangUp', onDamage: 'hangUp' },
  serial: { onTimeout: 'silence', onDamage: 'silence' },
};

/** The right answer of a device to a frame. */
function rightAnswer(kind: Kind, frame: Uint8Array): Buffer {
  const bytes = Buffer.from(frame);
  const pduAt = kind === 'tcp' ? 7 : 1;
  const unit = bytes[pduAt - 1]!;
  const pdu = truePdu(unit, bytes[pduAt]!, bytes.readUInt16BE(pduAt + 1), bytes.readUInt16BE(pduAt + 3));
  return kind === 'tcp' ? plainMbap(bytes.readUInt16BE(0), unit, pdu) : plainRtu(unit, pdu);
}

const right = (kind: Kind) => (frame: Uint8Array, far: FarEnd) => far.give(rightAnswer(kind, frame));
const holding = 3;
const asks = (at: number, unit = 1) => ({ unit, table: 'holding', at, count: 1 }) as const;
const isTrue = (at: number, unit = 1) => ({ ok: true, words: [truth(unit, holding, at)] });

interface LineOptions {
  readonly pauseMs?: number;
  readonly random?: () => number;
  readonly framing?: (nextId: () => number) => Framing;
}

function lineOn(kind: Kind, transport: MemoryTransport, { pauseMs = 0, random = () => 0.5, framing }: LineOptions = {}) {
  const timers = virtualTimers();
  const line = modbusLine({
    ...{ transport, timers, random, pauseMs, rules: rulesOf[kind], timeoutMs: () => 1000 },
    framing: framing ?? (kind === 'tcp' ? mbapFraming : rtuFraming),
  });
  /** The answer within some time. */
  const read = async (at: number, withinMs = 5000): Promise<ModbusAnswer | 'hangs'> => {
    let answer: ModbusAnswer | 'hangs' = 'hangs';
    void line.read(asks(at)).then((given) => (answer = given));
    await timers.pass(withinMs);
    return answer;
  };
  return { line, timers, read };
}

const failed = (reason: string) => ({ ok: false, reason });

describe('a line without a connection', () => {
  const times = async (random: () => number, forMs: number) => {
    const tries: number[] = [];
    const transport = memoryTransport(right('tcp'), () => 'refused');
    const { line, timers } = lineOn('tcp', transport, { random });
    for (let ms = 0; ms < forMs; ms += 100) {
      const before = transport.tries();
      await line.read(asks(0));
      if (transport.tries() > before) tries.push(ms / 1000);
      await timers.pass(100);
    }
    return tries;
  };

  it('[FIELD-7] tries again after 1, 2, 4 to 60 seconds, for ever', async () => {
    expect(await times(() => 0.5, 250_000)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243]);
  });

  it('waits 20 % less or more by chance', async () => {
    expect(await times(() => 0, 3000)).toEqual([0, 0.8, 2.4]);
    expect(await times(() => 1, 4000)).toEqual([0, 1.2, 3.6]);
  });

  it('answers disconnected at once, with the reason, and leaves no alarm behind', async () => {
    const { line, timers, read } = lineOn(
      'tcp',
      memoryTransport(right('tcp'), () => 'unreachable'),
    );
    expect(await read(0, 0)).toEqual(failed('disconnected'));
    expect(await read(0, 0)).toEqual(failed('disconnected'));
    expect(line.state()).toEqual({ isConnected: false, problem: 'unreachable', generation: 0 });
    expect(timers.set()).toBe(0);
  });

  it('[FIELD-7] is connected by itself when the device is back, and counts from the begin again', async () => {
    let isThere = false;
    const transport = memoryTransport(right('tcp'), () => (isThere ? undefined : 'refused'));
    const { line, timers, read } = lineOn('tcp', transport);
    for (let i = 0; i < 5; i++) {
      await read(0, 0);
      await timers.pass(60_000);
    }
    isThere = true;
    expect(await read(4)).toEqual(isTrue(4));
    expect(line.state()).toMatchObject({ isConnected: true, problem: undefined, generation: 1, connectMs: 0 });
    transport.far().end('hungUp');
    isThere = false;
    const before = transport.tries();
    await read(0, 0);
    await read(0, 999);
    expect(transport.tries()).toBe(before + 1);
    await read(0, 2);
    await read(0, 2);
    expect(transport.tries()).toBe(before + 2);
  });
});

describe('a question that nobody waits for any more', () => {
  test.each<[Kind, number]>([
    ['tcp', 0],
    ['rtu', 0],
    ['serial', 200],
  ])('%s: holds the next one up for %d ms at most, and leaves no alarm behind', async (kind, waitMs) => {
    let isMute = true;
    const transport = memoryTransport((frame, far) => {
      if (!isMute) right(kind)(frame, far);
    });
    const { line, timers, read } = lineOn(kind, transport);
    const stop = new AbortController();
    const asked = line.read(asks(1), { signal: stop.signal });
    await timers.pass(10);
    stop.abort();
    expect(await asked).toEqual(failed('aborted'));
    isMute = false;
    expect(await read(2, waitMs)).toEqual(isTrue(2));
    expect(timers.set()).toBe(0);
  });
});

describe('a line whose connection breaks', () => {
  it('connects at once when there had been answers', async () => {
    const transport = memoryTransport(right('tcp'));
    const { read, line } = lineOn('tcp', transport);
    for (const at of [1, 2, 3]) {
      expect(await read(at, 0)).toEqual(isTrue(at));
      transport.far().end('hungUp');
      expect(line.state()).toMatchObject({ isConnected: false, problem: 'hungUp', generation: at });
    }
  });

  it('leaves alone for a while who hangs up before an answer', async () => {
    const transport = memoryTransport((_frame, far) => far.end('hungUp'));
    const { read } = lineOn('tcp', transport);
    expect(await read(1, 0)).toEqual(failed('disconnected'));
    expect(await read(1, 0)).toEqual(failed('disconnected'));
    expect(transport.tries()).toBe(1);
    await read(1, 1001);
    await read(1, 0);
    expect(transport.tries()).toBe(2);
  });

  it('gives no value of the connection before', async () => {
    const ends: FarEnd[] = [];
    const transport = memoryTransport((frame, far, count) => {
      ends.push(far);
      if (count === 1) far.end('hungUp');
      else ends[0]!.give(rightAnswer('tcp', frame));
    });
    const { read, timers } = lineOn('tcp', transport);
    expect(await read(1, 0)).toEqual(failed('disconnected'));
    await timers.pass(2000);
    expect(await read(2, 1000)).toEqual(failed('timeout'));
  });

  it('goes on counting, so that a gateway that answers the connection before is not believed', async () => {
    const transport = memoryTransport((frame, far) => far.give(rightAnswer('tcp', frame)));
    const { read } = lineOn('tcp', transport);
    await read(1, 0);
    transport.far().end('hungUp');
    await read(2, 0);
    expect(transport.sent.map((frame) => Buffer.from(frame).readUInt16BE(0))).toEqual([0, 1]);
  });
});

describe('a question without an answer', () => {
  it('ends with its time, its own or that of the line', async () => {
    const { line, timers } = lineOn(
      'tcp',
      memoryTransport(() => undefined),
    );
    const outcomes: string[] = [];
    void line.read(asks(1), { timeoutMs: 200 }).then(() => outcomes.push('own'));
    void line.read(asks(2)).then(() => outcomes.push('of the line'));
    await timers.pass(199);
    expect(outcomes).toEqual([]);
    await timers.pass(1);
    expect(outcomes).toEqual(['own']);
    await timers.pass(999);
    expect(outcomes).toEqual(['own']);
    await timers.pass(1);
    expect(outcomes).toEqual(['own', 'of the line']);
  });

  it('makes TCP hang up after the third in a row, and connect again at once', async () => {
    const transport = memoryTransport((frame, far, count) => {
      if ([1, 4, 8].includes(count)) right('tcp')(frame, far);
    });
    const { read, line } = lineOn('tcp', transport);
    const outcomes = [];
    for (let at = 0; at < 8; at++) outcomes.push([await read(at, 1000), transport.hangUps()] as const);
    expect(outcomes.map(([answer, hangUps]) => [answer === 'hangs' ? answer : answer.ok, hangUps])).toEqual([
      [true, 0],
      [false, 0],
      [false, 0],
      [true, 0],
      [false, 0],
      [false, 0],
      [false, 1],
      [true, 1],
    ]);
    expect(line.state().generation).toBe(2);
  });

  it('makes RTU over TCP hang up, as a late answer would fit the next question', async () => {
    const transport = memoryTransport(() => undefined);
    const { read, line } = lineOn('rtu', transport);
    expect(await read(1, 1000)).toEqual(failed('timeout'));
    expect(line.state()).toMatchObject({ isConnected: false, problem: 'silent', generation: 1 });
    expect(await read(1, 1000)).toEqual(failed('timeout'));
    expect([transport.hangUps(), transport.tries()]).toEqual([2, 2]);
  });

  it('is not followed on a serial port before 200 ms of silence, and what comes late is dropped', async () => {
    let late: Buffer | undefined;
    const transport = memoryTransport((frame, far, count) => {
      if (count === 1) late = rightAnswer('serial', frame);
      else right('serial')(frame, far);
    });
    const { line, timers } = lineOn('serial', transport);
    const answers: ModbusAnswer[] = [];
    for (const at of [1, 2]) void line.read(asks(at)).then((answer) => answers.push(answer));
    await timers.pass(1000);
    expect(answers).toEqual([failed('timeout')]);
    await timers.pass(150);
    transport.far().give(late!);
    await timers.pass(199);
    expect(transport.sent.length).toBe(1);
    await timers.pass(1);
    expect(answers).toEqual([failed('timeout'), isTrue(2)]);
    expect(transport.hangUps()).toBe(0);
  });
});

describe('a serial port', () => {
  it('is opened again after two seconds of noise', async () => {
    const transport = memoryTransport(right('serial'));
    const { line, timers, read } = lineOn('serial', transport);
    expect(await read(1, 0)).toEqual(isTrue(1));
    const outcomes: ModbusAnswer[] = [];
    transport.far().give(Uint8Array.of(0));
    void line.read(asks(2)).then((answer) => outcomes.push(answer));
    let noiseMs = 0;
    for (; noiseMs < 3000 && transport.hangUps() === 0; noiseMs += 100) {
      transport.far().give(Uint8Array.of(0));
      await timers.pass(100);
    }
    // two seconds, the silence that was waited for, and a look at the wire
    expect([noiseMs >= 2200, noiseMs <= 2400]).toEqual([true, true]);
    expect(outcomes).toEqual([failed('disconnected')]);
    expect([transport.hangUps(), line.state().problem]).toEqual([1, 'damaged']);
    expect(await read(3, 0)).toEqual(isTrue(3));
  });

  it.each([
    ['even', 1, 11],
    ['odd', 2, 12],
    ['none', 1, 10],
    ['none', 2, 11],
  ] as const)(
    'of parity %s and %d stop bits gives an answer as long as its characters of %d bits take, and 300 ms',
    (parity, stopBits, bits) => {
      const request = readRequest({ unit: 1, table: 'holding', at: 0, count: 100 });
      // 8 bytes there and 205 back
      const port = { device: '/dev/null', baud: 9600, parity, stopBits };
      expect(serialTimeoutMs(port, request)).toBeCloseTo(((8 + 205) * bits * 1000) / 9600 + 300);
    },
  );
});

describe('pauses', () => {
  it('come after the connecting and between two questions', async () => {
    const transport = memoryTransport(right('tcp'));
    const { line, timers } = lineOn('tcp', transport, { pauseMs: 50 });
    const sentAfter: number[] = [];
    for (const at of [1, 2]) void line.read(asks(at)).then(() => sentAfter.push(timers.nowMs()));
    const startMs = timers.nowMs();
    await timers.pass(1000);
    expect(sentAfter.map((ms) => ms - startMs)).toEqual([50, 100]);
  });

  it.each([
    [9600, 'none', 0, (3.5 * 10_000) / 9600],
    [19_200, 'even', 0, (3.5 * 11_000) / 19_200],
    [38_400, 'none', 0, 1.75],
    [115_200, 'even', 1.5, 1.75],
    [115_200, 'none', 1.8, 1.8],
  ] as const)(
    'of a serial line at %d baud with parity %s, %d ms asked for, are 3.5 characters or 1.75 ms at least',
    (baud, parity, asked, pauseMs) => {
      expect(serialPauseMs({ device: '/dev/null', baud, parity, stopBits: 1 }, asked)).toBeCloseTo(pauseMs, 9);
    },
  );

  it('may be those of a question', async () => {
    const transport = memoryTransport(right('tcp'));
    const { line, timers } = lineOn('tcp', transport);
    void line.read(asks(1), { pauseMs: 70 });
    await timers.pass(69);
    expect(transport.sent).toEqual([]);
    await timers.pass(1);
    expect(transport.sent.length).toBe(1);
  });
});

describe('a line', () => {
  it('[FIELD-1] sends no frame that is not a question, whoever made it', async () => {
    const transport = memoryTransport(right('tcp'));
    const writing = (nextId: () => number): Framing => {
      const framing = mbapFraming(nextId);
      const ask: Framing['ask'] = (request) => framing.ask(request).map((byte, i) => (i === framing.functionAt ? 6 : byte));
      return { ...framing, ask };
    };
    const { line } = lineOn('tcp', transport, { framing: writing });
    await expect(line.read(asks(1))).rejects.toThrow('only questions that read are sent');
    await expect(line.identify(1)).rejects.toThrow('only questions that read are sent');
    expect(transport.sent).toEqual([]);
  });

  it('lets a hundred questions wait and no more', async () => {
    const { line, timers } = lineOn('tcp', memoryTransport(right('tcp')));
    const answers = Array.from({ length: 103 }, (_, at) => line.read(asks(at)));
    await timers.pass(0);
    const reasons = (await Promise.all(answers)).map((answer) => (answer.ok ? 'answered' : answer.reason));
    expect(reasons).toEqual([...Array<string>(101).fill('answered'), 'crowded', 'crowded']);
  });

  it('asks for the rest of an identification, and takes what there is when the rest does not come', async () => {
    const part = (more: number, next: number, object: number, text: string) =>
      Buffer.concat([Buffer.of(43, 14, 1, 1, more, next, 1, object, text.length), Buffer.from(text)]);
    const parts = [part(255, 1, 0, 'Vendor'), part(255, 2, 1, 'Product'), part(0, 0, 2, 'V2')];
    for (const known of [3, 2]) {
      const transport = memoryTransport((frame, far, count) => {
        if (count <= known) far.give(plainMbap(Buffer.from(frame).readUInt16BE(0), 1, parts[count - 1]!));
      });
      const { line, timers } = lineOn('tcp', transport);
      const identified = line.identify(1);
      await timers.pass(2000);
      const identity = { vendor: 'Vendor', product: 'Product', revision: known === 3 ? 'V2' : undefined };
      expect(await identified).toEqual({ ok: true, identity });
      expect(transport.sent.map((frame) => frame.at(-1))).toEqual([0, 1, 2]);
    }
  });

  it('asks a device that names the same object for ever only once', async () => {
    const transport = memoryTransport((frame, far) => {
      far.give(plainMbap(Buffer.from(frame).readUInt16BE(0), 1, Buffer.of(43, 14, 1, 1, 255, 0, 1, 0, 1, 65)));
    });
    const { line } = lineOn('tcp', transport);
    expect(await line.identify(1)).toEqual({ ok: true, identity: { vendor: 'A', product: undefined, revision: undefined } });
    expect(transport.sent.length).toBe(1);
  });

  it('leaves no alarm behind when it is closed amid a pause, a question or a silence', async () => {
    for (const kind of ['tcp', 'rtu', 'serial'] as const) {
      for (const atMs of [10, 60, 1060, 1100]) {
        const { line, timers } = lineOn(
          kind,
          memoryTransport(() => undefined),
          { pauseMs: 50 },
        );
        const answers = [line.read(asks(1)), line.read(asks(2))];
        await timers.pass(atMs);
        await line.close();
        expect(await Promise.all(answers)).toContainEqual(failed('closed'));
        expect(timers.set()).toBe(0);
      }
    }
  });
});

const problems = fc.constantFrom<LineProblem>('hungUp', 'unreachable');
/** The longest wait between two tries, with what chance adds. */
const longestWaitMs = 72_000;
/** What a wire does instead of the right answer. */
const faults = fc.oneof(
  fc.record({ kind: fc.constant('right' as const) }),
  fc.record({ kind: fc.constant('noise' as const), bytes: fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 4 }) }),
  fc.record({ kind: fc.constant('flip' as const), place: fc.nat(), change: fc.integer({ min: 1, max: 255 }) }),
  fc.record({ kind: fc.constant('cut' as const), length: fc.nat(12) }),
  fc.record({ kind: fc.constant('twice' as const) }),
  fc.record({ kind: fc.constant('late' as const), afterMs: fc.integer({ min: 1, max: 3000 }) }),
  fc.record({ kind: fc.constant('before' as const), bytes: fc.uint8Array({ minLength: 1, maxLength: 4 }) }),
  fc.record({ kind: fc.constant('end' as const), problem: problems }),
  fc.record({ kind: fc.constant('nothing' as const) }),
);

test.each(['tcp', 'rtu', 'serial'] as const)(
  'no stream of bytes makes a line of %s throw, hang or give a value that was not asked for',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(faults, { minLength: 1, maxLength: 12 }), async (script) => {
        const transport = memoryTransport((frame, far, count) => {
          const fault = script[count - 1] ?? { kind: 'right' };
          const answer = rightAnswer(kind, frame);
          // The values of Modbus TCP have no check sum but that of TCP itself.
          const checked = kind === 'tcp' ? 9 : answer.length;
          if (fault.kind === 'right') far.give(answer);
          else if (fault.kind === 'noise') fault.bytes.forEach((bytes) => far.give(bytes));
          else if (fault.kind === 'cut') far.give(answer.subarray(0, Math.min(fault.length, answer.length - 1)));
          else if (fault.kind === 'twice') far.give(Buffer.concat([answer, answer]));
          else if (fault.kind === 'late') timers.after(fault.afterMs, () => far.give(answer));
          else if (fault.kind === 'before') far.give(Buffer.concat([fault.bytes, answer]));
          else if (fault.kind === 'end') far.end(fault.problem);
          else if (fault.kind === 'flip') far.give(answer.map((byte, i) => (i === fault.place % checked ? byte ^ fault.change : byte)));
        });
        const { line, timers, read } = lineOn(kind, transport);
        for (let at = 0; at < script.length; at++) {
          const answer = await read(at, 10_000);
          expect(answer).not.toBe('hangs');
          if (answer !== 'hangs' && answer.ok) expect(answer).toEqual(isTrue(at));
        }
        // What was not asked for want of a connection is asked now, and gets the rest of the script.
        let last: ModbusAnswer | 'hangs' = 'hangs';
        for (let tries = 0; tries <= script.length; tries++) {
          await timers.pass(longestWaitMs);
          last = await read(90, 10_000);
        }
        expect(last).toEqual(isTrue(90));
        await line.close();
        expect(timers.set()).toBe(0);
      }),
      { numRuns: 300 },
    );
  },
);
