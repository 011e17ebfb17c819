import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { ModbusTable } from '../../../core/field/index.ts';
import {
  askedValues,
  type Framing,
  identifyRequest,
  identityOf,
  identityPartOf,
  identityPdu,
  isReadingPdu,
  mbapFrame,
  mbapFraming,
  mbapRequests,
  readAnswer,
  readRequest,
  rtuFraming,
  valuesPdu,
} from '../../../core/modbus/index.ts';
import { crc16 } from '../../../core/modbus/crc16.ts';
import { rtuFrame } from '../../../core/modbus/rtuFraming.ts';
import type { ModbusQuestion } from '../../../core/ports/index.ts';
import { plainCrc, plainMbap, plainRtu } from '../../adapters/modbus/faultyDevice.ts';

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

const maxCounts: Readonly<Record<ModbusTable, number>> = { holding: 125, input: 125, coil: 2000, discrete: 2000 };
const tables = fc.constantFrom<ModbusTable>('holding', 'input', 'coil', 'discrete');
/** A question, and values that may answer it. */
const exchanges = fc
  .record({ unit: fc.integer({ min: 0, max: 255 }), table: tables, at: fc.integer({ min: 0, max: 65_535 }) })
  .chain((asked) =>
    fc.integer({ min: 1, max: Math.min(maxCounts[asked.table], 65_536 - asked.at) }).map((count): ModbusQuestion => ({ ...asked, count })),
  )
  .chain((question) => {
    const max = question.table === 'coil' || question.table === 'discrete' ? 1 : 65_535;
    return fc
      .array(fc.integer({ min: 0, max }), { minLength: question.count, maxLength: question.count })
      .map((values) => ({ question, values }));
  });

const answerPdu = ({ question, values }: { readonly question: ModbusQuestion; readonly values: readonly number[] }) =>
  valuesPdu(question, values);

describe('frames', () => {
  test.each([
    ['registers', { unit: 17, table: 'holding', at: 107, count: 3 }, '11 03 00 6b 00 03 76 87'],
    ['input registers', { unit: 1, table: 'input', at: 8, count: 1 }, '01 04 00 08 00 01 b0 08'],
    ['coils', { unit: 17, table: 'coil', at: 19, count: 37 }, '11 01 00 13 00 25 0e 84'],
    ['discrete inputs', { unit: 17, table: 'discrete', at: 196, count: 22 }, '11 02 00 c4 00 16 ba a9'],
  ] as const)('of RTU ask for %s as the protocol writes them', (_title, question, hex) => {
    expect(hexOf(rtuFraming().ask(readRequest(question)))).toBe(hex.replaceAll(' ', ''));
  });

  it('of TCP have a number, no check sum and the length of what follows', () => {
    const framing = mbapFraming(() => 258);
    expect(hexOf(framing.ask(readRequest({ unit: 17, table: 'holding', at: 107, count: 3 })))).toBe('0102000000061103006b0003');
  });

  it('of RTU are read as the protocol writes them', () => {
    const question = { unit: 17, table: 'holding', at: 107, count: 3 } as const;
    const framing = rtuFraming();
    framing.ask(readRequest(question));
    const pdu = framing.take(bytesOf('11 03 06 ae 41 56 52 43 40 49 ad'));
    expect(readAnswer(question, pdu as Uint8Array)).toEqual({ ok: true, words: [0xae41, 0x5652, 0x4340] });
  });

  it('have the check sum that a plain calculation gives', () => {
    expect(crc16(new TextEncoder().encode('123456789'))).toBe(0x4b37);
    fc.assert(fc.property(fc.uint8Array(), (bytes) => expect(crc16(bytes)).toBe(plainCrc(Buffer.from(bytes)))));
  });

  it('are written as a plain writer does', () => {
    fc.assert(
      fc.property(fc.nat(65_535), fc.nat(255), fc.uint8Array({ minLength: 1, maxLength: 253 }), (id, unit, pdu) => {
        expect(hexOf(mbapFrame(id, unit, pdu))).toBe(hexOf(plainMbap(id, unit, Buffer.from(pdu))));
        expect(hexOf(rtuFrame(unit, pdu))).toBe(hexOf(plainRtu(unit, Buffer.from(pdu))));
      }),
    );
  });
});

