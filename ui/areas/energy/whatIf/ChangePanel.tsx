import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { rounded } from '../../../../core/figures/index.ts';
import type { PlantFit } from '../../../../core/replay/index.ts';
import { displayUnit, displayValue, fromDisplay } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { Field, Icon, Panel } from '../../../kit/index.ts';
import { useFormat, useSlotName } from '../../../station/index.ts';
import { EnergySlider } from '../EnergySlider.tsx';
import { OrderList } from './OrderList.tsx';
import type { WhatIfVm } from './whatIf.vm.ts';

/** All in bar, s and m3. */
const bandStep = 0.05;
const bandRoom = 1;
const maxRunOn = 600;
const runOnStep = 30;
const volumeStep = 0.5;
const maxVolumeFactor = 3;

const stepped = (value: number, step: number) => Math.round(Math.round(value / step) * step * 1000) / 1000;

/** What is changed, each beside what it is today. */
export const ChangePanel = observer(function ChangePanel({ vm, fitted }: { readonly vm: WhatIfVm; readonly fitted: PlantFit }) {
  const { i18n } = useLingui();
  const isRunning = vm.done !== undefined;
  return (
    <Panel title={i18n._('Änderungen')} className="wi-change">
      <form
        className="wi-form"
        onSubmit={(event) => {
          event.preventDefault();
          void vm.run();
        }}
      >
        <BandSlider vm={vm} fitted={fitted} />
        <OrderList
          today={fitted.order}
          order={vm.change.order ?? fitted.order}
          onChange={(order) => vm.enter({ order: order.join() === fitted.order.join() ? undefined : order })}
        />
        <RunOnSlider vm={vm} fitted={fitted} />
        <VolumeSlider vm={vm} fitted={fitted} />
        <ReplacedMachine vm={vm} />
        <LimitField vm={vm} />
        <div className="wi-acts">
          <button type="submit" className="btn pri" disabled={!vm.isChanged || isRunning || vm.isLost}>
            {i18n._('Nachrechnen')}
          </button>
          <button type="button" className="btn" disabled={!vm.isChanged} onClick={() => vm.reset()}>
            <Icon name="g-undo" />
            {i18n._('Wie heute')}
          </button>
        </div>
      </form>
    </Panel>
  );
});

interface Props {
  readonly vm: WhatIfVm;
  readonly fitted: PlantFit;
}

const BandSlider = observer(function BandSlider({ vm, fitted: { plant } }: Props) {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const text = (bar: number) => quantity('pressure', bar);
  const between = (low: number, high: number) => i18n._('{low} bis {high}', { low: text(low).figure, high: text(high).text });
  const today: readonly [number, number] = [stepped(plant.band.lowBar, bandStep), stepped(plant.band.highBar, bandStep)];
  const { band } = vm.change;
  const value: readonly [number, number] = band === undefined ? today : [band.lowBar, band.highBar];
  const [min, max] = [stepped(today[0] - bandRoom, bandStep), stepped(today[1] + bandRoom, bandStep)];
  return (
    <EnergySlider
      label={i18n._('Druckband')}
      values={value}
      min={min}
      max={max}
      step={bandStep}
      shown={between(value[0], value[1])}
      thumbs={[i18n._('Unterer Druck'), i18n._('Oberer Druck')]}
      onChange={(to) => {
        const [lowBar, highBar] = to.map((bar) => stepped(bar, bandStep));
        if (lowBar === undefined || highBar === undefined || !(highBar > lowBar)) return;
        vm.enter({ band: lowBar === today[0] && highBar === today[1] ? undefined : { lowBar, highBar } });
      }}
      ends={[text(min).figure, i18n._('bisher {value}', { value: between(today[0], today[1]) }), text(max).figure]}
    />
  );
});

const RunOnSlider = observer(function RunOnSlider({ vm, fitted: { plant } }: Props) {
  const { i18n } = useLingui();
  const times = plant.machines.map(({ runOnS }) => runOnS).filter((seconds) => seconds > 0);
  if (times.length === 0) return null;
  const [least, greatest] = [Math.round(Math.min(...times)), Math.round(Math.max(...times))];
  const max = Math.max(maxRunOn, Math.ceil(greatest / runOnStep) * runOnStep);
  const { runOnS } = vm.change;
  const today = least === greatest ? `${least} s` : i18n._('{low} bis {high}', { low: least, high: `${greatest} s` });
  return (
    <EnergySlider
      label={i18n._('Nachlauf im Leerlauf')}
      values={[runOnS ?? greatest]}
      min={0}
      max={max}
      step={runOnStep}
      shown={runOnS === undefined ? i18n._('wie heute') : `${runOnS} s`}
      onChange={([to]) => vm.enter({ runOnS: to })}
      ends={['0', i18n._('bisher {value}', { value: today }), `${max} s`]}
    />
  );
});

const VolumeSlider = observer(function VolumeSlider({ vm, fitted: { plant } }: Props) {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const today = stepped(plant.volumeM3, volumeStep);
  const [min, max] = [volumeStep, Math.ceil(today * maxVolumeFactor)];
  const { volumeM3 } = vm.change;
  const text = (m3: number) => quantity('volume', m3).text;
  return (
    <EnergySlider
      label={i18n._('Behälter')}
      values={[volumeM3 ?? today]}
      min={min}
      max={max}
      step={volumeStep}
      shown={volumeM3 === undefined ? i18n._('wie heute') : text(volumeM3)}
      onChange={([to]) => vm.enter({ volumeM3: to === today ? undefined : to })}
      ends={[text(min), i18n._('bisher {value}', { value: text(plant.volumeM3) }), text(max)]}
    />
  );
});

const ReplacedMachine = observer(function ReplacedMachine({ vm }: { readonly vm: WhatIfVm }) {
  const { i18n } = useLingui();
  const slotName = useSlotName();
  const { quantity } = useFormat();
  const sheets = vm.dataSheets;
  const chosen = sheets.findIndex((sheet) => vm.change.machines?.[0] === sheet);
  return (
    <Field label={i18n._('Maschine ersetzen')} note={{ text: i18n._('Datenblätter der Anlagendaten: {count}', { count: sheets.length }) }}>
      {(control) => (
        <select
          {...control}
          className="in"
          value={chosen}
          onChange={({ target }) => {
            const sheet = sheets[Number(target.value)];
            vm.enter({ machines: sheet === undefined ? undefined : [sheet] });
          }}
        >
          <option value={-1}>{i18n._('Keine')}</option>
          {sheets.map((sheet, i) => (
            <option key={i} value={i}>
              {slotName(sheet.slot)}: {quantity('volumeFlow', sheet.flowM3min).text}, {quantity('power', sheet.powerKW).text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
});

const LimitField = observer(function LimitField({ vm }: { readonly vm: WhatIfVm }) {
  const { i18n } = useLingui();
  const { units } = useFormat();
  const { limitBar } = vm;
  const shown = displayValue('pressure', limitBar, units);
  return (
    <Field
      label={i18n._('Druck, den die Verbraucher brauchen, in {unit}', { unit: unitSymbol(displayUnit('pressure', units)) })}
      note={{ text: i18n._('Liegt der Druck länger darunter als heute, gibt es keine Ersparnis.') }}
    >
      {(control) => (
        <input
          {...control}
          className="in"
          type="number"
          min={0}
          step="any"
          value={shown.value === undefined ? '' : rounded(shown.value, shown.digits)}
          onChange={({ target }) =>
            vm.enterLimit(Number.isNaN(target.valueAsNumber) ? undefined : fromDisplay('pressure', target.valueAsNumber, units))
          }
        />
      )}
    </Field>
  );
});
