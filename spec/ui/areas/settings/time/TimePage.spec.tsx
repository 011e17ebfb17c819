import { describe, expect, it } from '@jest/globals';
import { defaultSettings } from '../../../../../core/settings/index.ts';
import { TimePage } from '../../../../../ui/areas/settings/time/TimePage.tsx';
import { morningMs } from '../../../stores/stationFixture.ts';
import { openSettings, plain, rendered } from '../settingsFixture.tsx';

const settings = { ...defaultSettings, time: { ntpServer: 'ntp.werk.example', zone: 'America/New_York' } };

describe('the page of the time', () => {
  it('shows zone, time there and time server, and announces the restart before it is applied', async () => {
    const opened = await openSettings({ settings });
    opened.plant.receiveClock(morningMs);
    const page = rendered(opened, <TimePage />);
    expect(page).toMatch(/<input [^>]*value="America\/New_York"/);
    expect(page).toMatch(/<input [^>]*value="ntp\.werk\.example"/);
    expect(plain(page)).toContain('Nach dem Übernehmen startet der Webserver neu.');
    expect(plain(page)).toMatch(/Dort ist es jetzt 03:00 20\.11\.2026, UTC−05:00/);
    expect(plain(page)).toContain('Webserver neu starten');
  });

  it('shows no time there while the clock of the station is unknown', async () => {
    const page = rendered(await openSettings({ settings }), <TimePage />);
    expect(plain(page)).toMatch(/Dort ist es jetzt --- ---, ---/);
  });

  it('does not offer a restart to those who may not write', async () => {
    const page = rendered(await openSettings({ settings }, 'read'), <TimePage />);
    expect(page).toMatch(/<input [^>]*value="America\/New_York"/);
    expect(plain(page)).not.toContain('Webserver neu starten');
  });
});
