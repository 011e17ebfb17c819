import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { SeriesMark } from '../../charts/lineChart/SeriesMark.tsx';
import { stores, useService } from '../../di/index.ts';
import { Icon } from '../../kit/index.ts';
import { useMachineName } from '../../station/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { foundSeries, seriesGroups } from './model/seriesGroups.ts';
import { type AnalysisSeries, maxSeries } from './model/series.ts';
import { useMeasuredName, useSeriesName } from './useSeriesName.ts';

interface Props {
  readonly vm: AnalysisChartVm;
  /** Ids. */
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Every line of plant and machines, to be ticked, with a search. */
export const SeriesList = observer(function SeriesList({ vm, chosen, onChoose }: Props) {
  const { i18n } = useLingui();
  const machines = useService(stores.machines);
  const machineName = useMachineName();
  const seriesName = useSeriesName();
  const [search, setSearch] = useState('');
  const isFull = chosen.length >= maxSeries;
  useEffect(() => vm.list(), [vm]);

  const nameOfSlot = (slot: number | undefined) =>
    slot === undefined ? i18n._('Station') : machineName(machines.inSlot(slot) ?? { slot, name: undefined });
  const installed = [...new Set([...machines.list.map(({ slot }) => slot), ...vm.tableSlots])].sort((a, b) => a - b);
  const groups = foundSeries(
    seriesGroups(installed, chosen, vm.inputLines),
    search,
    (series) => `${nameOfSlot(series.slot)} ${seriesName(series)}`,
  );

  /** Replaces what is chosen of these lines. */
  const choose = (of: readonly AnalysisSeries[], ids: readonly string[]) =>
    onChoose([...chosen.filter((id) => !of.some((series) => series.id === id)), ...ids]);

  return (
    <>
      <div className="an-search">
        <input
          className="in"
          type="search"
          autoFocus
          placeholder={i18n._('Suchen, zum Beispiel K3 Leistung')}
          aria-label={i18n._('Suche')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <button type="button" className="btn" disabled={chosen.length === 0} onClick={() => onChoose([])}>
          {i18n._('Alle abwählen')}
        </button>
      </div>
      <div className="an-groups">
        {groups.map(({ slot, series }) => (
          <Group
            key={slot ?? 'plant'}
            name={nameOfSlot(slot)}
            series={series}
            chosen={chosen}
            isFull={isFull}
            onChange={(ids) => choose(series, ids)}
          >
            {series.map((one) => (
              <SeriesBox key={one.id} series={one} isDisabled={isFull && !chosen.includes(one.id)} isRecorded={vm.isRecorded(one)} />
            ))}
          </Group>
        ))}
        {groups.length === 0 && <p className="t14 dim">{i18n._('Nichts passt zur Suche.')}</p>}
      </div>
      <p className="t14 dim an-most" role="status">
        {isFull
          ? i18n._('Mehr als {most} gehen nicht auf einmal.', { most: maxSeries })
          : i18n._('{count} von {most}', { count: chosen.length, most: maxSeries })}
      </p>
    </>
  );
});

interface GroupProps {
  readonly name: string;
  readonly series: readonly AnalysisSeries[];
  readonly chosen: readonly string[];
  readonly isFull: boolean;
  readonly onChange: (ids: readonly string[]) => void;
  readonly children: ReactNode;
}

/** The lines of the plant or of a machine, with a button for all of them. */
function Group({ name, series, chosen, isFull, onChange, children }: GroupProps) {
  const { i18n } = useLingui();
  const ids = series.map(({ id }) => id);
  const value = ids.filter((id) => chosen.includes(id));
  const hasAll = value.length === ids.length;
  return (
    <CheckboxGroup className="an-group" value={value} onChange={onChange}>
      <div className="an-group-head">
        <Label className="strong">{name}</Label>
        <button type="button" className="an-all" disabled={isFull && !hasAll} onClick={() => onChange(hasAll ? [] : ids)}>
          {hasAll ? i18n._('Keine') : i18n._('Alle')}
          <span className="vh"> {name}</span>
        </button>
      </div>
      <div className="an-boxes">{children}</div>
    </CheckboxGroup>
  );
}

interface BoxProps {
  readonly series: AnalysisSeries;
  readonly isDisabled: boolean;
  readonly isRecorded: boolean;
}

function SeriesBox({ series, isDisabled, isRecorded }: BoxProps) {
  const { i18n } = useLingui();
  const name = useMeasuredName()(series);
  const { id, mark } = series;
  return (
    <Checkbox className="an-box" value={id} isDisabled={isDisabled}>
      <span className="an-tick">
        <Icon name="g-check" />
      </span>
      <SeriesMark mark={mark} />
      {isRecorded ? (
        name
      ) : (
        <span className="an-lacking">
          {name}
          <span className="t12">{i18n._('keine Werte')}</span>
        </span>
      )}
    </Checkbox>
  );
}
