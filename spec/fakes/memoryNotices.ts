import type { Notice, NoticePermission, Notices } from '../../core/ports/index.ts';

export interface MemoryNotices extends Notices {
  readonly shown: Notice[];
  readonly asked: () => number;
  /** Somebody clicks on the notice that was shown last. */
  readonly click: () => void;
}

/** A person who answers when they are asked. */
export function memoryNotices(begins: NoticePermission = 'unasked', answer: NoticePermission = 'granted'): MemoryNotices {
  const shown: Notice[] = [];
  let permission = begins;
  let asked = 0;
  let opened = () => {};
  return {
    shown,
    asked: () => asked,
    permission: () => permission,
    ask() {
      if (permission === 'unasked') {
        asked++;
        permission = answer;
      }
      return Promise.resolve(permission);
    },
    show({ id, title, text }, whenOpened) {
      if (permission !== 'granted') return false;
      shown.push({ id, title, text });
      opened = whenOpened;
      return true;
    },
    click: () => opened(),
  };
}
