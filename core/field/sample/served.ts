import type { Serves } from '../FieldConfig.ts';
import type { DeviceView } from './deviceView.ts';

/** What a device serves: each entry that has such a purpose, with the device. */
export function served<Purpose extends string>(views: readonly DeviceView[], purpose: Purpose) {
  type Entry = Extract<Serves, Readonly<Record<Purpose, unknown>>>;
  return views.flatMap((view) => view.device.serves.filter((each): each is Entry => purpose in each).map((entry) => ({ view, entry })));
}
