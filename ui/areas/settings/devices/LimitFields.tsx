import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { DraftProblem } from '../../../../core/field/index.ts';
import { DraftNumber } from './DraftFields.tsx';

const limitFields = ['min', 'max'] as const;
type LimitField = (typeof limitFields)[number];
/** Text ids. */
const labels: Readonly<Record<LimitField, string>> = {
  min: /*i18n*/ 'Kleinster gültiger Wert',
  max: /*i18n*/ 'Größter gültiger Wert',
};

interface Props {
  readonly limits: Readonly<Partial<Record<LimitField, number>>>;
  /** By field. */
  readonly hints: Readonly<Record<LimitField, string>>;
  readonly unit: string | undefined;
  readonly problemOf: (field: LimitField) => DraftProblem | undefined;
  readonly onChange: (change: Readonly<Partial<Record<LimitField, number | undefined>>>) => void;
}

/** Between which values a point is valid; what lies outside is missing. */
export const LimitFields = observer(function LimitFields({ limits, hints, unit, problemOf, onChange }: Props) {
  const { i18n } = useLingui();
  return limitFields.map((field) => (
    <DraftNumber
      key={field}
      label={i18n._(labels[field])}
      hint={hints[field]}
      span={2}
      unit={unit}
      value={limits[field]}
      problem={problemOf(field)}
      onChange={(value) => onChange({ [field]: value })}
    />
  ));
});
