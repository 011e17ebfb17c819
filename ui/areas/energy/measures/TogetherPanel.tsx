import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { KnownAmount, Spread } from '../../../../core/estimate/index.ts';
import type { TogetherChange } from '../../../../core/measures/index.ts';
import { scaleOf } from '../../../../core/plot/index.ts';
import { kindWords, measureNames } from '../../../../i18n/index.ts';
import { IntervalBar, KindMark } from '../../../charts/finding/index.ts';
import { reasonWords } from './measureWords.ts';
import { useMeasureText } from './useMeasureText.ts';

/** Several measures at once by one replay, beside the sum of what each saves by itself, which is no figure for them. */
export const TogetherPanel = observer(function TogetherPanel({ of }: { readonly of: TogetherChange }) {
  const { i18n } = useLingui();
  const text = useMeasureText();
  const { money, energy, moneySum, energySum } = of;
  const [amount, sum, written] =
    money.kind === 'none' ? ([energy, energySum, text.energyBetween] as const) : ([money, moneySum, text.moneyBetween] as const);
  const scale = scaleOf([...(amount.kind === 'none' ? [] : [amount]), ...(sum === undefined ? [] : [sum.sum])]);
  return (
    <section className="ms-together" aria-label={i18n._('Alle zusammen')}>
      <div>
        <h3>{i18n._('Alle zusammen')}</h3>
        <p className="label">
          {i18n._('Eine Nachrechnung mit allen Änderungen: {measures}.', {
            measures: of.measures.map((measure) => i18n._(measureNames[measure])).join(', '),
          })}
        </p>
        <p className="label">{i18n._('Im Jahr wie {days}', { days: text.days(of) })}</p>
        {amount.kind !== 'none' && <KindMark kind={amount.kind}>{i18n._(kindWords[amount.kind])}</KindMark>}
      </div>
      {amount.kind === 'none' ? (
        <p role="status">{i18n._(reasonWords[amount.reason])}</p>
      ) : (
        <dl>
          {sum !== undefined && (
            <Line title={i18n._('Summe, einzeln nachgerechnet')} of={{ kind: 'entered', ...sum.sum }} written={written} scale={scale} />
          )}
          <Line title={i18n._('Zusammen')} of={amount} written={written} scale={scale} isStrong />
          {sum !== undefined && <Line title={i18n._('Unterschied')} of={sum.difference} written={written} />}
        </dl>
      )}
    </section>
  );
});

interface LineProps {
  readonly title: string;
  readonly of: Spread & Partial<Pick<KnownAmount, 'kind'>>;
  readonly written: (of: Spread) => string;
  readonly scale?: readonly [number, number];
  readonly isStrong?: boolean;
}

const Line = observer(function Line({ title, of: { kind, ...spread }, written, scale, isStrong = false }: LineProps) {
  return (
    <div className={isStrong ? 'ms-strong' : undefined}>
      <dt>{title}</dt>
      <dd>
        {kind !== undefined && scale !== undefined && <IntervalBar of={{ kind, ...spread }} scale={scale} />}
        <span>{written(spread)}</span>
      </dd>
    </div>
  );
});
