import { useLingui } from '@lingui/react';
import type { ServiceHeadline } from '../model/serviceHeadline.ts';

const texts: Readonly<Record<Exclude<ServiceHeadline['kind'], 'loading'>, string>> = {
  lost: /*i18n*/ 'Die Restzeiten kommen wieder, sobald die Verbindung steht.',
  noPlant: /*i18n*/ 'Restzeiten nennt erst eine angeschlossene Anlage.',
  incompatible: /*i18n*/ 'Die Steuerung ist inkompatibel, ihre Werte werden nicht gezeigt.',
  withheld: /*i18n*/ 'Die Station sendet dieser Sitzung keine Wartungsdaten.',
  empty: /*i18n*/ 'Hier sind keine Wartungen eingerichtet.',
  unknown: /*i18n*/ 'Hier sind keine Wartungen eingerichtet.',
  counted: /*i18n*/ 'Hier sind keine Wartungen eingerichtet.',
};
const boneCount = 6;

/** In the place of a list that has no rows: shapes while it is on its way, else a sentence. */
export function NoServices({ kind }: { readonly kind: ServiceHeadline['kind'] }) {
  const { i18n } = useLingui();
  if (kind === 'loading')
    return (
      <div className="mt-bones" aria-hidden>
        {Array.from({ length: boneCount }, (_, row) => (
          <span key={row} className="mt-bone" />
        ))}
      </div>
    );
  return <p className="mt-empty t14 dim">{i18n._(texts[kind])}</p>;
}
