import type { SettingsMessage } from './message.ts';

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainPart = /^[a-zA-Z\d][a-zA-Z\d-]*[a-zA-Z\d]$/;
const fewestDomainParts = 2;

/**
 * Whether a text is a mail address: one @ inside, no forbidden characters, a domain of two or more parts of two or more characters,
 * no dot first, last or doubled, no hyphen at the edge of a domain's part (RFC 5321).
 */
export function isEmailAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const parts = domain.split('.');
  return more.length === 0 && localPart.test(local) && parts.length >= fewestDomainParts && parts.every((part) => domainPart.test(part));
}

/** What is wrong with a mail address; see isEmailAddress. */
export function emailAddressProblem(text: string): SettingsMessage | undefined {
  return isEmailAddress(text) ? undefined : { code: 'invalidEmailAddress' };
}
