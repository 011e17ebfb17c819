import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { PlantValue } from '../model/dayTrends.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';

interface Props {
  readonly vm: OverviewMasterVm;
  readonly value: PlantValue;
}

/** Over how many machines a sum goes, when not over all. */
export const KnownPart = observer(function KnownPart({ vm, value }: Props) {
  const { i18n } = useLingui();
  const part = vm.knownPartOf(value);
  if (part === undefined) return null;
  const { known, of } = part;
  return (
    <span className="oc-note" title={i18n._('{known} von {of} Werten', { known, of })}>
      {i18n._('{known} von {of}', { known, of })}
    </span>
  );
});
