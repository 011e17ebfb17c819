import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { stores, useService } from '../di/index.ts';
import { Banner } from '../kit/index.ts';
import type { RestartPhase } from '../stores/index.ts';

/** How long each phase is said; a restart that takes longer is a lost connection like any other. */
const saidForMs: Readonly<Record<Exclude<RestartPhase, 'none'>, number>> = { expected: 60_000, down: 120_000, back: 15_000 };

/** Says that the web server restarts, and that it is back. */
export const RestartBanner = observer(function RestartBanner() {
  const { i18n } = useLingui();
  const { restart } = useService(stores.plant);
  const { phase } = restart;
  useEffect(() => {
    if (phase === 'none') return undefined;
    const timer = setTimeout(() => restart.forget(), saidForMs[phase]);
    return () => clearTimeout(timer);
  }, [phase, restart]);
  if (phase === 'none') return null;
  return phase === 'back' ? (
    <Banner tone="ok" icon="g-check" className="frame-banner">
      <b>{i18n._('Der Webserver läuft wieder')}</b>
      <span>{i18n._('Die Verbindung steht, Werte kommen an.')}</span>
    </Banner>
  ) : (
    <Banner tone="quiet" icon="g-reload" className="frame-banner">
      <b>{i18n._('Der Webserver startet neu')}</b>
      <span>{i18n._('Bitte warten. Die Verbindung kommt von selbst zurück, diese Seite bleibt offen.')}</span>
    </Banner>
  );
});
