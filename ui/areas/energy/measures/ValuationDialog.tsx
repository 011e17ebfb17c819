import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ratioOf } from '../../../../core/figures/index.ts';
import type { MeasuresPicture } from '../../../../core/measures/index.ts';
import type { PlantDay } from '../../../../core/time/index.ts';
import { parseNumber } from '../../../../i18n/format/index.ts';
import { settingsText } from '../../../../i18n/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { useFormat, useOutcomeText, usePlantEdit } from '../../../station/index.ts';
import { presentMs } from '../../../stores/index.ts';
import { EntryDialog } from '../performance/EntryDialog.tsx';
import { TextEntry } from '../performance/TextEntry.tsx';

const wholePercent = 100;

interface Props {
  readonly valuation: MeasuresPicture['valuation'];
  /** From which day on it holds. */
  readonly since: PlantDay;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** What money of later years is valued by. */
export const ValuationDialog = observer(function ValuationDialog({ valuation, since, onDone, onClose }: Props) {
  const { i18n } = useLingui();
  const { region, quantity } = useFormat();
  const clock = useService(ports.clock);
  const plant = useService(stores.plant);
  const edit = usePlantEdit();
  const failure = useOutcomeText()(edit.outcome);
  const [draft, setDraft] = useState(() => ({
    interest: quantity('share', valuation.interest).figure,
    change: quantity('share', valuation.priceChange).figure,
    author: '',
  }));
  const [isTried, setTried] = useState(false);
  const type = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    edit.forget();
  };
  const [interest, priceChange] = [draft.interest, draft.change].map((typed) => ratioOf(parseNumber(typed, region), wholePercent));
  const checks = [
    [interest !== undefined, i18n._('Bitte geben Sie den Zins in Prozent ein.')],
    [priceChange !== undefined, i18n._('Bitte geben Sie die Preisänderung in Prozent ein.')],
    [draft.author.trim() !== '', i18n._('Bitte geben Sie Ihren Namen ein.')],
  ] as const;
  const wrong = checks.find(([isRight]) => !isRight)?.[1];
  const save = async () => {
    setTried(true);
    if (wrong !== undefined || interest === undefined || priceChange === undefined) return;
    const kept = { since, interest, priceChange, author: draft.author.trim(), enteredMs: presentMs({ plant, clock }) };
    const isKept = await edit.change((of) => ({
      ...of,
      valuations: { rows: [...of.valuations.rows.filter((each) => each.since !== since), kept] },
    }));
    if (isKept) onDone();
  };
  return (
    <EntryDialog
      title={i18n._('Zins und Preisänderung')}
      problem={(isTried ? wrong : undefined) ?? (edit.problem === undefined ? failure : settingsText(i18n, edit.problem.message))}
      note={i18n._('Der Kapitalwert nach DIN EN 17463 zählt die Ersparnis jedes Jahres der Nutzungsdauer, abgezinst auf heute.')}
      isSending={edit.isSaving}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className="pe-pair">
        <TextEntry
          label={i18n._('Zins in % im Jahr')}
          inputMode="decimal"
          value={draft.interest}
          onType={(value) => type({ interest: value })}
          isInvalid={isTried && interest === undefined}
        />
        <TextEntry
          label={i18n._('Strom wird teurer um % im Jahr')}
          inputMode="decimal"
          value={draft.change}
          onType={(change) => type({ change })}
          isInvalid={isTried && priceChange === undefined}
        />
      </div>
      <TextEntry
        label={i18n._('Ihr Name')}
        autoComplete="name"
        value={draft.author}
        onType={(author) => type({ author })}
        isInvalid={isTried && draft.author.trim() === ''}
      />
    </EntryDialog>
  );
});
