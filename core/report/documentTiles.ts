import type { DocumentFact, DocumentFigure } from './ReportDocument.ts';
import type { FlowBlock } from './documentFlow.ts';
import { lineMm, textLine, type TextStyle, textStyles } from './documentStyle.ts';
import { fitted, type MeasureText, wrapped } from './fittedText.ts';
import type { PageText, RectMm } from './pageShapes.ts';

const columnGapMm = 6;
const rowGapMm = 3;
const unitGapMm = 1.6;
const maxFactColumns = 5;
/** Sizes that figures may have, the best first: none is ever cut. */
const figureSizesPt = [14, 13, 12, 11, 10, 9, 8, 7, 6];
const figureColumns = { minMm: 38, max: 6 };

/** Columns of at least that width for so many tiles: no more than fill the rows. */
function columnsFor(tiles: number, widthMm: number, { minMm, max }: { readonly minMm: number; readonly max: number }): number {
  const room = Math.max(1, Math.min(max, Math.floor((widthMm + columnGapMm) / (minMm + columnGapMm))));
  const rows = Math.max(1, Math.ceil(tiles / room));
  return Math.max(1, Math.ceil(tiles / rows));
}

interface Tile {
  readonly heightMm: number;
  readonly draw: (xMm: number, topMm: number) => readonly PageText[];
}

/** Tiles side by side, one block for each row of them. */
function rowsOfTiles(tiles: readonly Tile[], columns: number, columnMm: number, { xMm }: RectMm, gapMm: number): readonly FlowBlock[] {
  return Array.from({ length: Math.ceil(tiles.length / columns) }, (_, row): FlowBlock => {
    const of = tiles.slice(row * columns, (row + 1) * columns);
    return {
      gapMm: row === 0 ? gapMm : rowGapMm,
      heightMm: Math.max(...of.map(({ heightMm }) => heightMm)),
      draw: (topMm) => ({ texts: of.flatMap(({ draw }, i) => draw(xMm + i * (columnMm + columnGapMm), topMm)) }),
    };
  });
}

const columnWidth = (widthMm: number, columns: number) => (widthMm - (columns - 1) * columnGapMm) / columns;

/** Names with what they have below them, in columns of at least that width. */
export function factBlocks(
  facts: readonly DocumentFact[],
  area: RectMm,
  { gapMm, minMm }: { readonly gapMm: number; readonly minMm: number },
  measure: MeasureText,
): readonly FlowBlock[] {
  const columns = columnsFor(facts.length, area.widthMm, { minMm, max: maxFactColumns });
  const columnMm = columnWidth(area.widthMm, columns);
  const tiles = facts.map(({ label, value }): Tile => {
    const lines = wrapped(value, textStyles.value, columnMm, measure);
    const [labelMm, valueMm] = [lineMm(textStyles.label), lineMm(textStyles.value)];
    return {
      heightMm: labelMm + lines.length * valueMm,
      draw: (xMm, topMm) => [
        textLine(fitted(label, textStyles.label, columnMm, measure), textStyles.label, xMm, topMm),
        ...lines.map((line, i) => textLine(line, textStyles.value, xMm, topMm + labelMm + i * valueMm)),
      ],
    };
  });
  return rowsOfTiles(tiles, columns, columnMm, area, gapMm);
}

/** Large figures with their units, in columns. */
export function figureBlocks(figures: readonly DocumentFigure[], area: RectMm, gapMm: number, measure: MeasureText): readonly FlowBlock[] {
  const columns = columnsFor(figures.length, area.widthMm, figureColumns);
  const columnMm = columnWidth(area.widthMm, columns);
  const widest = (style: TextStyle) =>
    Math.max(...figures.map(({ figure, unit }) => measure(figure, style) + unitGapMm + measure(unit, textStyles.unit)));
  const styles = figureSizesPt.map((sizePt): TextStyle => ({ ...textStyles.figure, sizePt }));
  const style = styles.find((of) => widest(of) <= columnMm) ?? styles.at(-1)!;
  const labelMm = lineMm(textStyles.label);
  const tiles = figures.map(({ label, figure, unit }): Tile => ({
    heightMm: labelMm + lineMm(style),
    draw: (xMm, topMm) => {
      const figureLine = textLine(figure, style, xMm, topMm + labelMm);
      const unitMm = xMm + measure(figure, style) + unitGapMm;
      return [
        textLine(fitted(label, textStyles.label, columnMm, measure), textStyles.label, xMm, topMm),
        figureLine,
        { ...textLine(unit, textStyles.unit, unitMm, topMm), yMm: figureLine.yMm },
      ];
    },
  }));
  return rowsOfTiles(tiles, columns, columnMm, area, gapMm);
}
