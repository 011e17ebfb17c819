import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import type { FaultUp, OrderResult } from '../../../core/ports/index.ts';
import { Dialog, Field } from '../../kit/index.ts';
import { fleetPorts, useService } from '../di/index.ts';
import { OrderFailure } from './OrderFailure.tsx';
import { useFaultText } from './useFaultText.ts';
import { useOrder } from './useOrder.ts';

interface AcknowledgeDialogProps {
  readonly fault: FaultUp;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const longestWhy = 500;

/** Asks why a fault may stay; the station itself is not changed by it. */
export const AcknowledgeDialog = observer(function AcknowledgeDialog({ fault, onClose, onDone }: AcknowledgeDialogProps) {
  const { i18n } = useLingui();
  const stations = useService(fleetPorts.stations);
  const words = useFaultText();
  const order = useOrder<OrderResult>();
  const [why, setWhy] = useState('');
  const { station, name, source, bitIndex } = fault;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (why.trim() !== '' && (await order.give(() => stations.acknowledge({ station, source, bitIndex, why: why.trim() })))) onDone();
  };
  return (
    <Dialog title={i18n._('Störung quittieren')} onClose={onClose} hasClose>
      <p className="t14">
        {words.text(fault)}, {name}, {words.source(fault)}
      </p>
      <form onSubmit={submit}>
        <Field label={i18n._('Warum darf sie anstehen?')} isOff={order.isUnderWay}>
          {(control) => (
            <textarea
              {...control}
              className="in fl-why"
              required
              maxLength={longestWhy}
              value={why}
              onChange={({ target }) => setWhy(target.value)}
            />
          )}
        </Field>
        <OrderFailure failure={order.failure} />
        <button type="submit" className="btn pri" disabled={order.isUnderWay}>
          {i18n._('Quittieren')}
        </button>
      </form>
      <p className="t12 dim">{i18n._('Das wird mit Ihrem Namen vermerkt. An der Station ändert es nichts.')}</p>
    </Dialog>
  );
});
