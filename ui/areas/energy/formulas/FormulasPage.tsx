import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { formulaOf, figureFormulas, formulaTopics } from '../../../../core/formulas/index.ts';
import { keysOf } from '../../../../core/records/index.ts';
import { computedName, sourceText, topicNames } from '../../../../i18n/index.ts';
import { classNames, Headline, Panel } from '../../../kit/index.ts';
import { FormulaBox } from '../../../station/index.ts';
import { energyTitles } from '../energyTitles.ts';
import { EnergyPage } from '../EnergyPage.tsx';
import './formulas.css';

const rowId = (figure: string) => `formula-${figure}`;

/** How every computed figure comes about; the one that the address names is marked. */
export const FormulasPage = observer(function FormulasPage() {
  const { i18n } = useLingui();
  const [query] = useSearchParams();
  const asked = query.get('figure');
  useEffect(() => {
    if (asked !== null) document.getElementById(rowId(asked))?.scrollIntoView({ block: 'center' });
  }, [asked]);
  return (
    <EnergyPage title={energyTitles.formulas}>
      <Headline
        title={i18n._('So werden die Kennzahlen berechnet')}
        note={i18n._(
          'Summen sind Summen des Bekannten. Eine Kennzahl der Station ist das Verhältnis ihrer Summen, kein Mittel der Verdichter.',
        )}
      />
      {formulaTopics.map((topic) => (
        <Panel key={topic} bare title={i18n._(topicNames[topic])}>
          <dl className="fo-list">
            {keysOf(figureFormulas)
              .filter((figure) => formulaOf(figure).topic === topic)
              .map((figure) => (
                <div key={figure} id={rowId(figure)} className={classNames(figure === asked && 'fo-asked')}>
                  <dt>{computedName(i18n, figure)}</dt>
                  <dd>
                    <FormulaBox figure={figure} />
                  </dd>
                  <dd className="label">{sourceText(i18n, formulaOf(figure).source)}</dd>
                </div>
              ))}
          </dl>
        </Panel>
      ))}
    </EnergyPage>
  );
});
