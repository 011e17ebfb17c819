import { defaultSettings, type EmailAccount, type EmailReceiver, type Settings, type SmsReceiver } from '../../../core/settings/index.ts';

export const account: EmailAccount = {
  smtpServer: '127.0.0.1',
  smtpPort: 587,
  userName: '',
  userPassword: { isSet: false },
  senderAddress: 'station@plant.example',
  useStartTls: false,
};

const five = <Receiver>(off: Receiver, given: readonly Partial<Receiver>[]): readonly Receiver[] =>
  Array.from({ length: 5 }, (_, i) => ({ ...off, ...given[i] }));

export const mailReceivers = (...given: readonly Partial<EmailReceiver>[]) => five(defaultSettings.email.receivers[0]!, given);
export const smsReceivers = (...given: readonly Partial<SmsReceiver>[]) => five(defaultSettings.sms.receivers[0]!, given);

/** Settings of a station in Berlin whose customer is known. */
export const settings: Settings = {
  ...defaultSettings,
  time: { ntpServer: '', zone: 'Europe/Berlin' },
  customer: {
    stationName: 'Werk Süd, Station 1',
    customer: 'Muster GmbH',
    plantAddress: 'Hallenweg 3, 12345 Musterstadt',
    supportContact: 'Erika Muster',
    schematicNumber: '',
    supportPhone: '+49 30 1234567',
    contactLink: '',
  },
};
