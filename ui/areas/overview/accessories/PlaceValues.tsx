import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { InputSource } from '../../../../core/inputs/index.ts';
import type { Quantity } from '../../../../core/units/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { KeyValue, KeyValueList, MachineDrawing, Panel } from '../../../kit/index.ts';
import { QuantityFigure } from '../../../station/index.ts';
import { PlaceLink, PlaceState } from './PlaceHead.tsx';

type Value = readonly [name: string, quantity: Quantity, value: number | undefined];

/** What the control itself measures of a place, to compare its inputs with. */
export const PlaceValues = observer(function PlaceValues({ source }: { readonly source: InputSource }) {
  const { i18n } = useLingui();
  const machines = useService(stores.machines);
  const machine = source === 'master' ? undefined : machines.inSlot(source);
  const values = useValues(source);
  return (
    <Panel className="ac-aside" title={<PlaceLink source={source} />} actions={<PlaceState source={source} />}>
      {machine?.picture !== undefined && <MachineDrawing {...machine} {...machine.picture} lost={machine.isLost} className="ac-drawing" />}
      <p className="label">{i18n._('Zum Vergleich')}</p>
      <KeyValueList>
        {values.map(([word, quantity, value]) => (
          <KeyValue key={word} name={i18n._(word)}>
            <QuantityFigure quantity={quantity} value={value} keepUnit />
          </KeyValue>
        ))}
      </KeyValueList>
    </Panel>
  );
});

/** Only inside an observer. */
function useValues(source: InputSource): readonly Value[] {
  const { snapshot } = useService(stores.plant);
  const machines = useService(stores.machines);
  if (source === 'master') {
    const master = snapshot?.master;
    return [
      [/*i18n*/ 'Netzdruck', 'pressure', master?.systemPressureBar],
      [/*i18n*/ 'Liefermenge (FAD)', 'volumeFlow', master?.deliveryVolumeM3min],
      [/*i18n*/ 'Volumenstrom', 'volumeFlow', master?.volumeFlowM3min],
      [/*i18n*/ 'Leistung', 'power', master?.powerKW],
    ];
  }
  const machine = machines.inSlot(source);
  return [
    [/*i18n*/ 'Netzdruck', 'pressure', machine?.linePressureBar],
    [/*i18n*/ 'Liefermenge (FAD)', 'volumeFlow', machine?.deliveryM3min],
    [/*i18n*/ 'Leistung', 'power', machine?.powerKW],
    [/*i18n*/ 'Temperatur', 'temperature', machine?.temperatureDegC],
  ];
}
