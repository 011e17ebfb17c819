import * as z from 'zod/mini';
import { longestPassword } from '../../../../core/access/index.ts';
import { maxCodeUses, memberRoles, shortestFleetPassword } from '../../../../core/fleet/index.ts';
import {
  auditActs,
  type AuditRow,
  type FleetPerson,
  type FleetSession,
  type ManagedOrganisation,
  type OpenCode,
} from '../../../../core/ports/index.ts';
import { get, id, maybe, maybeText, name, post, screenPath, type ScreenCallSpec } from './screenParts.ts';

const role = z.enum(memberRoles);
/** Of a person. */
export const email = z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\s@]+@[^\s@]+$/, 'expected an e-mail address'));
const typedPassword = z.string().check(z.minLength(1), z.maxLength(longestPassword));
const newPassword = z.string().check(z.minLength(shortestFleetPassword), z.maxLength(longestPassword));

const session: z.ZodMiniType<FleetSession> = z.object({
  account: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum([...memberRoles, 'root']),
  memberships: z.array(z.object({ organisation: z.string(), name: z.string(), role })),
  untilMs: z.number(),
  isDemo: z.boolean(),
});

const people: z.ZodMiniType<readonly FleetPerson[]> = z.array(
  z.object({
    ...{ account: z.string(), email: z.string(), name: z.string(), organisation: z.string(), role },
    ...{ isInvited: z.boolean(), vouchedBy: maybeText },
  }),
);

const codes: z.ZodMiniType<readonly OpenCode[]> = z.array(
  z.object({
    id: z.string(),
    operator: z.string(),
    owner: z.string(),
    uses: z.int(),
    expiresMs: z.number(),
    station: maybeText,
  }),
);

const organisations: z.ZodMiniType<readonly ManagedOrganisation[]> = z.array(
  z.object({ id: z.string(), name: z.string(), stations: z.int(), people: z.int() }),
);

const audit: z.ZodMiniType<readonly AuditRow[]> = z.array(
  z.object({
    atMs: z.number(),
    act: z.enum(auditActs),
    email: maybeText,
    address: maybeText,
    organisation: maybeText,
    station: maybeText,
    removedName: maybeText,
    fields: z.array(z.string()),
  }),
);

/** Link for one person that works once, shown once: null where the person has a password already. */
const invitation = z.object({ link: maybe(z.string()), expiresMs: maybe(z.number()) });

/** Calls about people. A link of set-up opens the page /setup#TOKEN, whose token `setUp` takes. */
export const peopleScreenCalls = {
  login: post({ path: screenPath('login'), need: 'nothing', body: z.object({ email, password: typedPassword }), answer: session }),
  setUp: post({
    path: screenPath('setup'),
    need: 'nothing',
    body: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)), email: z.optional(email), name, password: newPassword }),
    answer: session,
  }),
  logout: post({ path: screenPath('logout'), need: 'viewer', answer: 'nothing' }),
  session: get({ path: screenPath('session'), need: 'viewer', answer: session }),
  people: get({ path: screenPath('people'), need: 'admin', answer: people }),
  savePerson: post({
    path: screenPath('people'),
    need: 'admin',
    body: z.object({ email, name, organisation: id, role }),
    answer: invitation,
  }),
  removePerson: post({
    path: screenPath('people/remove'),
    need: 'admin',
    body: z.object({ account: id, organisation: id }),
    answer: 'nothing',
  }),
  codes: get({ path: screenPath('codes'), need: 'admin', answer: codes }),
  makeCode: post({
    path: screenPath('codes'),
    need: 'admin',
    body: z.object({ operator: id, owner: id, uses: z.int().check(z.gte(1), z.lte(maxCodeUses)), station: z.optional(id) }),
    answer: z.object({ code: z.string(), expiresMs: z.number() }),
  }),
  removeCode: post({ path: screenPath('codes/remove'), need: 'admin', body: z.object({ id }), answer: 'nothing' }),
  revokeToken: post({ path: screenPath('tokens/revoke'), need: 'admin', body: z.object({ station: id }), answer: 'nothing' }),
  removeStation: post({ path: screenPath('stations/remove'), need: 'admin', body: z.object({ station: id }), answer: 'nothing' }),
  organisations: get({ path: screenPath('organisations'), need: 'admin', answer: organisations }),
  makeOrganisation: post({ path: screenPath('organisations'), need: 'root', body: z.object({ name }), answer: z.object({ id }) }),
  audit: get({ path: screenPath('audit'), need: 'admin', query: z.object({ beforeMs: z.optional(z.coerce.number()) }), answer: audit }),
} as const satisfies Readonly<Record<string, ScreenCallSpec>>;
