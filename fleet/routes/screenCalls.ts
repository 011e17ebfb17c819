import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type ScreenAnswer,
  type ScreenBody,
  type ScreenCallSpec,
  type ScreenParams,
  type ScreenQuery,
  screenText,
} from '../../adapters/contract/index.ts';
import { hasRoleIn, meetsFleetNeed } from '../../core/fleet/index.ts';
import type { AuditEntryOfFleet, Clock, FleetAccount, FleetActs, FleetReading, FleetStore } from '../../core/ports/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { FrontDoor } from '../../server/http/frontDoor.ts';
import type { WebServer } from '../../server/http/zodTypes.ts';
import type { LiveRooms } from '../live/liveRooms.ts';
import type { Insights } from '../screen/stationRows.ts';

/** What a call writes down of itself. */
export type Noted = Pick<AuditEntryOfFleet, 'act' | 'fields'> &
  Partial<Pick<AuditEntryOfFleet, 'account' | 'email' | 'organisation' | 'station'>>;

/** What the calls of pages are made of; every file of them exports a function that takes the server and these. */
export interface ScreenParts {
  readonly store: FleetStore;
  /** The caller of a call with a session that is open; undefined without one. */
  readonly callerOf: (request: FastifyRequest) => Promise<FleetAccount | undefined>;
  /** Writes an act of the caller down, with the names of the fields that it changed. */
  readonly note: (request: FastifyRequest, noted: Noted) => Promise<void>;
  readonly insights: Insights;
  readonly live: LiveRooms;
  readonly addressOf: FrontDoor['addressOf'];
  readonly clock: Clock;
  readonly beatS: number;
}

export const organisationsOf = ({ memberships }: FleetAccount): readonly string[] => memberships.map(({ organisation }) => organisation);

/** Those in which somebody is an engineer. */
const engineerIn = (caller: FleetAccount): readonly string[] =>
  organisationsOf(caller).filter((organisation) => hasRoleIn(caller, 'engineer', [organisation]));

/** What somebody may do to the stations of those organisations in which it is an engineer. */
export const engineersActs = (store: Pick<FleetStore, 'actsOf'>, caller: FleetAccount): FleetActs => store.actsOf(engineerIn(caller));

/** Writes down what an engineer did at a station, for the admins of the organisation as whose engineer: those of others do not see it. */
export const stationNote =
  ({ store, note }: Pick<ScreenParts, 'store' | 'note'>) =>
  async (
    { caller, request }: { readonly caller: FleetAccount; readonly request: FastifyRequest },
    station: string,
    noted: Pick<Noted, 'act' | 'fields'>,
  ): Promise<void> => {
    const own = engineerIn(caller);
    const found = await store.seenBy(own).station(station);
    const organisation = found && [found.operator, found.owner].find((each) => own.includes(each));
    await note(request, { ...noted, organisation, station });
  };

/** A call that may be made, with checked input. */
export interface ScreenCalled<Spec extends ScreenCallSpec> {
  /** Undefined for calls that need no session. */
  readonly caller: Spec['need'] extends 'nothing' ? undefined : FleetAccount;
  /** The stations of all of its organisations. */
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
    caller: FleetAccount | undefined;
  }
}

/** Adds a call. Who may not make it is refused before a body is read. */
export function screenCall<const Spec extends ScreenCallSpec>(
  server: WebServer,
  { callerOf, store }: ScreenParts,
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
      const { caller, body: sent, query: asked, params: named } = request;
      const reading = caller && store.seenBy(organisationsOf(caller));
      // checked by the schemas of the call
      const called: object = { caller, reading, body: sent, query: asked, params: named, request, reply };
      const given: unknown = await handler(called as ScreenCalled<Spec>);
      if (answer === 'events' || answer === 'file') return reply;
      if (answer === 'nothing') return reply.code(204).send();
      return reply.type('application/json; charset=utf-8').serializer(String).send(screenText(given));
    },
  });
}
