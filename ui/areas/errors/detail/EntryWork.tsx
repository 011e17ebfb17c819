import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { FaultLogEntry } from '../../../../core/faults/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { Icon, Link } from '../../../kit/index.ts';
import { entryKey, faultWindowPage } from '../../../shell/index.ts';
import { SeenForm, SeenFormVm, SeenNotes, useFormat } from '../../../station/index.ts';
import type { ErrorLogVm } from '../errorLog.vm.ts';
import { useDurationText } from '../useDurationText.ts';

export interface EntryWorkProps {
  readonly vm: ErrorLogVm;
  readonly entry: FaultLogEntry;
  /** Leads to what was recorded around it. */
  readonly leadsToRecord?: boolean;
}

/** Who has seen a fault, when it was over, and the way to report that one has seen it. */
export const EntryWork = observer(function EntryWork({ vm, entry, leadsToRecord = true }: EntryWorkProps) {
  const { i18n } = useLingui();
  const errorLog = useService(ports.errorLog);
  const session = useService(stores.session);
  const preferences = useService(stores.preferences);
  const [form, setForm] = useState<SeenFormVm>();
  const { notes } = entry;
  if (notes === undefined) return null;
  return (
    <section className="el-part el-work">
      <h3>{i18n._('Wer hat sich gekümmert?')}</h3>
      <SeenNotes notes={notes} />
      <EntryEnd vm={vm} entry={entry} />
      {leadsToRecord && vm.hasRecord(entry) && (
        <Link className="el-link t14" to={`${faultWindowPage}?row=${entryKey(entry)}`}>
          {i18n._('Was war davor?')}
        </Link>
      )}
      {form !== undefined ? (
        <SeenForm
          vm={form}
          entry={entry}
          onCancel={() => setForm(undefined)}
          onSent={() => {
            setForm(undefined);
            void vm.reading.load();
          }}
        />
      ) : (
        vm.canNote && (
          <button type="button" className="btn" onClick={() => setForm(new SeenFormVm({ errorLog, session, preferences }))}>
            {notes.length === 0 ? i18n._('Gesehen') : i18n._('Notiz ergänzen')}
          </button>
        )
      )}
    </section>
  );
});

const EntryEnd = observer(function EntryEnd({ vm, entry }: EntryWorkProps) {
  const { i18n } = useLingui();
  const { date, clock } = useFormat();
  const duration = useDurationText()(entry, vm.stillUp.has(entry));
  const { end } = entry;
  if (end === undefined) {
    return <p className="el-end t14">{vm.stillUp.has(entry) ? i18n._('Steht an.') : i18n._('Wann es vorbei war, ist nicht bekannt.')}</p>;
  }
  const when = { date: date(end.atMs), time: clock(end.atMs), duration };
  return (
    <p className="el-end t14">
      <Icon name="g-check" />
      <span>
        {end.isAtLatest
          ? i18n._('Vorbei spätestens {date}, {time}, nach {duration}', when)
          : i18n._('Vorbei {date}, {time}, nach {duration}', when)}
      </span>
    </p>
  );
});
