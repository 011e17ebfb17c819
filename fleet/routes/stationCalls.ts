import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import {
  dayResponse,
  decodeExchange,
  encodeWants,
  enrolRequest,
  enrolResponse,
  exchangeRequest,
  exchangeResponse,
  fleetPaths,
} from '../../adapters/contract/index.ts';
import type { Clock, FleetStore } from '../../core/ports/index.ts';
import { isPlantDay, msPerSecond } from '../../core/time/index.ts';
import { addressGroup } from '../../server/access/addressGroup.ts';
import { loginTries } from '../../server/access/loginTries.ts';
import { policyHeader } from '../../server/http/answerHeaders.ts';
import { BadInput } from '../../server/http/BadInput.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { FrontDoor } from '../../server/http/frontDoor.ts';
import type { WebServer } from '../../server/http/zodTypes.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import { type Enrolments, hashOf } from '../ingest/enrolments.ts';
import { heldAnswers } from '../ingest/heldAnswers.ts';
import { isIdle, takeExchange } from '../ingest/exchanges.ts';
import { takeDay } from '../ingest/receivedDays.ts';
import { stationTurns } from '../ingest/stationTurns.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token came with the call; undefined for calls that need none. */
    station: string | undefined;
  }
}

export interface StationCallParts {
  readonly ingest: FleetStore['ingest'];
  readonly watches: FleetStore['watches'];
  readonly enrolments: Enrolments;
  readonly addressOf: FrontDoor['addressOf'];
  readonly clock: Clock;
  /** Never jumps. */
  readonly steady: Clock;
  readonly beatS: number;
  readonly log: Logger;
}

/** Packed. */
const maxDayBytes = 256 * 1024;
const retryS = { turn: 1, database: 5 } as const;

function later(reply: FastifyReply, seconds: number, status: number, message: string): CallRefused {
  void reply.header('retry-after', String(seconds));
  return new CallRefused(status, message);
}

/** Headers that say to browsers what a page may do: to a station, each minute, they would be half of what is sent. */
const ofPagesAlone = [policyHeader, 'permissions-policy'] as const;

const bearer = /^Bearer ([\w-]{20,200})$/;

/** The calls of stations: enrolment, exchange, day records. */
export function stationCalls(server: WebServer, parts: StationCallParts): void {
  const { ingest, enrolments, clock, steady, log } = parts;
  const turns = stationTurns();
  const tries = loginTries();
  const held = heldAnswers(parts.watches);
  /** Ends with each answer that is on its way. */
  const answering = new Set<Promise<unknown>>();
  server.addHook('preClose', async () => {
    held.close();
    await Promise.all(answering);
  });

  /** What the database can't do now is done later: the station has it all. */
  async function stored<T>(reply: FastifyReply, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof CallRefused || error instanceof BadInput) throw error;
      log.error(`database: ${reasonOf(error)}`);
      throw later(reply, retryS.database, 503, 'The database cannot take it now; it is to be sent again.');
    }
  }

  /** Before the body is read: who may not call makes the fleet read nothing. */
  async function identify(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    const station = token === undefined ? undefined : await stored(reply, () => ingest.stationOf(hashOf(token)));
    if (station === undefined) throw new CallRefused(401, 'The token is not known.');
    request.station = station;
    for (const name of ofPagesAlone) reply.raw.removeHeader(name);
  }
  const stationOf = ({ station }: FastifyRequest): string => {
    if (station === undefined) throw new CallRefused(401, 'The token is not known.');
    return station;
  };

  server.decorateRequest('station', undefined);
  server.addContentTypeParser('application/gzip', { parseAs: 'buffer', bodyLimit: maxDayBytes }, (_request, body, done) => {
    done(null, body);
  });

  server.post(fleetPaths.enrol, { schema: { body: enrolRequest, response: { 201: enrolResponse } } }, async (request, reply) => {
    const group = addressGroup(parts.addressOf(request.raw));
    const waitMs = tries.waitMs(group, steady.nowMs());
    if (waitMs > 0) throw later(reply, Math.ceil(waitMs / 1000), 429, 'Too many wrong codes; try again later.');
    const enrolled = await stored(reply, () => enrolments.enrol(request.body));
    if (enrolled === undefined) {
      tries.failed(group, steady.nowMs());
      throw new CallRefused(404, 'The code is unknown, used up or expired.');
    }
    tries.succeeded(group, steady.nowMs(), true);
    log.info(`station ${enrolled.station} was enrolled`);
    return reply.code(201).send(enrolled);
  });

  server.post(
    fleetPaths.exchange,
    { schema: { body: exchangeRequest, response: { 200: exchangeResponse } }, onRequest: identify },
    async (request, reply) => {
      const station = stationOf(request);
      const hungUp = new AbortController();
      const answered = once(reply.raw, 'close').then(() => {
        hungUp.abort();
        answering.delete(answered);
      });
      answering.add(answered);
      if (!turns.mayExchange(station, steady.nowMs())) throw later(reply, retryS.turn, 429, 'One exchange a second is enough.');
      const { beatS } = parts;
      const said = decodeExchange(request.body);
      const answer = await stored(reply, () => takeExchange({ ingest, clock, beatS, isLoaded: turns.isLoaded() }, station, said));
      const holdMs = Math.min(said.waitS ?? 0, beatS) * msPerSecond;
      if (holdMs === 0 || !isIdle(answer, beatS)) return encodeWants(answer);
      const isWatched = await held.isWatched(station, holdMs, hungUp.signal);
      return encodeWants({ ...answer, nowMs: clock.nowMs(), everyS: isWatched ? retryS.turn : beatS });
    },
  );

  server.put<{ readonly Params: { readonly day: string } }>(
    fleetPaths.day(':day'),
    { schema: { response: { 200: dayResponse } }, bodyLimit: maxDayBytes, onRequest: identify },
    async (request, reply) => {
      const station = stationOf(request);
      const { day } = request.params;
      if (!isPlantDay(day)) throw new CallRefused(400, 'day: expected YYYY-MM-DD in the address.');
      const { body } = request;
      if (!(body instanceof Uint8Array)) throw new CallRefused(415, 'A day record is sent as application/gzip.');
      const leave = turns.takeDayPlace(station);
      if (leave === undefined) throw later(reply, retryS.turn, 429, 'Two day records at once are enough.');
      try {
        return { digest: await stored(reply, () => takeDay({ ingest, clock }, { station, day, body })) };
      } finally {
        leave();
      }
    },
  );
}
