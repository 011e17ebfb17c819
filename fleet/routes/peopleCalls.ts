import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { peopleScreenCalls as calls } from '../../adapters/contract/index.ts';
import { highestRole } from '../../core/fleet/index.ts';
import type { FleetAccount, FleetSession } from '../../core/ports/index.ts';
import { msPerDay } from '../../core/time/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { WebServer } from '../../server/http/zodTypes.ts';
import type { Entry, FleetAccess } from '../access/fleetAccess.ts';
import { sessionCookie } from '../access/sessionCookie.ts';
import { codeDays, type Enrolments } from '../ingest/enrolments.ts';
import { demand, managedBy, nothingThere } from './managed.ts';
import { screenCall, type ScreenParts } from './screenCalls.ts';

export interface PeopleCallParts extends ScreenParts {
  readonly access: FleetAccess;
  readonly enrolments: Enrolments;
  /** Whether the browser keeps a cookie that is for encrypted connections: over one, or on this machine. */
  readonly keepsCookies: (request: FastifyRequest) => boolean;
  readonly isDemo: boolean;
}

const auditRows = 500;

/** The calls of pages about people: who gets in, who may what, codes and the audit. */
export function peopleCalls(server: WebServer, parts: PeopleCallParts): void {
  const { store, access, enrolments, clock, note, addressOf } = parts;
  const { people } = store;

  async function sessionOf(token: string): Promise<FleetSession> {
    const found = await access.sessionOf(token);
    if (found === undefined) throw new CallRefused(401, 'Log in first.');
    const { id, email, name, ...rights }: FleetAccount = found.account;
    const names = await people.namesOf(rights.memberships.map(({ organisation }) => organisation));
    const memberships = rights.memberships.map((each) => ({ ...each, name: names.get(each.organisation) ?? each.organisation }));
    return { account: id, email, name, role: highestRole(rights), memberships, untilMs: found.untilMs, isDemo: parts.isDemo };
  }

  /** What a try to get in is answered. */
  async function entered(request: FastifyRequest, reply: FastifyReply, entry: Entry): Promise<FleetSession> {
    if (entry.outcome === 'tooMany') {
      void reply.header('retry-after', String(entry.retryAfterS));
      throw new CallRefused(429, 'Too many wrong tries; try again later.');
    }
    if (entry.outcome === 'wrong') {
      if (entry.waitS > 0) void reply.header('retry-after', String(entry.waitS));
      throw new CallRefused(401, 'That is not right.');
    }
    const before = sessionCookie.of(request);
    if (before !== undefined) await access.logOut(before);
    sessionCookie.give(reply, entry.token, entry.untilMs - clock.nowMs());
    return sessionOf(entry.token);
  }
  const demandCookies = (request: FastifyRequest) => {
    if (!parts.keepsCookies(request)) throw new CallRefused(403, 'People log in over HTTPS only.');
  };

  screenCall(server, parts, calls.login, async ({ request, reply, body: { email, password } }) => {
    demandCookies(request);
    const entry = await access.logIn(addressOf(request.raw), email, password);
    // what somebody typed who is not known may be a password
    if (entry.outcome === 'right') await note(request, { act: 'login', account: entry.account, email, fields: [] });
    else if (entry.outcome === 'wrong') await note(request, { act: 'loginRefused', fields: [] });
    return entered(request, reply, entry);
  });
  screenCall(server, parts, calls.setUp, async ({ request, reply, body }) => {
    demandCookies(request);
    const { token, email, name, password } = body;
    const entry = await access.setUp(addressOf(request.raw), { token, email, name, password });
    if (entry.outcome === 'right') {
      const { email: known } = (await access.sessionOf(entry.token))!.account;
      await note(request, { act: 'setUp', account: entry.account, email: known, fields: ['name', 'password'] });
    }
    return entered(request, reply, entry);
  });
  screenCall(server, parts, calls.logout, async ({ request, reply }) => {
    await access.logOut(sessionCookie.of(request)!);
    sessionCookie.take(reply);
    await note(request, { act: 'logout', fields: [] });
    return undefined;
  });
  screenCall(server, parts, calls.session, ({ request }) => sessionOf(sessionCookie.of(request)!));

  screenCall(server, parts, calls.people, ({ caller }) => people.people(managedBy(caller)));
  screenCall(server, parts, calls.savePerson, async ({ caller, request, body: { email, name, organisation, role } }) => {
    demand(caller, organisation);
    if (!(await people.namesOf([organisation])).has(organisation)) throw nothingThere();
    const before = (await people.people([organisation])).find((each) => each.email.toLowerCase() === email.toLowerCase());
    const { account, isOwn } = await people.savePerson({ newId: randomUUID(), email, name, organisation, role });
    await note(request, { act: before === undefined ? 'invitePerson' : 'changeRole', organisation, fields: ['role'] });
    return isOwn ? access.invite(account) : { link: undefined, expiresMs: undefined };
  });
  screenCall(server, parts, calls.removePerson, async ({ caller, request, body: { account, organisation } }) => {
    demand(caller, organisation);
    if (!(await people.removePerson(account, organisation))) throw nothingThere();
    await note(request, { act: 'removePerson', organisation, fields: [] });
    return undefined;
  });

  screenCall(server, parts, calls.codes, ({ caller }) => people.codes(managedBy(caller), clock.nowMs()));
  screenCall(server, parts, calls.makeCode, async ({ caller, request, body: { operator, owner, uses, station } }) => {
    demand(caller, operator, owner);
    if ((await people.namesOf([operator, owner])).size < new Set([operator, owner]).size) throw nothingThere();
    if (station !== undefined && (await store.seenBy([operator]).station(station))?.operator !== operator) throw nothingThere();
    const code = await enrolments.code({ operator, owner, uses: station === undefined ? uses : 1, station });
    await note(request, { act: 'makeCode', organisation: operator, station, fields: ['operator', 'owner', 'uses'] });
    return { code, expiresMs: clock.nowMs() + codeDays * msPerDay };
  });
  screenCall(server, parts, calls.removeCode, async ({ caller, request, body: { id } }) => {
    const code = (await people.codes(managedBy(caller), clock.nowMs())).find((each) => each.id === id);
    if (code === undefined || !(await people.removeCode(id, managedBy(caller)))) throw nothingThere();
    await note(request, { act: 'removeCode', organisation: code.operator, fields: [] });
    return undefined;
  });
  screenCall(server, parts, calls.revokeToken, async ({ caller, reading, request, body: { station } }) => {
    const found = await reading.station(station);
    if (found === undefined) throw nothingThere();
    demand(caller, found.operator);
    await store.admin.revoke(station);
    await note(request, { act: 'revokeToken', organisation: found.operator, station, fields: ['token'] });
    return undefined;
  });
  screenCall(server, parts, calls.removeStation, async ({ caller, reading, request, body: { station } }) => {
    const found = await reading.station(station);
    if (found === undefined) throw nothingThere();
    demand(caller, found.operator);
    if (!(await store.admin.removeStation(station))) throw new CallRefused(409, 'Its access is not revoked, or it has brought data.');
    await note(request, { act: 'removeStation', organisation: found.operator, station, fields: [] });
    return undefined;
  });

  screenCall(server, parts, calls.organisations, ({ caller }) => people.organisations(managedBy(caller)));
  screenCall(server, parts, calls.makeOrganisation, async ({ request, body: { name } }) => {
    const id = randomUUID();
    await people.addOrganisation({ id, name });
    await note(request, { act: 'makeOrganisation', organisation: id, fields: ['name'] });
    return { id };
  });
  screenCall(server, parts, calls.audit, ({ caller, query: { beforeMs } }) =>
    people.audit(managedBy(caller), beforeMs ?? Infinity, auditRows),
  );
}
