import { useEffect, useState } from 'react';
import type { SettingsContext, SettingsGroup } from '../../../../core/settings/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import type { FormWords } from './FormWords.ts';
import type { GroupForm } from './GroupForm.ts';
import { GroupFormVm } from './groupForm.vm.ts';

/** The form of a group, as long as its page is open. `context` may read observables. */
export function useGroupForm<G extends SettingsGroup>(group: G, words: FormWords<G>, context?: () => SettingsContext): GroupForm<G> {
  const keeper = useService(ports.settingsApi);
  const session = useService(stores.session);
  const settings = useService(stores.settings);
  const drafts = useService(stores.drafts);
  const preferences = useService(stores.preferences);
  const [form] = useState(() => ({
    vm: new GroupFormVm(group, { keeper, session, settings, drafts, preferences, ...(context && { context }) }),
    words,
  }));
  useEffect(() => form.vm.follow(), [form]);
  return form;
}
