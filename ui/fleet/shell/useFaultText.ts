import { useLingui } from '@lingui/react';
import { entryText, faultCode } from '../../../core/faults/index.ts';
import type { FleetFault } from '../../../core/fleet/index.ts';
import type { NamedFault } from '../../../core/ports/index.ts';
import { missing } from '../../../i18n/format/index.ts';

/** How a fault is written. */
export interface FaultText {
  /** Its code, such as W021, and its words where the catalogue has any. */
  readonly text: (fault: Pick<NamedFault, 'source' | 'bitIndex' | 'words'>) => string;
  /** Its words alone, else its code. */
  readonly bare: (fault: Pick<NamedFault, 'source' | 'bitIndex' | 'words'>) => string;
  /** What it belongs to: the machine by its name, where its station sent one. */
  readonly source: (fault: Pick<FleetFault, 'source'> & Partial<Pick<NamedFault, 'machine'>>) => string;
}

/** Names faults in the reader's language. Only inside an observer. */
export function useFaultText(): FaultText {
  const { i18n } = useLingui();
  const bare: FaultText['bare'] = (fault) => entryText(undefined, fault, i18n.locale) ?? missing;
  return {
    bare,
    text: (fault) => {
      const code = faultCode(fault.source, fault.bitIndex);
      const text = bare(fault);
      return code === undefined || text === code ? text : `${code} ${text}`;
    },
    source: ({ source, machine }) => {
      if (source === 'limits') return i18n._('Messstellen');
      if (source === 'master') return i18n._('Steuerung');
      return machine ?? i18n._('Verdichter {slot}', { slot: source });
    },
  };
}
