import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useMeasuredWidth } from '../../../../charts/lineChart/useMeasuredWidth.ts';
import { classNames, Panel } from '../../../../kit/index.ts';
import { useFormat } from '../../../../station/index.ts';
import type { HeatVm } from '../heat.vm.ts';
import { gapSentences } from '../heatWords.ts';
import type { WhatIf } from '../model/whatIfCurve.ts';
import { useWhatIf } from './useWhatIf.ts';
import { WhatIfDrawing } from './WhatIfDrawing.tsx';

interface Props {
  readonly vm: HeatVm;
  readonly kind: WhatIf;
}

/** A figure over all values of one assumption, with the present one marked. */
export const WhatIfPanel = observer(function WhatIfPanel({ vm, kind }: Props) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const view = useWhatIf(vm, kind);
  const [stage, width] = useMeasuredWidth<HTMLDivElement>();
  return (
    <Panel title={view.title} className={classNames('hr-curve', `hr-curve-${kind}`)}>
      <figure aria-label={i18n._('{title}, {axis}. Jetzt {now}', { title: view.title, axis: view.axisTitle, now: view.nowText })}>
        <div ref={stage} className="hr-stage">
          {view.isEmpty ? (
            <p className="dim t14">{i18n._(gapSentences[vm.gap ?? 'noResult'])}</p>
          ) : (
            width !== undefined && <WhatIfDrawing view={view} width={width} tickText={number} />
          )}
        </div>
        {!view.isEmpty && (
          <ul className="vh">
            {view.spoken.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </figure>
    </Panel>
  );
});
