import { hostAddressProblem, networkMaskProblem } from './addressProblem.ts';
import { emailAddressProblem } from './emailAddressProblem.ts';
import { hostNameProblem, serverProblem } from './hostNameProblem.ts';
import { limitsProblems } from './limitsProblems.ts';
import { gatewayProblem, linkProblem, phoneNumberProblem } from './linkProblem.ts';
import { brokerProblem, certificatesProblem, dashboardUrlProblem, mqttEveryS, topicNameProblem } from './mqtt.ts';
import type { SettingsMessage, SettingsProblem } from './message.ts';
import { amountProblem, portProblem, rangeProblem } from './numberProblem.ts';
import { plantProblems } from './plantProblems.ts';
import { reportDays } from './report.ts';
import type { Sent } from './secrets.ts';
import type { Settings, SettingsGroup } from './Settings.ts';
import { signingKeyProblem, webhookProblem } from './webhook.ts';

/** What validity depends on besides the settings. */
export interface SettingsContext {
  /** IANA names of the zones that may be chosen. */
  readonly zones: readonly string[];
  /** Whether an SMS gateway, a broker, a webhook and a fleet may be on the own machine or link. */
  readonly allowLocalGateway: boolean;
}

type Check = readonly [field: string, message: SettingsMessage | undefined];
type Checks<G extends SettingsGroup> = (values: Sent<Settings[G]>, context: SettingsContext) => readonly Check[];

const amounts = <Name extends string>(values: Readonly<Record<Name, number>>, ...names: readonly Name[]): readonly Check[] =>
  names.map((name) => [name, amountProblem(values[name])]);
const optional = (text: string, problem: (text: string) => SettingsMessage | undefined) => (text === '' ? undefined : problem(text));
const nothing = () => [];

const minDpi = 30;
const maxDpi = 1200;

function smtpServerProblem(text: string): SettingsMessage | undefined {
  if (text === '') return { code: 'serverRequired' };
  return /\s/.test(text) ? { code: 'spaceInServer' } : undefined;
}

const checks: { readonly [G in SettingsGroup]: Checks<G> } = {
  user: nothing,
  rights: nothing,
  share: nothing,
  chart: nothing,
  limits: limitsProblems,
  plant: plantProblems,
  units: (units) =>
    amounts(
      units,
      'electricityRatePerKWh',
      'electricityCo2KgPerKWh',
      'oilPricePerL',
      'oilHeatingValueKWhPerL',
      'oilCo2KgPerL',
      'gasPricePerM3',
      'gasHeatingValueKWhPerM3',
      'gasCo2KgPerM3',
    ),
  print: (print) => [
    ...amounts(print, 'leftMarginMm', 'topMarginMm', 'rightMarginMm', 'bottomMarginMm'),
    ['imageResolutionDpi', rangeProblem(print.imageResolutionDpi, minDpi, maxDpi)],
  ],
  email: ({ enabled, account, receivers }) =>
    enabled
      ? [
          ['account.smtpServer', smtpServerProblem(account.smtpServer)],
          ['account.smtpPort', portProblem(account.smtpPort)],
          ['account.senderAddress', optional(account.senderAddress, emailAddressProblem)],
          ...receivers.map(({ active, emailAddress }, i): Check => [
            `receivers.${i}.emailAddress`,
            active ? emailAddressProblem(emailAddress) : undefined,
          ]),
        ]
      : [],
  network: ({ hostName, dhcp, ipAddress, networkMask, gateway, dnsServer }) => [
    ['hostName', hostNameProblem(hostName)],
    ...(dhcp
      ? []
      : ([
          ['ipAddress', hostAddressProblem(ipAddress)],
          ['networkMask', networkMaskProblem(networkMask)],
          ['gateway', optional(gateway, hostAddressProblem)],
          ['dnsServer', optional(dnsServer, hostAddressProblem)],
        ] satisfies readonly Check[])),
  ],
  time: ({ ntpServer, zone }, { zones }) => [
    ['ntpServer', optional(ntpServer, serverProblem)],
    ['zone', zones.includes(zone) ? undefined : { code: 'unknownZone' }],
  ],
  customer: ({ contactLink }) => [['contactLink', linkProblem(contactLink)]],
  sms: ({ enabled, gatewayUrl, receivers }, { allowLocalGateway }) =>
    enabled
      ? [
          ['gatewayUrl', gatewayProblem(gatewayUrl, allowLocalGateway)],
          ...receivers.map(({ active, number }, i): Check => [`receivers.${i}.number`, active ? phoneNumberProblem(number) : undefined]),
        ]
      : [],
  mqtt: ({ enabled, brokerUrl, caCertificate, station, everyS, dashboardUrl }, { allowLocalGateway }) =>
    enabled
      ? [
          ['brokerUrl', brokerProblem(brokerUrl, allowLocalGateway)],
          ['caCertificate', certificatesProblem(caCertificate)],
          ['station', topicNameProblem(station)],
          ['everyS', rangeProblem(everyS, mqttEveryS.least, mqttEveryS.most)],
          ['dashboardUrl', dashboardUrlProblem(dashboardUrl)],
        ]
      : [],
  webhook: ({ enabled, url, key, caCertificate }, { allowLocalGateway }) => [
    ['key', signingKeyProblem(key)],
    ...(enabled
      ? ([
          ['url', webhookProblem(url, allowLocalGateway)],
          ['caCertificate', certificatesProblem(caCertificate)],
        ] satisfies readonly Check[])
      : []),
  ],
  fleet: ({ url, caCertificate, dashboardUrl }, { allowLocalGateway }) => [
    ['url', optional(url, (text) => webhookProblem(text, allowLocalGateway))],
    ['caCertificate', certificatesProblem(caCertificate)],
    ['dashboardUrl', dashboardUrlProblem(dashboardUrl)],
  ],
  report: ({ day }) => [['day', rangeProblem(day, reportDays.min, reportDays.max)]],
};

/** Every problem of a group's settings, in the order of the fields; none when all are valid. Mail, SMS, MQTT and the webhook count only when enabled, but a signing key always. */
export function settingsProblems<G extends SettingsGroup>(
  group: G,
  values: Sent<Settings[G]>,
  context: SettingsContext,
): readonly SettingsProblem[] {
  return checks[group](values, context).flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));
}
