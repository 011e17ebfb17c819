import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FieldConnection } from '../../../../core/field/index.ts';
import { samplePeriodMs } from '../../../../core/samples/index.ts';
import { formatAge } from '../../../../i18n/format/index.ts';
import { Banner } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { DevicesVm } from './devices.vm.ts';

interface Props {
  readonly vm: DevicesVm;
  readonly connection: FieldConnection;
}

/** That a line is read more slowly than values are recorded, and what helps. */
export const SlowCycle = observer(function SlowCycle({ vm, connection: { id } }: Props) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const cycleMs = vm.report?.connections.find((door) => door.id === id)?.cycleMs;
  if (cycleMs === undefined || cycleMs <= samplePeriodMs) return null;
  const durations = { cycle: formatAge(cycleMs, region), period: formatAge(samplePeriodMs, region) };
  return (
    <Banner tone="warn" icon="i-warn" className="fd-line">
      {i18n._(
        'Ein Umlauf über diese Verbindung dauert {cycle}, aufgezeichnet wird alle {period}: Werte sind älter als nötig. Weniger Geräte oder Werte an dieser Verbindung, eine höhere Baudrate oder ein zweiter Adapter machen ihn kürzer.',
        durations,
      )}
    </Banner>
  );
});

const isBus = (connection: FieldConnection) =>
  connection.kind === 'serial' || (connection.kind === 'modbusTcp' && connection.framing === 'rtu');

/** That a bus bears one master alone. */
export function OneMaster({ connection }: { readonly connection: FieldConnection }) {
  const { i18n } = useLingui();
  if (!isBus(connection)) return null;
  return (
    <Banner tone="warn" icon="i-warn" className="fd-line">
      {i18n._(
        'An einem RS-485-Bus darf nur einer fragen. Fragt dort schon eine Steuerung oder ein Leitsystem, stören beide einander: dann nicht suchen, sondern über deren Gateway lesen.',
      )}
    </Banner>
  );
}
