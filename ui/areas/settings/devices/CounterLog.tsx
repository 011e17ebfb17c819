import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FieldDevice } from '../../../../core/field/index.ts';
import type { ShownCounterEvent } from '../../../../core/ports/index.ts';
import { classNames, Panel } from '../../../kit/index.ts';
import { usePhoneUpright } from '../../../kit/usePhone.ts';
import { useFormat } from '../../../station/index.ts';
import type { DevicesVm } from './devices.vm.ts';
import { useFieldNames } from './useFieldNames.ts';
import { useMeasured } from './useMeasured.ts';

/** Text ids. */
const kindWords: Readonly<Record<ShownCounterEvent['kind'], string>> = {
  rollover: /*i18n*/ 'Überlauf, weitergezählt',
  reset: /*i18n*/ 'Rückstellung',
  exchange: /*i18n*/ 'Tausch oder Sprung',
};

/** Of a counter all digits count. */
const readingDigits = 12;

interface Props {
  readonly vm: DevicesVm;
  readonly device: FieldDevice;
}

/** What the counters of a device did but count on, each with both readings. */
export const CounterLog = observer(function CounterLog({ vm, device }: Props) {
  const { i18n } = useLingui();
  const { date, minute } = useFormat();
  const names = useFieldNames();
  const measured = useMeasured(readingDigits);
  const isNarrow = usePhoneUpright();
  const events = vm.deviceOf(device.id)?.counterEvents ?? [];
  if (events.length === 0) return null;
  return (
    <div id="fd-counters" className="fd-part sticks">
      <Panel title={i18n._('Ereignisse der Zähler')} bare>
        <p className="fd-note t14 dim">
          {i18n._('Nach einer Rückstellung oder einem Tausch wird ab dem neuen Stand gezählt; dazwischen wird kein Verbrauch angenommen.')}
        </p>
        <div className="scroll" role="group" aria-label={i18n._('Ereignisse der Zähler')} tabIndex={0}>
          <table className={classNames('tb', isNarrow && 'tb-stacked tb-cards')}>
            <thead>
              <tr>
                <th scope="col">{i18n._('Zeit')}</th>
                <th scope="col">{i18n._('Zähler')}</th>
                <th scope="col">{i18n._('Ereignis')}</th>
                <th scope="col" className="r">
                  {i18n._('Vorher')}
                </th>
                <th scope="col" className="r">
                  {i18n._('Nachher')}
                </th>
                <th scope="col">{i18n._('Einheit')}</th>
              </tr>
            </thead>
            <tbody>
              {events.map(({ key, atMs, kind, before, after, unit }) => (
                <tr key={`${atMs} ${key}`}>
                  <th scope="row">
                    {date(atMs)} {minute(atMs)}
                  </th>
                  <td>{names.point(key)}</td>
                  <td>{i18n._(kindWords[kind])}</td>
                  <td className="r" data-label={i18n._('Vorher')}>
                    {measured(before, { unit }).text}
                  </td>
                  <td className="r" data-label={i18n._('Nachher')}>
                    {measured(after, { unit }).text}
                  </td>
                  <td data-label={i18n._('Einheit')}>{measured(after, { unit }).symbol}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </div>
  );
});
