import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { coveragePercent } from '../../../core/balance/index.ts';
import type { KnownPart } from '../../../core/figures/index.ts';
import { type ComputedFigure, formulaOf, shortfallsOf, type Term, type TermKind, terms, termsOf } from '../../../core/formulas/index.ts';
import { formatDuration, missing } from '../../../i18n/format/index.ts';
import { shortfallText, sourceText, termName } from '../../../i18n/index.ts';
import { classNames, cssVars, Dialog, Link } from '../../kit/index.ts';
import { useFormat } from '../useFormat.ts';
import './explainSheet.css';
import type { ExplainedInput, ExplainProps } from './Explanation.ts';
import { FormulaBox } from './FormulaBox.tsx';

/** Where the page of all formulas has that of a figure. */
const formulaPath = (figure: ComputedFigure) => `/energy_balancing/formulas?figure=${figure}`;

/** Below this a coverage stands out. */
const fullCoverage = 0.98;

interface Props extends ExplainProps {
  /** Where it was opened. */
  readonly at: DOMRect;
  readonly onClose: () => void;
}

/** How a figure comes about: its formula in words, what went into it and how much of that is known, and what is uncertain. */
export const ExplainSheet = observer(function ExplainSheet({ figure, name, value, of, at, onClose }: Props) {
  const { i18n } = useLingui();
  const description = formulaOf(figure);
  const needed = 'formula' in description ? termsOf(description.formula) : [];
  const { inputs, coverage, known, period, basis = {}, notes = [] } = typeof of === 'function' ? of() : of;
  const isLow = at.bottom > window.innerHeight / 2;
  const place = cssVars({ '--ex-x': `${at.left}px`, '--ex-y': `${isLow ? window.innerHeight - at.top : at.bottom}px` });
  return createPortal(
    <div style={place}>
      <Dialog
        title={i18n._('Wie wird das berechnet?')}
        className={classNames('ex', isLow && 'ex-above')}
        isDismissable
        hasClose
        onClose={onClose}
      >
        <p className="ex-figure">
          <span>{name}</span> <b>{typeof value === 'function' ? value() : value}</b>
        </p>
        <FormulaBox figure={figure} />
        <dl className="ex-inputs">
          {needed.map((term) => (
            <InputRow key={term} term={term} input={inputs[term]} />
          ))}
          {coverage !== undefined && (
            <div>
              <dt>{i18n._('Abdeckung')}</dt>
              <dd>
                <Covered share={coverage} />
              </dd>
            </div>
          )}
          {known !== undefined && (
            <div>
              <dt>{i18n._('Bekannt')}</dt>
              <dd>
                <KnownMachines part={known} />
              </dd>
            </div>
          )}
          {period !== undefined && (
            <div>
              <dt>{i18n._('Zeitraum')}</dt>
              <dd>{period}</dd>
            </div>
          )}
          <div>
            <dt>{i18n._('Herkunft der Formel')}</dt>
            <dd>{sourceText(i18n, description.source)}</dd>
          </div>
        </dl>
        {shortfallsOf(figure, basis).map((need) => (
          <p key={need} className="t14 ex-short">
            {shortfallText(i18n, need)}
          </p>
        ))}
        {notes
          .filter((note) => note !== '')
          .map((note) => (
            <p key={note} className="t14 dim">
              {note}
            </p>
          ))}
        <p>
          <Link to={formulaPath(figure)}>{i18n._('Alle Formeln nachlesen')}</Link>
        </p>
      </Dialog>
    </div>,
    document.body,
  );
});

function InputRow({ term, input }: { readonly term: Term; readonly input: ExplainedInput | undefined }) {
  const { i18n } = useLingui();
  const text = useTermText();
  const { value, kind = terms[term], coverage, known } = input ?? {};
  return (
    <div data-term={term}>
      <dt>{termName(i18n, term)}</dt>
      <dd>
        {text(kind, value)}
        {coverage !== undefined && <Covered share={coverage} />}
        {known !== undefined && <KnownMachines part={known} />}
      </dd>
    </div>
  );
}

function KnownMachines({ part: { known, of } }: { readonly part: KnownPart }) {
  const { i18n } = useLingui();
  return <span className={known < of ? 'ex-low' : 'ex-covered'}>{i18n._('{known} von {of} Verdichtern', { known, of })}</span>;
}

function Covered({ share }: { readonly share: number }) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const percent = number(coveragePercent(share), share < 1 ? 1 : 0);
  return <span className={share < fullCoverage ? 'ex-low' : 'ex-covered'}>{i18n._('zu {percent} % erfasst', { percent })}</span>;
}

/** How the values of terms are written. Only inside an observer. */
function useTermText(): (kind: TermKind, value: number | undefined) => string {
  const { quantity, number } = useFormat();
  return (kind, value) => {
    if (value === undefined) return missing;
    if (kind === 'duration') return formatDuration(value);
    if (kind === 'count' || kind === 'startRate') return number(value, Number.isInteger(value) ? 0 : 2);
    return quantity(kind, value).text;
  };
}
