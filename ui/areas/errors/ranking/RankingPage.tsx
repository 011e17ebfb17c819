import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { FaultSeverity } from '../../../../core/faults/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { Alert, type AddressState, Headline, severityStyle, Skeleton, useAddressState } from '../../../kit/index.ts';
import { useFormat, useSourceName } from '../../../station/index.ts';
import { errorLogPath, Page } from '../../../shell/index.ts';
import { listedSeverities } from '../model/logView.ts';
import { FaultTable } from './FaultTable.tsx';
import './ranking.css';
import { type RankingOrder, rankingOrders, RankingVm } from './ranking.vm.ts';
import { SameFault } from './SameFault.tsx';
import { SaveRanking } from './SaveRanking.tsx';
import { SourceTable } from './SourceTable.tsx';
import { useRankedText } from './useRankedText.ts';

const orderWords: Readonly<Record<RankingOrder, string>> = {
  count: /*i18n*/ 'Wie oft',
  duration: /*i18n*/ 'Wie lange',
};

/** What comes most often and lasts longest, at which machine. */
export const RankingPage = observer(function RankingPage() {
  const { i18n } = useLingui();
  const vm = useRankingVm();
  const { opened, range, ranking } = vm;
  return (
    <Page crumbs={[{ label: i18n._('Störmeldungen'), to: errorLogPath() }, { label: i18n._('Häufigkeit') }]}>
      <RankingHeadline vm={vm} />
      {vm.reading.state === 'failed' && <Alert>{i18n._('Fehler beim Datenabruf')}</Alert>}
      <Choices vm={vm} />
      {ranking === undefined && vm.reading.isReading && <Skeleton label={i18n._('Lädt')} bars={6} />}
      {ranking !== undefined && range !== undefined && (
        <div className="rk-grid">
          <FaultTable vm={vm} />
          <SourceTable vm={vm} />
          {opened !== undefined && <SameFault fault={opened} range={range} isUp={(entry) => vm.stillUp.has(entry)} />}
        </div>
      )}
    </Page>
  );
});

const RankingHeadline = observer(function RankingHeadline({ vm }: { readonly vm: RankingVm }) {
  const { i18n } = useLingui();
  const { date } = useFormat();
  const rankedText = useRankedText();
  const sourceName = useSourceName();
  const { ranking, range } = vm;
  const [first] = ranking?.faults ?? [];
  const title =
    first === undefined
      ? ranking === undefined
        ? i18n._('Häufigkeit')
        : i18n._('In 12 Monaten kam keine Meldung')
      : i18n._('Am häufigsten: {fault}, {source}, {count, plural, one {#-mal} other {#-mal}}', {
          fault: rankedText(first),
          source: sourceName(first.source),
          count: first.count,
        });
  const isYounger = ranking?.knownFromMs !== undefined && range !== undefined && ranking.knownFromMs > range.fromMs;
  const dates = { from: date(isYounger ? ranking.knownFromMs : range?.fromMs), until: date(range?.untilMs) };
  const coverage = isYounger
    ? i18n._('Das Protokoll reicht nur bis {from} zurück: Was davor war, fehlt in den 12 Monaten.', dates)
    : i18n._('12 Monate, {from} bis {until}', dates);
  return (
    <Headline title={title} note={ranking === undefined ? '\u00a0' : coverage}>
      <SaveRanking vm={vm} />
    </Headline>
  );
});

const Choices = observer(function Choices({ vm }: { readonly vm: RankingVm }) {
  const { i18n } = useLingui();
  const severities: readonly (FaultSeverity | undefined)[] = [undefined, ...listedSeverities];
  return (
    <div className="rk-choices">
      <div className="seg" role="group" aria-label={i18n._('Reihenfolge')}>
        {rankingOrders.map((order) => (
          <button key={order} type="button" aria-pressed={vm.order === order} onClick={() => vm.setOrder(order)}>
            {i18n._(orderWords[order])}
          </button>
        ))}
      </div>
      <div className="seg" role="group" aria-label={i18n._('Schwere')}>
        {severities.map((severity) => (
          <button key={severity ?? ''} type="button" aria-pressed={vm.severity === severity} onClick={() => vm.setSeverity(severity)}>
            {severity === undefined ? i18n._('Alle') : i18n._(severityStyle[severity].word)}
          </button>
        ))}
      </div>
    </div>
  );
});

/** Only inside an observer. */
function useRankingVm(): RankingVm {
  const { search } = useLocation();
  const errorLog = useService(ports.errorLog);
  const clock = useService(ports.clock);
  const session = useService(stores.session);
  const plant = useService(stores.plant);
  const settings = useService(stores.settings);
  const [{ vm, address }] = useState(() => {
    const made = new RankingVm({ errorLog, clock, session, plant, settings });
    made.show(new URLSearchParams(search));
    const kept: AddressState<Readonly<Record<string, string>>> = {
      state: () => made.toQuery(),
      toQuery: (query) => query,
      show: (query) => made.show(query),
    };
    return { vm: made, address: kept };
  });
  useAddressState(address);
  useEffect(() => vm.reading.follow(), [vm]);
  return vm;
}
