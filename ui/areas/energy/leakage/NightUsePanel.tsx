import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { NightUse } from '../../../../core/plantData/index.ts';
import type { LeakageAnswer } from '../../../../core/ports/index.ts';
import type { PlantDay } from '../../../../core/time/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { Alert, classNames, Panel } from '../../../kit/index.ts';
import { usePhoneUpright } from '../../../kit/usePhone.ts';
import { Explain, type Explanation, useFormat, useOutcomeText, usePlantEdit } from '../../../station/index.ts';
import { KindMark } from '../../../charts/finding/index.ts';
import { NightUseDialog } from './NightUseDialog.tsx';
import { useLeakText } from './useLeakText.ts';
import { weekdayWords } from './weekdayWords.ts';

interface NightUsePanelProps {
  readonly answer: LeakageAnswer;
  readonly explanation: Explanation;
  /** From when on a new consumer counts unless somebody says otherwise. */
  readonly firstDay: PlantDay;
  readonly onSaved: () => void;
}

const everyDay = 7;

/** Who takes air at night: what is known of it makes an estimate of an upper bound. */
export const NightUsePanel = observer(function NightUsePanel({ answer, explanation, firstDay, onSaved }: NightUsePanelProps) {
  const { i18n } = useLingui();
  const { region, number, date } = useFormat();
  const text = useLeakText();
  const isNarrow = usePhoneUpright();
  const edit = usePlantEdit();
  const failure = useOutcomeText()(edit.outcome);
  const [open, setOpen] = useState<NightUse | 'new'>();
  const { consumers, leakage } = answer;
  const { nightUse, test } = leakage;
  const daysText = ({ days }: NightUse) =>
    days.length === everyDay
      ? i18n._('täglich')
      : weekdayWords
          .filter(([day]) => days.includes(day))
          .map(([, word]) => i18n._(word))
          .join(', ');
  const isSame = (a: NightUse, b: NightUse) => a.name === b.name && a.since === b.since;
  const remove = async (of: NightUse) => {
    const isKept = await edit.change((plant) => ({
      ...plant,
      nightUse: { rows: plant.nightUse.rows.filter((each) => !isSame(each, of)) },
    }));
    if (isKept) onSaved();
  };
  return (
    <Panel
      bare
      className="et-panel"
      title={i18n._('Nachtverbrauch')}
      actions={
        edit.canWrite && (
          <button type="button" className="btn sm" aria-haspopup="dialog" onClick={() => setOpen('new')}>
            {i18n._('Verbraucher hinzufügen')}
          </button>
        )
      }
    >
      <div className="scroll" role="group" aria-label={i18n._('Nachtverbrauch')} tabIndex={0}>
        <table className={classNames('tb tb-named', isNarrow && 'tb-stacked tb-cards')}>
          <thead>
            <tr>
              <th scope="col">{i18n._('Verbraucher')}</th>
              <th scope="col" className="r">
                {i18n._('Bedarf')} <span className="unit">{text.unit}</span>
              </th>
              <th scope="col">{i18n._('Tage')}</th>
              <th scope="col">{i18n._('Stunden')}</th>
              <th scope="col">{i18n._('gilt ab')}</th>
              {edit.canWrite && <th scope="col" aria-label={i18n._('Ändern')} />}
            </tr>
          </thead>
          <tbody>
            {consumers.map((consumer) => (
              <tr key={`${consumer.name} ${consumer.since}`}>
                <th scope="row">{consumer.name}</th>
                <td className="r" data-label={`${i18n._('Bedarf')} ${text.unit}`}>
                  {text.fine(consumer.flowM3min)}
                </td>
                <td data-label={i18n._('Tage')}>{daysText(consumer)}</td>
                <td data-label={i18n._('Stunden')}>
                  {i18n._('{from} bis {until}', {
                    from: number(consumer.fromHour, consumer.fromHour % 1 === 0 ? 0 : 2),
                    until: number(consumer.untilHour, consumer.untilHour % 1 === 0 ? 0 : 2),
                  })}
                </td>
                <td data-label={i18n._('gilt ab')}>{formatDay(consumer.since, region)}</td>
                {edit.canWrite && (
                  <td className="r lq-acts">
                    <button
                      type="button"
                      className="btn sm"
                      aria-label={i18n._('{name} bearbeiten', { name: consumer.name })}
                      onClick={() => setOpen(consumer)}
                    >
                      {i18n._('Bearbeiten')}
                    </button>
                    <button
                      type="button"
                      className="btn sm"
                      aria-label={i18n._('{name} entfernen', { name: consumer.name })}
                      onClick={() => void remove(consumer)}
                    >
                      {i18n._('Entfernen')}
                    </button>
                  </td>
                )}
              </tr>
            ))}
            {consumers.length === 0 && (
              <tr>
                <td colSpan={edit.canWrite ? 6 : 5} className="dim">
                  {i18n._('Kein Verbraucher ist eingetragen.')}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <div className="lq-foot t14">
        {nightUse === undefined ? (
          <p>{i18n._('Nicht bekannt: Die Leckage ist eine Obergrenze.')}</p>
        ) : (
          <p>
            {i18n._('Im Nachtfenster {value} {unit}', { value: text.fine(nightUse.flowM3min), unit: text.unit })}{' '}
            {nightUse.source === 'fitted' && test !== undefined ? (
              <>
                <Explain
                  figure="testedNightUse"
                  name={i18n._('Nachtverbrauch')}
                  value={`${text.fine(nightUse.flowM3min)} ${text.unit}`}
                  of={explanation}
                />{' '}
                <KindMark kind="fitted">{i18n._('aus dem Leckagetest vom {day}, ± 5 %', { day: date(test.range.fromMs) })}</KindMark>
              </>
            ) : (
              <KindMark kind="entered">{i18n._('eingegeben, ± 20 %')}</KindMark>
            )}
          </p>
        )}
        {test?.isOld === true && (
          <p className="s-warn">{i18n._('Der letzte Leckagetest ist älter als 180 Tage. Eingetragene Verbraucher gehen ihm vor.')}</p>
        )}
        {failure !== undefined && <Alert>{failure}</Alert>}
      </div>
      {open !== undefined && (
        <NightUseDialog
          consumer={open === 'new' ? undefined : open}
          firstDay={firstDay}
          onClose={() => setOpen(undefined)}
          onSaved={() => {
            setOpen(undefined);
            onSaved();
          }}
        />
      )}
    </Panel>
  );
});
