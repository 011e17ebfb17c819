import { describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import { checkPort, listenOn } from '../../../server/http/listening.ts';
import { StartFailure } from '../../../server/process/StartFailure.ts';

const listener = () => {
  const server = createServer();
  return {
    server,
    listen: ({ port, host }: { port: number; host: string }) => new Promise<void>((resolve) => server.listen(port, host, resolve)),
  };
};

describe('the address of a station', () => {
  it.each([
    ['127.0.0.1', /^http:\/\/127\.0\.0\.1:\d+$/],
    ['0.0.0.0', /^http:\/\/127\.0\.0\.1:\d+$/],
  ])('that listens on %s is one for a browser', async (host, address) => {
    const { server, listen } = listener();
    expect(await listenOn({ server, listen }, { host, port: 0 })).toMatch(address);
    server.close();
  });

  it('is an https one when there is a certificate', async () => {
    const { server, listen } = listener();
    const tls = { certFile: 'c.pem', keyFile: 'k.pem' };
    expect(await listenOn({ server, listen }, { host: '127.0.0.1', port: 0, tls })).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    server.close();
  });

  it.each([
    ['192.0.2.1', /^cannot listen on 192\.0\.2\.1:8080: this machine has no such address$/],
    ['2001:db8::1', /^cannot listen on \[2001:db8::1\]:8080: this machine has no such address$/],
    ['no.such.host.invalid', /^cannot listen on no\.such\.host\.invalid:8080: its name cannot be resolved$/],
  ])('cannot be %s', async (host, message) => {
    const check = checkPort({ host, port: 8080 });
    await expect(check).rejects.toBeInstanceOf(StartFailure);
    await expect(check).rejects.toThrow(message);
  });
});
