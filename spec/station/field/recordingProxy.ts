import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between a client and a Modbus TCP server and keeps the function of every request that passes. */
export interface RecordingProxy {
  readonly port: number;
  /** Function codes as they were sent, with how often; a frame that is none counts as 0. */
  readonly functions: ReadonlyMap<number, number>;
  close(): Promise<void>;
}

const headerBytes = 7;

/** The functions of the whole frames in some bytes, and what is left. */
function functionsIn(bytes: Buffer): { readonly functions: readonly number[]; readonly rest: Buffer } {
  const functions: number[] = [];
  let rest = bytes;
  while (rest.length > headerBytes) {
    const [protocol, length] = [rest.readUInt16BE(2), rest.readUInt16BE(4)];
    if (protocol !== 0 || length < 2) return { functions: [...functions, 0], rest: Buffer.alloc(0) };
    if (rest.length < length + headerBytes - 1) break;
    functions.push(rest[headerBytes]!);
    rest = rest.subarray(length + headerBytes - 1);
  }
  return { functions, rest };
}

export async function recordingProxy(target: { readonly host: string; readonly port: number }): Promise<RecordingProxy> {
  const functions = new Map<number, number>();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target);
    let rest = Buffer.alloc(0);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (bytes: Buffer) => {
      const found = functionsIn(Buffer.concat([rest, bytes]));
      rest = Buffer.from(found.rest);
      for (const each of found.functions) functions.set(each, (functions.get(each) ?? 0) + 1);
      upstream.write(bytes);
    });
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    functions,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
