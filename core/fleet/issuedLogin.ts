/** Why a log-in by an organisation's issuer opened no session. */
export const loginRefusals = [
  /** It was begun in another browser, too long ago, or used before. */
  'tooLate',
  /** The person, or the issuer for it, ended it. */
  'cancelled',
  'issuerDown',
  /** The issuer answers what no issuer should, or does not know this client. */
  'issuerFailed',
  /** What the issuer answered does not belong to this log-in. */
  'rejected',
  'unverified',
  'foreignDomain',
  'notInvited',
  /** The account belongs to another person of the issuer. */
  'otherSubject',
  /** The account is in other organisations too, or is root: one of them can't vouch for all. */
  'otherOrganisations',
  'tooMany',
  /** Too many were begun and not ended. */
  'tooManyBegun',
] as const;
/** One of them. */
export type LoginRefusal = (typeof loginRefusals)[number];

/** How the test of an issuer went: `clientRefused` for a client that it does not know, or not with this secret. */
export const issuerTrials = ['works', 'issuerDown', 'notAllowed', 'issuerFailed', 'clientRefused'] as const;
/** One of them. */
export type IssuerTrial = (typeof issuerTrials)[number];

/** What follows the @ of an e-mail address, in lower case; empty for what is none. */
export const domainOf = (email: string): string => /@([^@\s]+)$/.exec(email.trim())?.[1]?.toLowerCase() ?? '';

const longestReturn = 2000;

/** A page of the fleet that may follow a log-in: a path below the root with its query, never another host or a call; the first page for anything else. */
export function returnPath(asked: string): string {
  const isPath = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(asked) && asked.length <= longestReturn;
  return isPath && !/^\/(?:fleet|login|setup)(?:[/?#]|$)/.test(asked) ? asked : '/';
}
