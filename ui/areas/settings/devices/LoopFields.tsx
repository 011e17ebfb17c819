import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type Adjustment, type Change, currentLoop, loopAdjustment } from '../../../../core/field/index.ts';
import { DraftNumber } from './DraftFields.tsx';
import { fieldUnitSymbol } from './fieldWords.ts';

interface Props {
  readonly adjustment: Adjustment;
  readonly onChange: (change: Change<Adjustment>) => void;
}

/** Scale, offset and limits of an input of 4 to 20 mA, from what its two ends stand for. */
export const LoopFields = observer(function LoopFields({ adjustment, onChange }: Props) {
  const { i18n } = useLingui();
  const { scale, offset, unit } = adjustment;
  const atMA = (mA: number) => (scale === undefined || offset === undefined ? undefined : offset + scale * mA);
  const [atZero, setZero] = useState(atMA(currentLoop.zeroMA));
  const [atFull, setFull] = useState(atMA(currentLoop.fullMA));
  const change = loopAdjustment({ atZero: atZero ?? NaN, atFull: atFull ?? NaN });
  const symbol = unit && fieldUnitSymbol(unit);
  return (
    <fieldset className="fm-fields fd-adjust fd-loop">
      <legend className="fd-cap fm-span-6">
        {i18n._(
          'Meldet das Modul mA, ergeben sich Faktor, Versatz und Grenzen aus dem Messbereich des Gebers; Drahtbruch und Kurzschluss (unter 3,6 mA, über 21 mA) gelten dann als fehlend.',
        )}
      </legend>
      <DraftNumber label={i18n._('Wert bei 4 mA')} span={2} unit={symbol} value={atZero} onChange={setZero} />
      <DraftNumber label={i18n._('Wert bei 20 mA')} span={2} unit={symbol} value={atFull} onChange={setFull} />
      <button
        type="button"
        className="btn sm fd-drop"
        disabled={change === undefined}
        onClick={() => change !== undefined && onChange(change)}
      >
        {i18n._('Aus 4–20 mA berechnen')}
      </button>
    </fieldset>
  );
});
