const paths = {
  find: 'M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M12.5 12.5L17 17',
  plus: 'M10 4v12M4 10h12',
} as const;

/** A drawing of this page alone, so that the first load does without it; decoration, so a word stands beside it. */
export function Sign({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg aria-hidden className="icon" viewBox="0 0 20 20">
      <path className="i-l" d={paths[name]} />
    </svg>
  );
}
