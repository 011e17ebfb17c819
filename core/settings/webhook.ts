import type { SettingsMessage } from './message.ts';
import type { MessageLanguage } from './messaging.ts';
import type { SentSecret, ShownSecret } from './secrets.ts';
import { isLocalHost, webAddress } from './webAddress.ts';

/** Who is called when a fault comes or is over. */
export interface WebhookSettings {
  readonly enabled: boolean;
  /** https */
  readonly url: string;
  /** What calls are signed with: `whsec_` and 24 to 64 bytes in base64. */
  readonly key: ShownSecret;
  /** Certificates in PEM that are trusted in place of the runtime's; empty for the runtime's. */
  readonly caCertificate: string;
  /** Of the texts of faults. */
  readonly language: MessageLanguage;
}

/** What a signing key begins with. */
export const signingKeyHead = 'whsec_';
/** Bytes of a signing key, before base64. */
export const signingKeyBytes = { least: 24, most: 64 } as const;
const keyPattern = /^whsec_(?:(?:[A-Za-z\d+/]{4}){8,21}(?:[A-Za-z\d+/]{2}==)?|(?:[A-Za-z\d+/]{4}){8,20}[A-Za-z\d+/]{3}=)$/;

/** What is wrong with the address of a webhook or a fleet: https and, unless allowed, no host of the own machine or link. */
export function webhookProblem(text: string, allowLocal: boolean): SettingsMessage | undefined {
  if (!/^https:/i.test(text)) return { code: 'noHttps' };
  const address = webAddress(text);
  if (address === undefined) return { code: 'invalidWebAddress' };
  return !allowLocal && isLocalHost(address.host) ? { code: 'localAddress' } : undefined;
}

/** What is wrong with a signing key that is sent; one that is kept or cleared is right. */
export function signingKeyProblem(key: SentSecret): SettingsMessage | undefined {
  return key === undefined || key === null || key === '' || keyPattern.test(key) ? undefined : { code: 'invalidSigningKey' };
}
