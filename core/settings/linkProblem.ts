import { isEmailAddress } from './emailAddressProblem.ts';
import type { SettingsMessage } from './message.ts';
import { isLocalHost, webAddress } from './webAddress.ts';

const mailto = /^mailto:([^?]+)(?:\?[^\s\p{C}<>"\\]*)?$/iu;
const tel = /^tel:\+?\d[\d().-]*$/i;
const phoneNumber = /^\+?\d{3,15}$/;

/** What is wrong with a link that people follow: it is http(s), mailto or tel, or empty for none. */
export function linkProblem(text: string): SettingsMessage | undefined {
  const isMail = isEmailAddress(mailto.exec(text)?.[1] ?? '');
  return text === '' || isMail || tel.test(text) || webAddress(text) !== undefined ? undefined : { code: 'invalidLink' };
}

const placeholders = ['{number}', '{text}'] as const;

/** What is wrong with the address of an SMS gateway: https, both placeholders behind the host and, unless allowed, no host of the own machine or link. */
export function gatewayProblem(text: string, allowLocal: boolean): SettingsMessage | undefined {
  if (!/^https:/i.test(text)) return { code: 'noHttps' };
  const address = webAddress(text);
  if (address === undefined) return { code: 'invalidGatewayAddress' };
  if (!allowLocal && isLocalHost(address.host)) return { code: 'localAddress' };
  const [called = ''] = address.rest.split('#');
  const placeholder = placeholders.find((each) => !called.includes(each));
  return placeholder && { code: 'placeholderMissing', placeholder };
}

/** What is wrong with a telephone number for text messages: 3 to 15 digits (E.164) with an optional plus. */
export function phoneNumberProblem(text: string): SettingsMessage | undefined {
  return phoneNumber.test(text) ? undefined : { code: 'invalidPhoneNumber' };
}
