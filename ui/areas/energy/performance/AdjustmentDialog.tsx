import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isPlantDay } from '../../../../core/time/index.ts';
import { parseNumber } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { TextEntry } from './TextEntry.tsx';
import { useEntryFailure } from './useEntryFailure.ts';
import { usePlantEntry } from './usePlantEntry.ts';

/** What an adjustment begins with. */
export interface AdjustmentDraft {
  readonly from: string;
  readonly note: string;
}

interface Props {
  readonly start: AdjustmentDraft;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** What changed the need for energy beside the variables: from when until when, by how much a day, why, and who says so. */
export const AdjustmentDialog = observer(function AdjustmentDialog({ start, onDone, onClose }: Props) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const entry = usePlantEntry();
  const failure = useEntryFailure(entry);
  const [draft, setDraft] = useState({ ...start, until: '', amount: '', author: '' });
  const [isTried, setTried] = useState(false);
  const type = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const { from, until, note, author } = draft;
  const kWhPerDay = parseNumber(draft.amount, region);
  const hasDays = isPlantDay(from) && (until === '' || (isPlantDay(until) && from <= until));
  const checks = [
    [hasDays, i18n._('Bitte prüfen Sie die Tage.')],
    [kWhPerDay !== undefined, i18n._('Bitte geben Sie kWh je Tag ein.')],
    [note.trim() !== '', i18n._('Bitte geben Sie einen Grund ein.')],
    [author.trim() !== '', i18n._('Bitte geben Sie Ihren Namen ein.')],
  ] as const;
  const wrong = checks.find(([isRight]) => !isRight)?.[1];
  const save = async () => {
    setTried(true);
    if (wrong !== undefined || kWhPerDay === undefined) return;
    const kept = { from, ...(until === '' ? {} : { until }), kWhPerDay, note: note.trim(), author: author.trim() };
    if (await entry.addAdjustment(kept)) onDone();
  };
  return (
    <EntryDialog
      title={i18n._('Anpassung')}
      problem={(isTried ? wrong : undefined) ?? failure}
      note={i18n._('Eine Anpassung zählt in der Basis und im Bericht: Mehrbedarf mit +, Minderbedarf mit −.')}
      isSending={entry.edit.isSaving}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className="pe-pair">
        <TextEntry
          label={i18n._('Von')}
          type="date"
          value={from}
          onType={(value) => type({ from: value })}
          isInvalid={isTried && !hasDays}
        />
        <TextEntry
          label={i18n._('Bis (leer: offen)')}
          type="date"
          value={until}
          onType={(value) => type({ until: value })}
          isInvalid={isTried && !hasDays}
        />
      </div>
      <TextEntry
        label={i18n._('Energie in kWh je Tag')}
        inputMode="decimal"
        value={draft.amount}
        onType={(amount) => type({ amount })}
        isInvalid={isTried && kWhPerDay === undefined}
      />
      <TextEntry
        label={i18n._('Grund')}
        isLong
        value={note}
        onType={(value) => type({ note: value })}
        isInvalid={isTried && note.trim() === ''}
      />
      <TextEntry
        label={i18n._('Ihr Name')}
        autoComplete="name"
        value={author}
        onType={(value) => type({ author: value })}
        isInvalid={isTried && author.trim() === ''}
      />
    </EntryDialog>
  );
});
