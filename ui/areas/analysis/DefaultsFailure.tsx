import { useLingui } from '@lingui/react';
import { Icon } from '../../kit/index.ts';
import { groupWords } from '../../station/groupWords.ts';
import type { DefaultsOutcome } from './chartDefaults.vm.ts';

/** Why the chart's defaults were not kept. */
export function DefaultsFailure({ outcome }: { readonly outcome: DefaultsOutcome | undefined }) {
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
