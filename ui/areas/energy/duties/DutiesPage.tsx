import { observer } from 'mobx-react-lite';
import { csvText } from '../../../../core/csv/index.ts';
import {
  duties,
  dutyCsv,
  type Duty,
  dutyFacts,
  dutyLabels,
  type DutyLanguage,
  dutyNotice,
  dutyTitle,
  dutyWords,
} from '../../../../core/duties/index.ts';
import { messageLanguageOf } from '../../../../core/settings/index.ts';
import { plantDayRange } from '../../../../core/time/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { Headline, Panel, SaveCsv, saveFile } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { energyTitles } from '../energyTitles.ts';
import { EnergyPage } from '../EnergyPage.tsx';
import './duties.css';

interface DutyListProps {
  readonly duty: Duty;
  readonly language: DutyLanguage;
  /** Its day as it is written here. */
  readonly asOf: string;
}

/** What is said of a duty; its source leads there. */
function DutyList({ duty, language, asOf }: DutyListProps) {
  const words = dutyWords(duty, language);
  const { source } = duty;
  return (
    <dl className="du-list t14">
      {dutyFacts
        .filter((name) => words[name] !== '')
        .map((name) => (
          <div key={name}>
            <dt className="dim">{dutyLabels[name][language]}</dt>
            <dd>
              {name === 'source' && source !== undefined ? (
                <a href={source.url} target="_blank" rel="noreferrer">
                  {source.name}
                </a>
              ) : name === 'asOf' ? (
                asOf
              ) : (
                words[name]
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** What energy managers have to report, with source and day; it informs and does not advise. */
export const DutiesPage = observer(function DutiesPage() {
  const { language: chosen } = useService(stores.preferences);
  const { region, zone, date } = useFormat();
  const language = messageLanguageOf(chosen);
  return (
    <EnergyPage title={energyTitles.duties}>
      <Headline title={dutyTitle[language]} note={dutyNotice[language]}>
        <div className="du-save">
          <SaveCsv
            region={region}
            isDisabled={false}
            onSave={(dialect, ending) => saveFile(`duties${ending}`, csvText(dutyCsv(language), dialect, zone), 'text/csv;charset=utf-8')}
          />
        </div>
      </Headline>
      {duties.map((duty) => (
        <Panel key={duty.id} title={duty.law[language]}>
          <DutyList duty={duty} language={language} asOf={date(plantDayRange(duty.asOf, zone).fromMs)} />
        </Panel>
      ))}
    </EnergyPage>
  );
});
