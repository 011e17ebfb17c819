import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A door in front of a fleet that loses answers. */
export interface LossyDoor {
  readonly url: string;
  /** Answers that it has lost: what they say was done. */
  lost(): number;
  /** From now on it loses none. */
  heal(): void;
  close(): Promise<void>;
}

/** Brings each call on, and cuts the caller off instead of bringing the answer back, by the given share of chance. */
export async function lossyDoor(port: number, share: number, random: () => number): Promise<LossyDoor> {
  const agent = new Agent({ keepAlive: true });
  let [lost, lossShare] = [0, share];
  const door = createServer((call, answer) => {
    const onward = request({ agent, host: '127.0.0.1', port, method: call.method, path: call.url, headers: call.headers }, (from) => {
      if (random() < lossShare) {
        lost++;
        from.resume();
        answer.destroy();
        return;
      }
      answer.writeHead(from.statusCode!, from.headers);
      from.on('error', () => answer.destroy());
      from.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    call.pipe(onward);
  });
  await once(door.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    lost: () => lost,
    heal: () => (lossShare = 0),
    async close() {
      door.closeAllConnections();
      agent.destroy();
      await once(door.close(), 'close');
    },
  };
}
