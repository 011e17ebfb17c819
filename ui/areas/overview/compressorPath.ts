/** The page of a compressor, by slot 1..10; undefined while there is none. */
export const compressorPath: (slot: number) => string | undefined = () => undefined;
