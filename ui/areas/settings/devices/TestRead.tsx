import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Fragment, useState } from 'react';
import { ageNow, type FieldDevice, withAdjustment } from '../../../../core/field/index.ts';
import type { ShownReading, TriedReading } from '../../../../core/ports/index.ts';
import { formatAge } from '../../../../i18n/format/index.ts';
import { classNames, Icon, Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { TrialOutcome } from './ConnectTest.tsx';
import type { DevicesVm } from './devices.vm.ts';
import { missingWord } from './fieldWords.ts';
import { PointDetails } from './PointDetails.tsx';
import type { TrialVm } from './trial.vm.ts';
import { useFieldNames } from './useFieldNames.ts';
import { useMeasured } from './useMeasured.ts';

interface Props {
  readonly vm: DevicesVm;
  readonly device: FieldDevice;
  readonly trial: TrialVm;
  /** Whether what is said so far is enough to ask the device. */
  readonly canTry: boolean;
  readonly set: (next: FieldDevice) => void;
}

/** A reading of the last trial, or of the station's own round where there was none. */
interface Row extends ShownReading {
  readonly tried?: TriedReading;
  readonly nowAgeMs: number | undefined;
}

/** What is read from registers or topics can differ at one device; a controller over HTTP says what its values are. */
const isAdjustable = ({ mqtt }: FieldDevice, { place }: TriedReading) => place !== undefined || mqtt !== undefined;

const hex = (word: number) => word.toString(16).toUpperCase().padStart(4, '0');

/** What the device says, point by point: raw words, value, age; a point opens into the orders of its words and its adjustments. */
export const TestRead = observer(function TestRead({ vm, device, trial, canTry, set }: Props) {
  const { i18n } = useLingui();
  const { clock } = useFormat();
  const [opened, setOpened] = useState<string>();
  const { result, atMs } = trial;
  const rows: readonly Row[] =
    result !== undefined && atMs !== undefined && result.readings.length > 0
      ? result.readings.map((tried) => ({ ...tried, tried, nowAgeMs: ageNow(tried.ageMs, atMs, vm.nowMs) }))
      : (vm.deviceOf(device.id)?.readings.map((reading) => ({ ...reading, nowAgeMs: vm.ageOfReading(reading) })) ?? []);
  return (
    <div id="fd-read" className="fd-part sticks">
      <Panel
        title={result === undefined && rows.length > 0 ? i18n._('Messwerte') : i18n._('Probelesung')}
        bare
        actions={
          <>
            {atMs !== undefined && <span className="fd-cap fd-wideonly">{clock(atMs)}</span>}
            {vm.canWrite && (
              <button
                type="button"
                className="btn sm"
                disabled={!canTry || trial.isUnderWay}
                aria-busy={trial.state === 'asking'}
                onClick={() => void trial.read()}
              >
                <Icon name="g-reload" />
                {result === undefined ? i18n._('Probe lesen') : i18n._('Neu lesen')}
              </button>
            )}
          </>
        }
      >
        {rows.length === 0 && (
          <p className="fd-note t14 dim">
            {canTry
              ? i18n._('Liest jeden Messwert des Profils einmal. Danach läuft der Probelauf von selbst an.')
              : i18n._('Zuerst Verbindung, Einheit und Profil angeben.')}
          </p>
        )}
        <TrialOutcome trial={trial} />
        {rows.length > 0 && (
          <div className="scroll" role="group" aria-label={i18n._('Messwerte')} tabIndex={0}>
            <table className="tb fd-read">
              <thead>
                <tr>
                  <th scope="col">{i18n._('Messwert')}</th>
                  <th scope="col" className="r">
                    {i18n._('Adresse')}
                  </th>
                  <th scope="col" className="fd-wideonly">
                    {i18n._('Typ')}
                  </th>
                  <th scope="col">{i18n._('Wörter')}</th>
                  <th scope="col" className="r">
                    {i18n._('Wert')}
                  </th>
                  <th scope="col">{i18n._('Einheit')}</th>
                  <th scope="col" className="r fd-wideonly">
                    {i18n._('Alter')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <ReadRow
                    key={row.key}
                    row={row}
                    canOpen={vm.canWrite && row.tried !== undefined && isAdjustable(device, row.tried)}
                    isOpen={opened === row.key}
                    onOpen={() => setOpened(opened === row.key ? undefined : row.key)}
                  >
                    <PointDetails
                      vm={vm}
                      reading={row}
                      device={device}
                      onChange={(change) => {
                        set(withAdjustment(device, row.key, change));
                        void trial.read();
                      }}
                    />
                  </ReadRow>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Panel>
    </div>
  );
});

interface RowProps {
  readonly row: Row;
  readonly canOpen: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly children: React.ReactNode;
}

const ReadRow = observer(function ReadRow({ row, canOpen, isOpen, onOpen, children }: RowProps) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const names = useFieldNames();
  const measured = useMeasured();
  const { key, value, unit, text, words, tried, missing, quality, nowAgeMs } = row;
  const shown = measured(value, { unit });
  const isGood = quality === 'good' && (value !== undefined || text !== undefined);
  const step = measured(row.counterStep, { unit });
  const outside = measured(missing?.kind === 'outOfRange' ? missing.value : undefined, { unit });
  const reason =
    missing === undefined
      ? undefined
      : i18n._(missingWord(missing), {
          code: missing.kind === 'exception' ? missing.code : '',
          value: `${outside.text} ${outside.symbol}`,
        });
  return (
    <>
      <tr className={classNames(isOpen && 'fd-open')}>
        <th scope="row">
          {canOpen ? (
            <button type="button" className="fd-point" aria-expanded={isOpen} onClick={onOpen}>
              <Icon name="g-right" />
              {names.point(key)}
            </button>
          ) : (
            names.point(key)
          )}
        </th>
        <td className="r fd-mono dim">{tried?.place === undefined ? '' : tried.place.at}</td>
        <td className="dim fd-wideonly">{tried?.place?.type}</td>
        <td className="fd-mono dim">
          {words.slice(0, 4).map((word, i) => (
            <Fragment key={i}>
              {i > 0 && ' '}
              {hex(word)}
            </Fragment>
          ))}
          {words.length > 4 && ' …'}
        </td>
        <td className={classNames('r', isGood ? 'strong' : 'none')}>
          {isGood ? (text ?? shown.text) : '---'}
          {isGood && row.counterStep !== undefined && (
            <span className="fd-cap fd-step">{i18n._('Schritt {step}', { step: step.text })}</span>
          )}
        </td>
        <td className="dim">{reason ?? (isGood || quality !== 'stale' ? shown.symbol : i18n._('alt'))}</td>
        <td className="r dim fd-wideonly">{formatAge(nowAgeMs, region)}</td>
      </tr>
      {isOpen && (
        <tr className="fd-open fd-details">
          <td colSpan={7}>{children}</td>
        </tr>
      )}
    </>
  );
});
