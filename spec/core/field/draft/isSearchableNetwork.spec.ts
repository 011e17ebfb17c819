import { describe, expect, test } from '@jest/globals';
import { isSearchableNetwork } from '../../../../core/field/index.ts';

describe('a network that may be searched', () => {
  test.each(['10.0.0', '10.255.255', '172.16.0', '172.31.255', '192.168.40', '127.0.0', '169.254.1'])(
    '[FIELD-8] is %s, which is nobody else’s',
    (network) => {
      expect(isSearchableNetwork(network)).toBe(true);
    },
  );

  test.each([
    '203.0.113',
    '172.15.0',
    '172.32.0',
    '192.169.1',
    '169.253.1',
    '168.254.1',
    '11.0.0',
    '100.64.0',
    '192.168',
    '192.168.1.1',
    '192.168.256',
    '10.x.0',
    '',
  ])('[FIELD-8] is not "%s"', (network) => {
    expect(isSearchableNetwork(network)).toBe(false);
  });
});
