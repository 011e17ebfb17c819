import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import { maxCodeUses } from '../../../../core/fleet/index.ts';
import type { CallResult, FleetStationRow, MadeCode, ManagedOrganisation } from '../../../../core/ports/index.ts';
import { Panel } from '../../../kit/index.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { OrderFailure } from '../../shell/OrderFailure.tsx';
import { useOrder } from '../../shell/useOrder.ts';
import { OnceShown } from './OnceShown.tsx';
import { SelectField } from '../../shell/SelectField.tsx';
import { TextField } from '../../shell/TextField.tsx';
import { useOwnOrganisation } from './useOwnOrganisation.ts';

interface CodeFormProps {
  readonly organisations: readonly ManagedOrganisation[];
  readonly stations: readonly Pick<FleetStationRow, 'id' | 'name'>[];
  readonly onMade: () => void;
}

/** Makes a code for new stations, or for the new controller of one. */
export const CodeForm = observer(function CodeForm({ organisations, stations, onMade }: CodeFormProps) {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.people);
  const first = useOwnOrganisation(organisations);
  const order = useOrder<CallResult<MadeCode>>();
  const [chosen, choose] = useState({ operator: '', owner: '', uses: '1', station: '' });
  const [operator, owner] = [chosen.operator || first, chosen.owner || first];
  const { station, uses } = chosen;
  const make = async (event: SyntheticEvent) => {
    event.preventDefault();
    const code = { operator, owner, uses: station === '' ? Number(uses) : 1, ...(station !== '' && { station }) };
    if (await order.give(() => api.makeCode(code))) onMade();
  };
  const names = organisations.map(({ id, name }) => [id, name] as const);
  return (
    <Panel title={i18n._('Code für Stationen')}>
      <form className="am-form" onSubmit={make}>
        <SelectField
          label={i18n._('Betreut von')}
          value={operator}
          choices={names}
          onChoose={(each) => choose({ ...chosen, operator: each })}
        />
        <SelectField label={i18n._('Gehört')} value={owner} choices={names} onChoose={(each) => choose({ ...chosen, owner: each })} />
        <SelectField
          label={i18n._('Station')}
          value={station}
          choices={[['', i18n._('Neue Stationen')], ...stations.map(({ id, name }) => [id, name] as const)]}
          onChoose={(each) => choose({ ...chosen, station: each })}
        />
        {station === '' && (
          <TextField
            label={i18n._('Anzahl')}
            type="number"
            max={maxCodeUses}
            value={uses}
            onEnter={(each) => choose({ ...chosen, uses: each })}
          />
        )}
        <button type="submit" className="btn pri" disabled={order.isUnderWay || first === ''}>
          {i18n._('Code erstellen')}
        </button>
      </form>
      <OrderFailure failure={order.failure} />
      {order.answer !== undefined && (
        <OnceShown name={i18n._('Code')} text={order.answer.value.code} expiresMs={order.answer.value.expiresMs} />
      )}
    </Panel>
  );
});
