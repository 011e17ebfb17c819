import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type ScreenAnswer,
  type ScreenBody,
  type ScreenCallSpec,
  type ScreenParams,
  type ScreenQuery,
  screenText,
} from '../../adapters/contract/index.ts';
import { type FleetRights, meetsFleetNeed } from '../../core/fleet/index.ts';
import type { Clock, FleetReading } from '../../core/ports/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { WebServer } from '../../server/http/zodTypes.ts';

/** Who makes a call. */
export interface Caller extends FleetRights {
  readonly account: string;
  readonly email: string;
  readonly name: string;
}

/** What the calls of pages are made of; every file of them exports a function that takes the server and these. */
export interface ScreenParts {
  /** The caller of a call with a session that is open; undefined without one. */
  readonly callerOf: (request: FastifyRequest) => Promise<Caller | undefined>;
  /** What a caller sees: the stations of all of its organisations. */
  readonly seenBy: (caller: Caller) => FleetReading;
  readonly clock: Clock;
  readonly beatS: number;
}

/** A call that may be made, with checked input. */
export interface ScreenCalled<Spec extends ScreenCallSpec> {
  /** Undefined for calls that need no session. */
  readonly caller: Spec['need'] extends 'nothing' ? undefined : Caller;
  /** What it sees. */
  readonly reading: Spec['need'] extends 'nothing' ? undefined : FleetReading;
  readonly body: ScreenBody<Spec>;
  readonly query: ScreenQuery<Spec>;
  readonly params: ScreenParams<Spec>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes a call of a page. */
    caller: Caller | undefined;
  }
}

/** Adds a call. Who may not make it is refused before a body is read. */
export function screenCall<const Spec extends ScreenCallSpec>(
  server: WebServer,
  { callerOf, seenBy }: ScreenParts,
  spec: Spec,
  handler: (called: ScreenCalled<Spec>) => Promise<ScreenAnswer<Spec>>,
): void {
  const { method, path, need, params, query, body, answer } = spec;
  server.route({
    method,
    url: path,
    schema: {
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { querystring: query }),
      ...(body === undefined ? {} : { body }),
    },
    onRequest: async (request) => {
      if (need === 'nothing') return;
      const caller = await callerOf(request);
      if (caller === undefined) throw new CallRefused(401, 'Log in first.');
      if (!meetsFleetNeed(caller, need)) throw new CallRefused(403, 'The rights of this account do not include this call.');
      request.caller = caller;
    },
    handler: async (request, reply) => {
      const { caller } = request;
      const called = {
        caller,
        reading: caller && seenBy(caller),
        body: request.body,
        query: request.query,
        params: request.params,
        request,
        reply,
      };
      const given: unknown = await handler(called as unknown as ScreenCalled<Spec>);
      if (answer === 'events') return reply;
      if (answer === 'nothing') return reply.code(204).send();
      return reply.type('application/json; charset=utf-8').serializer(String).send(screenText(given));
    },
  });
}
