import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { cssVars, Icon } from '../../../kit/index.ts';
import type { DevelopmentVm } from './development.vm.ts';

/** How far the steps are, or that they did not come. */
export const DevelopmentProgress = observer(function DevelopmentProgress({ vm }: { readonly vm: DevelopmentVm }) {
  const { i18n } = useLingui();
  const { done, of } = vm.progress;
  const isAsking = vm.state === 'asking';
  const hasFailed = vm.state === 'failed';
  const isComing = isAsking && done < of;
  return (
    <div className="dv-progress" role="status">
      {isComing && (
        <>
          <span className="t14">{i18n._('Anforderung läuft: {done} von {of}', { done, of })}</span>
          <button type="button" className="btn sm" onClick={() => vm.cancel()}>
            {i18n._('Abbrechen')}
          </button>
          <span className="dv-bar" style={cssVars({ '--dv-done': of === 0 ? 0 : done / of })} />
        </>
      )}
      {!isAsking && (hasFailed || done < of) && (
        <>
          <span className="t14 dv-failed">
            {hasFailed && <Icon name="i-warn" />}
            {hasFailed ? i18n._('Anforderung fehlgeschlagen') : i18n._('Das Laden wurde abgebrochen.')}
          </span>
          <button type="button" className="btn sm" onClick={() => void vm.load()}>
            {i18n._('Erneut versuchen')}
          </button>
        </>
      )}
    </div>
  );
});
