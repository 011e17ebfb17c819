import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Dialog, Icon } from '../../kit/index.ts';
import type { ChartDefaultsVm } from './chartDefaults.vm.ts';
import { DefaultsChange } from './DefaultsChange.tsx';
import { DefaultsFailure } from './DefaultsFailure.tsx';

/** Makes a chart's view the one that every chart begins with, after it has asked; where it is that already, it says so and is no button. */
export const DefaultsControl = observer(function DefaultsControl({ vm }: { readonly vm: ChartDefaultsVm }) {
  const { i18n } = useLingui();
  return (
    <>
      {vm.isDefault && !vm.isConfirming ? (
        <p className="an-default">
          <Icon name="g-check" />
          {i18n._('Entspricht der Vorgabe für alle')}
        </p>
      ) : (
        <button type="button" className="btn sm grave" onClick={() => vm.ask()}>
          <Icon name="g-station" />
          {i18n._('Als Vorgabe für alle speichern')}
        </button>
      )}
      {vm.isConfirming && (
        <Dialog title={i18n._('Vorgabe für alle ändern?')} role="alertdialog" onClose={() => vm.cancel()}>
          <p>{i18n._('Bei allen, auf jedem Bildschirm der Station, beginnt der Verlauf dann mit:')}</p>
          <DefaultsChange {...vm.change} />
          <div className="dg-answers">
            <button type="button" className="btn pri" autoFocus disabled={vm.state === 'asking'} onClick={() => vm.cancel()}>
              {i18n._('Abbrechen')}
            </button>
            <button type="button" className="btn grave" disabled={vm.state === 'asking'} onClick={() => void vm.save()}>
              {vm.state === 'asking' ? i18n._('Anforderung läuft') : i18n._('Für alle speichern')}
            </button>
          </div>
        </Dialog>
      )}
      <DefaultsFailure outcome={vm.outcome} />
    </>
  );
});
