import type { Transport, WireEvents } from '../../../adapters/modbus/Transport.ts';
import type { LineProblem } from '../../../core/ports/index.ts';

/** The other end of one connection. */
export interface FarEnd {
  readonly give: (bytes: Uint8Array) => void;
  readonly end: (problem: LineProblem) => void;
}

export interface MemoryTransport extends Transport {
  /** How often a connection was wanted. */
  readonly tries: () => number;
  readonly hangUps: () => number;
  /** All frames that were sent. */
  readonly sent: readonly Uint8Array[];
  readonly far: () => FarEnd;
}

/** Connections without a socket; `onFrame` answers what is sent, `problem` says why there is none. */
export function memoryTransport(
  onFrame: (frame: Uint8Array, far: FarEnd, count: number) => void,
  problem: (tries: number) => LineProblem | undefined = () => undefined,
): MemoryTransport {
  const sent: Uint8Array[] = [];
  let tries = 0;
  let hangUps = 0;
  let far: FarEnd = { give: () => undefined, end: () => undefined };
  const farEnd = (events: WireEvents): FarEnd => ({ give: (bytes) => events.bytes(bytes), end: (problem) => events.ended(problem) });
  return {
    tries: () => tries,
    hangUps: () => hangUps,
    sent,
    far: () => far,
    open(events) {
      tries++;
      const why = problem(tries);
      if (why !== undefined) return Promise.resolve(why);
      const own = farEnd(events);
      far = own;
      return Promise.resolve({
        send(bytes) {
          sent.push(bytes);
          onFrame(bytes, own, sent.length);
        },
        hangUp() {
          hangUps++;
          return Promise.resolve();
        },
      });
    },
  };
}
