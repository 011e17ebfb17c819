import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { comparisons } from '../../../core/time/index.ts';
import { classNames } from '../../kit/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import './compare.css';
import { ComparedNote } from './ComparedNote.tsx';
import { comparisonWords } from './comparisonWords.ts';
import { Flyout } from './Flyout.tsx';

/** What the shown range is compared with. */
export const CompareChoice = observer(function CompareChoice({ vm }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const { view } = vm;
  return (
    <Flyout
      button={i18n._('Vergleich')}
      buttonClass={classNames('an-open-compare', view.compare !== undefined && 'an-compares')}
      label={i18n._('Vergleich')}
    >
      <section className="an-controls an-compare">
        <fieldset>
          <legend>{i18n._('Vergleichen mit')}</legend>
          {[undefined, ...comparisons].map((kind) => (
            <button
              key={kind ?? 'none'}
              type="button"
              className="an-name"
              aria-pressed={view.compare === kind}
              onClick={() => vm.show({ ...view, compare: kind })}
            >
              {kind === undefined ? i18n._('Kein Vergleich') : i18n._(comparisonWords[kind])}
            </button>
          ))}
        </fieldset>
        <p className="t14" role="status">
          <ComparedNote vm={vm} />
        </p>
      </section>
    </Flyout>
  );
});
