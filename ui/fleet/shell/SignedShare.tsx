import { observer } from 'mobx-react-lite';
import { useFleetFormat } from './useFleetFormat.ts';

/** A change as a share, with its sign; one that is written as zero has none. */
export const SignedShare = observer(function SignedShare({ value }: { readonly value: number }) {
  const { text } = useFleetFormat().quantity('share', value);
  return <>{value > 0 && /[1-9]/.test(text) ? `+${text}` : text}</>;
});
