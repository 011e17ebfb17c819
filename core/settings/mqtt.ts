import { isLocalHost, webAddress } from './webAddress.ts';
import { serverProblem } from './hostNameProblem.ts';
import type { MessageLanguage } from './messaging.ts';
import type { SettingsMessage } from './message.ts';
import type { ShownSecret } from './secrets.ts';

/** Which broker is shown the plant, and how. */
export interface MqttSettings {
  readonly enabled: boolean;
  /** `mqtt://` or `mqtts://` with a host and perhaps a port. */
  readonly brokerUrl: string;
  /** Empty for none. */
  readonly userName: string;
  readonly password: ShownSecret;
  /** Certificates in PEM that are trusted in place of the system's; empty for the system's. */
  readonly caCertificate: string;
  /** What the station is called in topics. */
  readonly station: string;
  /** How often values are said, seconds 1..300. */
  readonly everyS: number;
  /** Of the texts of faults. */
  readonly language: MessageLanguage;
  /** Whether what there is is announced to Home Assistant. */
  readonly homeAssistant: boolean;
  /** Where people open the dashboard, http or https; empty for nowhere. */
  readonly dashboardUrl: string;
}

/** How often values are said, seconds. */
export const mqttEveryS = { least: 1, most: 300 } as const;

const brokerPattern = /^mqtts?:\/\/([a-z\d.-]+)(?::([1-9]\d{0,4}))?\/?$/i;
const maxPort = 65_535;
const stationPattern = /^[a-z\d](?:[a-z\d_-]{0,31})$/;
const pemPattern = /^\s*(?:-----BEGIN CERTIFICATE-----[A-Za-z\d+/=\s]+-----END CERTIFICATE-----\s*)+$/;

/** What is wrong with the address of a broker: `mqtt` or `mqtts`, a host name or IPv4 address and, unless allowed, none of the own machine or link. */
export function brokerProblem(text: string, allowLocal: boolean): SettingsMessage | undefined {
  const [, host, port = '1883'] = brokerPattern.exec(text) ?? [];
  if (host === undefined || Number(port) > maxPort || serverProblem(host) !== undefined) return { code: 'invalidBrokerAddress' };
  return !allowLocal && isLocalHost(host.toLowerCase()) ? { code: 'localAddress' } : undefined;
}

/** What is wrong with a station's name in topics: 1 to 32 small letters, digits, `-` and `_`, first no sign. */
export function topicNameProblem(text: string): SettingsMessage | undefined {
  return stationPattern.test(text) ? undefined : { code: 'invalidTopicName' };
}

/** What is wrong with trusted certificates: PEM, or empty. */
export function certificatesProblem(text: string): SettingsMessage | undefined {
  return text.trim() === '' || pemPattern.test(text) ? undefined : { code: 'invalidCertificate' };
}

/** What is wrong with the address of the dashboard: http or https, or empty. */
export function dashboardUrlProblem(text: string): SettingsMessage | undefined {
  return text === '' || webAddress(text) !== undefined ? undefined : { code: 'invalidWebAddress' };
}
