import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { type ChartPage, chartPage, pageFrame } from '../../core/report/index.ts';
import { ports, stores, useService } from '../di/index.ts';
import { Dialog, Icon, product, productVersion, saveFile } from '../kit/index.ts';
import { presentMs } from '../stores/index.ts';
import { textMeasure } from './measureText.ts';
import { PageDrawing } from './PageDrawing.tsx';
import { PaperChoice } from './PaperChoice.tsx';
import type { PaperDrawing } from './paperDrawing.ts';
import { PaperStage } from './PaperStage.tsx';
import './print.css';
import type { Printable } from './Printable.ts';
import { PrintDialogVm } from './printDialog.vm.ts';
import { rasterised, svgAddress } from './rasterised.ts';
import { usePageWords } from './usePageWords.ts';

export interface PrintDialogProps {
  readonly printable: Printable;
  readonly onClose: () => void;
}

/** The page as it will be, its paper, and the two ways to get it. */
export const PrintDialog = observer(function PrintDialog({ printable, onClose }: PrintDialogProps) {
  const { i18n } = useLingui();
  const { settings } = useService(stores.settings);
  const plant = useService(stores.plant);
  const clock = useService(ports.clock);
  const pdfWriter = useService(ports.pdfWriter);
  const log = useService(ports.log);
  const [printedAtMs] = useState(() => presentMs({ plant, clock }));
  const [measure] = useState(textMeasure);
  const [vm] = useState(
    () =>
      new PrintDialogVm(
        { pdfWriter, log, paint: rasterised, save: (pdf) => saveFile(printable.fileName, [pdf], 'application/pdf') },
        settings.print,
      ),
  );
  const words = usePageWords(printable, printedAtMs);
  const { paper } = vm;
  const frame = useMemo(
    () => pageFrame(paper, words, measure),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the words by what they say
    [paper, measure, ...Object.values(words)],
  );
  const [drawn, setDrawn] = useState<{ readonly of: typeof frame; readonly drawing: PaperDrawing }>();
  const onDrawn = useCallback((drawing: PaperDrawing) => setDrawn({ of: frame, drawing }), [frame]);
  const isDrawn = frame !== undefined && drawn?.of === frame;
  const page = isDrawn ? chartPage(frame, drawn.drawing) : undefined;
  const svg = drawn?.drawing.svg ?? '';

  return (
    <>
      <Dialog title={i18n._('Drucken / PDF')} className="pr-dialog" isDismissable hasClose takesFocus onClose={onClose}>
        <div className="pr-desk desk">
          {page !== undefined && (
            <PageDrawing
              page={page}
              picture={svgAddress(svg)}
              label={i18n._('Vorschau: {title}', { title: printable.title })}
              showsMargins
            />
          )}
          {frame === undefined && (
            <p className="pr-problem s-error" role="alert">
              <Icon name="i-error" />
              {vm.badSides.length > 0 ? i18n._('Ein Rand ist keine Länge.') : i18n._('Die Ränder lassen keinen Platz für das Diagramm.')}
            </p>
          )}
        </div>
        <div className="pr-side">
          <PaperChoice vm={vm} />
          <p className="hint">{i18n._('Bildauflösung {dpi} dpi', { dpi: vm.dpi })}</p>
          <p className="hint">{i18n._('Änderungen gelten nur für diesen Druck. Vorgaben stehen in den Einstellungen.')}</p>
          <div className="pr-actions">
            {vm.state === 'failed' && (
              <p className="pr-problem s-error" role="alert">
                <Icon name="i-error" />
                {i18n._('Das PDF ließ sich nicht erstellen.')}
              </p>
            )}
            <button
              type="button"
              className="btn pri"
              disabled={page === undefined}
              aria-busy={vm.state === 'asking'}
              onClick={() =>
                page !== undefined &&
                void vm.savePdf(page, svg, {
                  title: printable.title,
                  language: i18n.locale,
                  creator: [product, productVersion].filter(Boolean).join(' '),
                  atMs: printedAtMs,
                })
              }
            >
              <Icon name="g-down" />
              {vm.state === 'asking' ? i18n._('PDF wird erstellt') : i18n._('PDF speichern')}
            </button>
            <button type="button" className="btn" disabled={page === undefined} onClick={() => window.print()}>
              <Icon name="g-doc" />
              {i18n._('Drucken')}
            </button>
          </div>
        </div>
      </Dialog>
      {frame !== undefined && !isDrawn && (
        <PaperStage
          key={`${frame.area.widthMm} ${frame.area.heightMm} ${frame.area.xMm} ${frame.area.yMm}`}
          printable={printable}
          area={frame.area}
          onDrawn={onDrawn}
        />
      )}
      {page !== undefined && <PrintedPage page={page} picture={svgAddress(svg)} name={`${paper.size}-${paper.orientation}`} />}
    </>
  );
});

/** Nothing but the page, for the browser's own print. */
function PrintedPage({ page, picture, name }: { readonly page: ChartPage; readonly picture: string; readonly name: string }) {
  return createPortal(
    <div className="pr-paper" data-paper={name} aria-hidden>
      <PageDrawing page={page} picture={picture} />
    </div>,
    document.body,
  );
}
