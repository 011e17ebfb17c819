import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hostCheck, plainHost } from '../../../server/http/hostCheck.ts';
import { until } from '../../station/until.ts';

const parts = { host: '127.0.0.1', allowHosts: [] };

describe('the names of a station', () => {
  it('follow the addresses of its machine', async () => {
    let addresses = ['192.0.2.5', 'fe80::1%eth0', '2001:db8:0:0::5'];
    const hosts = hostCheck({ ...parts, addresses: () => addresses });
    expect(hosts.isOwn('192.0.2.5:8080')).toBe(true);
    expect([hosts.isOwn('[2001:db8::5]'), hosts.isOwn('[2001:DB8:0::5]:80'), hosts.isOwn('192.0.2.6')]).toEqual([true, true, false]);
    addresses = ['192.0.2.6'];
    await until('the new address', () => hosts.isOwn('192.0.2.6'));
    expect(hosts.isOwn('192.0.2.5')).toBe(false);
  });

  it('follow its settings', () => {
    let name = 'pressluft';
    const hosts = hostCheck({ ...parts, names: () => [name, ''] });
    expect([hosts.isOwn('pressluft'), hosts.isOwn('halle-3'), hosts.isOwn('')]).toEqual([true, false, false]);
    name = 'Halle-3';
    expect([hosts.isOwn('pressluft'), hosts.isOwn('halle-3:8080')]).toEqual([false, true]);
  });

  it('are the address that is listened on, unless that is any', () => {
    expect(hostCheck({ host: 'kompressor', allowHosts: [], addresses: () => [] }).isOwn('kompressor:8080')).toBe(true);
    expect(hostCheck({ host: '::', allowHosts: [], addresses: () => [] }).isOwn('192.0.2.5')).toBe(false);
  });

  it('are never a foreign name, with whatever around it', () => {
    const hosts = hostCheck({ ...parts, allowHosts: ['kompressor.example'], addresses: () => ['192.0.2.5'] });
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(hosts.isOwn(`${before}evil.example${after}`)).toBe(false);
      }),
    );
  });

  it('have one spelling', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV6(), fc.ipV4(), fc.domain()), (host) => {
        const plain = plainHost(host)!;
        expect(plainHost(plain)).toBe(plain);
        expect(plainHost(host.toUpperCase())).toBe(plain);
        expect(hostCheck({ host, allowHosts: [] }).isOwn(host.includes(':') ? `[${host}]:80` : `${host}:80`)).toBe(true);
      }),
    );
  });
});
