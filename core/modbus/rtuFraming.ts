import { joined } from './bytes.ts';
import { crc16 } from './crc16.ts';
import type { Framing, Taken } from './Framing.ts';
import type { Request } from './Request.ts';

const unitLength = 1;
const crcLength = 2;
const nothing = new Uint8Array();

/** A frame of Modbus RTU. */
export function rtuFrame(unit: number, pdu: Uint8Array): Uint8Array {
  const body = joined(Uint8Array.of(unit), pdu);
  const crc = crc16(body);
  return joined(body, Uint8Array.of(crc & 0xff, crc >> 8));
}

/**
 * Frames of Modbus RTU. They have no number, so that any byte too many is in doubt: after a question that was given up the connection has to end,
 * or to be silent, before the next one is asked.
 */
export function rtuFraming(): Framing {
  let open: Request | undefined;
  let rest: Uint8Array = nothing;

  const close = () => {
    open = undefined;
    rest = nothing;
  };

  return {
    functionAt: unitLength,
    ask(request) {
      open = request;
      rest = nothing;
      return rtuFrame(request.unit, request.pdu);
    },
    giveUp: close,
    take(bytes): Taken {
      if (bytes.length === 0) return undefined;
      if (open === undefined) return 'damaged';
      rest = joined(rest, bytes);
      if (rest[0] !== open.unit) return 'damaged';
      const length = open.answerLength(rest.subarray(unitLength));
      if (length === 'impossible') return 'damaged';
      if (length === undefined) return undefined;
      const end = unitLength + length;
      if (rest.length > end + crcLength) return 'damaged';
      if (rest.length < end + crcLength) return undefined;
      if (crc16(rest) !== 0) return 'damaged';
      const pdu = rest.slice(unitLength, end);
      close();
      return pdu;
    },
  };
}