describe('a question', () => {
  it('is understood by a server, and its answer by who asked', () => {
    fc.assert(
      fc.property(exchanges, ({ question, values }) => {
        const { table, at, count } = question;
        const { pdu, answerLength, maxAnswerLength } = readRequest(question);
        expect(askedValues(pdu)).toEqual({ table, at, count });
        const answer = answerPdu({ question, values });
        expect(answerLength(answer)).toBe(answer.length);
        expect(maxAnswerLength).toBe(answer.length);
        expect(readAnswer(question, answer)).toEqual({ ok: true, words: values });
      }),
    );
  });

  it('can only read, whatever is asked', () => {
    fc.assert(fc.property(exchanges, ({ question }) => expect([1, 2, 3, 4]).toContain(readRequest(question).pdu[0])));
    expect([...identifyRequest(1).pdu.subarray(0, 2)]).toEqual([43, 14]);
    const readers = Array.from({ length: 256 }, (_, code) => code).filter((code) => isReadingPdu(Uint8Array.of(code, 14)));
    expect(readers).toEqual([1, 2, 3, 4, 43]);
    expect(isReadingPdu(Uint8Array.of(43, 13))).toBe(false);
    expect(isReadingPdu(new Uint8Array())).toBe(false);
  });

  test.each([
    ['a function that writes', '06 00 01 00 02', 1],
    ['no function', '', 1],
    ['too short', '03 00 01 00', 3],
    ['too long', '03 00 01 00 01 00', 3],
    ['no registers', '03 00 01 00 00', 3],
    ['too many registers', '04 00 00 00 7e', 3],
    ['too many bits', '01 00 00 07 d1', 3],
    ['beyond the last address', '03 ff ff 00 02', 2],
  ])('that is wrong gets an exception: %s', (_title, hex, code) => {
    expect(askedValues(bytesOf(hex))).toBe(code);
  });
});

describe('an identification', () => {
  const identity = { vendor: 'Pressluft', product: 'Station', revision: '1.2' };
  const partOf = (pdu: Uint8Array) => identityPartOf(pdu);

  it('says who the unit is', () => {
    const request = identifyRequest(7);
    const answer = identityPdu(request.pdu, identity) as Uint8Array;
    expect(request.answerLength(answer)).toBe(answer.length);
    expect(identityOf(partOf(answer).objects)).toEqual(identity);
  });

  it('has no control characters and is not long', () => {
    const text = `A\u0000B\u001b[31m\nC${'x'.repeat(100)}`;
    const bytes = [...Buffer.from(text)];
    const pdu = Uint8Array.of(43, 14, 1, 1, 0, 0, 1, 0, bytes.length, ...bytes);
    expect(identityOf(partOf(pdu).objects)).toEqual({ vendor: `AB[31mC${'x'.repeat(53)}`, product: undefined, revision: undefined });
  });

  it('says from where on to ask again', () => {
    expect(partOf(bytesOf('2b 0e 01 01 ff 02 01 00 01 41'))).toEqual({ objects: new Map([[0, 'A']]), nextObject: 2 });
  });

  test.each([
    ['nothing yet', '', undefined],
    ['another function', '03', 'impossible'],
    ['43 of another kind', '2b 0d', 'impossible'],
    ['asked otherwise', '2b 0e 02', 'impossible'],
    ['not known yet', '2b 0e 01 01 00 00', undefined],
    ['an object that is not there yet', '2b 0e 01 01 00 00 02 00 01 41', undefined],
    ['objects that fit into no answer', `2b 0e 01 01 00 00 03 00 f0 ${'41'.repeat(240)} 01 f0`, 'impossible'],
    ['an exception', 'ab', 2],
  ])('is looked at while it comes: %s', (_title, hex, length) => {
    expect(identifyRequest(1).answerLength(bytesOf(hex))).toBe(length);
  });

  it('asked for otherwise is refused by a server', () => {
    expect(identityPdu(bytesOf('2b 0d 01 00'), identity)).toBe(1);
    expect(identityPdu(bytesOf('2b 0e 04 00'), identity)).toBe(3);
    expect(identityPdu(bytesOf('2b 0e'), identity)).toBe(3);
  });
});

const framings = {
  tcp: { open: () => mbapFraming(() => 0), frame: (unit: number, pdu: Uint8Array) => mbapFrame(0, unit, pdu) },
  rtu: { open: rtuFraming, frame: rtuFrame },
} as const;

/** What pieces of a wire come to: the first answer, or that they are damaged. */
function takeAll(framing: Framing, pieces: readonly Uint8Array[]): Uint8Array | 'damaged' | undefined {
  for (const piece of pieces) {
    const taken = framing.take(piece);
    if (taken !== undefined) return taken;
  }
  return undefined;
}

/** Cut anywhere. */
const inPieces = (bytes: Uint8Array, cuts: readonly number[]) => {
  const places = [0, ...cuts.map((cut) => cut % bytes.length).sort((a, b) => a - b), bytes.length];
  return places.slice(1).map((end, i) => bytes.subarray(places[i], end));
};

