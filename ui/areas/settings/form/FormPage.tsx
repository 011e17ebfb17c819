import { useLingui } from '@lingui/react';
import type { ReactNode, SubmitEvent } from 'react';
import type { SettingsGroup } from '../../../../core/settings/index.ts';
import { Headline, Icon, Locked, observed, Skeleton } from '../../../kit/index.ts';
import { useLockReason } from '../../../station/index.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { type SettingsSlug } from '../settingsPages.ts';
import { settingsTitles } from '../settingsTitles.ts';
import './form.css';
import type { GroupForm } from './GroupForm.ts';
import { groupWords } from '../../../station/groupWords.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { StoredOnlyNote } from './StoredOnlyNote.tsx';
import { useLeaving } from './useLeaving.ts';

interface Props<G extends SettingsGroup> {
  readonly slug: SettingsSlug;
  readonly form: GroupForm<G>;
  /** What the page is for. */
  readonly note?: ReactNode;
  /** To the right of the title, such as the switch of all of it; part of the form. */
  readonly headControl?: ReactNode;
  /** What is said after saving, instead of that it is saved. */
  readonly savedText?: string | undefined;
  /** Below the form and no part of it: what acts at once, and dialogs. */
  readonly after?: ReactNode;
  /** FormSections. */
  readonly children: ReactNode;
}

/** A page of the area: a group of settings to be edited, with Apply and Dismiss. */
export const FormPage = observed(function FormPage<G extends SettingsGroup>(props: Props<G>) {
  const { slug, form, note, headControl, savedText, after, children } = props;
  const { i18n } = useLingui();
  const { vm } = form;
  const leaving = useLeaving(vm.isChanged && vm.canWrite);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void vm.apply();
  };
  const isReady = vm.reading === 'ready';
  const reason = useLockReason();
  return (
    <SettingsPage slug={slug}>
      <form className="fm-form" onSubmit={submit} aria-busy={vm.reading === 'loading'} noValidate>
        <Headline title={i18n._(settingsTitles[slug])} note={vm.reading === 'notOffered' ? undefined : note}>
          {isReady && headControl !== undefined && (
            <fieldset className="fm-head" disabled={!vm.canWrite} role="none">
              {headControl}
            </fieldset>
          )}
        </Headline>
        {isReady && <StoredOnlyNote group={vm.group} />}
        {isReady ? (
          <Locked isLocked={!vm.canWrite} reason={reason}>
            {children}
          </Locked>
        ) : (
          <NotReady form={form} />
        )}
        {isReady && vm.canWrite && <SaveBar form={form} savedText={savedText} />}
      </form>
      {after}
      {leaving && <LeaveDialog {...leaving} />}
    </SettingsPage>
  );
});

/** Instead of the fields while their values are not known. */
const NotReady = observed(function NotReady<G extends SettingsGroup>({ form: { vm } }: { readonly form: GroupForm<G> }) {
  const { i18n } = useLingui();
  const reason = useLockReason();
  if (vm.reading === 'loading') return <Skeleton label={i18n._('Lädt')} bars={3} className="panel fm-shape" />;
  if (vm.reading === 'withheld')
    return (
      <Locked isLocked reason={reason}>
        <p className="panel fm-withheld">{i18n._('Diese Einstellungen sieht nur, wer schreiben darf.')}</p>
      </Locked>
    );
  if (vm.reading === 'notOffered') return <p className="panel fm-withheld">{i18n._('Diese Einstellungen hat die Steuerung nicht.')}</p>;
  return (
    <div className="panel fm-failed" role="alert">
      <p className="st s-error">
        <Icon name="i-error" />
        {i18n._(groupWords[vm.group].readFailed)}
      </p>
      <button type="button" className="btn" onClick={() => void vm.read()}>
        <Icon name="g-reload" />
        {i18n._('Erneut versuchen')}
      </button>
    </div>
  );
});
