import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PerformanceAnswer } from '../../../../core/ports/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { variableWords } from '../../../../i18n/index.ts';
import { stores, usePerformances, useService } from '../../../di/index.ts';
import { Panel, RemoveButton } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { VariableImport } from './variableImport.vm.ts';

interface Props {
  readonly answer: PerformanceAnswer;
  readonly canWrite: boolean;
  readonly onImport: () => void;
  readonly onChanged: () => void;
}

/** What energy depends on beside the plant's own values. */
export const VariablesPanel = observer(function VariablesPanel({ answer, canWrite, onImport, onChanged }: Props) {
  const { i18n } = useLingui();
  const { region, date } = useFormat();
  const parts = {
    performances: usePerformances(),
    session: useService(stores.session),
    settings: useService(stores.settings),
    preferences: useService(stores.preferences),
  };
  const [vm] = useState(() => new VariableImport(parts));
  return (
    <Panel
      title={i18n._('Weitere Größen')}
      actions={
        canWrite && (
          <button type="button" className="btn" aria-haspopup="dialog" onClick={onImport}>
            {i18n._('Größen einlesen')}
          </button>
        )
      }
    >
      {answer.variables.length === 0 && <p className="dim">{i18n._('Keine: Die Energie wird allein mit dem Volumen verglichen.')}</p>}
      <ul className="pe-read">
        {answer.variables.map(({ name, unit, days, first, last, author, importedMs }) => (
          <li key={name}>
            <span>
              {i18n._('{name} in {unit}: {days} Tage, {first} bis {last}', {
                name: i18n._(variableWords[name]),
                unit,
                days,
                first: formatDay(first, region),
                last: formatDay(last, region),
              })}
              <span className="label">{` ${author}, ${date(importedMs)}`}</span>
            </span>
            {canWrite && (
              <RemoveButton
                label={i18n._('Löschen')}
                question={i18n._('Alle Werte von {name} löschen?', { name: i18n._(variableWords[name]) })}
                isBusy={vm.isSending}
                onRemove={() => void vm.remove(name).then((isGone) => isGone && onChanged())}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
});
