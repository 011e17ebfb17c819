import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { Banner } from '../../../kit/index.ts';
import './care.css';
import { HistoryPanel } from './HistoryPanel.tsx';
import { useCare } from './useCare.ts';

/** Every service of a machine that was closed; the one of the address (`?entry=7`) is brought into sight. */
export const ServiceHistory = observer(function ServiceHistory({ slot, name }: { readonly slot: number; readonly name: string }) {
  const { i18n } = useLingui();
  const care = useCare();
  const [query] = useSearchParams();
  if (care.state === 'notOffered')
    return (
      <Banner tone="quiet" icon="g-question">
        {i18n._('Diese Steuerung führt kein Wartungsbuch.')}
      </Banner>
    );
  return (
    <HistoryPanel
      title={i18n._('Wartungen von {machine} bisher', { machine: name })}
      care={care}
      records={care.recordsOf(slot)}
      meant={Number(query.get('entry'))}
      hasParts
    />
  );
});
