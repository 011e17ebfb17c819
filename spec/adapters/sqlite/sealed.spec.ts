import { describe, expect, it } from '@jest/globals';
import { BackupProblem } from '../../../adapters/sqlite/backup/BackupProblem.ts';
import { sealed, sealedSchema, unsealed } from '../../../adapters/sqlite/backup/sealed.ts';

const passPhrase = 'Schlüssel zur Halle';
const text = '{"secrets":[]}';
/** As the first version sealed it. */
const kept = {
  salt: 'dNvZKVbFBHNHKHxKH2V3OQ==',
  iv: 'EOz+xWAEQrtGYLs4',
  tag: 'DxLglcpknS5jLLFbswNTag==',
  data: 'kzulkvv6PpW3USpQxao=',
};

describe('the secrets of a backup', () => {
  it('[PLACE-6] that an earlier version sealed are opened by their pass phrase, however its letters are composed', async () => {
    expect(await unsealed(kept, passPhrase.normalize('NFD'))).toBe(text);
  });

  it('[PLACE-6] are opened by nothing else, and not when they were changed', async () => {
    const wrong = new BackupProblem('the pass phrase is wrong', 'wrongPassPhrase');
    await expect(unsealed(kept, `${passPhrase} `)).rejects.toEqual(wrong);
    await expect(unsealed({ ...kept, data: `A${kept.data.slice(1)}` }, passPhrase)).rejects.toEqual(wrong);
  });

  it('[PLACE-6] are sealed otherwise each time, with as much chance as the cipher takes', async () => {
    const [one, other] = [await sealed(text, passPhrase), await sealed(text, passPhrase)];
    for (const part of ['salt', 'iv', 'tag', 'data'] as const) expect(one[part]).not.toBe(other[part]);
    expect([one.salt, one.iv, one.tag].map((part) => Buffer.from(part, 'base64').length)).toEqual([16, 12, 16]);
  });

  it('are of base64 alone', () => {
    const fits = (iv: string) => sealedSchema.safeParse({ ...kept, iv }).success;
    expect([fits('Ab+/'), fits('Ab=='), fits('Ab-_'), fits('=Ab='), fits('A===')]).toEqual([true, true, false, false, false]);
  });
});