/** Whether these bytes can be the begin of an answer of TCP to question 0 or to one of the 32 before it. */
const isBeginOfTcp = (bytes: Uint8Array) => {
  if (bytes.length < 6) return false;
  const [id, protocol, length] = [0, 2, 4].map((at) => (bytes[at]! << 8) | bytes[at + 1]!);
  return (65_536 - id!) % 65_536 <= 32 && protocol === 0 && length! >= 3 && length! <= 254;
};

describe.each(['tcp', 'rtu'] as const)('the framing of %s', (kind) => {
  const { open, frame } = framings[kind];

  it('takes an answer in any pieces, and only as a whole', () => {
    fc.assert(
      fc.property(exchanges, fc.array(fc.nat(), { maxLength: 8 }), (exchange, cuts) => {
        const framing = open();
        const bytes = frame(exchange.question.unit, answerPdu(exchange));
        const pieces = inPieces(bytes, cuts);
        fc.pre(kind === 'rtu' || !pieces.slice(1).some(isBeginOfTcp));
        framing.ask(readRequest(exchange.question));
        expect(takeAll(framing, pieces.slice(0, -1))).toBeUndefined();
        const taken = framing.take(pieces.at(-1)!);
        expect(readAnswer(exchange.question, taken as Uint8Array)).toEqual({ ok: true, words: exchange.values });
      }),
    );
  });

  it('gives no value for an answer with a byte that is changed, but where only TCP itself could see it', () => {
    fc.assert(
      fc.property(exchanges, fc.nat(), fc.integer({ min: 1, max: 255 }), (exchange, place, change) => {
        const framing = open();
        framing.ask(readRequest(exchange.question));
        const bytes = frame(exchange.question.unit, answerPdu(exchange));
        // Modbus TCP has no check sum of its own: its values begin here.
        const checked = kind === 'tcp' ? 9 : bytes.length;
        const at = place % checked;
        bytes[at]! ^= change;
        const taken = framing.take(bytes);
        if (taken instanceof Uint8Array) expect(readAnswer(exchange.question, taken)).toMatchObject({ ok: false, reason: 'exception' });
      }),
    );
  });

  it('takes no bytes for an answer that are none', () => {
    fc.assert(
      fc.property(exchanges, fc.array(fc.uint8Array(), { maxLength: 6 }), ({ question }, pieces) => {
        const framing = open();
        framing.ask(readRequest(question));
        const taken = takeAll(framing, pieces);
        if (!(taken instanceof Uint8Array)) return;
        const whole = Buffer.concat(pieces);
        expect(whole.subarray(0, frame(question.unit, taken).length).equals(frame(question.unit, taken))).toBe(true);
      }),
    );
  });

  it('doubts bytes that nobody asked for', () => {
    const framing = open();
    expect(framing.take(frame(1, Uint8Array.of(3, 2, 0, 1)))).toBe('damaged');
  });
});

