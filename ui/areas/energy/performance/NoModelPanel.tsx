import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { minDays, missingDays } from '../../../../core/performance/index.ts';
import type { PerformanceAnswer } from '../../../../core/ports/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { noPerformanceWords } from '../../../../i18n/index.ts';
import { Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { PerformanceVm } from './performance.vm.ts';

/** Why there is no model yet, what it takes, and when it can be there. */
export const NoModelPanel = observer(function NoModelPanel({
  vm,
  answer,
}: {
  readonly vm: PerformanceVm;
  readonly answer: PerformanceAnswer;
}) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const { due } = vm;
  const { figures, baseline } = answer.performance;
  const { saving } = figures;
  return (
    <Panel title={i18n._('Energie und Volumen je Tag')}>
      <p role="status">{saving.kind === 'none' ? i18n._(noPerformanceWords[saving.reason]) : ''}</p>
      <p className="dim">
        {i18n._(
          '{have} von {need} Tagen sind da. Es zählen Tage, an denen Leistung und Volumenstrom zusammen für mindestens 95 % der Zeit bekannt sind. Aus ihnen entsteht ein Modell, wie viel Energie ein Volumen braucht; spätere Tage werden damit verglichen.',
          { have: baseline.length, need: minDays },
        )}
      </p>
      {due !== undefined ? (
        <p>
          {i18n._('Hat bis dahin jeder Tag Daten, ist das Modell am {model} da und der erste Vergleich am {comparison}.', {
            model: formatDay(due.model, region),
            comparison: formatDay(due.comparison, region),
          })}
        </p>
      ) : (
        !vm.isCounting &&
        missingDays(answer.performance) > 0 && (
          <p>{i18n._('Von den Tagen dieser Basis können nicht mehr genug dazukommen. „Basis wählen“ nimmt andere.')}</p>
        )
      )}
    </Panel>
  );
});
