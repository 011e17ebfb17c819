import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import { Server } from 'socket.io';
import { changesBetween, encodeFaults, encodePlant, eventOrigins } from '../../adapters/contract/index.ts';
import { airStatistics } from '../../core/balance/index.ts';
import type { PlantSample } from '../../core/ports/index.ts';
import { samplePeriodS } from '../../core/samples/index.ts';
import { totalsOf } from '../../core/totals/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { machineFaultsOf } from '../../station/faults/machineFaultsOf.ts';
import { customersAnswers, customersSettings, type Reply } from './customersAnswers.ts';
import { customersPart } from './customersPart.ts';
import { customersPlant, recordS } from './customersPlant.ts';

/**
 * Names and shapes that the customer's text leaves open and no controller can do without; the decided ones stand in for them.
 * What else was decided is left out.
 */
export const openShapes: Readonly<Record<string, string>> = {
  'snapshot plant.master': 'The plant has a master: what it is called as a part is open',
  'snapshot plant.compressors': 'Likewise its compressors, here by cindex',
  'snapshot plant.maintenance': 'Maintenance items are stated, but not what they come in: here by their place',
  'snapshot plant.statistics.think_green.compressors': 'Statistics are per compressor, here by cindex',
  'change changes': 'A change is stated, but not how it is written: here pairs of a path and a value',
};

export interface CustomersController {
  readonly address: string;
  /** What came to it: method and path of each call. */
  readonly calls: readonly string[];
  /** Ends the connection to its control, or opens it again. */
  setControl(isThere: boolean): void;
  close(): Promise<void>;
}

export interface ControllerOptions {
  /** What it adds to the answer of the login: one that is on its way to ours. */
  readonly login?: object;
}

const passwords = new Set(['demo', 'read', 'write']);
const savedGroup = /^PUT \/settings\/(user|rights|units|email|print|share)$/;
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};
const bytes = 'application/octet-stream';
const built = join(import.meta.dirname, '../../dist/ui');
const leakM3min = 2;

/** The built dashboard; every address without a file is its page. */
async function serveFile(path: string, response: ServerResponse): Promise<void> {
  const name = extname(path) === '' ? 'index.html' : normalize(path);
  const file = await readFile(join(built, name)).catch(() => undefined);
  if (file === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': types[extname(name)] ?? bytes }).end(file);
}

function send(response: ServerResponse, reply: Reply | undefined): void {
  if (reply === undefined) response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
  else if ('json' in reply) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply.json));
  else if ('bytes' in reply) response.writeHead(200, { 'content-type': bytes }).end(reply.bytes);
  else response.writeHead(200, { 'content-type': 'text/plain' }).end(reply.words);
}

/** A controller that serves the built dashboard and speaks the customer's text alone; its plant's present begins now. */
export async function customersController({ login = {} }: ControllerOptions = {}): Promise<CustomersController> {
  const plant = customersPlant(Date.now());
  const tokens = new Set<string>();
  const calls: string[] = [];
  let settings = customersSettings();
  let resetMs = plant.samples.timesMs[0]!;
  let isControlThere = true;
  const answerOf = customersAnswers(plant, () => (resetMs = plant.now().atMs));

  const treeOf = (sample: PlantSample): unknown => {
    const air = airStatistics(totalsOf(plant.samples, { fromMs: resetMs, untilMs: sample.atMs }, recordS), {
      flowM3min: leakM3min,
      origin: 'estimate',
    });
    const part = customersPart(
      encodePlant({ ...sample, thinkGreen: air, zone: 'Europe/Berlin' }),
      eventOrigins.snapshot.toDashboard,
      'plant',
    );
    // The picture's table has no name for the field in the customer's text.
    return JSON.parse(JSON.stringify(part, (key, value: unknown) => (key === 'product_type' ? undefined : value)));
  };

  const logIn = ({ password }: { readonly password?: unknown }): Reply | undefined => {
    if (typeof password !== 'string' || !passwords.has(password)) return undefined;
    const token = `${password}-${tokens.size + 1}`;
    tokens.add(token);
    return { json: { token, settings, ...login } };
  };

  const save = (group: string, body: object): Reply => {
    settings = { ...settings, [group]: { ...(settings[group] as object), ...body } };
    io.emit('settings', { [group]: settings[group] });
    return { words: 'saved' };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = request;
    const token = headers.authorization?.replace('Bearer ', '');
    const isOfPage = method === 'GET' && token === undefined && (headers.accept?.includes('text/html') === true || extname(url) !== '');
    if (isOfPage) return serveFile(url.split('?')[0]!, response);
    const sent = await text(request);
    const call = `${method} ${url}`;
    calls.push(call);
    const body = (sent === '' ? {} : JSON.parse(sent)) as object;
    const isLogin = call === 'POST /login';
    const reply = isLogin ? logIn(body) : undefined;
    if (isLogin ? reply === undefined : token !== undefined && !tokens.has(token)) {
      response.writeHead(401, { 'content-type': 'text/plain' }).end('no');
      return;
    }
    const [, group] = savedGroup.exec(call) ?? [];
    if (isLogin || token === undefined) send(response, reply);
    else send(response, group === undefined ? answerOf(call, body) : save(group, body));
  };

  const http = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)));
  });
  const io = new Server(http, { serveClient: false });
  io.use((socket, next) => {
    next(tokens.has(String(socket.handshake.auth['token'])) ? undefined : new Error('unauthorized'));
  });
  let tree = treeOf(plant.now());
  const faults = () => encodeFaults(machineFaultsOf(plant.now().faults));
  io.on('connection', (socket) => {
    socket.emit('rtc', plant.now().atMs);
    if (!isControlThere) {
      socket.emit('ablauf_disconnected');
      return;
    }
    socket.emit('ablauf_snapshot', tree);
    socket.emit('ablauf_fehlertext', faults());
  });
  const ticking = setInterval(() => {
    const next = treeOf(plant.advance());
    io.emit('rtc', plant.now().atMs);
    if (isControlThere) {
      io.emit('ablauf_change', { changes: changesBetween(tree, next) });
      io.emit('ablauf_fehlertext', faults());
    }
    tree = next;
  }, samplePeriodS * msPerSecond);

  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    calls,
    setControl(isThere) {
      isControlThere = isThere;
      if (isThere) io.emit('ablauf_snapshot', tree);
      else io.emit('ablauf_disconnected');
    },
    async close() {
      clearInterval(ticking);
      await io.close();
    },
  };
}
