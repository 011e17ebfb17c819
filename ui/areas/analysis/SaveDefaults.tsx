import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ports, stores, useService } from '../../di/index.ts';
import { Icon } from '../../kit/index.ts';
import { groupWords } from '../settings/form/groupWords.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { ChartDefaultsVm, type DefaultsOutcome } from './chartDefaults.vm.ts';

/** Lines, time axis and value axes of this chart become those that every chart begins with; for those who may write. */
export const SaveDefaults = observer(function SaveDefaults({ vm: chart }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const keeper = useService(ports.settingsKeeper);
  const session = useService(stores.session);
  const settings = useService(stores.settings);
  const preferences = useService(stores.preferences);
  const [vm] = useState(() => new ChartDefaultsVm({ keeper, session, settings, preferences, view: () => chart.view }));
  if (!vm.canWrite) return null;
  return (
    <>
      <button type="button" className="btn sm" disabled={vm.isSaving || vm.isDefault} onClick={() => void vm.save()}>
        <Icon name="g-check" />
        {vm.isDefault ? i18n._('Ist die Vorgabe') : i18n._('Als Vorgabe für alle')}
      </button>
      <Outcome outcome={vm.outcome} />
    </>
  );
});

function Outcome({ outcome }: { readonly outcome: DefaultsOutcome | undefined }) {
  const { i18n } = useLingui();
  const reason = failureOf(outcome);
  if (outcome === undefined || reason === undefined) return null;
  const { readFailed, saveFailed } = groupWords.chart;
  return (
    <p className="an-note s-error" role="alert">
      <Icon name="i-error" />
      <b>{i18n._(outcome.step === 'read' ? readFailed : saveFailed)}</b>
      {reason.text ?? i18n._(reason.id)}
    </p>
  );
}

/** Text ids; what else failed has no reason that a person could mend. */
const reasons: Readonly<Record<string, string>> = {
  unauthorized: /*i18n*/ 'Die Sitzung ist beendet. Bitte melden Sie sich neu an.',
  unreachable: /*i18n*/ 'Netzwerkfehler',
};

/** The station's own words, else the id of ours; undefined when nothing failed. */
function failureOf(outcome: DefaultsOutcome | undefined): { readonly text?: string; readonly id: string } | undefined {
  if (outcome === undefined) return undefined;
  const failure = outcome.step === 'read' ? outcome.failure : outcome.result.outcome;
  if (failure === 'succeeded') return undefined;
  const id = reasons[failure] ?? /*i18n*/ 'Anforderung fehlgeschlagen';
  return outcome.step === 'save' && outcome.result.outcome === 'refused' ? { text: outcome.result.text, id } : { id };
}
