import { joined, wordAt } from './bytes.ts';
import { maxMbapLength, mbapHeader as header } from './mbap.ts';

/** Unit and function. */
const minLength = 2;

/** A request as it comes to a server of Modbus TCP. */
export interface MbapRequest {
  readonly id: number;
  readonly unit: number;
  readonly pdu: Uint8Array;
}

/** Cuts what comes from one client into requests; `damaged` when it is no Modbus TCP. */
export function mbapRequests(): (bytes: Uint8Array) => readonly MbapRequest[] | 'damaged' {
  let rest: Uint8Array = new Uint8Array();
  return (bytes) => {
    rest = joined(rest, bytes);
    const requests: MbapRequest[] = [];
    while (rest.length >= header.unit) {
      const length = wordAt(rest, header.length);
      if (wordAt(rest, header.protocol) !== 0 || length < minLength || length > maxMbapLength) return 'damaged';
      const end = header.unit + length;
      if (rest.length < end) break;
      requests.push({ id: wordAt(rest, header.id), unit: rest[header.unit]!, pdu: rest.slice(header.size, end) });
      rest = rest.slice(end);
    }
    return requests;
  };
}
