import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { TypePlate } from '../../../../core/compressor/index.ts';
import { formatDay, missing } from '../../../../i18n/format/index.ts';
import { classNames, Icon } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import './typePlate.css';

/** The lines of a type plate, in the order in which they are printed, with their text ids. */
const plateFields: readonly (readonly [field: keyof TypePlate, name: string])[] = [
  ['model', /*i18n*/ 'Modell'],
  ['factoryNumber', /*i18n*/ 'Fabriknummer'],
  ['edpNumber', /*i18n*/ 'EDV-Nummer'],
  ['consignmentNumber', /*i18n*/ 'Kommissionsnummer'],
  ['schematicNumber', /*i18n*/ 'Schaltplannummer'],
  ['softwareVersion', /*i18n*/ 'Softwareversion'],
  ['installationDate', /*i18n*/ 'Installationsdatum'],
];

export interface TypePlateViewProps {
  readonly name: string;
  readonly plate: TypePlate;
  /** Carries the manufacturer's mark. */
  readonly isOwn: boolean;
}

/** What is printed on the machine's type plate, as a plate with its four rivets. */
export const TypePlateView = observer(function TypePlateView({ name, plate, isOwn }: TypePlateViewProps) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const textOf = (field: keyof TypePlate) => {
    const text = plate[field]?.trim();
    if (text === undefined || text === '') return missing;
    return field === 'installationDate' ? formatDay(text, region) : text;
  };
  return (
    <section className="ct">
      <div className="ct-plate">
        {['ct-nw', 'ct-ne', 'ct-sw', 'ct-se'].map((corner) => (
          <i key={corner} className={corner} />
        ))}
        <h2>
          {isOwn && <Icon name="g-mark" />}
          {i18n._('Typenschild {name}', { name })}
        </h2>
        <dl>
          {plateFields.map(([field, label]) => {
            const text = textOf(field);
            return (
              <div key={field}>
                <dt>{i18n._(label)}</dt>
                <dd className={classNames(text === missing && 'ct-none')}>{text}</dd>
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
});
