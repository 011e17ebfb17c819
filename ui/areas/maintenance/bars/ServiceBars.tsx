import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type BarAxis, barSpan, cutHours, type ListedService, type ServiceBar } from '../../../../core/maintenance/index.ts';
import { serviceNames } from '../../../../i18n/index.ts';
import { classNames, cssVars, Link } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { MachineServicesVm } from '../machineServices.vm.ts';
import { ExpectedDate } from '../parts/ExpectedDate.tsx';
import { Hours } from '../parts/Hours.tsx';
import { RemainingHours } from '../parts/RemainingHours.tsx';
import { useServiceLabel } from '../useServiceLabel.ts';
import './bars.css';
import { BreakMark } from './BreakMark.tsx';
import { partServicePath } from '../care/carePaths.ts';

/** With zero this far in, a narrow scale has no room for all of its numbers. */
const tightFrom = 0.15;

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** Interval and what is left of it for each part of a machine, as a table whose second column is a drawing. */
export const ServiceBars = observer(function ServiceBars({ vm }: { readonly vm: MachineServicesVm }) {
  const { i18n } = useLingui();
  const { chart, axis } = vm;
  const hasScale = vm.asOfMs !== undefined;
  return (
    <table className={classNames('sb', axis.zero > tightFrom && 'sb-tight')} style={cssVars({ '--zero': percent(axis.zero) })}>
      <thead>
        <tr>
          <th scope="col">{i18n._('Bauteil')}</th>
          <td />
          <th scope="col" className="r">
            {i18n._('Rest')}
          </th>
          <th scope="col" className="r sb-interval">
            {i18n._('Intervall')}
          </th>
          <th scope="col" className="r sb-date">
            {i18n._('Voraussichtlich')}
          </th>
        </tr>
      </thead>
      <tbody>
        {chart.bars.map((bar) => (
          <BarRow key={bar.item.component} bar={bar} axis={axis} barCount={chart.bars.length} />
        ))}
      </tbody>
      <tfoot aria-hidden>
        <tr>
          <td />
          <td className="sb-axis">{hasScale && axis.marks.map(({ hours, at }) => <Mark key={hours} hours={hours} at={at} />)}</td>
          <td colSpan={3} />
        </tr>
      </tfoot>
    </table>
  );
});

const Mark = observer(function Mark({ hours, at }: { readonly hours: number; readonly at: number }) {
  const { number } = useFormat();
  const isLast = at === 1;
  return (
    <span className={classNames('sb-mark', isLast && 'sb-mark-last')} style={cssVars({ '--at': percent(at) })}>
      {number(hours, 0)}
      {isLast && ' h'}
    </span>
  );
});

interface BarRowProps {
  readonly bar: ServiceBar<ListedService>;
  readonly axis: BarAxis;
  readonly barCount: number;
}

const BarRow = observer(function BarRow({ bar, axis, barCount }: BarRowProps) {
  const { i18n } = useLingui();
  const label = useServiceLabel(barCount);
  const { component, intervalH, due } = bar.item;
  const name = i18n._(serviceNames[component]);
  const shown = label(component);
  return (
    <tr className={classNames('sb-row', due === 'overdue' && 'sb-overdue', due === 'dueSoon' && 'sb-soon')}>
      <th scope="row" className="sb-name" title={name}>
        <Link className="mt-beside" to={partServicePath(bar.item.index, component)}>
          <span aria-hidden={shown !== name}>{shown}</span>
          {shown !== name && <span className="vh">{name}</span>}
        </Link>
      </th>
      <td className="sb-track">
        <Track bar={bar} axis={axis} />
      </td>
      <td className="sb-remaining r">
        <RemainingHours service={bar.item} className={due === 'overdue' ? 'mt-over' : undefined} />
      </td>
      <td className="sb-interval r dim">
        <Hours value={intervalH} />
      </td>
      <td className="sb-date r">
        <ExpectedDate service={bar.item} />
      </td>
    </tr>
  );
});

const Track = observer(function Track({ bar, axis }: Omit<BarRowProps, 'barCount'>) {
  const { number } = useFormat();
  const { interval, remaining, overdue, isCut, isCutBelow } = barSpan(bar, axis);
  const width = (share: number) => cssVars({ '--share': percent(share) });
  return (
    <span aria-hidden className="sb-bars">
      {axis.marks.map(({ hours, at }) => (
        <i key={hours} className={classNames('sb-line', hours === 0 && 'sb-zero')} style={cssVars({ '--at': percent(at) })} />
      ))}
      {interval !== undefined && <i className="sb-whole" style={width(interval)} />}
      {remaining !== undefined && <i className="sb-left" style={width(remaining)} />}
      {overdue !== undefined && <i className="sb-over" style={width(overdue)} />}
      {isCutBelow && <BreakMark className="sb-break-below" />}
      {isCut && (
        <span className="sb-cut">
          <BreakMark />
          {number(cutHours(bar.item), 0)} h
        </span>
      )}
    </span>
  );
});
