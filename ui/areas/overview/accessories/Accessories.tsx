import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { InputSource } from '../../../../core/inputs/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { Headline, Panel } from '../../../kit/index.ts';
import { useSourceName } from '../../../station/index.ts';
import { accessoriesPath, type Crumb, Page } from '../../../shell/index.ts';
import { OverviewRail } from '../OverviewRail.tsx';
import './accessories.css';
import { AccessoriesVm } from './accessories.vm.ts';
import { InputTable } from './InputTable.tsx';
import { PlaceState, PlaceTitle } from './PlaceHead.tsx';
import { PlaceSwitch } from './PlaceSwitch.tsx';
import { PlaceValues } from './PlaceValues.tsx';
import { useInputSentences } from './useInputSentences.ts';

/** The analog inputs of the station: of the master, of a machine, or all of them. */
export const Accessories = observer(function Accessories({ source }: { readonly source?: InputSource }) {
  const { i18n } = useLingui();
  const plant = useService(stores.plant);
  const machines = useService(stores.machines);
  const vm = useMemo(() => new AccessoriesVm({ plant, machines }, source), [plant, machines, source]);
  const sourceName = useSourceName();
  const overview: Crumb = { label: i18n._('Übersicht'), to: '/overview' };
  const all: Crumb = { label: i18n._('Messstellen'), to: accessoriesPath() };
  return (
    <Page crumbs={source === undefined ? [overview, all] : [overview, all, { label: sourceName(source) }]} rail={<OverviewRail />}>
      <Sentences vm={vm} />
      <PlaceSwitch vm={vm} />
      {source === undefined ? <AllPlaces vm={vm} /> : <OnePlace vm={vm} source={source} />}
    </Page>
  );
});

const Sentences = observer(function Sentences({ vm }: { readonly vm: AccessoriesVm }) {
  const { title, note } = useInputSentences(vm);
  return <Headline title={title} note={<span className="ac-note">{note}</span>} />;
});

const AllPlaces = observer(function AllPlaces({ vm }: { readonly vm: AccessoriesVm }) {
  const { i18n } = useLingui();
  const { empty } = useInputSentences(vm);
  const { places, isKnown } = vm;
  if (places.length === 0)
    return (
      <Panel label={i18n._('Messstellen')} bare>
        <InputTable rows={isKnown ? [] : undefined} sentence={empty} />
      </Panel>
    );
  return (
    <div className="ac-all">
      {places.map(({ source, rows }) => (
        <Panel key={source} title={<PlaceTitle source={source} />} actions={<PlaceState source={source} />} bare>
          <InputTable rows={rows} sentence={empty} />
        </Panel>
      ))}
    </div>
  );
});

const OnePlace = observer(function OnePlace({ vm, source }: { readonly vm: AccessoriesVm; readonly source: InputSource }) {
  const { i18n } = useLingui();
  const { empty } = useInputSentences(vm);
  return (
    <div className="ac-one split">
      <Panel label={i18n._('Messstellen')} bare>
        <InputTable rows={vm.isKnown ? vm.rows : undefined} sentence={empty} large />
      </Panel>
      <PlaceValues source={source} />
    </div>
  );
});
