import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { gatewayProblem, linkProblem, phoneNumberProblem } from '../../../core/settings/index.ts';
import { isLocalHost, webAddress } from '../../../core/settings/webAddress.ts';

describe('a link that people follow', () => {
  test.each([
    ...['', 'http://werk.example', 'https://werk.example/', 'HTTPS://Werk.Example:8443/kontakt?id=7&x=ü#oben', 'http://192.168.0.1/'],
    ...['mailto:service@werk.example', 'MAILTO:service@werk.example?subject=Station%201', 'tel:+49891234', 'tel:089-12.34(5)'],
  ])('%p is fine', (text) => {
    expect(linkProblem(text)).toBeUndefined();
  });

  test.each([
    ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'],
    ...[
      'file:///etc/passwd',
      'ftp://werk.example',
      '//werk.example',
      'werk.example',
      '/kontakt',
      'http:werk.example',
      'http://',
      'https:///x',
    ],
    ...[
      'http://user@werk.example',
      'http://user:pw@werk.example',
      'https://werk.example:99999',
      'https://werk.example:0',
      'https://werk .example',
    ],
    ...['https://werk.example/a b', 'https://werk.example/\u0000', 'https://werk.example/\u202Ex', 'https://werk.example\\@evil.example'],
    ...[
      'https://werk.example/"onclick="x',
      'https://werk.example/<b>',
      'http\u017F://werk.example',
      'https://[::1]/',
      'https://1.2.3.400/',
    ],
    ...[
      'mailto:',
      'mailto:service',
      'mailto:a@werk.example\nx',
      'mailto:a@werk.example,b@werk.example',
      'tel:',
      'tel:+',
      'tel:call me',
      'tel:12x',
    ],
  ])('%p is refused', (text) => {
    expect(linkProblem(text)).toEqual({ code: 'invalidLink' });
  });

  it('is empty or has one of four schemes, whatever is typed', () => {
    const start = fc.constantFrom('http://', 'https://', 'mailto:', 'tel:', 'javascript:', 'data:', '');
    const end = fc.oneof(fc.string(), fc.domain(), fc.emailAddress(), fc.webUrl());
    fc.assert(
      fc.property(start, end, (scheme, rest) => {
        if (linkProblem(scheme + rest) === undefined) expect(scheme + rest).toMatch(/^$|^(?:https?:\/\/|mailto:|tel:)[^\s<>"\\]+$/i);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a web address', () => {
  it('has the host that a browser would connect to', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (text) => {
        const read = webAddress(text);
        if (read !== undefined) expect(read.host).toBe(new URL(text).hostname);
      }),
    );
    expect(webAddress('https://Werk.Example:8443/a')).toEqual({ host: 'werk.example', rest: '/a' });
    expect(webAddress('https://werk.example:65535')).toEqual({ host: 'werk.example', rest: '' });
    expect(webAddress('https://werk.example:1/')).toEqual({ host: 'werk.example', rest: '/' });
    expect(webAddress('https://werk.example:65536/')).toBeUndefined();
  });
});

describe('the address of an SMS gateway', () => {
  const good = 'https://sms.example/send?to={number}&text={text}';

  test.each([
    [good, undefined],
    ['https://10.0.0.5:8443/{number}/{text}', undefined],
    ['HTTPS://sms.example/send?to={number}&text={text}', undefined],
    ['http://sms.example/send?to={number}&text={text}', { code: 'noHttps' }],
    ['https://sms.example/send?text={text}', { code: 'placeholderMissing', placeholder: '{number}' }],
    ['https://sms.example/send?to={number}', { code: 'placeholderMissing', placeholder: '{text}' }],
    ['https://sms.example/{number}#{text}', { code: 'placeholderMissing', placeholder: '{text}' }],
    ['https://{number}.example/{text}', { code: 'invalidGatewayAddress' }],
    ['https://token@sms.example/{number}/{text}', { code: 'invalidGatewayAddress' }],
    ['mailto:a@werk.example', { code: 'noHttps' }],
    ['', { code: 'noHttps' }],
  ])('%p: %p', (text, problem) => {
    expect(gatewayProblem(text, false)).toEqual(problem);
  });

  const local = ['localhost', 'LOCALHOST', 'sms.localhost', '127.0.0.1', '127.9.9.9', '169.254.169.254'];
  test.each(local)('on the own machine or link (%s) is refused unless allowed', (host) => {
    const text = good.replace('sms.example', host);
    expect(gatewayProblem(text, false)).toEqual({ code: 'localAddress' });
    expect(gatewayProblem(text, true)).toBeUndefined();
  });

  test.each(['0.0.0.0', '2130706433', '127.1', '0x7f.0.0.1', '0x7f000001', '0177.0.0.1', '[::1]', '[::ffff:127.0.0.1]'])(
    'that is another way to write the own machine (%s) is no address',
    (host) => {
      expect(gatewayProblem(good.replace('sms.example', host), true)).toEqual({ code: 'invalidGatewayAddress' });
    },
  );

  test.each(['localhost.example', '128.0.0.1', '169.253.0.1', '12.7.0.0', 'mylocalhost'])('at %s is not local', (host) => {
    expect(isLocalHost(host)).toBe(false);
  });
});

describe('a number for text messages', () => {
  test.each(['+4917012345678', '017012345678', '110', '123456789012345'])('%p is fine', (text) => {
    expect(phoneNumberProblem(text)).toBeUndefined();
  });

  test.each(['', '+', '12', '+49 170 1234', '0170-1234', '++49170', '1234567890123456', '170+123', '٣٣٣', '123\n'])(
    '%p is refused',
    (text) => {
      expect(phoneNumberProblem(text)).toEqual({ code: 'invalidPhoneNumber' });
    },
  );
});
