/** Runs a browser's worker file in a thread of Node: gives it what a worker has there. */
import { parentPort, workerData } from 'node:worker_threads';

const port = parentPort!;
Object.assign(globalThis, {
  self: globalThis,
  postMessage: (message: unknown, { transfer = [] }: { readonly transfer?: readonly ArrayBuffer[] } = {}) =>
    port.postMessage(message, [...transfer]),
  addEventListener: (type: string, listener: (event: { readonly data: unknown }) => void) =>
    port.on(type, (data: unknown) => listener({ data })),
});
await import(workerData as string);
