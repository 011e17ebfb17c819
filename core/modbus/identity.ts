import type { ModbusIdentity } from '../ports/index.ts';
import { exceptionCodes } from './exceptionCodes.ts';
import { exceptionLength, refuses } from './exceptions.ts';
import { identifyFunction, identifyKind } from './functions.ts';
import { checkUnit } from './reading.ts';
import type { AnswerLength, Request } from './Request.ts';

/** Of the identification, vendor, product and revision, which every device that knows the function has. */
const basicObjects = 1;
const objectOf = { vendor: 0, product: 1, revision: 2 } as const;
/** Function, kind, what was asked, conformity, more follows, next object, number of objects. */
const head = { kind: 1, asked: 2, moreFollows: 4, nextObject: 5, objectCount: 6, length: 7 } as const;
const yes = 0xff;
const maxPduLength = 253;
const maxTextLength = 60;
const firstPrintable = 0x20;
const lastPrintable = 0x7e;

/** An object and how long its text is. */
const objectHeadLength = 2;

/** Objects by number, of one answer. */
export interface IdentityPart {
  readonly objects: ReadonlyMap<number, string>;
  /** From which object on to ask again; undefined when that was all. */
  readonly nextObject: number | undefined;
}

/** Printable ASCII, which the protocol asks for; other bytes are dropped. */
const textOf = (bytes: Uint8Array): string =>
  String.fromCharCode(...bytes.filter((byte) => byte >= firstPrintable && byte <= lastPrintable))
    .trim()
    .slice(0, maxTextLength);

/** Where each object begins, and at last where all end; undefined when that is not known yet, `impossible` when they don't fit into an answer. */
function objectPlaces(pdu: Uint8Array): readonly number[] | 'impossible' | undefined {
  const places = [];
  let at: number = head.length;
  for (let left = pdu[head.objectCount]!; left > 0; left--) {
    if (at + objectHeadLength > maxPduLength) return 'impossible';
    if (at + objectHeadLength > pdu.length) return undefined;
    places.push(at);
    at += objectHeadLength + pdu[at + 1]!;
  }
  return at > maxPduLength ? 'impossible' : [...places, at];
}

/** Asks a unit who it is, from an object on; throws a RangeError for a unit that no frame can name. */
export function identifyRequest(unit: number, fromObject = 0): Request {
  checkUnit(unit);
  return {
    unit,
    pdu: Uint8Array.of(identifyFunction, identifyKind, basicObjects, fromObject),
    maxAnswerLength: maxPduLength,
    answerLength(pdu): AnswerLength {
      if (pdu.length === 0) return undefined;
      if (refuses(pdu, identifyFunction)) return exceptionLength;
      const isOther = pdu[0] !== identifyFunction || (pdu[head.kind] ?? identifyKind) !== identifyKind;
      if (isOther || (pdu[head.asked] ?? basicObjects) !== basicObjects) return 'impossible';
      if (pdu.length < head.length) return undefined;
      const places = objectPlaces(pdu);
      return typeof places === 'object' ? places.at(-1) : places;
    },
  };
}

/** What a whole answer of the right length, which is no exception, says. */
export function identityPartOf(pdu: Uint8Array): IdentityPart {
  const places = objectPlaces(pdu);
  const starts = typeof places === 'object' ? places.slice(0, -1) : [];
  const objects = new Map(
    starts.map((at) => [pdu[at]!, textOf(pdu.subarray(at + objectHeadLength, at + objectHeadLength + pdu[at + 1]!))]),
  );
  return { objects, nextObject: pdu[head.moreFollows] === yes ? pdu[head.nextObject] : undefined };
}

/** The texts by their names; an empty one is missing. */
export function identityOf(objects: ReadonlyMap<number, string>): ModbusIdentity {
  const text = (object: number) => objects.get(object) || undefined;
  return { vendor: text(objectOf.vendor), product: text(objectOf.product), revision: text(objectOf.revision) };
}

/** Bytes of a text that fit beside the two other objects. */
const bytesOf = (text: string | undefined): readonly number[] =>
  Array.from(text ?? '', (character) => character.charCodeAt(0))
    .filter((code) => code >= firstPrintable && code <= lastPrintable)
    .slice(0, maxTextLength);

/** Highest code of what may be asked as a stream of objects: basic, regular, extended. */
const lastStreamCode = 3;

/** The answer to who a unit is, all of it in one; a number is the exception for a request that asks otherwise. */
export function identityPdu(pdu: Uint8Array, identity: ModbusIdentity): Uint8Array | number {
  const code = pdu[head.asked];
  if (pdu[head.kind] !== identifyKind) return exceptionCodes.illegalFunction;
  if (code === undefined || code < basicObjects || code > lastStreamCode) return exceptionCodes.illegalValue;
  const texts = [bytesOf(identity.vendor), bytesOf(identity.product), bytesOf(identity.revision)];
  const objects = texts.flatMap((bytes, object) => [object, bytes.length, ...bytes]);
  return Uint8Array.of(identifyFunction, identifyKind, code, basicObjects, 0, 0, texts.length, ...objects);
}
