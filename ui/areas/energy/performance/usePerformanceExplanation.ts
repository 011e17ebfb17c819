import { useLingui } from '@lingui/react';
import { comparedSums } from '../../../../core/performance/index.ts';
import { ratioOf } from '../../../../core/figures/index.ts';
import type { Explanation } from '../../../station/index.ts';
import type { PerformanceVm } from './performance.vm.ts';
import { usePerformanceText } from './usePerformanceText.ts';

/** What the figures of the page rest on. Only inside an observer. */
export function usePerformanceExplanation({ answer }: PerformanceVm): Explanation {
  const { i18n } = useLingui();
  const text = usePerformanceText();
  if (answer === undefined) return { inputs: {} };
  const { figures, isEstimated, isProvisional } = answer.performance;
  const { energyKWh, expectedKWh } = comparedSums(answer.performance);
  const valueOf = (name: keyof typeof figures) => {
    const finding = figures[name];
    return finding.kind === 'none' ? undefined : finding.value;
  };
  const { coverage } = figures.saving;
  return {
    inputs: {
      energy: { value: energyKWh, coverage },
      expectedEnergy: { value: expectedKWh },
      savedEnergy: { value: valueOf('saving') },
      rate: { value: ratioOf(valueOf('cost'), valueOf('saving')) },
      co2Factor: { value: ratioOf(valueOf('co2'), valueOf('saving')) },
      measuredPerExpected: { value: valueOf('enpi') },
      baselineSpecific: { value: valueOf('baselineSpecific') },
    },
    coverage,
    period: text.days(answer.report),
    notes: [
      i18n._(
        'Zu erwarten ist, was das Modell der Basis ({days}) zu Volumen und weiteren Größen jedes Tages sagt. Das Intervall hält 90 %.',
        {
          days: text.days(answer.baseline),
        },
      ),
      i18n._('Jede Viertelstunde zählt mit dem Preis, der für sie gilt; der Preis hier ist das Mittel der Einsparung.'),
      isProvisional ? i18n._('Vorläufig: Die Basis umfasst weniger als zwölf Monate.') : '',
      isEstimated ? i18n._('Ein Teil der Leistung ist aus Zuständen und Nennleistungen berechnet, nicht gemessen.') : '',
    ],
  };
}
