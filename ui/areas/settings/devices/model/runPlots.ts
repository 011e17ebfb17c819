import type { TrialSample } from '../../../../../core/field/index.ts';
import type { Quantity } from '../../../../../core/units/index.ts';

/** A picture of a run: points of one quantity. */
export interface RunPlot {
  /** Text id. */
  readonly title: string;
  readonly quantity: Quantity;
  readonly keys: readonly string[];
  readonly colour: string;
}

const plots: readonly RunPlot[] = [
  { title: /*i18n*/ 'Leistung in kW', quantity: 'power', keys: ['power'], colour: 'var(--c-2)' },
  { title: /*i18n*/ 'Druck in {unit}', quantity: 'pressure', keys: ['linePressure', 'pressure'], colour: 'var(--c-1)' },
  { title: /*i18n*/ 'Volumenstrom in {unit}', quantity: 'volumeFlow', keys: ['deliveryFlow', 'flow'], colour: 'var(--c-6)' },
];

/** What can be drawn of a run: power, pressure and flow, as far as the device has them. */
export function runPlots(samples: readonly TrialSample[]): readonly RunPlot[] {
  const known = new Set(samples.flatMap(({ values }) => Object.keys(values).filter((key) => values[key] !== undefined)));
  return plots.map((plot) => ({ ...plot, keys: plot.keys.filter((key) => known.has(key)) })).filter(({ keys }) => keys.length > 0);
}
