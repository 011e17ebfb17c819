/** What is wrong with a setting: a code for its text, with what the text names. Parts of an address count from 1. */
export type SettingsMessage =
  | { readonly code: 'incompletePart'; readonly part: number }
  | { readonly code: 'addressTooLong' }
  | { readonly code: 'invalidSequence'; readonly sequence: string; readonly part: number }
  | { readonly code: 'valueTooBig'; readonly value: string; readonly part: number }
  | { readonly code: 'invalidMask' }
  | { readonly code: 'invalidName' }
  | { readonly code: 'noNumber' }
  | { readonly code: 'negativeNumber' }
  | { readonly code: 'outOfRange'; readonly least: number; readonly most: number }
  | { readonly code: 'serverRequired' }
  | { readonly code: 'spaceInServer' }
  | { readonly code: 'invalidPort' }
  | { readonly code: 'invalidEmailAddress' }
  | { readonly code: 'invalidLink' }
  | { readonly code: 'noHttps' }
  | { readonly code: 'invalidGatewayAddress' }
  | { readonly code: 'placeholderMissing'; readonly placeholder: string }
  | { readonly code: 'localAddress' }
  | { readonly code: 'invalidPhoneNumber' }
  | { readonly code: 'unknownZone' }
  | { readonly code: 'unknownPoint' }
  | { readonly code: 'pointTwice' }
  | { readonly code: 'lowerNotBelowUpper' }
  | { readonly code: 'hysteresisTooWide' }
  | { readonly code: 'sinceTwice' }
  | { readonly code: 'endNotAfterBegin' }
  | { readonly code: 'tooManyDays'; readonly most: number }
  | { readonly code: 'noDay' }
  | { readonly code: 'noWeekday' }
  | { readonly code: 'nameRequired' }
  | { readonly code: 'noQuarterHour' }
  | { readonly code: 'seriesRequired' }
  | { readonly code: 'invalidBrokerAddress' }
  | { readonly code: 'invalidTopicName' }
  | { readonly code: 'invalidCertificate' }
  | { readonly code: 'invalidWebAddress' }
  | { readonly code: 'invalidSigningKey' };

/** What a text is looked up by. */
export type SettingsMessageCode = SettingsMessage['code'];

/** A message with the field it belongs to, such as `account.smtpPort` or `receivers.0.emailAddress`. */
export interface SettingsProblem {
  readonly field: string;
  readonly message: SettingsMessage;
}
