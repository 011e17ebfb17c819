import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { PerformanceAnswer } from '../../../../core/ports/index.ts';
import { formatDay, signedText } from '../../../../i18n/format/index.ts';
import { Icon, Panel, RemoveButton } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { AdjustmentDraft } from './AdjustmentDialog.tsx';
import { SaveAudit } from './SaveAudit.tsx';
import { usePlantEntry } from './usePlantEntry.ts';

interface Props {
  readonly answer: PerformanceAnswer;
  readonly canWrite: boolean;
  readonly onAdd: (start: AdjustmentDraft) => void;
  readonly onChanged: () => void;
}

/** What changed the need for energy, and what may have: exchanged machines. */
export const AdjustmentsPanel = observer(function AdjustmentsPanel({ answer, canWrite, onAdd, onChanged }: Props) {
  const { i18n } = useLingui();
  const { region, date, number } = useFormat();
  const entry = usePlantEntry();
  const { adjustments, exchanges, report } = answer;
  const title = i18n._('Anpassungen');
  return (
    <Panel
      title={title}
      className="pe-adjust"
      bare
      actions={
        <>
          {canWrite && (
            <button type="button" className="btn" aria-haspopup="dialog" onClick={() => onAdd({ from: report.first, note: '' })}>
              {i18n._('Anpassung eintragen')}
            </button>
          )}
          <SaveAudit answer={answer} />
        </>
      }
    >
      {exchanges.map(({ slot, day, note }) => (
        <p key={`${slot} ${day}`} className="pe-exchange">
          <Icon name="g-note" />
          <span>{i18n._('K{slot} wurde am {day} getauscht. {note}', { slot, day: formatDay(day, region), note })}</span>
          {canWrite && (
            <button
              type="button"
              className="btn sm"
              aria-haspopup="dialog"
              onClick={() => onAdd({ from: day, note: i18n._('K{slot} getauscht', { slot }) })}
            >
              {i18n._('Anpassung dafür eintragen')}
            </button>
          )}
        </p>
      ))}
      {adjustments.length === 0 ? (
        <p className="pe-none dim">{i18n._('Keine. Was den Bedarf dauerhaft ändert, etwa eine neue Linie, wird hier eingetragen.')}</p>
      ) : (
        <table className="tb tb-stacked tb-cards">
          <thead>
            <tr>
              <th scope="col">{i18n._('Von')}</th>
              <th scope="col">{i18n._('Bis')}</th>
              <th scope="col" className="r">
                {i18n._('Energie')} <span className="unit">{i18n._('kWh/Tag')}</span>
              </th>
              <th scope="col">{i18n._('Grund')}</th>
              <th scope="col">{i18n._('Eingetragen von')}</th>
              {canWrite && <th scope="col" aria-label={i18n._('Löschen')} />}
            </tr>
          </thead>
          <tbody>
            {adjustments.map((each) => (
              <tr key={`${each.from} ${each.enteredMs} ${each.note}`}>
                <th scope="row">{formatDay(each.from, region)}</th>
                <td data-label={i18n._('Bis')}>{each.until === undefined ? i18n._('offen') : formatDay(each.until, region)}</td>
                <td className="r" data-label={`${i18n._('Energie')} ${i18n._('kWh/Tag')}`}>
                  {signedText(number(each.kWhPerDay, 0))}
                </td>
                <td data-label={i18n._('Grund')}>{each.note}</td>
                <td data-label={i18n._('Eingetragen von')}>{`${each.author}, ${date(each.enteredMs)}`}</td>
                {canWrite && (
                  <td className="r">
                    <RemoveButton
                      label={i18n._('Löschen')}
                      question={i18n._('Anpassung „{note}“ löschen?', { note: each.note })}
                      isBusy={entry.edit.isSaving}
                      onRemove={() => void entry.removeAdjustment(each).then((isGone) => isGone && onChanged())}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
});
