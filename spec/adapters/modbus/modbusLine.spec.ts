import { describe, expect, it } from '@jest/globals';
import { modbusLine } from '../../../adapters/modbus/modbusLine.ts';
import { mbapFraming, rtuFraming } from '../../../core/modbus/index.ts';
import type { ModbusAnswer } from '../../../core/ports/index.ts';
import { plainMbap, plainRtu, truePdu, truth } from './faultyDevice.ts';
import { memoryTransport } from './memoryTransport.ts';
import { virtualTimers } from './virtualTimers.ts';

const asks = (at: number) => ({ unit: 1, table: 'holding', at, count: 1 }) as const;

describe('an identification', () => {
  it('ends with the revision, whatever object a device names next', async () => {
    const timers = virtualTimers();
    const transport = memoryTransport((frame, far, count) => {
      const object = count === 1 ? 0 : 2;
      const next = count === 1 ? 2 : 3;
      const pdu = Buffer.of(43, 14, 1, 1, 255, next, 1, object, 1, 65 + object);
      far.give(plainMbap(Buffer.from(frame).readUInt16BE(0), 1, pdu));
    });
    const rules = { onTimeout: 'goOn', onDamage: 'hangUp' } as const;
    const line = modbusLine({ transport, timers, rules, framing: mbapFraming, timeoutMs: () => 1000, pauseMs: 0 });
    expect(await line.identify(1)).toEqual({ ok: true, identity: { vendor: 'A', product: undefined, revision: 'C' } });
    expect(transport.sent.map((frame) => frame.at(-1))).toEqual([0, 2]);
  });
});

describe('a serial port after a question without an answer', () => {
  it.each([
    [50, 200],
    [350, 350],
  ])('is silent for the pause of %d ms, but for 200 ms at least: for %d ms', async (pauseMs, silentMs) => {
    const timers = virtualTimers();
    const transport = memoryTransport((frame, far, count) => {
      const bytes = Buffer.from(frame);
      if (count > 1) far.give(plainRtu(1, truePdu(1, 3, bytes.readUInt16BE(2), bytes.readUInt16BE(4))));
    });
    const rules = { onTimeout: 'silence', onDamage: 'silence' } as const;
    const line = modbusLine({ transport, timers, rules, framing: rtuFraming, timeoutMs: () => 1000, pauseMs });
    const answers: ModbusAnswer[] = [];
    for (const at of [1, 2]) void line.read(asks(at)).then((answer) => answers.push(answer));
    await timers.pass(pauseMs + 1000);
    expect(answers).toEqual([{ ok: false, reason: 'timeout' }]);
    await timers.pass(silentMs - 1);
    expect(transport.sent).toHaveLength(1);
    await timers.pass(1);
    expect(answers[1]).toEqual({ ok: true, words: [truth(1, 3, 2)] });
  });
});
