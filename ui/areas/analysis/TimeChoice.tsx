import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { AvailableDays } from '../../dates/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { DaysChoice } from './DaysChoice.tsx';
import { presetGroups } from './model/timePresets.ts';
import { presetWords } from './presetWords.ts';
import { SourceChoice } from './SourceChoice.tsx';
import { useCloseFlyout } from './useCloseFlyout.ts';
import { XChoice } from './XChoice.tsx';

interface Props {
  readonly vm: AnalysisChartVm;
  readonly availableDays: AvailableDays;
}

/** Every way to a range of time: by name, typed, by days, by its source. */
export const TimeChoice = observer(function TimeChoice({ vm, availableDays }: Props) {
  const { i18n } = useLingui();
  const close = useCloseFlyout();
  const { view } = vm;
  const titles = { running: i18n._('Läuft mit'), fixed: i18n._('Fest') };
  return (
    <section className="an-timebox an-controls">
      <div className="an-names">
        {(['running', 'fixed'] as const).map((group) => (
          <fieldset key={group}>
            <legend>{titles[group]}</legend>
            {presetGroups[group].map((id) => (
              <button
                key={id}
                type="button"
                className="an-name"
                aria-pressed={vm.time.isAt(id)}
                onClick={() => {
                  vm.time.showPreset(id);
                  close();
                }}
              >
                {i18n._(presetWords[id])}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
      <div className="an-byhand">
        <DaysChoice vm={vm} availableDays={availableDays} />
        <SourceChoice source={view.source} onChoose={(source) => vm.show({ ...view, source, days: undefined, x: vm.defaults.x })} />
        <XChoice legend={i18n._('Zeitachse')} vm={vm} />
      </div>
    </section>
  );
});
