import { missing } from '../../../i18n/format/index.ts';

/** In the place of a figure that is not known; why is read out, and stands where somebody points. */
export function Missing({ why }: { readonly why?: string | undefined }) {
  return (
    <span className="none" title={why}>
      <span aria-hidden={why !== undefined}>{missing}</span>
      {why !== undefined && <span className="vh">{why}</span>}
    </span>
  );
}
