import { expect, test } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nProvider as AriaProvider } from 'react-aria-components/I18nProvider';
import { ChangeDatesVm } from '../../../ui/dates/changeDates.vm.ts';
import { RangeOfDays } from '../../../ui/dates/RangeOfDays.tsx';

const today = '2026-11-20';

const shown = (vm: ChangeDatesVm) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <AriaProvider locale="de-DE">
        <RangeOfDays vm={vm} />
      </AriaProvider>
    </I18nProvider>,
  );
const monthOf = (page: string) => /<header.*?<h2[^>]*>(.*?)<\/h2>/.exec(page)?.[1];
const markedDays = (page: string) => page.match(/data-selected="true"/g)?.length;

test('the calendar shows the month of what is chosen, with its days, also when it is chosen by name', () => {
  const vm = new ChangeDatesVm({ from: '2026-11-14', until: today }, { lastDay: today }, today);
  expect([monthOf(shown(vm)), markedDays(shown(vm))]).toEqual(['November 2026', 7]);
  vm.chooseNamed(vm.quickRanges.find(({ id }) => id === 'lastMonth')!.choice!);
  expect([monthOf(shown(vm)), markedDays(shown(vm))]).toEqual(['Oktober 2026', 31]);
});
