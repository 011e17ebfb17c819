/** What is shown to the person who starts it. */
export interface Notices {
  line(text: string): void;
  /** Replaces the progress shown before where that is possible. */
  progress(text: string): void;
}

export function terminalNotices(output: NodeJS.WriteStream): Notices {
  let isOpen = false;
  return {
    line(text) {
      output.write(isOpen ? `\r\x1b[K${text}\n` : `${text}\n`);
      isOpen = false;
    },
    progress(text) {
      isOpen = output.isTTY;
      output.write(isOpen ? `\r\x1b[K${text}` : `${text}\n`);
    },
  };
}
