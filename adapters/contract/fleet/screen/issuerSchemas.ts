import * as z from 'zod/mini';
import { issuerTrials, loginRefusals } from '../../../../core/fleet/index.ts';
import type { OrganisationIssuer } from '../../../../core/ports/index.ts';
import { get, id, maybe, maybeText, post, screenPath, type ScreenCallSpec } from './screenParts.ts';
import { email } from './peopleSchemas.ts';

/** Where an issuer sends a browser back to. */
export const issuerReturnPath = '/fleet/oidc/callback';

const text = (maxLength: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));
/** Without user, query and fragment, which an issuer has none of. */
const issuerAddress = text(500).check(z.regex(/^https?:\/\/[^\s/?#@\\]+(?:\/[^\s?#@\\]*)?$/, 'expected an address'));
const domain = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(200), z.regex(/^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/));
const maxDomains = 50;

const issuers: z.ZodMiniType<readonly OrganisationIssuer[]> = z.array(
  z.object({ organisation: z.string(), issuer: z.string(), clientId: z.string(), domains: z.array(z.string()) }),
);

/** Calls about log-in by the issuers of organisations. A log-in goes to `url`, and comes back to `issuerReturnPath`. */
export const issuerScreenCalls = {
  loginWay: post({
    path: screenPath('login/way'),
    need: 'nothing',
    body: z.object({ email }),
    answer: z.object({ organisation: maybeText }),
  }),
  beginLogin: post({
    path: screenPath('login/begin'),
    need: 'nothing',
    body: z.object({ email, to: z.string().check(z.maxLength(4000)) }),
    answer: z.object({ url: maybeText, refusal: maybe(z.enum(loginRefusals)) }),
  }),
  issuers: get({ path: screenPath('issuers'), need: 'admin', answer: issuers }),
  saveIssuer: post({
    path: screenPath('issuers'),
    need: 'admin',
    body: z.object({
      ...{ organisation: id, issuer: issuerAddress, clientId: text(300), clientSecret: z.optional(text(1000)) },
      domains: z.array(domain).check(z.minLength(1), z.maxLength(maxDomains)),
    }),
    answer: z.object({ saving: z.enum(['saved', 'domainTaken', 'secretMissing']) }),
  }),
  testIssuer: post({
    path: screenPath('issuers/test'),
    need: 'admin',
    body: z.object({ organisation: id }),
    answer: z.object({ trial: z.enum(issuerTrials) }),
  }),
  removeIssuer: post({ path: screenPath('issuers/remove'), need: 'admin', body: z.object({ organisation: id }), answer: 'nothing' }),
} as const satisfies Readonly<Record<string, ScreenCallSpec>>;
