import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { type MeasureText, mmPerPt, type PageWords, pixelsOf, type RectMm } from '../../../../core/report/index.ts';
import { type PrintSettings, rangeProblem } from '../../../../core/settings/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { Icon } from '../../../kit/index.ts';
import { stationName, useFormat } from '../../../station/index.ts';
import { PageDrawing, textMeasure } from '../../../print/index.ts';
import { printedPage } from './model/printedPage.ts';
import { sampleChart } from './model/sampleChart.ts';

/** Of the letters' size; for what draws without a screen. */
const defaultLetterShare = 0.5;
const roughMeasure: MeasureText = (text, { sizePt }) => text.length * sizePt * mmPerPt * defaultLetterShare;

const outline = ({ xMm, yMm, widthMm, heightMm }: RectMm) => `M${xMm} ${yMm}h${widthMm}v${heightMm}h${-widthMm}z`;

/** Text ids. */
const problemWords = {
  noLength: /*i18n*/ 'Ein Rand ist keine Länge.',
  tooSmall: /*i18n*/ 'Die Ränder lassen keinen Platz für das Diagramm.',
} as const;

/** The page as it will be printed, to scale, and its measures. */
export const PagePreview = observer(function PagePreview({ print }: { readonly print: PrintSettings }) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const words = useSampleWords();
  const [measure, setMeasure] = useState(() => roughMeasure);
  useEffect(() => setMeasure(() => textMeasure()), []);
  const { size, bands, frame, problem } = printedPage(print, words, measure);
  const shown = frame ?? { size, inner: { xMm: 0, yMm: 0, ...size }, texts: [], rules: [] };
  const chart = frame && sampleChart(frame.area);
  const length = (mm: number) => number(mm, Number.isInteger(mm) ? 0 : 1);
  const sizeText = ({ widthMm, heightMm }: typeof size) => `${length(widthMm)} × ${length(heightMm)} mm`;
  const dpi = print.imageResolutionDpi;
  const pixels = (mm: number) => number(pixelsOf(mm, dpi), 0);
  return (
    <div className="pp-preview">
      <div className="pp-desk desk">
        <PageDrawing page={shown} label={i18n._('Vorschau der Seite')} showsMargins={frame !== undefined}>
          <path className="pp-band" d={bands.map(outline).join('')} />
          <path className="pp-edge" d={outline({ xMm: 0, yMm: 0, ...size })} />
          {chart && (
            <>
              <path className="pp-grid" d={chart.grid} />
              <path className="pp-frame" d={chart.frame} />
              <path className="pp-curve" d={chart.curve} />
            </>
          )}
        </PageDrawing>
        {problem !== undefined && (
          <p className="pp-problem s-error" role="alert">
            <Icon name="i-error" />
            {i18n._(problemWords[problem])}
          </p>
        )}
      </div>
      <dl className="pp-facts">
        <div>
          <dt>{i18n._('Blatt')}</dt>
          <dd>{sizeText(size)}</dd>
        </div>
        <div>
          <dt>{i18n._('Bedruckbar')}</dt>
          <dd>{frame === undefined ? missing : sizeText(frame.inner)}</dd>
        </div>
        <div>
          <dt>{i18n._('Diagramm')}</dt>
          <dd>
            {frame === undefined || rangeProblem(dpi, 1, Infinity) !== undefined
              ? missing
              : i18n._('{width} × {height} Pixel', { width: pixels(frame.area.widthMm), height: pixels(frame.area.heightMm) })}
          </dd>
        </div>
      </dl>
    </div>
  );
});

/** What stands on a page that is printed now. */
function useSampleWords(): PageWords {
  const { i18n } = useLingui();
  const { date, minute, zone } = useFormat();
  const nowMs = useService(stores.plant).lastSeenMs;
  return {
    title: i18n._('Analyse'),
    station: stationName(useService(stores.settings), useService(stores.station)) ?? '',
    range: i18n._('{range}, Zeitzone {zone}', { range: date(nowMs), zone }),
    units: '',
    printed: i18n._('Gedruckt am {date}, {time}', { date: date(nowMs), time: minute(nowMs) }),
    pageNumber: i18n._('Seite {page} von {pages}', { page: 1, pages: 1 }),
  };
}
