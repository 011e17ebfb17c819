import { joined, wordAt } from './bytes.ts';
import type { Framing, Taken } from './Framing.ts';
import { mbapFrame, mbapHeader as header, mbapUnitLength, maxMbapLength } from './mbap.ts';
import type { Request } from './Request.ts';

const maxIds = 65_536;
/** A question that was given up is remembered for so many further ones. */
const lateQuestions = 32;

const nothing = new Uint8Array();

/** Whether the frame at the begin of these bytes is an answer of this question so far; `whole` when all of it is there. */
function checked(bytes: Uint8Array, { unit, answerLength }: Request): 'impossible' | 'whole' | undefined {
  if (bytes.length > header.unit && bytes[header.unit] !== unit) return 'impossible';
  const stated = wordAt(bytes, header.length) - mbapUnitLength;
  const pdu = bytes.subarray(header.size, header.size + stated);
  const length = answerLength(pdu);
  if (length === 'impossible' || (length !== undefined && length !== stated)) return 'impossible';
  if (pdu.length < stated) return undefined;
  return length === undefined ? 'impossible' : 'whole';
}

/** Of an exception. */
const minLength = 3;

/** Whether the first six bytes, or those that are there, can begin a frame. */
function isHeader(bytes: Uint8Array): boolean {
  if (bytes.length > header.protocol && bytes[header.protocol] !== 0) return false;
  if (bytes.length > header.protocol + 1 && bytes[header.protocol + 1] !== 0) return false;
  if (bytes.length < header.unit) return true;
  const length = wordAt(bytes, header.length);
  return length >= minLength && length <= maxMbapLength;
}

/**
 * Frames of Modbus TCP. `nextId` gives the number of each question, 0 to 65535; a connection that follows another on the same line goes on counting, so that
 * no answer of the former fits. The answer of a question that was given up is dropped when it comes late.
 */
export function mbapFraming(nextId: () => number): Framing {
  let open: { readonly id: number; readonly request: Request } | undefined;
  let questions = 0;
  const late = new Map<number, { readonly request: Request; readonly asked: number }>();
  let rest: Uint8Array = nothing;

  /** Whether a piece of an answer looks like the begin of another one: of a question asked lately, answered or not. */
  function isOtherBegin(bytes: Uint8Array): boolean {
    if (open === undefined || bytes.length < header.unit || !isHeader(bytes)) return false;
    return (open.id - wordAt(bytes, header.id) + maxIds) % maxIds <= lateQuestions;
  }

  /** Those that are not remembered any more. */
  function forget(): void {
    for (const [id, { asked }] of late) if (questions - asked > lateQuestions) late.delete(id);
  }

  /** The frame at the begin of `rest`; undefined while it is not whole. */
  function frame(): { readonly pdu: Uint8Array; readonly isOpen: boolean } | 'damaged' | undefined {
    if (rest.length < header.protocol) return open === undefined && late.size === 0 ? 'damaged' : undefined;
    const id = wordAt(rest, header.id);
    const isOpen = id === open?.id;
    const request = isOpen ? open?.request : late.get(id)?.request;
    if (request === undefined || !isHeader(rest)) return 'damaged';
    if (rest.length < header.unit) return undefined;
    const state = checked(rest, request);
    if (state !== 'whole') return state === 'impossible' ? 'damaged' : undefined;
    const end = header.unit + wordAt(rest, header.length);
    const pdu = rest.slice(header.size, end);
    rest = rest.slice(end);
    if (isOpen) open = undefined;
    else late.delete(id);
    return { pdu, isOpen };
  }

  return {
    functionAt: header.size,
    ask(request) {
      const id = nextId() % maxIds;
      open = { id, request };
      questions++;
      forget();
      return mbapFrame(id, request.unit, request.pdu);
    },
    giveUp() {
      if (open === undefined) return;
      late.set(open.id, { request: open.request, asked: questions });
      open = undefined;
    },
    take(bytes): Taken {
      let isInPieces = rest.length > 0;
      if (isInPieces && isOtherBegin(bytes)) return 'damaged';
      rest = joined(rest, bytes);
      let answer: Uint8Array | undefined;
      while (rest.length > 0) {
        const next = frame();
        // The end of an answer that never came whole may be a late one.
        if (next === 'damaged' || (next?.isOpen === true && isInPieces && late.size > 0)) return 'damaged';
        if (next === undefined) break;
        if (next.isOpen) answer = next.pdu;
        isInPieces = false;
      }
      return answer;
    },
  };
}
