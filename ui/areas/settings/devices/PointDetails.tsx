import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import {
  type Adjustment,
  adjustmentOf,
  type Change,
  type FieldDevice,
  fieldQuantityOf,
  type ValueInOrder,
} from '../../../../core/field/index.ts';
import type { ShownReading, TriedReading } from '../../../../core/ports/index.ts';
import { classNames, Icon } from '../../../kit/index.ts';
import type { DevicesVm } from './devices.vm.ts';
import { DraftNumber, DraftSelect } from './DraftFields.tsx';
import { fieldUnitSymbol } from './fieldWords.ts';
import { LimitFields } from './LimitFields.tsx';
import { LoopFields } from './LoopFields.tsx';
import { pointUnits } from './model/pointUnits.ts';
import { useMeasured } from './useMeasured.ts';

interface Reading extends ShownReading {
  readonly tried?: TriedReading;
}

interface Props {
  readonly vm: DevicesVm;
  readonly reading: Reading;
  readonly device: FieldDevice;
  readonly onChange: (change: Change<Adjustment>) => void;
}

/** Text ids of the four orders, by which word and which byte comes first. */
const orderWords: Readonly<Record<string, readonly [letters: string, words: string]>> = {
  'highFirst highFirst': ['ABCD', /*i18n*/ 'höheres Wort zuerst'],
  'lowFirst highFirst': ['CDAB', /*i18n*/ 'niederes Wort zuerst'],
  'highFirst lowFirst': ['BADC', /*i18n*/ 'Bytes getauscht'],
  'lowFirst lowFirst': ['DCBA', /*i18n*/ 'beides getauscht'],
};

/** Text ids of the numbers of an adjustment. */
const numberFields = [
  ['scale', /*i18n*/ 'Faktor', /*i18n*/ 'Zum Beispiel 20 bei Wandler 100/5 A; leer: 1', '1'],
  ['offset', /*i18n*/ 'Versatz', /*i18n*/ 'Leer: 0', '0'],
] as const;

/** The orders of a point's words side by side, and how it differs at this device from what its profile says. */
export const PointDetails = observer(function PointDetails({ vm, reading, device, onChange }: Props) {
  const { i18n } = useLingui();
  const { key, tried, unit: baseUnit } = reading;
  const adjustment = adjustmentOf(device, key);
  const { unit, reference } = adjustment;
  const units = pointUnits(key);
  const isFlow = ['volume', 'volumeFlow'].includes(fieldQuantityOf(unit ?? baseUnit));
  const topic = device.mqtt?.points.findIndex((point) => point.key === key);
  const place = topic === undefined ? `adjust.${key}` : `mqtt.points.${topic}`;
  const problemOf = (field: string) =>
    vm.problems.find((problem) => problem.part === 'device' && problem.id === device.id && problem.field === `${place}.${field}`);
  return (
    <div className="fd-point-details">
      {tried !== undefined && tried.orders.length > 1 && (
        <>
          <p className="fd-cap">{i18n._('Lesarten derselben Bits. Tippen übernimmt.')}</p>
          <div className="fd-four">
            {tried.orders.map((order) => (
              <OrderChoice
                key={`${order.wordOrder} ${order.byteOrder}`}
                order={order}
                reading={reading}
                isChosen={order.wordOrder === tried.place?.wordOrder && order.byteOrder === tried.place.byteOrder}
                onChoose={() => onChange({ wordOrder: order.wordOrder, byteOrder: order.byteOrder })}
              />
            ))}
          </div>
        </>
      )}
      <div className="fm-fields fd-adjust">
        {numberFields.map(([field, label, hint, none]) => (
          <DraftNumber
            key={field}
            label={i18n._(label)}
            hint={i18n._(hint)}
            span={2}
            value={adjustment[field]}
            placeholder={none}
            problem={problemOf(field)}
            onChange={(value) => onChange({ [field]: value })}
          />
        ))}
        {device.mqtt === undefined && (
          <DraftSelect
            label={i18n._('Einheit am Gerät')}
            span={2}
            value={unit ?? 'profile'}
            choices={[['profile', i18n._('wie Profil')], ...units.map((each) => [each, fieldUnitSymbol(each) || '1'] as const)]}
            onChange={(value) => onChange({ unit: units.find((each) => each === value) })}
          />
        )}
        <LimitFields
          limits={adjustment}
          hints={{ min: i18n._('Darunter fehlt der Wert; leer: wie Profil'), max: i18n._('Darüber fehlt der Wert; leer: wie Profil') }}
          unit={unit && fieldUnitSymbol(unit)}
          problemOf={problemOf}
          onChange={onChange}
        />
        {isFlow && (
          <DraftSelect
            label={i18n._('Bezug des Volumens')}
            span={4}
            value={reference ?? 'profile'}
            choices={[
              ['profile', i18n._('wie Profil')],
              ['iso1217', i18n._('ISO 1217: 1 bar, 20 °C')],
              ['din1343', i18n._('DIN 1343: 1,013 bar, 0 °C')],
              ['iso2533', i18n._('ISO 2533: 1,013 bar, 15 °C')],
            ]}
            onChange={(value) => onChange({ reference: value === 'profile' ? undefined : value })}
          />
        )}
      </div>
      {isInput(key) && <LoopFields adjustment={adjustment} onChange={onChange} />}
    </div>
  );
});

/** The inputs of a module have no quantity of their own. */
const isInput = (key: string) => /^in[1-8]$/.test(key);

interface OrderProps {
  readonly order: ValueInOrder;
  readonly reading: Reading;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const OrderChoice = observer(function OrderChoice({ order, reading, isChosen, onChoose }: OrderProps) {
  const { i18n } = useLingui();
  const { text, symbol } = useMeasured()(order.value, reading);
  const [letters = '', words = ''] = orderWords[`${order.wordOrder} ${order.byteOrder}`] ?? [];
  return (
    <button
      type="button"
      className={classNames('fd-order', order.isPlausible && 'fd-plausible')}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className="fd-letters">{letters}</span>
      <span className="fd-cap">{i18n._(words)}</span>
      <span className="fd-value">
        {text}
        <span className="unit">{symbol}</span>
      </span>
      <span className="fd-cap fd-verdict">
        {order.isPlausible && <Icon name="g-check" />}
        {order.isPlausible ? i18n._('plausibel') : i18n._('nicht plausibel')}
      </span>
    </button>
  );
});
