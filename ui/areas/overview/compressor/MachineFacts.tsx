import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { countsCalendarHours } from '../../../../core/maintenance/index.ts';
import { convertUnit } from '../../../../core/units/index.ts';
import { missing, unitSymbol } from '../../../../i18n/format/index.ts';
import { serviceNames } from '../../../../i18n/index.ts';
import { CalendarSign, classNames, KeyValue, KeyValueList, Link } from '../../../kit/index.ts';
import { StateMark, useFormat } from '../../../station/index.ts';
import { accessoriesPath, errorLogPath, servicePath } from '../../../shell/index.ts';
import type { MachineView } from '../../../stores/index.ts';
import type { CompressorVm } from './compressor.vm.ts';
import { MachineLamps } from './MachineLamps.tsx';
import type { RunningState } from '../../../../core/compressor/index.ts';
import './machineFacts.css';

/** Text ids for what a machine does meanwhile, beside a report about it. */
const runningWords: Readonly<Record<RunningState, string>> = {
  off: /*i18n*/ 'ist ausgeschaltet',
  ready: /*i18n*/ 'steht',
  starting: /*i18n*/ 'läuft an',
  runOn: /*i18n*/ 'läuft nach',
  load: /*i18n*/ 'läuft im Lastlauf',
  noLoad: /*i18n*/ 'läuft im Leerlauf',
};

export interface MachineFactsProps {
  readonly vm: CompressorVm;
  readonly machine: MachineView;
  readonly name: string;
  readonly mayOpen: { readonly errors: boolean; readonly maintenance: boolean };
}

/** What the machine does and reports, how it spent the last hour, and where to look further. */
export const MachineFacts = observer(function MachineFacts({ vm, machine, name, mayOpen }: MachineFactsProps) {
  const { i18n } = useLingui();
  const { number, minute } = useFormat();
  const { states, service, inputCount, lastSeenMs } = vm;
  const time = lastSeenMs === undefined ? undefined : minute(lastSeenMs);
  const { state, running } = machine;
  const minutes = (seconds: number | undefined) =>
    states === undefined || states.coverage === 0 || seconds === undefined ? (
      <span className="none">{missing}</span>
    ) : (
      <span className={classNames(time !== undefined && 'none')}>
        {number(convertUnit(seconds, 's', 'min'), 0)}
        <span className="unit">{unitSymbol('min')}</span>
      </span>
    );
  const due = service?.due;
  const hours = number(Math.abs(service?.remainingH ?? NaN), 0);
  const serviceText =
    service === undefined ? (
      <span className="none">{missing}</span>
    ) : (
      <>
        {countsCalendarHours.has(service.component) && <CalendarSign />}
        {due === 'overdue' ? i18n._('seit {hours} h fällig', { hours }) : i18n._('in {hours} h', { hours })}
      </>
    );
  return (
    <div className="mf">
      <div className="mf-state">
        <p className="label">{i18n._('Zustand')}</p>
        <p className="mf-line">
          <StateMark state={state} className="mf-mark" />
          {running !== undefined && state !== running && <span>{i18n._(runningWords[running])}</span>}
        </p>
      </div>
      <MachineLamps vm={vm} frequencyConverter={machine.frequencyConverter} />
      <KeyValueList className="mf-list">
        <KeyValue name={time === undefined ? i18n._('Last in der letzten Stunde') : i18n._('Last in der Stunde bis {time}', { time })}>
          {minutes(states?.loadS)}
        </KeyValue>
        <KeyValue
          name={time === undefined ? i18n._('Leerlauf in der letzten Stunde') : i18n._('Leerlauf in der Stunde bis {time}', { time })}
        >
          {minutes(states?.noLoadS)}
        </KeyValue>
        <KeyValue name={i18n._('Nächste Wartung')} note={service === undefined ? '\u00a0' : i18n._(serviceNames[service.component])}>
          {mayOpen.maintenance && service !== undefined ? (
            <Link className={classNames('mf-link', due === 'overdue' && 'mf-overdue')} to={servicePath(vm.slot)}>
              {serviceText}
            </Link>
          ) : (
            <span className={classNames(due === 'overdue' && 'mf-overdue')}>{serviceText}</span>
          )}
        </KeyValue>
        <KeyValue name={i18n._('Messstellen')}>
          {inputCount === undefined || inputCount === 0 ? (
            <span className="none">{inputCount === 0 ? i18n._('keine') : missing}</span>
          ) : (
            <Link className="mf-link" to={accessoriesPath(vm.slot)}>
              {i18n._('{count} anzeigen', { count: inputCount })}
            </Link>
          )}
        </KeyValue>
      </KeyValueList>
      {mayOpen.errors && (
        <Link className="btn mf-log" to={errorLogPath({ source: vm.slot })}>
          {i18n._('Störmeldungen zu {name}', { name })}
        </Link>
      )}
    </div>
  );
});