describe('the framing of TCP', () => {
  const question = { unit: 1, table: 'holding', at: 0, count: 1 } as const;
  const answer = (id: number, word = 1) => mbapFrame(id, 1, Uint8Array.of(3, 2, 0, word));
  const counting = () => {
    let id = 0;
    return mbapFraming(() => id++);
  };

  it('drops the answer of a question that was given up, alone and before the right one', () => {
    const framing = counting();
    framing.ask(readRequest(question));
    framing.giveUp();
    framing.ask(readRequest(question));
    expect(framing.take(answer(0, 9))).toBeUndefined();
    expect(framing.take(answer(1, 7))).toEqual(Uint8Array.of(3, 2, 0, 7));
    framing.ask(readRequest(question));
    framing.giveUp();
    framing.ask(readRequest(question));
    expect(framing.take(Buffer.concat([answer(2, 9), answer(3, 7)]))).toEqual(Uint8Array.of(3, 2, 0, 7));
  });

  it('doubts a piece of an answer whose values look like the begin of another answer', () => {
    const framing = counting();
    framing.ask(readRequest({ unit: 1, table: 'holding', at: 0, count: 4 }));
    const bytes = mbapFrame(0, 1, Uint8Array.of(3, 8, 0, 0, 0, 0, 0, 3, 0, 0));
    expect(framing.take(bytes.subarray(0, 9))).toBeUndefined();
    expect(framing.take(bytes.subarray(9))).toBe('damaged');
  });

  it('doubts a late answer that does not fit its question', () => {
    const framing = counting();
    framing.ask(readRequest(question));
    framing.giveUp();
    framing.ask(readRequest(question));
    expect(framing.take(mbapFrame(0, 1, Uint8Array.of(3, 4, 0, 1, 0, 2)))).toBe('damaged');
  });

  it('doubts an answer in pieces while another one is late, whose bytes may be among them', () => {
    const long = { ...question, count: 8 };
    const framing = counting();
    framing.ask(readRequest(question));
    framing.giveUp();
    framing.ask(readRequest(long));
    const cut = mbapFrame(1, 1, Uint8Array.of(3, 16, ...Array<number>(16).fill(7))).subarray(0, -answer(0).length);
    expect(framing.take(cut)).toBeUndefined();
    expect(framing.take(answer(0))).toBe('damaged');
  });

  it('doubts an answer that is broken off by another one, which came once before', () => {
    const framing = counting();
    framing.ask(readRequest(question));
    expect(framing.take(answer(0))).toBeInstanceOf(Uint8Array);
    framing.ask(readRequest({ ...question, count: 8 }));
    const cut = mbapFrame(1, 1, Uint8Array.of(3, 16, ...Array<number>(16).fill(7))).subarray(0, -answer(0).length);
    expect(framing.take(cut)).toBeUndefined();
    expect(framing.take(answer(0))).toBe('damaged');
  });

  it('takes an answer in pieces whose values are zeros', () => {
    const framing = counting();
    framing.ask(readRequest({ ...question, count: 8 }));
    const zeros = mbapFrame(0, 1, Uint8Array.of(3, 16, ...Array<number>(16).fill(0)));
    expect(framing.take(zeros.subarray(0, 9))).toBeUndefined();
    expect(framing.take(zeros.subarray(9))).toBeInstanceOf(Uint8Array);
  });

  it('forgets late questions after a while, and takes answers in pieces again', () => {
    const framing = counting();
    framing.ask(readRequest(question));
    framing.giveUp();
    for (let id = 1; id <= 33; id++) {
      framing.ask(readRequest(question));
      expect(framing.take(answer(id))).toBeInstanceOf(Uint8Array);
    }
    framing.ask(readRequest(question));
    expect(framing.take(answer(34).subarray(0, 5))).toBeUndefined();
    expect(framing.take(answer(34).subarray(5))).toBeInstanceOf(Uint8Array);
    framing.ask(readRequest(question));
    expect(framing.take(answer(0))).toBe('damaged');
  });

  it('doubts a single byte after an answer', () => {
    const framing = counting();
    framing.ask(readRequest(question));
    expect(framing.take(Buffer.concat([answer(0), Buffer.of(0)]))).toBe('damaged');
  });

  it('doubts an answer that comes twice', () => {
    const framing = counting();
    framing.ask(readRequest(question));
    expect(framing.take(Buffer.concat([answer(0), answer(0)]))).toBe('damaged');
  });

  test.each([
    ['another protocol', '0000 0001 0005 01 03 02 00 01'],
    ['a length of nothing', '0000 0000 0000'],
    ['a length beyond any frame', '0000 0000 00ff'],
    ['a length that the answer does not have', '0000 0000 0006 01 03 02'],
    ['an exception of another length', '0000 0000 0004 01 83 02'],
  ])('doubts %s as soon as it is seen', (_title, hex) => {
    const framing = counting();
    framing.ask(readRequest(question));
    expect(framing.take(bytesOf(hex))).toBe('damaged');
  });

  it('remembers no more than some late questions', () => {
    const framing = counting();
    for (let i = 0; i < 40; i++) {
      framing.ask(readRequest(question));
      framing.giveUp();
    }
    expect(framing.take(answer(39))).toBeUndefined();
    expect(framing.take(answer(0))).toBe('damaged');
  });
});

describe('requests that come to a server', () => {
  it('are cut out of any pieces', () => {
    fc.assert(
      fc.property(fc.array(exchanges, { minLength: 1, maxLength: 4 }), fc.array(fc.nat(), { maxLength: 9 }), (several, cuts) => {
        const sent = several.map(({ question }, id) => ({ id, unit: question.unit, pdu: readRequest(question).pdu }));
        const bytes = Buffer.concat(sent.map(({ id, unit, pdu }) => mbapFrame(id, unit, pdu)));
        const take = mbapRequests();
        expect(inPieces(bytes, cuts).map(take).flat()).toEqual(sent);
      }),
    );
  });

  test.each([
    ['another protocol', '0000 0001 0006'],
    ['too short', '0000 0000 0001'],
    ['too long', '0000 0000 00ff'],
    ['a web browser', Buffer.from('GET / HTTP/1.1').toString('hex')],
  ])('are damaged: %s', (_title, hex) => {
    expect(mbapRequests()(bytesOf(hex))).toBe('damaged');
  });
});
