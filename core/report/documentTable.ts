import type { DocumentRow, DocumentTable } from './ReportDocument.ts';
import type { FlowBlock } from './documentFlow.ts';
import { axisColour, bandColour, faintRuleColour, lineMm, textLine, type TextStyle, textStyles } from './documentStyle.ts';
import { fitted, type MeasureText, wrapped } from './fittedText.ts';
import type { PageLine, PageText, RectMm } from './pageShapes.ts';

/** Sizes that a table may have, the best first. */
const sizesPt = [9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5];
const cellGapMm = 3;
const minLabelMm = 24;
const maxCellMm = 28;
const rowPaddingMm = 0.45;
const headPaddingMm = 1.2;
const ruleMm = { head: 0.35, row: 0.15 };
/** Of texts from the table's edges. */
const edgeMm = 1;

const sized = (style: TextStyle, sizePt: number): TextStyle => ({ ...style, sizePt });

/** Widths of a table at a size; `isWide` where it has room. */
interface TableWidths {
  readonly sizePt: number;
  readonly labelMm: number;
  readonly cellsMm: readonly number[];
  readonly isWide: boolean;
}

function widthsAt(sizePt: number, { columns, rows, head }: DocumentTable, widthMm: number, measure: MeasureText): TableWidths {
  const [strong, plain] = [sized({ ...textStyles.body, isStrong: true }, sizePt), sized(textStyles.label, sizePt)];
  const widest = (texts: readonly string[], style: TextStyle) => Math.max(0, ...texts.map((text) => measure(text, style)));
  const least = columns.map(
    ({ label, unit }, i) =>
      cellGapMm +
      Math.max(
        widest(
          rows.map(({ cells }) => cells[i]!),
          strong,
        ),
        widest([...label.split(/\s+/), unit], plain),
      ),
  );
  const wantedLabel = widest([head, ...rows.map(({ label }) => label)], strong);
  const minSum = least.reduce((sum, width) => sum + width, 0);
  const labelMm = Math.max(Math.min(wantedLabel, widthMm / 3), minLabelMm);
  const spareMm = Math.max(0, widthMm - labelMm - minSum) / columns.length;
  const cellsMm = least.map((width) => Math.max(width, Math.min(maxCellMm, width + spareMm)));
  return { sizePt, cellsMm, labelMm: widthMm - cellsMm.reduce((sum, width) => sum + width, 0), isWide: labelMm + minSum <= widthMm };
}

/** The table in blocks: one, or several with their head where it is higher than a page. */
export function tableBlocks(table: DocumentTable, area: RectMm, gapMm: number, measure: MeasureText): readonly FlowBlock[] {
  const tries = sizesPt.map((sizePt) => widthsAt(sizePt, table, area.widthMm, measure));
  const widths = tries.find(({ isWide }) => isWide) ?? tries.at(-1)!;
  const { sizePt, labelMm, cellsMm } = widths;
  const [label, strong, plain] = [
    sized(textStyles.label, sizePt),
    sized({ ...textStyles.body, isStrong: true }, sizePt),
    sized(textStyles.body, sizePt),
  ];
  const rightOf = (column: number) => area.xMm - edgeMm + labelMm + cellsMm.slice(0, column + 1).reduce((sum, width) => sum + width, 0);
  const heads = table.columns.map((column, i) => [
    ...wrapped(column.label, label, cellsMm[i]! - cellGapMm / 2, measure),
    ...(column.unit === '' ? [] : [column.unit]),
  ]);
  const headLines = Math.max(1, ...heads.map(({ length }) => length));
  const headMm = headLines * lineMm(label) + headPaddingMm;
  const rowMm = lineMm(plain) + 2 * rowPaddingMm;

  const drawHead = (topMm: number): readonly PageText[] => [
    textLine(table.head, label, area.xMm + edgeMm, topMm + (headLines - 1) * lineMm(label)),
    ...heads.flatMap((lines, i) =>
      lines.map((line, at) => textLine(line, label, rightOf(i), topMm + (headLines - lines.length + at) * lineMm(label), 'right')),
    ),
  ];
  const drawRow = (row: DocumentRow, topMm: number): readonly PageText[] => {
    const style = row.isTotal ? strong : plain;
    return [
      textLine(fitted(row.label, style, labelMm - cellGapMm / 2, measure), style, area.xMm + edgeMm, topMm + rowPaddingMm),
      ...row.cells.flatMap((cell, i) => (cell === '' ? [] : [textLine(cell, style, rightOf(i), topMm + rowPaddingMm, 'right')])),
    ];
  };
  const rule = (yMm: number, widthMm: number, colour: string): PageLine => ({
    fromMm: [area.xMm, yMm],
    toMm: [area.xMm + area.widthMm, yMm],
    widthMm,
    colour,
  });
  const blockOf = (rows: readonly DocumentRow[]): FlowBlock => ({
    gapMm,
    heightMm: headMm + rows.length * rowMm,
    draw: (topMm) => {
      const tops = rows.map((_, i) => topMm + headMm + i * rowMm);
      return {
        texts: [...drawHead(topMm), ...rows.flatMap((row, i) => drawRow(row, tops[i]!))],
        boxes: rows.flatMap(({ isTotal }, i) =>
          isTotal ? [{ xMm: area.xMm, yMm: tops[i]!, widthMm: area.widthMm, heightMm: rowMm, colour: bandColour }] : [],
        ),
        lines: [rule(topMm + headMm, ruleMm.head, axisColour), ...rows.map((_, i) => rule(tops[i]! + rowMm, ruleMm.row, faintRuleColour))],
      };
    },
  });

  const perBlock = Math.max(1, Math.floor((area.heightMm - headMm) / rowMm));
  return Array.from({ length: Math.ceil(table.rows.length / perBlock) }, (_, i) =>
    blockOf(table.rows.slice(i * perBlock, (i + 1) * perBlock)),
  );
}
