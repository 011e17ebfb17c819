import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isPlantDay } from '../../../../core/time/index.ts';
import type { PerformanceAnswer } from '../../../../core/ports/index.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { TextEntry } from './TextEntry.tsx';
import { useEntryFailure } from './useEntryFailure.ts';
import { usePlantEntry } from './usePlantEntry.ts';

interface Props {
  readonly answer: PerformanceAnswer;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Days that later ones are compared with: why these, what was the same through all of them, and who says so. */
export const BaselineDialog = observer(function BaselineDialog({ answer, onDone, onClose }: Props) {
  const { i18n } = useLingui();
  const entry = usePlantEntry();
  const failure = useEntryFailure(entry);
  const [draft, setDraft] = useState({ ...answer.baseline, note: '', staticFactors: '', author: '', withPressure: answer.withPressure });
  const [isTried, setTried] = useState(false);
  const hasDays = isPlantDay(draft.first) && isPlantDay(draft.last) && draft.first <= draft.last;
  const hasName = draft.author.trim() !== '';
  const problem =
    !isTried || (hasDays && hasName)
      ? failure
      : hasDays
        ? i18n._('Bitte geben Sie Ihren Namen ein.')
        : i18n._('Bitte prüfen Sie die Tage.');
  const type = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const save = async () => {
    setTried(true);
    if (hasDays && hasName && (await entry.addBaseline({ ...draft, author: draft.author.trim() }))) onDone();
  };
  return (
    <EntryDialog
      title={i18n._('Als Basis setzen')}
      problem={problem}
      note={i18n._('Frühere Basen bleiben, wie sie gesetzt wurden. Es gilt die zuletzt gesetzte.')}
      isSending={entry.edit.isSaving}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className="pe-pair">
        <TextEntry
          label={i18n._('Erster Tag')}
          type="date"
          value={draft.first}
          onType={(first) => type({ first })}
          isInvalid={isTried && !hasDays}
        />
        <TextEntry
          label={i18n._('Letzter Tag')}
          type="date"
          value={draft.last}
          onType={(last) => type({ last })}
          isInvalid={isTried && !hasDays}
        />
      </div>
      <TextEntry label={i18n._('Warum diese Tage')} isLong value={draft.note} onType={(note) => type({ note })} />
      <TextEntry
        label={i18n._('Was in dieser Zeit gleich blieb (Maschinen, Schichten, Produkte)')}
        isLong
        value={draft.staticFactors}
        onType={(staticFactors) => type({ staticFactors })}
      />
      <label className="tick pe-tick">
        <input type="checkbox" checked={draft.withPressure} onChange={({ target }) => type({ withPressure: target.checked })} />
        <span>{i18n._('Den Druck herausrechnen: Ein niedrigerer Druck gilt dann nicht als Einsparung.')}</span>
      </label>
      <TextEntry
        label={i18n._('Ihr Name')}
        autoComplete="name"
        value={draft.author}
        onType={(author) => type({ author })}
        isInvalid={isTried && !hasName}
      />
    </EntryDialog>
  );
});
