import { describe, expect, it } from '@jest/globals';
import { chartPage, pageFrame } from '../../../core/report/index.ts';
import { defaultSettings, type PrintSettings } from '../../../core/settings/index.ts';
import { PrintDialogVm, type PrintDialogParts } from '../../../ui/print/printDialog.vm.ts';
import { keptLog } from '../stores/stationFixture.ts';

const print: PrintSettings = { ...defaultSettings.print, leftMarginMm: 20, imageResolutionDpi: 254 };
const facts = { title: 'Verlauf', language: 'de', creator: 'Pressluft', atMs: 0 };
const words = { title: 'Verlauf', station: '', range: '', units: '', printed: '', pageNumber: '' };
const pdf = new Uint8Array([1, 2, 3]);

function dialog(parts: Partial<PrintDialogParts> = {}) {
  const painted: (readonly [svg: string, widthPx: number, heightPx: number])[] = [];
  const saved: Uint8Array[] = [];
  const log = keptLog();
  const vm = new PrintDialogVm(
    {
      pdfWriter: { write: () => Promise.resolve(pdf) },
      log,
      paint: (...wanted) => {
        painted.push(wanted);
        return Promise.resolve(new Uint8Array());
      },
      save: (file) => void saved.push(file),
      ...parts,
    },
    print,
  );
  const frame = pageFrame(vm.paper, words, (text) => text.length)!;
  const page = chartPage(frame, { widthPx: 200, heightPx: 100, texts: [] });
  return { vm, page, painted, saved, log };
}

describe('printing a chart', () => {
  it('begins with the paper of the settings and leaves them as they are', () => {
    const { vm } = dialog();
    expect(vm.paper).toEqual({ size: 'a4', orientation: 'landscape', marginsMm: { top: 10, right: 10, bottom: 10, left: 20 } });
    vm.change({ size: 'letter' });
    vm.change({ orientation: 'portrait' });
    vm.changeMargin('left', 5);
    expect(vm.paper).toEqual({ size: 'letter', orientation: 'portrait', marginsMm: { top: 10, right: 10, bottom: 10, left: 5 } });
    expect(print).toMatchObject({ paperSize: 'a4', orientation: 'landscape', leftMarginMm: 20 });
  });

  it('knows the margins that are no length', () => {
    const { vm } = dialog();
    expect(vm.badSides).toEqual([]);
    vm.changeMargin('bottom', NaN);
    vm.changeMargin('top', -1);
    expect(vm.badSides).toEqual(['top', 'bottom']);
    vm.changeMargin('bottom', 0);
    expect(vm.badSides).toEqual(['top']);
  });

  it('paints the picture at the resolution of the settings and saves what is written', async () => {
    const { vm, page, painted, saved } = dialog();
    const saving = vm.savePdf(page, '<svg/>', facts);
    expect(vm.state === 'asking').toBe(true);
    await saving;
    expect(vm.state === 'asking').toBe(false);
    expect(vm.state === 'failed').toBe(false);
    expect(painted).toEqual([['<svg/>', Math.round(page.picture.widthMm * 10), Math.round(page.picture.heightMm * 10)]]);
    expect(saved).toEqual([pdf]);
  });

  it('is not asked twice at once', async () => {
    const { vm, page, saved } = dialog();
    await Promise.all([vm.savePdf(page, '<svg/>', facts), vm.savePdf(page, '<svg/>', facts)]);
    expect(saved).toHaveLength(1);
  });

  it('says a failure, and no more once it went well', async () => {
    let isBroken = true;
    const { vm, page, saved, log } = dialog({
      pdfWriter: { write: () => (isBroken ? Promise.reject(new Error('no fonts')) : Promise.resolve(pdf)) },
    });
    await vm.savePdf(page, '<svg/>', facts);
    expect([vm.state === 'failed', vm.state === 'asking', saved.length]).toEqual([true, false, 0]);
    expect(log.warnings).toEqual(['the PDF could not be made']);
    isBroken = false;
    await vm.savePdf(page, '<svg/>', facts);
    expect([vm.state === 'failed', saved.length]).toEqual([false, 1]);
  });
});
