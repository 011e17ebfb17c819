import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ports, stores, useService } from '../../../di/index.ts';
import { Dialog, Icon } from '../../../kit/index.ts';
import { FormSection } from '../form/index.ts';
import { RebootVm } from './reboot.vm.ts';

/** Restarts the web server without any change. */
export const RebootPanel = observer(function RebootPanel() {
  const { i18n } = useLingui();
  const commands = useService(ports.stationCommands);
  const session = useService(stores.session);
  const plant = useService(stores.plant);
  const [vm] = useState(() => new RebootVm({ commands, session, plant }));
  return (
    <FormSection title={i18n._('Neustart')} bare>
      <div className="fm-act">
        <p className="t14 dim">
          {i18n._('Startet nur den Webserver neu. Die Druckluftstation läuft weiter, das Dashboard verbindet sich von selbst wieder.')}
        </p>
        <button
          type="button"
          className="btn grave"
          disabled={plant.restart.isUnderWay}
          aria-busy={vm.state === 'asking'}
          onClick={() => vm.ask()}
        >
          <Icon name="g-reload" />
          {i18n._('Webserver neu starten')}
        </button>
      </div>
      {vm.state === 'failed' && (
        <p className="tz-failed s-error" role="alert">
          <Icon name="i-error" />
          {i18n._('Fehler beim Auslösen des Neustarts')}
        </p>
      )}
      {vm.isConfirming && (
        <Dialog title={i18n._('Webserver neu starten?')} role="alertdialog" onClose={() => vm.cancel()}>
          <p>{i18n._('Für einige Sekunden kommen in keinem Browser Werte an. Sitzungen bleiben bestehen.')}</p>
          <div className="dg-answers">
            <button type="button" className="btn pri" autoFocus onClick={() => vm.cancel()}>
              {i18n._('Abbrechen')}
            </button>
            <button type="button" className="btn grave" onClick={() => void vm.confirm()}>
              {i18n._('Neu starten')}
            </button>
          </div>
        </Dialog>
      )}
    </FormSection>
  );
});
