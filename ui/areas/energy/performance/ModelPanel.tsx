import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { decimalsFor } from '../../../../core/estimate/index.ts';
import { performanceChecks } from '../../../../core/performance/index.ts';
import type { PerformanceAnswer } from '../../../../core/ports/index.ts';
import { formattedValueOf } from '../../../../i18n/format/index.ts';
import { modelCheckWords, coefficientUnits, coefficientWords } from '../../../../i18n/index.ts';
import { Icon, Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { usePerformanceText } from './usePerformanceText.ts';

const percent = 100;

/** The model, and whether it is good enough. */
export const ModelPanel = observer(function ModelPanel({ answer }: { readonly answer: PerformanceAnswer }) {
  const { i18n } = useLingui();
  const { number, region } = useFormat();
  const text = usePerformanceText();
  const { model, checks, days, fractionalUncertainty, isProvisional, isEstimated } = answer.performance;
  if (model === undefined || checks === undefined) return null;
  const beyond = days.filter(({ isExtrapolated }) => isExtrapolated).length;
  const notes = [
    answer.set === undefined
      ? i18n._('Diese Basis ist noch nicht gesetzt.')
      : answer.set.note === ''
        ? i18n._('Gesetzt von {author}', { author: answer.set.author })
        : i18n._('Gesetzt von {author}: {note}', { author: answer.set.author, note: answer.set.note }),
    isProvisional ? i18n._('Vorläufig: Die Basis umfasst weniger als zwölf Monate.') : '',
    beyond > 0 ? i18n._('Hochgerechnet: {beyond} Tage liegen außerhalb der Volumen der Basis.', { beyond }) : '',
    isEstimated ? i18n._('Ein Teil der Leistung ist aus Zuständen und Nennleistungen berechnet, nicht gemessen.') : '',
    (model.coefficients[0]?.value ?? 0) < 0 ? i18n._('Die Grundlast eines Tages ist kleiner als 0.') : '',
    fractionalUncertainty === undefined
      ? ''
      : i18n._('Unsicherheit der Einsparung nach ASHRAE 14: {share} %', { share: number(fractionalUncertainty * percent, 1) }),
    answer.daysWithoutVariable > 0 ? i18n._('{n} Tage zählen nicht, da ihnen eine Größe fehlt.', { n: answer.daysWithoutVariable }) : '',
  ].filter((note) => note !== '');
  return (
    <Panel title={i18n._('Modell')} className="pe-model">
      <p className="label">{i18n._('Basis {days}', { days: text.days(answer.baseline) })}</p>
      <dl className="pe-terms">
        {model.coefficients.map(({ of, value, standardError }) => (
          <div key={of}>
            <dt>{i18n._(coefficientWords[of])}</dt>
            <dd>
              {number(value, decimalsFor(standardError))} <span className="unit">{coefficientUnits[of]}</span>
              <span className="label"> ± {number(standardError, decimalsFor(standardError))}</span>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="pe-checks">
        {performanceChecks.map((name) => {
          const { value, isKept } = checks[name];
          const words = modelCheckWords[name];
          return (
            <li key={name} className={isKept === false ? 'pe-bad' : undefined}>
              {isKept === undefined ? <span className="pe-ring" aria-hidden /> : <Icon name={isKept ? 'g-check' : 'i-warn'} />}
              <span>
                {i18n._(words.name)}
                <span className="label">
                  {i18n._(words.limit)}
                  {isKept === undefined ? '' : `, ${isKept ? i18n._('eingehalten') : i18n._('nicht eingehalten')}`}
                </span>
              </span>
              <b>
                {words.isShare ? formattedValueOf(number(value * percent, words.digits), '%', region).text : number(value, words.digits)}
              </b>
            </li>
          );
        })}
      </ul>
      {notes.map((note) => (
        <p key={note} className="label">
          {note}
        </p>
      ))}
    </Panel>
  );
});
