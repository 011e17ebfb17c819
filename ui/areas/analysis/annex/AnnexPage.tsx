import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState } from 'react';
import { formatDay } from '../../../../i18n/format/index.ts';
import { ChangeRangeButton, useAskedRange } from '../../../dates/index.ts';
import { ports, stores, useAnnexes, useService } from '../../../di/index.ts';
import { Headline, Panel, saveFile, Skeleton } from '../../../kit/index.ts';
import { Page } from '../../../shell/index.ts';
import { useFormat } from '../../../station/index.ts';
import { AnalysisRail } from '../AnalysisRail.tsx';
import './annex.css';
import { type AnnexFormat, AnnexVm } from './annex.vm.ts';
import { AnnexContents } from './AnnexContents.tsx';
import { AnnexFiles } from './AnnexFiles.tsx';

const skeletonRows = 16;
const media: Readonly<Record<AnnexFormat, string>> = { pdf: 'application/pdf', zip: 'application/zip' };

/** Data for an assessment of the compressed-air system: what is in them, what people fill in, and the files. */
export const AnnexPage = observer(function AnnexPage() {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const vm = useAnnex();
  const { days, today } = vm.days;
  return (
    <Page
      crumbs={[{ label: i18n._('Analyse'), to: '/analysis' }, { label: i18n._('Daten zur Bewertung') }]}
      rail={<AnalysisRail />}
      className="an"
    >
      <Headline
        title={i18n._('Daten zur Bewertung der Anlage')}
        note={i18n._('{from} bis {until}', { from: formatDay(days.from, region), until: formatDay(days.until, region) })}
      >
        <ChangeRangeButton value={days} lastDay={today} />
      </Headline>
      <Content vm={vm} />
    </Page>
  );
});

const Content = observer(function Content({ vm }: { readonly vm: AnnexVm }) {
  const { i18n } = useLingui();
  const { days, rows } = vm;
  const { answer } = days;
  if (answer !== undefined && rows !== undefined)
    return (
      <>
        <AnnexFiles vm={vm} />
        <AnnexContents rows={rows} />
      </>
    );
  return (
    <Panel title={i18n._('Inhalt')}>
      {days.isNotOffered ? (
        <p role="status">{i18n._('Diese Steuerung unterstützt das nicht.')}</p>
      ) : days.isForbidden ? (
        <p role="status">{i18n._('Diese Daten zeigen Analyse, Energie und Wartungen; dafür reichen die Rechte dieser Anmeldung nicht.')}</p>
      ) : days.state === 'failed' ? (
        <>
          <p role="status">{i18n._('Die Daten konnten nicht geladen werden.')}</p>
          <button type="button" className="btn" onClick={() => void days.ask()}>
            {i18n._('Erneut versuchen')}
          </button>
        </>
      ) : answer === undefined ? (
        <Skeleton label={i18n._('Lädt')} bars={skeletonRows} />
      ) : answer.recordedDays === 0 ? (
        <p role="status">{i18n._('Von diesen Tagen ist nichts aufgezeichnet.')}</p>
      ) : (
        <Progress done={answer.evaluatedDays} count={answer.recordedDays} />
      )}
    </Panel>
  );
});

function Progress({ done, count }: { readonly done: number; readonly count: number }) {
  const { i18n } = useLingui();
  return (
    <>
      <p role="status">{i18n._('{done} von {count} Tagen sind ausgewertet.', { done, count })}</p>
      <progress className="an-progress" value={done} max={count} aria-label={i18n._('Ausgewertete Tage')} />
    </>
  );
}

/** The annex of the days that the address asks for. Only inside an observer. */
function useAnnex(): AnnexVm {
  const parts = {
    annexes: useAnnexes(),
    clock: useService(ports.clock),
    log: useService(ports.log),
    session: useService(stores.session),
    settings: useService(stores.settings),
    plant: useService(stores.plant),
    save: (name: string, content: Uint8Array<ArrayBuffer>, format: AnnexFormat) => saveFile(name, [content], media[format]),
  };
  const days = useAskedRange();
  const [vm] = useState(() => new AnnexVm(parts));
  useLayoutEffect(() => vm.days.choose(days), [vm, days]);
  useEffect(() => vm.follow(), [vm]);
  return vm;
}
