import { useLingui } from '@lingui/react';
import { settingsText } from '../../../../i18n/index.ts';
import { useOutcomeText } from '../../../station/index.ts';
import type { PlantEntry } from './plantEntry.vm.ts';

/** Why an entry was not kept: what is wrong with it, or what the station said. Only inside an observer. */
export function useEntryFailure({ edit }: PlantEntry): string | undefined {
  const { i18n } = useLingui();
  const outcomeText = useOutcomeText();
  return edit.problem === undefined ? outcomeText(edit.outcome) : settingsText(i18n, edit.problem.message);
}
