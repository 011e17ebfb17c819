import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultSettings } from '../../core/settings/index.ts';
import { hookFile, takesAll } from '../station/device/hookFile.ts';
import { savesAt } from '../station/device/savesAt.ts';
import { startStation } from '../station/startStation.ts';
import { deviceContract } from './deviceContract.ts';

deviceContract('a device that is set up by other means', () => startStation());
deviceContract('a device with a hook', () => startStation({ config: { deviceHookFile: hookFile(takesAll).file } }));

describe('the share of a station', () => {
  it('[SET-16] presets no user and no password', () => {
    expect(defaultSettings.share).toMatchObject({ enabled: false, userEnabled: false, userName: '', userPassword: { isSet: false } });
  });

  it('[SET-16] without a hook only stores its options, of any combination and any text', async () => {
    const calls = savesAt(await startStation());
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    const flag = fc.boolean();
    const options = fc.record({
      ...{ enabled: flag, writeable: flag, guest_enabled: flag, user_enabled: flag },
      ...{ workgroup: text, device: text, user_name: text },
    });
    await fc.assert(
      fc.asyncProperty(options, async (values) => {
        expect(await calls.save('share', values)).toEqual([200, 'OK']);
        expect(await calls.read('share')).toMatchObject(values);
      }),
      { numRuns: 30 },
    );
  });
});
