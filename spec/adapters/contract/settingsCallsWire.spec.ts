import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeTestMail, decodeTimeZones, encodePasswordChange } from '../../../adapters/contract/index.ts';
import { passwordRequest, testMailResponse, timeZonesResponse } from '../../../adapters/contract/schemas.ts';
import { levels } from '../../../core/access/index.ts';

describe('the calls of the settings pages on the wire', () => {
  test.each(levels)('a change of the %s password names the level and the new password', (level) => {
    const wire = encodePasswordChange(level, 'new words');
    expect(wire).toEqual({ which: level, new_passwd: 'new words' });
    expect(passwordRequest.safeParse(wire).success).toBe(true);
  });

  it('time zones have a name and their minutes ahead of UTC; one without a name is left out', () => {
    const wire = [
      { name: 'UTC', offset_min: 0 },
      { name: 'America/St_Johns', offset_min: -210 },
    ];
    expect(timeZonesResponse.safeParse(wire).success).toBe(true);
    expect(decodeTimeZones([...wire, { offset_min: 1 }, { name: 'UTC' }, 'UTC'])).toEqual([
      { name: 'UTC', offsetMin: 0 },
      { name: 'America/St_Johns', offsetMin: -210 },
      { name: 'UTC', offsetMin: undefined },
    ]);
  });

  it('a test mail was sent only when the station says so', () => {
    const wire = { sent: true, answer: '250 taken' };
    expect(testMailResponse.safeParse(wire).success).toBe(true);
    expect(decodeTestMail(wire)).toEqual({ isSent: true, text: '250 taken' });
    expect(decodeTestMail({ sent: 'true' })).toEqual({ isSent: false, text: '' });
  });

  it('give a result whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything(), (wire) => {
        expect(Array.isArray(decodeTimeZones(wire))).toBe(true);
        expect(typeof decodeTestMail(wire).isSent).toBe('boolean');
      }),
    );
  });
});
