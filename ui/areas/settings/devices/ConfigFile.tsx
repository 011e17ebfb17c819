import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Icon, saveFile } from '../../../kit/index.ts';
import { FileButton } from '../form/index.ts';
import type { DevicesVm } from './devices.vm.ts';

const fileName = 'pressluft-field.json';

/** Saves the wiring of the plant as a file, and takes it from one; passwords are not in it. */
export const ConfigFile = observer(function ConfigFile({ vm }: { readonly vm: DevicesVm }) {
  const { i18n } = useLingui();
  const { config } = vm;
  return (
    <div className="fm-act fd-file">
      <p className="t14 dim">
        {i18n._('Verbindungen, Geräte und Maschinen, ohne Passwörter. So kommt eine Einrichtung von einer Station zur anderen.')}
      </p>
      <div className="fd-buttons">
        <button
          type="button"
          className="btn"
          disabled={config === undefined}
          onClick={() => saveFile(fileName, `${JSON.stringify(config, undefined, 2)}\n`, 'application/json')}
        >
          <Icon name="g-down" />
          {i18n._('Datei speichern')}
        </button>
        {vm.canWrite && <LoadFile vm={vm} />}
      </div>
    </div>
  );
});

interface LoadProps {
  readonly vm: DevicesVm;
}

/** Takes a wiring from a file; nothing is saved until it is applied. */
export const LoadFile = observer(function LoadFile({ vm }: LoadProps) {
  const { i18n } = useLingui();
  const [isRefused, setRefused] = useState(false);
  return (
    <span className="fd-load">
      <FileButton
        label={i18n._('Datei einer Einrichtung')}
        onFile={(file) => void file.text().then((text) => setRefused(!vm.importText(text)))}
      >
        {i18n._('Datei laden')}
      </FileButton>
      {isRefused && (
        <span className="fd-lost t12" role="alert">
          {i18n._('Das ist keine Einrichtung: Es fehlt „format“ 1 oder eine der Listen „connections“, „devices“, „machines“.')}
        </span>
      )}
    </span>
  );
});
