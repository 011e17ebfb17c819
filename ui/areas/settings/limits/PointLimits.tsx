import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { limitPointOf } from '../../../../core/limits/index.ts';
import { limitPointText } from '../../../../i18n/index.ts';
import { Icon, type Look, severityStyle } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { Choice, FormSection, type GroupForm, NumberField, Tick } from '../form/index.ts';
import type { LimitStanding, LimitsVm } from './limits.vm.ts';

/** Words are text ids. */
const standingStyle: Readonly<Record<LimitStanding, Look>> = {
  error: { ...severityStyle.error, word: /*i18n*/ 'Grenzwert verletzt' },
  warning: { ...severityStyle.warning, word: /*i18n*/ 'Grenzwert verletzt' },
  inside: { icon: 'g-check', tone: 's-ok', word: /*i18n*/ 'Innerhalb der Grenzen' },
  noValue: { icon: 'i-warn', tone: 's-warn', word: /*i18n*/ 'Kein Messwert: wird nicht beurteilt' },
  notWatched: { icon: 'i-off', tone: 's-off', word: /*i18n*/ 'Wird nicht überwacht: kein Grenzwert ist eingeschaltet' },
  notSaved: { icon: 'i-warn', tone: 's-warn', word: /*i18n*/ 'Wird überwacht, sobald es übernommen ist' },
};

interface Props {
  readonly form: GroupForm<'limits'>;
  readonly vm: LimitsVm;
  readonly place: number;
}

/** A measuring point with its limits, and how it stands now. */
export const PointLimits = observer(function PointLimits({ form, vm, place }: Props) {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const { point, hasLower, hasUpper } = form.vm.values.points[place]!;
  const { icon, tone, word } = standingStyle[vm.standingAt(place)];
  const title = limitPointText(i18n, point);
  const remove = (
    <button type="button" className="btn sm" aria-label={i18n._('{point} entfernen', { point: title })} onClick={() => vm.remove(place)}>
      {i18n._('Entfernen')}
    </button>
  );
  return (
    <FormSection title={title} actions={remove} bare>
      <p className="lm-now">
        <span>
          {i18n._('Jetzt')} <b>{quantity(limitPointOf(point)?.quantity ?? 'pressure', vm.valueAt(place)).text}</b>
        </span>
        <span className={`st ${tone}`}>
          <Icon name={icon} />
          {i18n._(word)}
        </span>
      </p>
      <div className="fm-fields">
        <div className="fm-span-3 lm-bound">
          <Tick form={form} path={`points.${place}.hasLower`} />
          <NumberField form={form} path={`points.${place}.lower`} isOff={!hasLower} />
        </div>
        <div className="fm-span-3 lm-bound">
          <Tick form={form} path={`points.${place}.hasUpper`} />
          <NumberField form={form} path={`points.${place}.upper`} isOff={!hasUpper} />
        </div>
        <NumberField form={form} path={`points.${place}.hysteresis`} span={3} />
        <NumberField form={form} path={`points.${place}.delayS`} span={3} />
        <Choice form={form} path={`points.${place}.severity`} span={3} />
        <div className="fm-span-3 lm-sent">
          <Tick form={form} path={`points.${place}.isSent`} />
          <p className="hint">{i18n._('An alle, die Meldungen dieser Art bekommen; siehe E-Mail und SMS.')}</p>
        </div>
      </div>
    </FormSection>
  );
});
