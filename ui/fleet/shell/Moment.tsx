import { observer } from 'mobx-react-lite';
import { Missing } from './Missing.tsx';
import { useFleetFormat } from './useFleetFormat.ts';

interface MomentProps {
  readonly atMs: number | undefined;
  /** Where it is missing. */
  readonly why?: string;
}

/** A date with its time, in the reader's zone. */
export const Moment = observer(function Moment({ atMs, why }: MomentProps) {
  const { date, minute } = useFleetFormat();
  return atMs === undefined ? <Missing why={why} /> : <>{`${date(atMs)}, ${minute(atMs)}`}</>;
});
