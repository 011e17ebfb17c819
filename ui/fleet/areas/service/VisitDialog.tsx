import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import type { PlannedVisit, StationLabel } from '../../../../core/fleet/index.ts';
import type { OrderResult } from '../../../../core/ports/index.ts';
import { isPlantDay, type PlantDay } from '../../../../core/time/index.ts';
import { Dialog, Field } from '../../../kit/index.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { OrderFailure } from '../../shell/OrderFailure.tsx';
import { useOrder } from '../../shell/useOrder.ts';

/** What a dialog begins with. */
export interface VisitDraft {
  /** Undefined for a new one. */
  readonly visit: PlannedVisit | undefined;
  /** Stations that it may go to; those of a visit are chosen, and all of an area. */
  readonly stations: readonly StationLabel[];
  readonly day: PlantDay;
}

interface VisitDialogProps {
  readonly draft: VisitDraft;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const longestNote = 1000;

/** Plans a visit to stations near each other, moves one, or calls it off. */
export const VisitDialog = observer(function VisitDialog({ draft, onClose, onDone }: VisitDialogProps) {
  const { i18n } = useLingui();
  const insight = useService(fleetPorts.insight);
  const order = useOrder<OrderResult>();
  const { visit, stations } = draft;
  const [chosen, choose] = useState<readonly string[]>((visit?.stations ?? stations).map(({ station }) => station));
  const [day, setDay] = useState<string>(draft.day);
  const [note, setNote] = useState(visit?.note ?? '');
  const isComplete = chosen.length > 0 && isPlantDay(day);
  const give = async (call: () => Promise<OrderResult>) => {
    if (await order.give(call)) onDone();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const asked = { ...(visit !== undefined && { visit: visit.id }), stations: chosen, planned: day, note: note.trim() };
    if (isComplete) void give(() => insight.planVisit(asked));
  };
  return (
    <Dialog title={visit === undefined ? i18n._('Besuch planen') : i18n._('Besuch ändern')} onClose={onClose} hasClose>
      <form className="sv-form" onSubmit={submit}>
        <Field label={i18n._('Tag')} isOff={order.isUnderWay}>
          {(control) => (
            <input {...control} className="in" type="date" required value={day} onChange={({ target }) => setDay(target.value)} />
          )}
        </Field>
        <Field label={i18n._('Stationen')} isGroup isOff={order.isUnderWay}>
          {() =>
            stations.map(({ station, name, place }) => (
              <label key={station} className="sv-choice t14">
                <input
                  type="checkbox"
                  checked={chosen.includes(station)}
                  onChange={({ target }) => choose(target.checked ? [...chosen, station] : chosen.filter((each) => each !== station))}
                />
                <span>
                  {name} <span className="dim">{place}</span>
                </span>
              </label>
            ))
          }
        </Field>
        <Field label={i18n._('Notiz')} isOff={order.isUnderWay}>
          {(control) => (
            <textarea
              {...control}
              className="in fl-why"
              maxLength={longestNote}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <OrderFailure failure={order.failure} />
        <div className="fl-tools">
          <button type="submit" className="btn pri" disabled={order.isUnderWay || !isComplete}>
            {i18n._('Speichern')}
          </button>
          {visit !== undefined && (
            <button
              type="button"
              className="btn grave"
              disabled={order.isUnderWay}
              onClick={() => void give(() => insight.removeVisit(visit.id))}
            >
              {i18n._('Besuch absagen')}
            </button>
          )}
        </div>
      </form>
      <p className="t12 dim">{i18n._('Alle sehen ihn, die eine dieser Stationen sehen, mit Ihrem Namen.')}</p>
    </Dialog>
  );
});
