import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MarkNote, MarkNoteEntry } from '../../../../core/marks/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { classNames, Icon, Link } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { AnalysisChartVm } from '../analysisChart.vm.ts';
import { withMarks } from '../model/analysisView.ts';
import type { ChartMark } from '../model/chartMarks.ts';
import { lookOf, markStyle } from './markStyle.ts';
import { markPath } from './markPath.ts';
import type { ChartMarks } from './marks.vm.ts';
import './marks.css';
import { NoteDialog } from './NoteDialog.tsx';
import { useMarkText } from './useMarkText.ts';

interface Props {
  readonly vm: AnalysisChartVm;
  readonly marks: ChartMarks;
}

/** So many are listed; a shorter range has the others. */
const maxListed = 200;

/** The marks of the shown range in words, by kind, each with the way to its entry; where notes are kept, the way to a new one. It is as high whatever it lists. */
export const MarksPanel = observer(function MarksPanel({ vm, marks }: Props) {
  const { i18n } = useLingui();
  const { shown, kinds, canWrite, hasFailed } = marks;
  const [opened, setOpened] = useState<MarkNote | MarkNoteEntry>();
  const { hiddenMarks } = vm.view;
  if (kinds.length === 0) return null;
  return (
    <section className="panel mk" aria-labelledby="an-marks">
      <div className="ph mk-head">
        <h2 id="an-marks">{i18n._('Marken im gezeigten Zeitraum')}</h2>
        <div className="mk-kinds" role="group" aria-label={i18n._('Gezeigte Marken')}>
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className="btn sm"
              aria-pressed={!hiddenMarks.has(kind)}
              onClick={() => vm.show(withMarks(vm.view, kind, hiddenMarks.has(kind)))}
            >
              <span className={markStyle[kind].tone}>
                <Icon name={markStyle[kind].icon} />
              </span>
              {i18n._(markStyle[kind].word)}
            </button>
          ))}
        </div>
        {canWrite && (
          <button type="button" className="btn sm mk-new" onClick={() => setOpened(newNote(vm))}>
            {i18n._('Neue Notiz')}
          </button>
        )}
      </div>
      <div className="mk-scroll" role="region" aria-label={i18n._('Marken im gezeigten Zeitraum')} tabIndex={0}>
        {hasFailed && <p className="mk-empty">{i18n._('Die Notizen ließen sich nicht laden.')}</p>}
        {shown.length === 0 && <p className="mk-empty">{i18n._('Keine Marken in diesem Zeitraum.')}</p>}
        <ol className="mk-list">
          {shown
            .toReversed()
            .slice(0, maxListed)
            .map((mark) => (
              <Item key={mark.id} mark={mark} isDated={!vm.range.isOneDay} onNote={setOpened} />
            ))}
        </ol>
        {shown.length > maxListed && (
          <p className="mk-empty">{i18n._('{count} weitere: Wählen Sie einen kürzeren Zeitraum.', { count: shown.length - maxListed })}</p>
        )}
      </div>
      {opened !== undefined && (
        <NoteDialog
          note={opened}
          canWrite={canWrite}
          onClose={() => setOpened(undefined)}
          onDone={() => {
            setOpened(undefined);
            void marks.reload();
          }}
        />
      )}
    </section>
  );
});

/** Of the moment at the crosshair, else of the shown range. */
function newNote({ pointed: { atMs }, range: { restedSpan } }: AnalysisChartVm): MarkNoteEntry {
  const fromMs = atMs ?? restedSpan?.fromMs ?? 0;
  return { fromMs, toMs: atMs ?? restedSpan?.toMs ?? fromMs, text: '', by: '' };
}

interface ItemProps {
  readonly mark: ChartMark;
  readonly isDated: boolean;
  readonly onNote: (note: MarkNote) => void;
}

const Item = observer(function Item({ mark, isDated, onNote }: ItemProps) {
  const { date, minute } = useFormat();
  const textOf = useMarkText();
  const { allowed } = useService(stores.session);
  const { icon, tone } = lookOf(mark);
  const { title, detail } = textOf(mark);
  const path = markPath(mark, allowed);
  return (
    <li id={`mark-${mark.id}`} className={classNames('mk-item', tone)} tabIndex={-1}>
      <Icon name={icon} />
      <span className="mk-time">
        {isDated && `${date(mark.fromMs)} `}
        <b>{minute(mark.fromMs)}</b>
      </span>
      <span className="mk-text">
        {mark.kind === 'note' ? (
          <button type="button" className="mk-link" onClick={() => onNote(mark.note)}>
            {title}
          </button>
        ) : path === undefined ? (
          <span>{title}</span>
        ) : (
          <Link className="mk-link" to={path}>
            {title}
          </Link>
        )}
        {detail !== '' && <span className="t12 dim">{detail}</span>}
      </span>
    </li>
  );
});
