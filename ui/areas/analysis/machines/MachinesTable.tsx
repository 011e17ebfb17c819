import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { csvText } from '../../../../core/csv/index.ts';
import { driftCost, type MachineReport, machineSign, sheetSpecificPower } from '../../../../core/machines/index.ts';
import type { MachinesAnswer } from '../../../../core/ports/index.ts';
import { formatDay, missing } from '../../../../i18n/format/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { Icon, Link, Panel, SaveCsv, saveFile } from '../../../kit/index.ts';
import { useFormat, useSlotName } from '../../../station/index.ts';
import { DeviationBar } from './DeviationBar.tsx';
import { MachineDetail } from './MachineDetail.tsx';
import { noMachineWords } from './machineWords.ts';
import { useMachineRows } from './useMachineRows.ts';
import { useMachineText } from './useMachineText.ts';

interface Props {
  readonly answer: MachinesAnswer;
  /** The slot that is open. */
  readonly open: number | undefined;
  readonly onOpen: (slot: number | undefined) => void;
}

/** The scale reaches this far, or as far as a deviation does. */
const minReach = 0.12;
const columns = 8;

/** Each machine beside its sheet and beside itself; one of them opened. */
export const MachinesTable = observer(function MachinesTable({ answer, open, onOpen }: Props) {
  const { i18n } = useLingui();
  const { region, zone } = useFormat();
  const text = useMachineText();
  const rows = useMachineRows(answer);
  const { canWrite } = useService(stores.session).session;
  const { machines } = answer.picture;
  const reach = machines.reduce(
    (most, { against: { deviation } }) =>
      deviation.kind === 'none' ? most : Math.max(most, Math.abs(deviation.low), Math.abs(deviation.high)),
    minReach,
  );
  return (
    <Panel
      bare
      className="mc-panel"
      title={i18n._('Spezifische Leistung')}
      actions={
        <>
          {canWrite && (
            <Link to="/settings/plant" className="btn sm">
              {i18n._('Datenblätter')}
            </Link>
          )}
          <SaveCsv
            region={region}
            isDisabled={machines.length === 0}
            onSave={(dialect, ending) => saveFile(`machines${ending}`, csvText(rows(), dialect, zone), 'text/csv;charset=utf-8')}
          />
        </>
      }
    >
      <table className="tb tb-named tb-stacked mc-table">
        <thead>
          <tr>
            <th scope="col">{i18n._('Verdichter')}</th>
            <th scope="col" className="r">
              {i18n._('Datenblatt')} <span className="unit">{text.specificUnit}</span>
            </th>
            <th scope="col" className="r">
              {i18n._('Gemessen')} <span className="unit">{text.specificUnit}</span>
            </th>
            <th scope="col" className="mc-bar">
              {i18n._('Abweichung, {low} bis {high} %', { low: text.signed(-reach), high: text.signed(reach) })}
            </th>
            <th scope="col" className="r">
              %
            </th>
            <th scope="col">{i18n._('Seit')}</th>
            <th scope="col" className="r">
              {i18n._('Mehrkosten im Jahr')}
            </th>
            <th scope="col">
              <span className="vh">{i18n._('Mehr')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {machines.map((machine) => (
            <Fragment key={machine.slot}>
              <Row machine={machine} answer={answer} reach={reach} isOpen={machine.slot === open} onOpen={onOpen} />
              {machine.slot === open && (
                <tr className="mc-open">
                  <td colSpan={columns}>
                    <MachineDetail machine={machine} answer={answer} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
          {machines.length === 0 && (
            <tr>
              <td colSpan={columns} className="dim">
                {i18n._('Von diesen Tagen ist nichts aufgezeichnet.')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="label mc-foot">
        <i className="mc-swatch" aria-hidden />
        {i18n._('Toleranz nach ISO 1217 mit der der Sensoren. Innerhalb gilt eine Maschine als ihrem Datenblatt gleich.')}
      </p>
    </Panel>
  );
});

interface RowProps {
  readonly machine: MachineReport;
  readonly answer: MachinesAnswer;
  readonly reach: number;
  readonly isOpen: boolean;
  readonly onOpen: Props['onOpen'];
}

const Row = observer(function Row({ machine, answer, reach, isOpen, onOpen }: RowProps) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const text = useMachineText();
  const name = useSlotName()(machine.slot);
  const { against, drift, sheet, specificPower } = machine;
  const { deviation, tolerance } = against;
  const found = deviation.kind === 'none' ? undefined : deviation;
  const sign = machineSign(machine);
  const cost = driftCost(machine, answer.pricePerKWh);
  const none = <span className="none">{missing}</span>;
  const says = () => {
    if (drift.change !== undefined)
      return (
        <span className="st s-warn">
          <Icon name="i-warn" />
          {formatDay(drift.change.since, region)}
        </span>
      );
    if (sign === 'beyond') return i18n._('Außerhalb der Toleranz');
    if (machine.isFlowNominal) return i18n._('Liefermenge ist Nennwert, nur die Leistung zählt');
    if (deviation.kind === 'none')
      return deviation.reason === 'noSheet' && drift.watched > 0
        ? i18n._('Kein Datenblatt, keine Veränderung')
        : i18n._(noMachineWords[deviation.reason]);
    return i18n._('Im Rahmen');
  };
  return (
    <tr data-slot={machine.slot} data-sign={sign} className={isOpen ? 'mc-row mc-row-open' : 'mc-row'}>
      <th scope="row">{name}</th>
      <td className="r" data-label={i18n._('Datenblatt')}>
        {sheet === undefined ? none : text.specificPower(against.sheetSpecificPower ?? sheetSpecificPower(sheet))}
      </td>
      <td className="r" data-label={i18n._('Gemessen')}>
        {text.specificPower(against.specificPower ?? specificPower)}
      </td>
      <td className="mc-bar">
        <DeviationBar of={found} tolerance={sheet === undefined ? undefined : tolerance} reach={reach} isBeyond={sign === 'beyond'} />
      </td>
      <td className="r" data-label={`${i18n._('Abweichung')} %`}>
        {found === undefined ? none : text.signed(found.value)}
      </td>
      <td className="mc-says">{says()}</td>
      <td className="r" data-label={i18n._('Mehrkosten im Jahr')}>
        {cost === undefined ? none : text.amounts(cost)}
      </td>
      <td className="r mc-act">
        <button type="button" className="btn sm mc-more" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? undefined : machine.slot)}>
          {isOpen ? i18n._('Schließen') : i18n._('Mehr')}
          <span className="vh"> {name}</span>
        </button>
      </td>
    </tr>
  );
});
