import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { alsoServing, type FieldDevice, fieldQuantityOf, inputFunctionOf, type Serves } from '../../../../core/field/index.ts';
import type { ShownReading } from '../../../../core/ports/index.ts';
import type { DevicesVm } from './devices.vm.ts';
import type { TrialVm } from './trial.vm.ts';
import { useFieldNames } from './useFieldNames.ts';

interface Props {
  readonly vm: DevicesVm;
  readonly device: FieldDevice;
  readonly trial: TrialVm;
  readonly serves: Serves;
}

/** What comes of a use that is not plain to see: a value that nothing can show, devices that share it. */
export const ServesNotes = observer(function ServesNotes({ vm, device, trial, serves }: Props) {
  const { i18n } = useLingui();
  const names = useFieldNames();
  const point = 'systemPressure' in serves ? serves.systemPressure : 'input' in serves ? serves.point : undefined;
  const quantity = point === undefined ? undefined : quantityOf(vm, device, trial, point);
  const others = vm.config === undefined ? [] : alsoServing(vm.config, device.id, serves);
  const devices = others.map(names.device).join(', ');
  const notes = [
    'systemPressure' in serves && quantity !== undefined && quantity !== 'pressure'
      ? i18n._(
          'Dieser Messwert ist kein Druck und wird nicht als Netzdruck genommen. Seine Einheit lässt sich in der Probelesung einstellen.',
        )
      : undefined,
    'input' in serves && quantity !== undefined && inputFunctionOf(quantity) === undefined
      ? i18n._(
          'Als Messstelle gezeigt und aufgezeichnet werden Druck, Temperatur und Volumenstrom. Dieser Messwert steht nur auf dieser Seite.',
        )
      : undefined,
    others.length > 0 && 'systemPressure' in serves
      ? i18n._('Auch von {devices}: Es gilt der erste Druck, der einen Wert hat.', { devices })
      : undefined,
    others.length > 0 && !('systemPressure' in serves || 'input' in serves || 'compressor' in serves)
      ? i18n._('Auch von {devices}: Die Werte werden zusammengezählt.', { devices })
      : undefined,
  ].filter((note) => note !== undefined);
  return notes.map((note) => (
    <p key={note} className="fm-span-6 fd-cap" role="status">
      {note}
    </p>
  ));
});

/** What a point measures, as adjusted, tried or reported last; undefined where that is not known yet. */
function quantityOf(vm: DevicesVm, device: FieldDevice, trial: TrialVm, key: string) {
  const said: readonly ShownReading[] = [...(trial.result?.readings ?? []), ...(vm.deviceOf(device.id)?.readings ?? [])];
  const unit =
    device.adjust?.[key]?.unit ??
    device.mqtt?.points.find((each) => each.key === key)?.unit ??
    said.find((reading) => reading.key === key)?.unit;
  return unit === undefined ? undefined : fieldQuantityOf(unit);
}
