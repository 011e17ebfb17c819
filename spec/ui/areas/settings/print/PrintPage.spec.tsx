import { describe, expect, it } from '@jest/globals';
import { defaultSettings, type PrintSettings } from '../../../../../core/settings/index.ts';
import { PrintPage } from '../../../../../ui/areas/settings/print/PrintPage.tsx';
import { openSettings, plain, rendered } from '../settingsFixture.tsx';

const pageWith = async (print: Partial<PrintSettings>) =>
  rendered(await openSettings({ settings: { ...defaultSettings, print: { ...defaultSettings.print, ...print } } }), <PrintPage />);

describe('the page of print and export', () => {
  it('[SET-12] has paper, orientation, four margins in mm and the resolution, and draws the page to scale', async () => {
    const page = await pageWith({ paperSize: 'letter', orientation: 'portrait', leftMarginMm: 12.5 });
    expect([...page.matchAll(/checked="" value="(\w+)"/g)].map(([, value]) => value)).toEqual(['letter', 'portrait']);
    expect([...page.matchAll(/inputMode="decimal"[^>]*value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
      '10',
      '10',
      '12,5',
      '10',
      '150',
    ]);
    expect(page.match(/<span class="fm-unit">mm<\/span>/g)).toHaveLength(4);
    expect(page).toContain('viewBox="0 0 215.9 279.4"');
    expect(plain(page)).toMatch(/Blatt 215,9 × 279,4 mm Bedruckbar 193,4 × 259,4 mm Diagramm 1\.142 × [\d.]+ Pixel/);
    expect(page).not.toContain('role="alert"');
  });

  it('says what does not fit, and draws the sheet all the same', async () => {
    const page = await pageWith({ leftMarginMm: 200, rightMarginMm: 60 });
    expect(plain(page)).toContain('Die Ränder lassen keinen Platz für das Diagramm.');
    expect(plain(page)).toMatch(/Blatt 297 × 210 mm Bedruckbar --- Diagramm ---/);
    expect(page).toContain('viewBox="0 0 297 210"');
  });
});
