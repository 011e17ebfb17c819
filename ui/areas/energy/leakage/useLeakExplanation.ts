import { useLingui } from '@lingui/react';
import type { Finding } from '../../../../core/estimate/index.ts';
import type { LeakFinding } from '../../../../core/leakage/index.ts';
import type { Explanation } from '../../../station/index.ts';
import type { LeakageVm } from './leakage.vm.ts';

const valueOf = (finding: Finding<string, string> | undefined) =>
  finding === undefined || finding.kind === 'none' ? undefined : finding.value;

const flowOf = (finding: LeakFinding | undefined) =>
  finding === undefined || finding.kind === 'none' ? undefined : finding.assumptions.find(({ key }) => key === 'flowM3min')?.value;

/** What the figures of leaks rest on. Only inside an observer. */
export function useLeakExplanation(vm: LeakageVm, period: string): Explanation {
  const { i18n } = useLingui();
  const { answer, leak } = vm;
  const { leakage, cost } = answer ?? {};
  const base = leakage?.findings.find(({ method }) => method === 'baseFlow');
  const tested = leakage?.test?.findings.find(({ kind }) => kind !== 'none');
  const coverage = base?.coverage;
  const { before, since } = vm.levels;
  return {
    inputs: {
      leakFlow: { value: valueOf(leak) },
      // what the night use was taken off: of typed-in consumers a mean
      nightFlow: { value: flowOf(base) ?? since?.value, coverage },
      testLeak: { value: valueOf(tested) },
      leakRise: { value: answer?.alarm?.change.value },
      receiverVolume: { value: leakage?.volume?.volumeM3 },
      nightFlowBefore: { value: before?.value },
      nightUse: { value: leakage?.nightUse?.flowM3min },
      meanFlow: { value: cost?.meanFlowM3min },
      specificPower: { value: valueOf(cost?.figures.average), coverage: cost?.figures.average.coverage },
      marginalPower: { value: valueOf(cost?.figures.marginal), coverage: cost?.figures.marginal.coverage },
      rate: { value: cost?.timePricePerKWh },
    },
    coverage,
    period,
    notes: [
      i18n._('Intervalle enthalten den wahren Wert in 90 von 100 Fällen.'),
      leakage?.nightUse === undefined
        ? i18n._('Ohne Nachtverbrauch ist jede Leckage eine Obergrenze: Was nachts verbraucht wird, ist darin enthalten.')
        : leakage.nightUse.source === 'fitted'
          ? i18n._('Der Nachtverbrauch ist aus dem Leckagetest, mit 5 % Unsicherheit.')
          : i18n._('Der Nachtverbrauch ist eingegeben, mit 20 % Unsicherheit.'),
      i18n._('Beträge sind für ein Jahr, in dem sich nichts ändert; jede Viertelstunde zählt mit ihrem Preis.'),
    ],
  };
}
