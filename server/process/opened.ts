/** Things that are open. */
export interface Opened {
  /** Gives back the thing, to be closed with the others. */
  add<T extends { close(): unknown }>(thing: T): T;
  /** Closes all, the last opened first; one that fails does not keep the others open, and its error is thrown in the end. */
  close(): Promise<void>;
}

export function opened(): Opened {
  const things: { close(): unknown }[] = [];
  return {
    add(thing) {
      things.push(thing);
      return thing;
    },
    async close() {
      const errors: unknown[] = [];
      for (const thing of things.splice(0).reverse()) {
        try {
          await thing.close();
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 0) throw errors[0];
    },
  };
}
