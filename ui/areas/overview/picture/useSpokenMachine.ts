import { useLingui } from '@lingui/react';
import { missing } from '../../../../i18n/format/index.ts';
import { stateLook, useFormat } from '../../../kit/index.ts';
import type { MachineView } from '../../../stores/index.ts';

/** Only inside an observer. Returns the function that says what a machine's cell shows, after its name. */
export function useSpokenMachine(): (machine: MachineView) => string {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const text = (figure: { figure: string; unit: string; isMissing: boolean }) =>
    figure.isMissing ? missing : `${figure.figure} ${figure.unit}`;
  return ({ state, deliveryM3min, powerKW, temperatureDegC }) =>
    i18n._('{state}, Liefermenge {delivery}, Leistung {power}, Temperatur {temperature}', {
      state: state === undefined ? missing : i18n._(stateLook[state].word),
      delivery: text(quantity('volumeFlow', deliveryM3min)),
      power: text(quantity('power', powerKW)),
      temperature: text(quantity('temperature', temperatureDegC)),
    });
}
