import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { SkeletonBar } from '../../../kit/index.ts';
import type { ErrorLogVm } from '../errorLog.vm.ts';

const shapeCount = 10;

export interface EmptyBodyProps {
  readonly vm: ErrorLogVm;
  /** Of the table. */
  readonly columns: number;
}

/** What stands where no row is: the shape of rows while they are on their way, or why there are none. */
export const EmptyBody = observer(function EmptyBody({ vm, columns }: EmptyBodyProps) {
  const { i18n } = useLingui();
  const { entries, state, isReading } = vm.reading;
  if (entries === undefined && state !== 'failed') return Array.from({ length: shapeCount }, (_, i) => <RowShape key={i} />);
  if (entries === undefined)
    return (
      <Sentence
        columns={columns}
        text={i18n._('Fehler beim Datenabruf')}
        action={i18n._('Erneut versuchen')}
        isBusy={isReading}
        onAct={() => void vm.reading.load()}
      />
    );
  if (vm.isNarrowed && entries.length > 0)
    return (
      <Sentence
        columns={columns}
        text={i18n._('Keine Meldung passt zum Filter.')}
        action={i18n._('Filter zurücksetzen')}
        onAct={() => vm.showAll()}
      />
    );
  return <Sentence columns={columns} text={i18n._('Keine Daten zum Anzeigen.')} />;
});

interface SentenceProps {
  readonly columns: number;
  readonly text: string;
  readonly action?: string;
  readonly isBusy?: boolean;
  readonly onAct?: () => void;
}

function Sentence({ columns, text, action, isBusy = false, onAct }: SentenceProps) {
  return (
    <tr className="el-none">
      <td colSpan={columns}>
        <p>{text}</p>
        {action !== undefined && (
          <button type="button" className="btn sm" aria-busy={isBusy} onClick={onAct}>
            {action}
          </button>
        )}
      </td>
    </tr>
  );
}

function RowShape() {
  return (
    <tr className="el-shape" aria-hidden>
      <td className="el-time">
        <SkeletonBar />
      </td>
      <td className="el-source">
        <SkeletonBar />
      </td>
      <td className="el-severity">
        <SkeletonBar />
      </td>
      <td>
        <SkeletonBar />
      </td>
    </tr>
  );
}
