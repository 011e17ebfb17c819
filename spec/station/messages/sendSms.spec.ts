import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { ServerResponse } from 'node:http';
import { sendSms, type SmsGateway } from '../../../station/messages/sendSms.ts';
import { anyText } from '../../core/anyText.ts';
import { gatewayServer } from './gatewayServer.ts';
import { testCertificate } from '../../server/mails/testCertificate.ts';

const never = new AbortController().signal;
const number = '+491701234567';
const send = (gateway: Partial<SmsGateway> & Pick<SmsGateway, 'url'>, text = 'Störung', signal = never) =>
  sendSms({ token: 'secret-token', allowLocal: true, ca: testCertificate.cert, ...gateway }, number, text, signal);

describe('a text message that a gateway takes', () => {
  it('[SET-15] is one POST with number and text in the address, encoded, and the token in its header', async () => {
    const server = await gatewayServer();
    const text = 'Werk Süd & Söhne: 7 bar #1?\n+50 %';
    expect(await send({ url: server.url }, text)).toEqual({ isSent: true });
    expect(server.calls).toEqual([
      {
        method: 'POST',
        url: `/send?to=%2B491701234567&text=${encodeURIComponent(text)}`,
        authorization: 'Bearer secret-token',
        body: '',
      },
    ]);
  });

  it('arrives as it was written, whatever is in it', async () => {
    const server = await gatewayServer();
    await fc.assert(
      fc.asyncProperty(anyText({ maxLength: 300 }), async (text) => {
        expect(await send({ url: server.url }, text)).toEqual({ isSent: true });
        const asked = new URL(server.calls.at(-1)!.url!, 'https://gateway.test').searchParams;
        expect([asked.get('to'), asked.get('text')]).toEqual([number, text]);
      }),
      { numRuns: 10 },
    );
  });

  it('puts each value where it belongs, also when the text names a placeholder', async () => {
    const server = await gatewayServer();
    await send({ url: server.url.replace('/send', '/{number}/{text}') }, '{number}');
    expect(server.calls[0]?.url).toBe('/%2B491701234567/%7Bnumber%7D?to=%2B491701234567&text=%7Bnumber%7D');
  });

  it('goes to the address that was looked up and checked, not to one that is looked up again', async () => {
    const server = await gatewayServer();
    let lookups = 0;
    const resolve = () => Promise.resolve(lookups++ === 0 ? [{ address: '127.0.0.1', family: 4 }] : []);
    expect(await send({ url: server.url.replace('127.0.0.1', 'gateway.test'), resolve })).toEqual({ isSent: true });
    expect([lookups, server.calls.length]).toEqual([1, 1]);
  });

  it('carries no login where there is no token', async () => {
    const server = await gatewayServer();
    await send({ url: server.url, token: undefined });
    expect(server.calls.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  it('is taken as soon as the gateway says so, whatever it sends after', async () => {
    const server = await gatewayServer((response) => {
      response.writeHead(202);
      response.write('x');
    });
    expect(await send({ url: server.url })).toEqual({ isSent: true });
  });
});

describe('a text message that is not taken', () => {
  const status =
    (code: number, words = '') =>
    (response: ServerResponse) => {
      response.statusCode = code;
      response.end(words);
    };

  test.each([
    [400, 'bad number', 'the gateway answers with status 400: bad number'],
    [401, '', 'the gateway answers with status 401'],
    [500, 'a\r\n\u0000b', 'the gateway answers with status 500: a, b'],
    [401, 'unknown token secret-token', 'the gateway answers with status 401'],
  ])('says the status %p and what the gateway says', async (code, words, reason) => {
    const server = await gatewayServer(status(code, words));
    expect(await send({ url: server.url })).toEqual({ isSent: false, reason });
  });

  it('[SET-15] because the gateway redirects: nobody else is called', async () => {
    const other = await gatewayServer();
    for (const code of [300, 301, 302, 303, 307, 308, 399]) {
      const server = await gatewayServer((response) => {
        response.setHeader('location', other.url.split('?')[0]!);
        status(code)(response);
      });
      expect(await send({ url: server.url })).toMatchObject({ isSent: false, reason: expect.stringContaining('redirect') });
    }
    expect(other.calls).toEqual([]);
  });

  it('[SET-15] because its address is this machine, unless that is allowed', async () => {
    const server = await gatewayServer();
    for (const url of [server.url, server.url.replace('127.0.0.1', 'localhost')]) {
      expect(await send({ url, allowLocal: false })).toEqual({ isSent: false, reason: 'the address of the gateway is not valid' });
    }
    expect(server.calls).toEqual([]);
  });

  test.each([
    [['127.0.0.1']],
    [['203.0.113.9', '127.0.0.1']],
    [['203.0.113.9', '::ffff:127.0.0.1']],
    [['::1']],
    [['169.254.169.254']],
    [['203.0.113.9', 'fe80::1']],
  ])('[SET-15] because its name leads to %p, unless that is allowed', async (addresses) => {
    const server = await gatewayServer();
    const url = server.url.replace('127.0.0.1', 'gateway.test');
    const resolve = () => Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
    expect(await send({ url, allowLocal: false, resolve })).toEqual({
      isSent: false,
      reason: "the gateway's name leads to this machine or its own link",
    });
    expect(server.calls).toEqual([]);
  });

  test.each([
    'http://gateway.test/?n={number}&t={text}',
    'https://gateway.test/?n={number}',
    'https://user:pass@gateway.test/?n={number}&t={text}',
    'https://[::1]/?n={number}&t={text}',
    'https://{text}.gateway.test/{number}',
    'file:///etc/passwd?n={number}&t={text}',
    '',
  ])('[SET-15] because %p is no address of a gateway', async (url) => {
    expect(await send({ url })).toEqual({ isSent: false, reason: 'the address of the gateway is not valid' });
  });

  it('because nobody vouches for the certificate of the gateway', async () => {
    const server = await gatewayServer();
    expect(await send({ url: server.url, ca: undefined })).toMatchObject({
      isSent: false,
      reason: expect.stringMatching(/^the gateway cannot be reached: .*CERT/),
    });
    expect(server.calls).toEqual([]);
  });

  it('because the gateway hangs: it is given up at once when the station ends', async () => {
    const stop = new AbortController();
    const server = await gatewayServer(() => {
      stop.abort();
    });
    expect(await send({ url: server.url }, 'x', stop.signal)).toEqual({ isSent: false, reason: 'the gateway does not answer in time' });
    expect(await send({ url: server.url }, 'x', stop.signal)).toEqual({ isSent: false, reason: 'the gateway does not answer in time' });
    expect(server.calls).toHaveLength(1);
  });

  it('says of an endless answer only its beginning', async () => {
    const server = await gatewayServer((response) => {
      response.statusCode = 500;
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000))) continue;
      };
      response.on('drain', pour);
      pour();
    });
    const result = await send({ url: server.url });
    expect(result).toMatchObject({ isSent: false, reason: expect.stringMatching(/^the gateway answers with status 500: x+…$/) });
    expect((result as { reason: string }).reason.length).toBeLessThan(300);
  });

  it('because there is no gateway', async () => {
    const url = 'https://no.such.host.invalid/?n={number}&t={text}';
    expect(await send({ url })).toEqual({ isSent: false, reason: expect.stringMatching(/^the gateway cannot be reached: its name/) });
  });
});
