import type { NoticePermission, Notices } from '../../core/ports/index.ts';

/** What of a browser's window notifies. */
export interface NoticeScope {
  readonly Notification?: typeof Notification | undefined;
  readonly isSecureContext: boolean;
  focus(): void;
}

const permissions: Readonly<Record<NotificationPermission, NoticePermission>> = {
  default: 'unasked',
  granted: 'granted',
  denied: 'denied',
};

/** Notifications of the browser. */
export function webNotices(scope: NoticeScope): Notices {
  const { Notification: Available, isSecureContext } = scope;
  const permission = (): NoticePermission => {
    if (!isSecureContext) return 'insecure';
    return Available === undefined ? 'missing' : permissions[Available.permission];
  };
  return {
    permission,
    async ask() {
      if (permission() === 'unasked') await Available?.requestPermission();
      return permission();
    },
    show({ id, title, text }, opened) {
      if (Available === undefined || permission() !== 'granted') return false;
      try {
        const notice = new Available(title, { body: text, tag: `pressluft.${id}` });
        notice.addEventListener('click', () => {
          scope.focus();
          notice.close();
          opened();
        });
        return true;
      } catch {
        // Browsers of phones have the interface and refuse to construct.
        return false;
      }
    },
  };
}
