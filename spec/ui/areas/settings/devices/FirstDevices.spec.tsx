import { expect, test } from '@jest/globals';
import { FirstDevices } from '../../../../../ui/areas/settings/devices/FirstDevices.tsx';
import { knownReport } from '../../../../contract/knownField.ts';
import { emptyField } from '../../../../fakes/index.ts';
import { plain, rendered } from '../settingsFixture.tsx';
import { openDevices } from './devicesFixture.ts';

const nothing = () => undefined;

test.each([
  ['read', {}, 'Verbinden kann die Anlage nur, wer schreiben darf.'],
  ['write', { isReadOnly: true, isSource: false }, 'Geräte liest eine Station, die ohne --demo und --source gestartet ist.'],
  ['write', { isReadOnly: true }, 'Die Einrichtung kommt aus einer Datei und lässt sich nur dort ändern.'],
  ['write', {}, 'Netz absuchen'],
] as const)(
  '[FIELD-6] the empty page of devices says with the level %s and %j why nothing can be connected, or how',
  async (level, report, words) => {
    const opened = await openDevices({ report: { ...knownReport, config: emptyField, connections: [], devices: [], ...report } }, level);
    await opened.vm.refresh();
    const text = plain(rendered(opened, <FirstDevices vm={opened.vm} onConnect={nothing} onSearch={nothing} onExample={nothing} />));
    expect(text).toContain(words);
    expect(text.includes('wer schreiben darf')).toBe(level === 'read');
  },
);

test('[FIELD-6] an option that it names is not broken at the end of a line', async () => {
  const report = { ...knownReport, config: emptyField, connections: [], devices: [], isReadOnly: true, isSource: false };
  const opened = await openDevices({ report }, 'write');
  await opened.vm.refresh();
  const page = rendered(opened, <FirstDevices vm={opened.vm} onConnect={nothing} onSearch={nothing} onExample={nothing} />);
  expect([...page.matchAll(/<span class="fd-option">(.*?)<\/span>/g)].map(([, option]) => option)).toEqual(['--demo', '--source']);
});
