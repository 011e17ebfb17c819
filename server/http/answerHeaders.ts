/** What the headers of an answer depend on. */
export interface AnswerTo {
  /** The Host header of the call, if it names this station. */
  readonly ownHost: string | undefined;
  /** Whether the caller's own connection is encrypted. */
  readonly isSecure: boolean;
  /** Of the style elements of a page; made for this answer alone. */
  readonly nonce?: string;
  /** Origins of pictures besides its own. */
  readonly imageOrigins?: readonly string[];
}

const self = "'self'";
const none = "'none'";

/** What a page may load and do. Some browsers do not count the push connection as `self`, so it is named by its scheme. */
const policy = ({ ownHost, isSecure, nonce, imageOrigins = [] }: AnswerTo): Readonly<Record<string, readonly string[]>> => ({
  'default-src': [none],
  'base-uri': [none],
  'connect-src': [self, ...(ownHost === undefined ? [] : [`${isSecure ? 'wss' : 'ws'}://${ownHost}`])],
  'font-src': [self],
  'form-action': [self],
  'frame-ancestors': [none],
  'img-src': [self, 'data:', ...imageOrigins],
  'manifest-src': [self],
  'script-src': [self],
  'style-src': [self, ...(nonce === undefined ? [] : [`'nonce-${nonce}'`])],
  'worker-src': [self],
  ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
});

/** What no page of ours uses, so that nothing slipped into one can. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
];

const always = {
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};
/** Browsers heed it on trustworthy origins only, and complain elsewhere. */
const onTrustworthy = { 'cross-origin-opener-policy': 'same-origin' };
const aYear = 'max-age=31536000';
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
/** Whether a Host header names the caller's own machine, which browsers trust without encryption. */
export const isLoopbackHost = (host: string | undefined): boolean => loopbackHost.test(host ?? '');

/** The header with the content security policy. */
export const policyHeader = 'content-security-policy';

/** The content security policy of an answer. */
export function contentPolicy(answer: AnswerTo): string {
  return Object.entries(policy(answer))
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** The headers that every answer has, whatever it is; what is kept by the browser says so itself. */
export function answerHeaders(answer: AnswerTo): Readonly<Record<string, string>> {
  const { ownHost = '', isSecure } = answer;
  return {
    ...always,
    ...(isSecure || isLoopbackHost(ownHost) ? onTrustworthy : {}),
    ...(isSecure ? { 'strict-transport-security': aYear } : {}),
    'cache-control': 'no-store',
    [policyHeader]: contentPolicy(answer),
  };
}
