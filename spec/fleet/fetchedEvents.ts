/** Server-sent events of a call, in turn. */
export interface FetchedEvents {
  /** What the next event says. */
  next(): Promise<unknown>;
  close(): Promise<void>;
}

export async function fetchedEvents(url: string, cookie: string): Promise<FetchedEvents> {
  const answer = await fetch(url, { headers: { cookie } });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next() {
      for (;;) {
        const [, data, rest] = /^(?:: \n\n)*event: \w+\ndata: (.*)\n\n([^]*)$/m.exec(text) ?? [];
        if (data !== undefined) {
          text = rest!;
          return JSON.parse(data) as unknown;
        }
        const { done, value } = await reader.read();
        if (done) throw new Error('the stream has ended');
        text += value;
      }
    },
    close: () => reader.cancel(),
  };
}
