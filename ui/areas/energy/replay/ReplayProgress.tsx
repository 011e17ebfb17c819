import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { formattedValueOf } from '../../../../i18n/format/index.ts';
import { cssVars } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import './replay.css';

const percent = 100;

interface Props {
  /** Share that is done, 0..1; undefined while none runs. */
  readonly done: number | undefined;
  readonly onCancel: () => void;
}

/** How far a replay is, and the way to end it. */
export const ReplayProgress = observer(function ReplayProgress({ done, onCancel }: Props) {
  const { i18n } = useLingui();
  const { number, region } = useFormat();
  if (done === undefined) return null;
  const share = Math.floor(done * percent);
  return (
    <div className="rp-running">
      <div>
        <p className="t14" role="status">
          {i18n._('Wird nachgerechnet')}, {formattedValueOf(number(share, 0), '%', region).text}
        </p>
        <div
          className="rp-progress"
          role="progressbar"
          aria-label={i18n._('Nachrechnung')}
          aria-valuenow={share}
          aria-valuemin={0}
          aria-valuemax={percent}
          style={cssVars({ '--rp-done': `${done * percent}%` })}
        />
      </div>
      <button type="button" className="btn" onClick={onCancel}>
        {i18n._('Abbrechen')}
      </button>
    </div>
  );
});
