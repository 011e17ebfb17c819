import { describe, expect, it } from '@jest/globals';
import { translator } from '../../../i18n/index.ts';
import type { DeviceProblem } from '../../../station/device/DeviceConfig.ts';
import { deviceRefusal } from '../../../station/device/deviceRefusal.ts';

describe('a change of the machine that was not carried out', () => {
  it.each<[DeviceProblem, number, string, string]>([
    [
      { code: 'controlCharacter', field: 'hostName' },
      400,
      'A text has a control character.',
      'hostName: Steuerzeichen sind nicht erlaubt.',
    ],
    [{ code: 'failed' }, 502, 'The device did not take the settings; nothing was changed.', 'nicht übernommen. Nichts wurde gespeichert'],
    [{ code: 'timedOut' }, 504, 'The device did not take the settings in time; nothing was changed.', 'nicht rechtzeitig übernommen'],
    [{ code: 'unusable' }, 502, 'The device hook cannot be run; nothing was changed.', 'kann nicht ausgeführt werden'],
    [{ code: 'ending' }, 503, 'The station ends or is opened again; nothing was changed.', 'wird gerade beendet oder neu gestartet'],
  ])('is refused: %j', async (problem, status, message, text) => {
    const refused = deviceRefusal(problem);
    expect([refused.statusCode, refused.message]).toEqual([status, message]);
    expect(refused.text?.(await translator('de'))).toContain(text);
  });
});
