import type { jsPDF } from 'jspdf';
import type { PageRule } from '../../core/report/index.ts';

const hairlineMm = 0.2;
const ruleGrey = 170;

/** Draws level hairlines. */
export function drawRules(pdf: jsPDF, rules: readonly PageRule[]): void {
  pdf.setDrawColor(ruleGrey);
  pdf.setLineWidth(hairlineMm);
  for (const { xMm, yMm, lengthMm } of rules) pdf.line(xMm, yMm, xMm + lengthMm, yMm);
}
