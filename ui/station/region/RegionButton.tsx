import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../kit/index.ts';
import { allTexts } from '../../kit/allTexts.ts';
import { useFormat } from '../useFormat.ts';
import { regionName } from './regionName.ts';

const RegionDialog = lazyPart(async () => (await Promise.all([import('./RegionDialog.tsx'), allTexts()]))[0].RegionDialog);

/** Says whose numbers and dates are written, and leads to the choice. */
export const RegionButton = observer(function RegionButton({ className }: { readonly className: string }) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {i18n._('Formate: {region}', { region: regionName(region) })}
      </button>
      {isOpen && (
        <Suspense>
          <RegionDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
