import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { slotCount } from '../../../../core/compressor/index.ts';
import { type FieldDevice, type Serves, withMachine } from '../../../../core/field/index.ts';
import { Icon, Panel } from '../../../kit/index.ts';
import type { DevicesVm } from './devices.vm.ts';
import { DraftSelect, DraftTick } from './DraftFields.tsx';
import { inputWords, problemText } from './fieldWords.ts';
import { blankMachine } from './model/blanks.ts';
import { blankServes, type ServesKind, servesKind, servesKinds } from './model/serves.ts';
import { servedSlots } from './model/servedSlots.ts';
import { ServesNotes } from './ServesNotes.tsx';
import type { TrialVm } from './trial.vm.ts';
import { useFieldNames } from './useFieldNames.ts';

/** Text ids. */
const kindNames: Readonly<Record<ServesKind, string>> = {
  compressor: /*i18n*/ 'Verdichter',
  powerOf: /*i18n*/ 'Leistung von Verdichtern',
  flowOf: /*i18n*/ 'Liefermenge von Verdichtern',
  stationPower: /*i18n*/ 'Leistung der ganzen Station',
  networkFlow: /*i18n*/ 'Volumenstrom des Netzes',
  systemPressure: /*i18n*/ 'Netzdruck',
  input: /*i18n*/ 'Weitere Messstelle',
};

const slots = Array.from({ length: slotCount }, (_, i) => i + 1);

interface Props {
  readonly vm: DevicesVm;
  readonly device: FieldDevice;
  readonly trial: TrialVm;
  readonly set: (next: FieldDevice) => void;
}

/** What a device's values are for. */
export const Mapping = observer(function Mapping({ vm, device, trial, set }: Props) {
  const { i18n } = useLingui();
  const names = useFieldNames();
  const keys = keysOf(vm, device, trial);
  const setServes = (serves: readonly Serves[]) => {
    set({ ...device, serves });
    for (const slot of servedSlots({ serves })) {
      if (vm.config?.machines.some((machine) => machine.slot === slot) === false)
        vm.edit((config) => withMachine(config, blankMachine(slot)));
    }
  };
  const setAt = (index: number, next: Serves) => setServes(device.serves.map((each, i) => (i === index ? next : each)));
  const kinds = servesKinds.map((kind) => [kind, i18n._(kindNames[kind])] as const);
  const problem = vm.problems.find(({ part, id, field }) => part === 'device' && id === device.id && field === 'serves');
  const slotName = (slot: number) => {
    const name = vm.config?.machines.find((machine) => machine.slot === slot)?.name;
    return name === undefined ? i18n._('Platz {slot}', { slot }) : `${slot}: ${name}`;
  };
  return (
    <div id="fd-map" className="fd-part sticks">
      <Panel
        title={i18n._('Zuordnung')}
        bare
        actions={
          vm.canWrite && (
            <button
              type="button"
              className="btn sm"
              onClick={() => setServes([...device.serves, blankServes(firstKind(vm, device), keys, (kind) => freeSlot(vm, kind))])}
            >
              {device.serves.length === 0 ? i18n._('Zuordnen') : i18n._('Weitere Zuordnung')}
            </button>
          )
        }
      >
        {device.serves.map((serves, i) => (
          <fieldset key={i} className="fm-fields fd-serves">
            <legend className="vh">{i18n._('Zuordnung {number}', { number: i + 1 })}</legend>
            <DraftSelect
              label={i18n._('Liefert')}
              span={3}
              value={servesKind(serves)}
              choices={kinds}
              onChange={(kind) =>
                setAt(
                  i,
                  blankServes(kind, keys, (of) => freeSlot(vm, of)),
                )
              }
            />
            {'compressor' in serves && (
              <DraftSelect
                label={i18n._('Platz')}
                span={2}
                value={String(serves.compressor)}
                choices={slots.map((slot) => [String(slot), slotName(slot)] as const)}
                onChange={(slot) => setAt(i, { compressor: Number(slot) })}
              />
            )}
            {'systemPressure' in serves && (
              <DraftSelect
                label={i18n._('Messwert')}
                span={2}
                value={serves.systemPressure}
                choices={withKey(keys, serves.systemPressure).map((key) => [key, names.point(key)] as const)}
                onChange={(key) => setAt(i, { systemPressure: key })}
              />
            )}
            {'input' in serves && (
              <>
                <DraftSelect
                  label={i18n._('Messstelle')}
                  span={2}
                  value={serves.input}
                  choices={withKey(Object.keys(inputWords), serves.input).map((name) => [name, i18n._(inputWords[name] ?? name)] as const)}
                  onChange={(input) => setAt(i, { ...serves, input })}
                />
                <DraftSelect
                  label={i18n._('Messwert')}
                  span={3}
                  value={serves.point}
                  choices={withKey(keys, serves.point).map((key) => [key, names.point(key)] as const)}
                  onChange={(point) => setAt(i, { ...serves, point })}
                />
              </>
            )}
            {('powerOf' in serves || 'flowOf' in serves) && (
              <fieldset className="fm-span-6 fd-slots">
                <legend>{i18n._('Verdichter')}</legend>
                {slots.map((slot) => {
                  const chosen = 'powerOf' in serves ? serves.powerOf : serves.flowOf;
                  const next = chosen.includes(slot) ? chosen.filter((each) => each !== slot) : [...chosen, slot].toSorted((a, b) => a - b);
                  return (
                    <DraftTick
                      key={slot}
                      label={slotName(slot)}
                      isOn={chosen.includes(slot)}
                      onChange={() => setAt(i, 'powerOf' in serves ? { powerOf: next } : { flowOf: next })}
                    />
                  );
                })}
              </fieldset>
            )}
            <ServesNotes vm={vm} device={device} trial={trial} serves={serves} />
            <button type="button" className="btn sm fd-drop" onClick={() => setServes(device.serves.filter((_, index) => index !== i))}>
              {i18n._('Entfernen')}
            </button>
          </fieldset>
        ))}
        {problem !== undefined && (
          <p className="fd-note fd-lost t14" role="status">
            <Icon name="i-error" className="s-error" /> {problemText(i18n, problem)}
          </p>
        )}
        {device.serves.length === 0 && problem === undefined && (
          <p className="fd-note t14 dim">{i18n._('Wofür stehen die Werte dieses Geräts?')}</p>
        )}
      </Panel>
    </div>
  );
});

