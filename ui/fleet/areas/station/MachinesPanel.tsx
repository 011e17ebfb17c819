import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type CompressorState, compressorState } from '../../../../core/compressor/index.ts';
import type { FleetMachine } from '../../../../core/ports/index.ts';
import { formatDuration } from '../../../../i18n/format/index.ts';
import { type Look, LookMark, Panel } from '../../../kit/index.ts';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';

/** How each state of a compressor is shown. */
const machineStateStyle: Readonly<Record<CompressorState, Look>> = {
  notInstalled: { icon: 'i-none', tone: 's-off', word: /*i18n*/ 'Nicht installiert' },
  communicationError: { icon: 'i-comm', tone: 's-comm', word: /*i18n*/ 'Kommunikationsfehler' },
  error: { icon: 'i-error', tone: 's-error', word: /*i18n*/ 'Störung' },
  warning: { icon: 'i-warn', tone: 's-warn', word: /*i18n*/ 'Warnung' },
  maintenance: { icon: 'i-maint', tone: 's-maint', word: /*i18n*/ 'Wartung' },
  off: { icon: 'i-off', tone: 's-off', word: /*i18n*/ 'Aus' },
  ready: { icon: 'i-ready', tone: 's-off', word: /*i18n*/ 'Bereit' },
  starting: { icon: 'i-start', tone: 's-run', word: /*i18n*/ 'Anlauf' },
  runOn: { icon: 'i-runon', tone: 's-run', word: /*i18n*/ 'Nachlauf' },
  load: { icon: 'i-load', tone: 's-load', word: /*i18n*/ 'Last' },
  noLoad: { icon: 'i-noload', tone: 's-noload', word: /*i18n*/ 'Leerlauf' },
};

/** Undefined for a machine that is not heard of. */
function lookOf(status: number | undefined): Look | undefined {
  const state = compressorState(undefined, status);
  return state && machineStateStyle[state];
}

/** The compressors, now and in the last 30 days. */
export const MachinesPanel = observer(function MachinesPanel({ machines }: { readonly machines: readonly FleetMachine[] }) {
  const { i18n } = useLingui();
  const { quantity, number } = useFleetFormat();
  const title = i18n._('Verdichter, jetzt und in 30 Tagen');
  return (
    <Panel title={title} bare>
      <table className="tb tb-named tb-stacked tb-cards" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{i18n._('Verdichter')}</th>
            <th scope="col">{i18n._('Zustand')}</th>
            <th scope="col" className="r">
              {i18n._('Leistung')}
            </th>
            <th scope="col" className="r">
              {i18n._('Liefermenge')}
            </th>
            <th scope="col" className="r">
              {i18n._('Temperatur')}
            </th>
            <th scope="col" className="r">
              {i18n._('Last')}
            </th>
            <th scope="col" className="r">
              {i18n._('Leerlauf')}
            </th>
            <th scope="col" className="r">
              {i18n._('Energie')}
            </th>
            <th scope="col" className="r">
              {i18n._('Luft')}
            </th>
            <th scope="col" className="r">
              {i18n._('Starts')}
            </th>
          </tr>
        </thead>
        <tbody>
          {machines.map(
            ({ slot, name, status, powerKW, deliveryM3min, temperatureDegC, loadS, noLoadS, energyKWh, volumeM3, motorStarts }) => (
              <tr key={slot}>
                <th scope="row">{name ?? i18n._('Verdichter {slot}', { slot })}</th>
                <td data-label={i18n._('Zustand')}>
                  <LookMark look={lookOf(status)} />
                </td>
                <td className="r" data-label={i18n._('Leistung')}>
                  {quantity('power', powerKW).text}
                </td>
                <td className="r" data-label={i18n._('Liefermenge')}>
                  {quantity('volumeFlow', deliveryM3min).text}
                </td>
                <td className="r" data-label={i18n._('Temperatur')}>
                  {quantity('temperature', temperatureDegC).text}
                </td>
                <td className="r" data-label={i18n._('Last')}>
                  {formatDuration(loadS)}
                </td>
                <td className="r" data-label={i18n._('Leerlauf')}>
                  {formatDuration(noLoadS)}
                </td>
                <td className="r" data-label={i18n._('Energie')}>
                  {quantity('energy', energyKWh).text}
                </td>
                <td className="r" data-label={i18n._('Luft')}>
                  {quantity('volume', volumeM3).text}
                </td>
                <td className="r" data-label={i18n._('Starts')}>
                  {number(motorStarts, 0)}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </Panel>
  );
});
