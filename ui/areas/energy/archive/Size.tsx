import { observer } from 'mobx-react-lite';
import { missing } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';
import { fileSize } from './model/fileSize.ts';

/** A size with its unit. */
export const Size = observer(function Size({ bytes }: { readonly bytes: number | undefined }) {
  const { number } = useFormat();
  const size = fileSize(bytes);
  if (size === undefined) return <span className="none">{missing}</span>;
  return (
    <>
      {number(size.value, 1)}
      <span className="unit">{size.unit}</span>
    </>
  );
});
