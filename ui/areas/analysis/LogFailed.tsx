import { useLingui } from '@lingui/react';
import { Icon } from '../../kit/index.ts';

/** The log before the connection could not be fetched. */
export function LogFailed() {
  const { i18n } = useLingui();
  return (
    <p className="an-note s-warn" role="status">
      <Icon name="i-warn" />
      <b>{i18n._('Anforderung fehlgeschlagen')}</b>
      {i18n._('Ein Teil der früheren Werte fehlt.')}
    </p>
  );
}
