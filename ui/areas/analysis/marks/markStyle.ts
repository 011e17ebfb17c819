import { faultSeverity } from '../../../../core/faults/index.ts';
import { type Look, severityStyle } from '../../../kit/index.ts';
import type { ChartMark, MarkKind } from '../model/chartMarks.ts';

/** How each kind is shown; a fault as its severity is. */
export const markStyle: Readonly<Record<MarkKind, Look>> = {
  fault: { icon: 'i-error', tone: 's-error', word: /*i18n*/ 'Störungen' },
  service: { icon: 'g-wrench', tone: '', word: /*i18n*/ 'Wartungen' },
  note: { icon: 'g-note', tone: '', word: /*i18n*/ 'Notizen' },
  restart: { icon: 'g-restart', tone: '', word: /*i18n*/ 'Neustarts' },
  settings: { icon: 'g-sliders', tone: '', word: /*i18n*/ 'Einstellungen' },
  reset: { icon: 'g-undo', tone: '', word: /*i18n*/ 'Rücksetzungen' },
  import: { icon: 'g-down', tone: '', word: /*i18n*/ 'Importe' },
};

export function lookOf(mark: ChartMark): Look {
  const severity = mark.kind === 'fault' ? faultSeverity(mark.entry.bitIndex) : undefined;
  return severity === undefined ? markStyle[mark.kind] : severityStyle[severity];
}