const withKey = (keys: readonly string[], key: string) => [...new Set([...keys, key])].filter((each) => each !== '');

/** The points that the device is known to have. */
function keysOf(vm: DevicesVm, device: FieldDevice, trial: TrialVm): readonly string[] {
  const topics = device.mqtt?.points.map(({ key }) => key) ?? [];
  const tried = trial.result?.readings.map(({ key }) => key) ?? [];
  const reported = vm.deviceOf(device.id)?.readings.map(({ key }) => key) ?? [];
  return [...new Set([...topics, ...tried, ...reported])];
}

/** The first compressor that nothing says this about yet: of those that are known, for what a compressor says itself of all. */
function freeSlot(vm: DevicesVm, kind: 'compressor' | 'powerOf' | 'flowOf'): number {
  const served = new Set(
    vm.config?.devices.flatMap(({ serves }) => serves.filter((each) => kind in each).flatMap((each) => servedSlots({ serves: [each] }))),
  );
  const known = vm.config?.machines.map(({ slot }) => slot) ?? [];
  return [...(kind === 'compressor' ? [] : known), ...slots].find((slot) => !served.has(slot)) ?? 1;
}

const kindOfRole: Readonly<Record<string, ServesKind>> = {
  compressor: 'compressor',
  powerMeter: 'powerOf',
  flowMeter: 'networkFlow',
  sensor: 'input',
  inputs: 'input',
};

/** What a device of its kind is for at most places. */
const firstKind = (vm: DevicesVm, device: FieldDevice): ServesKind =>
  device.serves.length > 0
    ? 'systemPressure'
    : (kindOfRole[vm.report?.models.find(({ id }) => id === device.profile)?.role ?? ''] ?? 'powerOf');
