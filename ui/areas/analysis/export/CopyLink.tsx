import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Icon } from '../../../kit/index.ts';
import type { AnalysisChartVm } from '../analysisChart.vm.ts';
import { shownAddress } from './shownAddress.ts';

/** The address of what is shown, with its moments: it shows the same later on. */
export const CopyLink = observer(function CopyLink({ vm }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const id = useId();
  const [copied, setCopied] = useState<string>();
  const link = shownAddress(vm);
  // browsers have it only where the page came by https, or from the same computer
  const clipboard = (navigator as Partial<Navigator>).clipboard;
  return (
    <div className="field small an-link">
      <label htmlFor={id}>{i18n._('Link auf diesen Zeitraum')}</label>
      <span>
        <input id={id} className="in" readOnly value={link} onFocus={({ target }) => target.select()} />
        {clipboard !== undefined && (
          <button type="button" className="btn sm" onClick={() => void clipboard.writeText(link).then(() => setCopied(link))}>
            {copied === link && <Icon name="g-check" />}
            {copied === link ? i18n._('Kopiert') : i18n._('Kopieren')}
          </button>
        )}
      </span>
    </div>
  );
});
