import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { CopyButton } from '../../../kit/index.ts';
import type { AnalysisChartVm } from '../analysisChart.vm.ts';
import { shownAddress } from './shownAddress.ts';

/** The address of what is shown, with its moments: it shows the same later on. */
export const CopyLink = observer(function CopyLink({ vm }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const id = useId();
  const link = shownAddress(vm);
  return (
    <div className="field small an-link">
      <label htmlFor={id}>{i18n._('Link auf diesen Zeitraum')}</label>
      <span>
        <input id={id} className="in" readOnly value={link} onFocus={({ target }) => target.select()} />
        <CopyButton text={link} isSmall />
      </span>
    </div>
  );
});
