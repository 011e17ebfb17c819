import { type RefObject, useEffect, useRef } from 'react';
import type { DraftProblem } from '../../../../core/field/index.ts';
import type { DevicesVm } from './devices.vm.ts';
import { servedSlots } from './model/servedSlots.ts';
import type { Shown } from './shown.ts';

/** Where a field is written. */
function placeOf({ config }: DevicesVm, { part, id }: DraftProblem): Shown {
  if (part === 'connection') return { connection: id };
  if (part === 'device') return { device: id };
  const device = part === 'machine' ? config?.devices.find((each) => servedSlots(each).includes(Number(id))) : undefined;
  return device === undefined ? { part: 'plant' } : { device: device.id };
}

/** Shows the first field that the station refused, and goes there once it is drawn. Only inside an observer. */
export function useRefusedField(vm: DevicesVm, main: RefObject<HTMLElement | null>, shown: Shown, show: (next: Shown) => void): void {
  const { outcome } = vm;
  const [first] = vm.refused;
  const wanted = useRef<Shown>(undefined);
  useEffect(() => {
    wanted.current = first && placeOf(vm, first);
    if (wanted.current !== undefined) show(wanted.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer of the station
  }, [outcome]);
  useEffect(() => {
    const { current: place } = wanted;
    if (place === undefined || place.device !== shown.device || place.connection !== shown.connection || place.part !== shown.part) return;
    const field = main.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field == null) return;
    wanted.current = undefined;
    field.focus();
  });
}
