import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AvailableDays } from '../../dates/index.ts';
import { classNames, Icon } from '../../kit/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { Flyout } from './Flyout.tsx';
import { firstPresets, presetGroups } from './model/timePresets.ts';
import { presetWords, shortPresetWords } from './presetWords.ts';
import { TimeChoice } from './TimeChoice.tsx';
import './timeControl.css';
import { useSpanText } from './useSpanText.ts';

interface Props {
  readonly vm: AnalysisChartVm;
  readonly availableDays: AvailableDays;
  /** Beside it. */
  readonly children?: ReactNode;
}

/** The one place where the time is chosen: back and forward, ranges by name, any range, and the values of now. */
export const TimeControl = observer(function TimeControl({ vm, availableDays, children }: Props) {
  const { i18n } = useLingui();
  const { time, range } = vm;
  return (
    <div className="an-time" role="group" aria-label={i18n._('Zeitsteuerung')}>
      <div className="seg an-steps">
        <Step label={i18n._('Zurück um die gezeigte Dauer')} icon="g-left" isOff={!time.canStep(-1)} onPress={() => time.step(-1)} />
        <Step label={i18n._('Weiter um die gezeigte Dauer')} icon="g-right" isOff={!time.canStep(1)} onPress={() => time.step(1)} />
      </div>
      <div className="seg an-presets">
        {firstPresets.map((id) => (
          <button key={id} type="button" aria-pressed={time.isAt(id)} onClick={() => time.showPreset(id)}>
            {i18n._(shortPresetWords[id])}
          </button>
        ))}
      </div>
      <Flyout button={<Shown vm={vm} />} buttonClass="an-shown" className="an-range" label={i18n._('Zeitraum wählen')}>
        <TimeChoice vm={vm} availableDays={availableDays} />
      </Flyout>
      <button
        type="button"
        className={classNames('btn sm an-live', range.isFollowing && 'pri')}
        disabled={!vm.isLive}
        aria-pressed={range.isFollowing}
        onClick={() => (range.isFollowing ? time.hold() : vm.toNow())}
      >
        <span className="an-dot" />
        {i18n._('Live')}
      </button>
      {children}
    </div>
  );
});

interface StepProps {
  readonly label: string;
  readonly icon: 'g-left' | 'g-right';
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function Step({ label, icon, isOff, onPress }: StepProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={isOff} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}

/** The range that is shown, with its name where it has one. */
const Shown = observer(function Shown({ vm: { range, time } }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const spanText = useSpanText();
  const asked = range.restedSpan ?? range.asked;
  const named = [...presetGroups.running, ...presetGroups.fixed].find((id) => time.isAt(id));
  return (
    <>
      <Icon name="g-cal" />
      <span className="an-shown-text">
        <span className="vh">{i18n._('Gezeigter Zeitraum:')} </span>
        <b>{i18n._(named === undefined ? /*i18n*/ 'Eigener Zeitraum' : presetWords[named])} </b>
        <span>{asked === undefined ? '---' : spanText(asked)}</span>
      </span>
      <Icon name="g-right" />
    </>
  );
});
