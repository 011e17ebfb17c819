import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Clock, FleetAccount, FleetStore } from '../core/ports/index.ts';
import { msPerHour, msPerMinute, msPerSecond } from '../core/time/index.ts';
import { isLoopbackHost } from '../server/http/answerHeaders.ts';
import type { FrontDoor } from '../server/http/frontDoor.ts';
import type { WebServer } from '../server/http/zodTypes.ts';
import { reasonOf } from '../server/process/plainReason.ts';
import { type FleetAccess, fleetAccess } from './access/fleetAccess.ts';
import type { FleetMailConfig } from './config/smtpOptions.ts';
import { issuedLogins, loginMs } from './access/issuedLogins.ts';
import { issuerClients } from './access/issuerClient.ts';
import { isIssuerAddress } from './access/issuerFetch.ts';
import { sessionCookie } from './access/sessionCookie.ts';
import type { Enrolments } from './ingest/enrolments.ts';
import { insightAnswers } from './insight/insightAnswers.ts';
import { insightSweep } from './insight/insightSweep.ts';
import { stationInsights } from './insight/stationInsights.ts';
import { liveRooms } from './live/liveRooms.ts';
import { fleetMailing, type FleetMailing } from './mails/fleetMailing.ts';
import { insightCalls } from './routes/insight/insightCalls.ts';
import { mailCalls } from './routes/mailCalls.ts';
import { issuerCalls } from './routes/issuerCalls.ts';
import { issuerReturn } from './routes/issuerReturn.ts';
import { mapCalls } from './routes/mapCalls.ts';
import { peopleCalls } from './routes/peopleCalls.ts';
import type { ScreenParts } from './routes/screenCalls.ts';
import { stationScreenCalls } from './routes/stationScreenCalls.ts';
import { visitCalls } from './routes/visitCalls.ts';

export interface ScreenOptions {
  readonly store: FleetStore;
  readonly enrolments: Enrolments;
  readonly door: Pick<FrontDoor, 'addressOf' | 'answerTo'>;
  readonly clock: Clock;
  readonly steady: Clock;
  readonly log: Logger;
  readonly beatS: number;
  readonly isDemo: boolean;
  /** Undefined for no mails. */
  readonly mail: FleetMailConfig | undefined;
  /** Whether issuers may be on this machine or its link. */
  readonly allowLocalIssuer: boolean;
}

/** What the pages are served by. */
export interface Screen {
  readonly access: FleetAccess;
  /** Undefined without a mail server. */
  readonly mailing: FleetMailing | undefined;
  close(): Promise<void>;
}

/** Adds the calls of the pages to a server. */
export function openScreen(server: WebServer, options: ScreenOptions): Screen {
  const { store, enrolments, door, clock, steady, log, beatS, isDemo, allowLocalIssuer, mail } = options;
  const access = fleetAccess(store.people, clock, steady);
  const live = liveRooms({
    seenBy: (organisations) => store.seenBy(organisations),
    nowMs: () => clock.nowMs(),
    beatMs: beatS * msPerSecond,
    log,
  });
  const callerOf = async (request: FastifyRequest): Promise<FleetAccount | undefined> => {
    const token = sessionCookie.of(request);
    return token === undefined ? undefined : (await access.sessionOf(token))?.account;
  };
  // a demo is looked at while it is being filled
  const everyMs = isDemo ? msPerMinute : msPerHour;
  const answers = insightAnswers(store, clock, everyMs);
  const sweeps = insightSweep({ derivation: store.derivation, clock, log, everyMs });
  const mailing = mail && fleetMailing({ store, answers, config: mail, clock, beatMs: beatS * msPerSecond, log });
  const parts: ScreenParts = {
    ...{ store, callerOf, live, clock, beatS, addressOf: door.addressOf },
    insights: (reading, nowMs) => stationInsights(answers, reading, nowMs),
    note: (request, { act, fields, ...noted }) =>
      store.people.note({
        ...{ atMs: clock.nowMs(), act, fields, address: door.addressOf(request.raw) },
        ...{ account: request.caller?.id, email: request.caller?.email, organisation: undefined, station: undefined },
        ...noted,
      }),
  };
  server.decorateRequest('caller', undefined);
  const keepsCookies = ({ raw }: FastifyRequest) => door.answerTo(raw).isSecure || isLoopbackHost(raw.headers.host);
  stationScreenCalls(server, parts);
  insightCalls(server, parts, answers);
  mailCalls(server, parts, mailing);
  visitCalls(server, parts);
  mapCalls(server, parts);
  peopleCalls(server, { ...parts, access, enrolments, keepsCookies, isDemo });
  const clients = issuerClients({ allowLocal: allowLocalIssuer, nowMs: () => steady.nowMs() });
  const logins = issuedLogins({ issuers: store.issuers, clients, access, clock, steady });
  const warn = (words: string) => log.warn(words);
  const originOf = ({ raw }: FastifyRequest) => {
    const { isSecure, ownHost = '' } = door.answerTo(raw);
    return `${isSecure ? 'https' : 'http'}://${ownHost}`;
  };
  issuerCalls(server, {
    ...{ ...parts, logins, clients, loginMs, keepsCookies, originOf, warn },
    isIssuerAddress: (address) => isIssuerAddress(address, allowLocalIssuer),
  });
  issuerReturn(server, { ...parts, logins, access, clock, warn });

  const sweep = () =>
    access.sweep().catch((error: unknown) => {
      log.warn(`what is over: ${reasonOf(error)}`);
    });
  const sweeping = setInterval(() => void sweep(), msPerHour).unref();
  return {
    access,
    mailing,
    async close() {
      clearInterval(sweeping);
      live.close();
      await mailing?.close();
      await sweeps.close();
    },
  };
}
