import { limitPointOf } from '../../../../core/limits/index.ts';
import type { LimitSettings } from '../../../../core/settings/index.ts';
import type { AnyQuantity } from '../../../../core/units/index.ts';
import { limitPointText } from '../../../../i18n/index.ts';
import type { FieldWords, FormWords } from '../form/index.ts';

const item = /*i18n*/ 'Platz {number}';

function quantityAt({ points }: LimitSettings, path: string): AnyQuantity | undefined {
  const point = points[Number(path.split('.')[1])]?.point ?? '';
  return limitPointOf(point)?.quantity;
}

/** Of temperatures, a distance of two. */
function distanceAt(values: LimitSettings, path: string): AnyQuantity | undefined {
  const quantity = quantityAt(values, path);
  return quantity === 'temperature' ? 'temperatureDifference' : quantity;
}

const measured = (label: string): FieldWords => ({ label, item, quantity: quantityAt });

/** The limits of measuring points. */
export const limitWords: FormWords<'limits'> = {
  recordsWarnings: { label: /*i18n*/ 'Auch die Zeit um Warnungen aufzeichnen' },
  'points.*.point': { label: /*i18n*/ 'Messstelle', item, text: limitPointText },
  'points.*.hasLower': { label: /*i18n*/ 'Unteren Grenzwert überwachen', item },
  'points.*.lower': measured(/*i18n*/ 'Unterer Grenzwert'),
  'points.*.hasUpper': { label: /*i18n*/ 'Oberen Grenzwert überwachen', item },
  'points.*.upper': measured(/*i18n*/ 'Oberer Grenzwert'),
  'points.*.hysteresis': { label: /*i18n*/ 'Hysterese', hint: /*i18n*/ 'So weit muss der Wert zurück sein', item, quantity: distanceAt },
  'points.*.delayS': {
    label: /*i18n*/ 'Verzögerung',
    hint: /*i18n*/ 'So lange muss er draußen oder zurück sein',
    item,
    unit: () => 's',
  },
  'points.*.severity': { label: /*i18n*/ 'Meldung als', item, choices: { warning: /*i18n*/ 'Warnung', error: /*i18n*/ 'Störung' } },
  'points.*.isSent': { label: /*i18n*/ 'Auch per E-Mail und SMS melden', item },
};
