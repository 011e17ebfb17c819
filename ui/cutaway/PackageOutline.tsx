import { BasePlate } from './BasePlate.tsx';
import { Outlet } from './Outlet.tsx';

/** A machine of which it is not known what it is. */
export function PackageOutline() {
  return (
    <>
      <BasePlate />
      <path className="k s" d="M118 84V18h20v66z" />
      <rect className="k b" x="36" y="84" width="648" height="328" rx="6" />
      <path className="n" d="M36 100h648M588 100v312" />
      <Outlet x={128} />
    </>
  );
}
