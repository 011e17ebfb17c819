import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { MeasureEntry } from '../../../../core/plantData/index.ts';
import type { PlantDay } from '../../../../core/time/index.ts';
import { Panel } from '../../../kit/index.ts';
import { MeasureState } from './MeasureState.tsx';
import { useMeasureText } from './useMeasureText.ts';

interface Props {
  readonly entries: readonly MeasureEntry[];
  readonly lastOver: PlantDay;
}

/** Measures that are done and that the days do not speak for any more, each with its check. */
export const SettledPanel = observer(function SettledPanel({ entries, lastOver }: Props) {
  const { i18n } = useLingui();
  const text = useMeasureText();
  return (
    <Panel title={i18n._('Erledigt')}>
      <dl className="ms-settled">
        {entries.map((entry) => (
          <div key={`${entry.measure} ${entry.slots.join()}`} data-measure={entry.measure}>
            <dt>{text.title(entry)}</dt>
            <dd className="ms-state">
              <MeasureState entry={entry} lastOver={lastOver} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
});
