import type { DocumentChart, DocumentSection, ReportDocument } from './ReportDocument.ts';
import { barBlock } from './documentBars.ts';
import { type FlowBlock, flowed, joinedShapes, type PageShapes } from './documentFlow.ts';
import { lineMm, textLine, type TextStyle, textStyles } from './documentStyle.ts';
import { tableBlocks } from './documentTable.ts';
import { factBlocks, figureBlocks } from './documentTiles.ts';
import { fitted, type MeasureText, wrapped } from './fittedText.ts';
import type { DocumentPage, PageText, RectMm } from './pageShapes.ts';
import { type Paper, paperSizeMm } from './Paper.ts';

/** A smaller page can't hold a table. */
const minMm = { width: 100, height: 90 };
const sectionGapMm = 7;
const headingGapMm = 2;
const noteGapMm = 1;
/** Least widths of facts. */
const factMm = 44;
const titledFactMm = 40;
/** Charts stand side by side from this width on. */
const twoChartsMm = 200;
const chartGapMm = 10;
const headMm = 8;
const footMm = 7;
/** Between the ends of a line. */
const endsGapMm = 6;

/** A paragraph in lines that stay together. */
function paragraph(
  text: string,
  style: TextStyle,
  { xMm, widthMm }: RectMm,
  gapMm: number,
  measure: MeasureText,
  address?: string,
): FlowBlock {
  const lines = wrapped(text, style, widthMm, measure);
  return {
    gapMm,
    heightMm: lines.length * lineMm(style),
    draw: (topMm) => ({ texts: lines.map((line, i) => ({ ...textLine(line, style, xMm, topMm + i * lineMm(style)), address })) }),
  };
}

const heading = (text: string, area: RectMm, measure: MeasureText): FlowBlock => ({
  ...paragraph(text, textStyles.heading, area, sectionGapMm, measure),
  keepsNext: true,
});

/** A block stands with those after it. */
const kept = (blocks: readonly FlowBlock[]) => blocks.map((block, i) => ({ ...block, keepsNext: i < blocks.length - 1 }));

function chartBlocks(charts: readonly DocumentChart[], area: RectMm, measure: MeasureText): readonly FlowBlock[] {
  if (area.widthMm < twoChartsMm)
    return charts.flatMap((chart) => [heading(chart.title, area, measure), { ...barBlock(chart, area, measure), gapMm: headingGapMm }]);
  const widthMm = (area.widthMm - (charts.length - 1) * chartGapMm) / charts.length;
  const columns = charts.map((chart, i) => {
    const column = { ...area, xMm: area.xMm + i * (widthMm + chartGapMm), widthMm };
    return [heading(chart.title, column, measure), barBlock(chart, column, measure)] as const;
  });
  const beside = (blocks: readonly FlowBlock[], gapMm: number): FlowBlock => ({
    gapMm,
    heightMm: Math.max(...blocks.map(({ heightMm }) => heightMm)),
    draw: (topMm) => joinedShapes(blocks.map(({ draw }) => draw(topMm))),
  });
  return kept([
    beside(
      columns.map(([title]) => title),
      sectionGapMm,
    ),
    beside(
      columns.map(([, bars]) => bars),
      headingGapMm,
    ),
  ]);
}

function sectionBlocks(section: DocumentSection, area: RectMm, measure: MeasureText): readonly FlowBlock[] {
  const title = (text: string | undefined) => (text === undefined ? [] : [heading(text, area, measure)]);
  const body = (text: string, gapMm: number) => paragraph(text, textStyles.body, area, gapMm, measure);
  switch (section.kind) {
    case 'facts': {
      if (section.title === undefined) return factBlocks(section.facts, area, { gapMm: sectionGapMm / 2, minMm: factMm }, measure);
      const facts = factBlocks(section.facts, area, { gapMm: headingGapMm, minMm: titledFactMm }, measure);
      return [...title(section.title), ...kept([...facts, ...(section.basis === undefined ? [] : [body(section.basis, headingGapMm)])])];
    }
    case 'figures':
      return [...title(section.title), ...kept(figureBlocks(section.figures, area, headingGapMm, measure))];
    case 'charts':
      return chartBlocks(section.charts, area, measure);
    case 'table':
      return [...title(section.table.title), ...tableBlocks(section.table, tableArea(area), headingGapMm, measure)];
    case 'lines':
      return [...title(section.title), ...section.lines.map((line) => body(line, noteGapMm))];
  }
}

function blocksOf(document: ReportDocument, area: RectMm, measure: MeasureText): readonly FlowBlock[] {
  const { title, station, range, address, sections } = document;
  return [
    paragraph(title, textStyles.title, area, 0, measure),
    paragraph([station, range].filter(Boolean).join(' · '), textStyles.subtitle, area, 0, measure, address),
    ...sections.flatMap((section) => sectionBlocks(section, area, measure)),
  ];
}

/** A page's room for a table below its heading. */
const tableArea = (area: RectMm): RectMm => ({ ...area, heightMm: area.heightMm - lineMm(textStyles.heading) - headingGapMm });

/** A line with a text at either end; the left one gets what the right one leaves. */
function ends(left: string, right: string, inner: RectMm, topMm: number, measure: MeasureText): readonly PageText[] {
  const style = textStyles.foot;
  const room = inner.widthMm - measure(right, style) - endsGapMm;
  return [
    textLine(fitted(left, style, room, measure), style, inner.xMm, topMm),
    textLine(right, style, inner.xMm + inner.widthMm, topMm, 'right'),
  ];
}

function framed(document: ReportDocument, inner: RectMm, page: number, pages: number, measure: MeasureText): Partial<PageShapes> {
  const { title, station, range, creator, origin, pageNumber } = document;
  const footTop = inner.yMm + inner.heightMm - lineMm(textStyles.foot);
  const ruleMm = footTop - 1;
  const foot = ends([creator, origin].filter(Boolean).join(' · '), pageNumber(page, pages), inner, footTop, measure);
  const rule = (yMm: number) => ({ xMm: inner.xMm, yMm, lengthMm: inner.widthMm });
  if (page === 1) return { texts: foot, rules: [rule(ruleMm)] };
  const head = ends([title, station].filter(Boolean).join(' · '), range, inner, inner.yMm, measure);
  return { texts: [...head, ...foot], rules: [rule(inner.yMm + lineMm(textStyles.foot) + 1), rule(ruleMm)] };
}

/** Places a report on as many pages as it needs, section after section. Undefined where the margins leave no room. */
export function reportPages(document: ReportDocument, paper: Paper, measure: MeasureText): readonly DocumentPage[] | undefined {
  const size = paperSizeMm(paper);
  const { top, right, bottom, left } = paper.marginsMm;
  const inner: RectMm = { xMm: left, yMm: top, widthMm: size.widthMm - left - right, heightMm: size.heightMm - top - bottom };
  if (!(inner.widthMm >= minMm.width) || !(inner.heightMm >= minMm.height)) return undefined;
  const area = { ...inner, yMm: inner.yMm + headMm, heightMm: inner.heightMm - headMm - footMm };
  const pages = flowed(blocksOf(document, area, measure), area);
  return pages.map((shapes, i) => ({
    size,
    ...joinedShapes([shapes, framed(document, inner, i + 1, pages.length, measure)]),
  }));
}
