import type { BarFill, DocumentBar, DocumentChart } from './ReportDocument.ts';
import type { FlowBlock, PageShapes } from './documentFlow.ts';
import { joinedShapes } from './documentFlow.ts';
import { axisColour, barColours, lineMm, textLine, textStyles } from './documentStyle.ts';
import { fitted, type MeasureText } from './fittedText.ts';
import type { PageLine, RectMm } from './pageShapes.ts';

const rowMm = 5.6;
const barMm = 3.8;
const gapMm = 2;
const legendMm = 6;
const swatchMm = { width: 6, height: 3 };
const hairMm = 0.25;
/** From one line of a hatching to the next, level. */
const hatchMm = 1.3;
/** Most of the width that names may take. */
const maxLabelShare = 0.35;

/** Lines from lower left to upper right within a rectangle. */
function hatching({ xMm, yMm, widthMm, heightMm }: RectMm, colour: string): readonly PageLine[] {
  const lines: PageLine[] = [];
  for (let at = hatchMm; at < widthMm + heightMm; at += hatchMm) {
    const [from, to] = [Math.min(at, widthMm), Math.max(0, at - heightMm)];
    lines.push({
      fromMm: [xMm + to, yMm + Math.min(at, heightMm)],
      toMm: [xMm + from, yMm + at - from],
      widthMm: hairMm,
      colour,
    });
  }
  return lines;
}

function outline({ xMm, yMm, widthMm, heightMm }: RectMm, colour: string): readonly PageLine[] {
  const [right, bottom] = [xMm + widthMm, yMm + heightMm];
  const corners = [
    [xMm, yMm],
    [right, yMm],
    [right, bottom],
    [xMm, bottom],
  ] as const;
  return corners.map((fromMm, i) => ({ fromMm, toMm: corners[(i + 1) % corners.length]!, widthMm: hairMm, colour }));
}

function part(rect: RectMm, fill: BarFill, isTotal: boolean): Partial<PageShapes> {
  if (!(rect.widthMm > 0)) return {};
  if (fill === 'noLoad') return { lines: [...hatching(rect, barColours.noLoad), ...outline(rect, barColours.noLoad)] };
  return { boxes: [{ ...rect, colour: fill === 'plain' && isTotal ? barColours.plainTotal : barColours[fill] }] };
}

/** Level bars with their values beside them, below a line that names their parts where there are several. */
export function barBlock(chart: DocumentChart, area: RectMm, measure: MeasureText): FlowBlock {
  const { bars, parts } = chart;
  const isNamed = parts.length > 1;
  const { label: small, value: text } = textStyles;
  const labelMm = Math.min(Math.max(0, ...bars.map(({ label }) => measure(label, text))), area.widthMm * maxLabelShare);
  const valueMm = Math.max(0, ...bars.map(({ value }) => measure(value, small)));
  const longestMm = Math.max(0, area.widthMm - labelMm - valueMm - 2 * gapMm);
  const startMm = area.xMm + labelMm + gapMm;
  const longest = Math.max(0, ...bars.map(({ sizes }) => sizes.reduce((sum, size) => sum + size, 0)));
  const scale = longest > 0 ? longestMm / longest : 0;

  const drawBar = ({ label, sizes, value, isTotal }: DocumentBar, topMm: number): Partial<PageShapes> => {
    const barTop = topMm + (rowMm - barMm) / 2;
    let x = startMm;
    const shapes = sizes.map((size, i) => {
      const rect = { xMm: x, yMm: barTop, widthMm: size * scale, heightMm: barMm };
      x += rect.widthMm;
      return part(rect, parts[i]!.fill, isTotal);
    });
    const style = { ...text, isStrong: isTotal };
    const texts = [
      textLine(fitted(label, style, labelMm, measure), style, area.xMm, topMm + (rowMm - lineMm(style)) / 2),
      textLine(value, small, x + gapMm, topMm + (rowMm - lineMm(small)) / 2),
    ];
    return joinedShapes([...shapes, { texts }]);
  };
  const drawLegend = (topMm: number): Partial<PageShapes> => {
    let x = area.xMm;
    const shapes = parts.map(({ fill, label }): Partial<PageShapes> => {
      const rect = { xMm: x, yMm: topMm + (lineMm(small) - swatchMm.height) / 2, widthMm: swatchMm.width, heightMm: swatchMm.height };
      const texts = [textLine(label, small, x + swatchMm.width + gapMm, topMm)];
      x += swatchMm.width + 3 * gapMm + measure(label, small);
      return joinedShapes([part(rect, fill, false), { texts }]);
    });
    return joinedShapes(shapes);
  };
  return {
    gapMm: 0,
    heightMm: (isNamed ? legendMm : 0) + bars.length * rowMm,
    draw: (topMm) => {
      const firstMm = topMm + (isNamed ? legendMm : 0);
      const axis: PageLine = {
        fromMm: [startMm, firstMm],
        toMm: [startMm, firstMm + bars.length * rowMm],
        widthMm: hairMm,
        colour: axisColour,
      };
      return joinedShapes([
        ...(isNamed ? [drawLegend(topMm)] : []),
        ...bars.map((bar, i) => drawBar(bar, firstMm + i * rowMm)),
        { lines: [axis] },
      ]);
    },
  };
}
