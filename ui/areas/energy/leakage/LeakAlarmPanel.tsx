import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { LeakageAnswer } from '../../../../core/ports/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { Alert, Icon, Locked, Panel } from '../../../kit/index.ts';
import { Explain, type Explanation, useFormat, useLockReason, useOutcomeText, usePlantEdit } from '../../../station/index.ts';
import { IntervalBar } from '../../../charts/finding/index.ts';
import { LeakMoney } from './LeakMoney.tsx';
import { SeenChangeDialog } from './SeenChangeDialog.tsx';
import { useLeakText } from './useLeakText.ts';

interface LeakAlarmPanelProps {
  readonly answer: LeakageAnswer;
  readonly explanation: Explanation;
  readonly onSaved: () => void;
}

/** A rise of the nights that nobody has seen, and those that somebody has. */
export const LeakAlarmPanel = observer(function LeakAlarmPanel({ answer, explanation, onSaved }: LeakAlarmPanelProps) {
  const { i18n } = useLingui();
  const { region, date } = useFormat();
  const text = useLeakText();
  const reason = useLockReason();
  const edit = usePlantEdit();
  const failure = useOutcomeText()(edit.outcome);
  const [isOpen, setOpen] = useState(false);
  const { alarm, seen, cost } = answer;
  if (alarm === undefined && seen.length === 0) return null;
  const perYear = cost?.figures.alarm;
  const title = i18n._('Leckalarm');
  const remove = async (since: string) => {
    const isKept = await edit.change((plant) => ({
      ...plant,
      leakChanges: { rows: plant.leakChanges.rows.filter((each) => each.since !== since) },
    }));
    if (isKept) onSaved();
  };
  return (
    <Panel title={title}>
      {alarm === undefined ? (
        <p className="t14">{i18n._('Kein Alarm: Der Grundfluss der Nächte ist seit der letzten gesehenen Änderung nicht gestiegen.')}</p>
      ) : (
        <div className="lq-alarm" role="status">
          <p className="t14">
            <span className="st fill s-warn">
              <Icon name="i-warn" />
              {i18n._('seit {day}', { day: formatDay(alarm.since, region) })}
            </span>{' '}
            {i18n._(
              'Nachts fließen {value} {unit} mehr als davor, erkannt in der Nacht des {found}. Es kann auch ein neuer Nachtverbraucher sein.',
              {
                value: text.fine(alarm.change.value),
                unit: text.unit,
                found: formatDay(alarm.foundOn, region),
              },
            )}
          </p>
          <dl className="lq-rise">
            <div>
              <dt className="label">{i18n._('Anstieg')}</dt>
              <dd>
                <span className="fig m">
                  {text.signed(alarm.change.value)}
                  <span className="unit">{text.unit}</span>
                </span>
                <span className="label">{text.flows(alarm.change)}</span>
                <IntervalBar of={alarm.change} />
              </dd>
            </div>
            {perYear !== undefined && perYear.kind !== 'none' && (
              <div>
                <dt className="label">
                  {i18n._('Kosten im Jahr')}
                  <Explain
                    figure="leakRiseCost"
                    name={i18n._('Kosten des Anstiegs im Jahr')}
                    value={text.amounts(perYear)}
                    of={explanation}
                  />
                </dt>
                <dd>
                  <LeakMoney of={perYear} />
                  <span className="label">{text.amounts(perYear)}</span>
                  <IntervalBar of={perYear} />
                </dd>
              </div>
            )}
          </dl>
          <Locked isLocked={!edit.canWrite} reason={reason}>
            <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <Icon name="g-check" />
              {i18n._('Gesehen, neu vergleichen')}
            </button>
          </Locked>
        </div>
      )}
      {seen.length > 0 && (
        <ul className="lq-seen">
          {[...seen].reverse().map(({ since, author, note, enteredMs }) => (
            <li key={since}>
              <span>
                {i18n._('Änderung vom {day}: gesehen von {author} am {date}', {
                  day: formatDay(since, region),
                  author,
                  date: date(enteredMs),
                })}
                {note !== '' && `, ${note}`}
              </span>
              {edit.canWrite && (
                <button
                  type="button"
                  className="btn sm"
                  aria-label={i18n._('Änderung vom {day} wieder melden', { day: formatDay(since, region) })}
                  onClick={() => void remove(since)}
                >
                  {i18n._('Entfernen')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {failure !== undefined && <Alert>{failure}</Alert>}
      {isOpen && alarm !== undefined && (
        <SeenChangeDialog
          alarm={alarm}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            onSaved();
          }}
        />
      )}
    </Panel>
  );
});
