import { useLingui } from '@lingui/react';
import type { ControlWhatIf, StateWhatIf } from '../../../../core/replay/index.ts';
import type { Explanation } from '../../../station/index.ts';
import { useTimespanText } from '../useTimespanText.ts';

/** What the savings of replayed days rest on. Only inside an observer. */
export function useWhatIfExplanation(): (of: ControlWhatIf | StateWhatIf) => Explanation {
  const { i18n } = useLingui();
  const timespanText = useTimespanText();
  return (of) => ({
    inputs: of.kind === 'control' ? controlInputs(of) : stateInputs(of),
    coverage: of.coverage,
    period: timespanText(of),
    notes: [
      of.kind === 'control'
        ? i18n._('Beides ist nachgerechnet, mit demselben Bedarf: Modell gegen Modell, nicht gegen die gemessene Energie.')
        : i18n._('Der Bedarf und die Schaltzeiten bleiben, wie sie aufgezeichnet sind.'),
      i18n._('Das Intervall hält 90 %.'),
    ],
  });
}

const controlInputs = ({ baseline, changed, cost, co2Kg }: ControlWhatIf): Explanation['inputs'] => ({
  replayedEnergy: { value: baseline.energyKWh },
  changedEnergy: { value: changed.energyKWh },
  replayedCost: { value: cost?.baseline },
  changedCost: { value: cost?.changed },
  replayedCo2: { value: co2Kg?.baseline },
  changedCo2: { value: co2Kg?.changed },
});

const stateInputs = ({ state }: StateWhatIf): Explanation['inputs'] => ({
  pressureSaving: { value: state.pressureKWh.value },
  leakSaving: { value: state.flowKWh.value },
  runOnSaving: { value: state.runOnKWh },
});
