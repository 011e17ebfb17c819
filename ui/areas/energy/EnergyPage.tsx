import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Page } from '../../shell/index.ts';
import { energyRoot } from './energyPages.ts';
import { EnergyRail } from './EnergyRail.tsx';

export interface EnergyPageProps {
  /** Text id of what the page is called in breadcrumbs and browser tab. */
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page of the area, with breadcrumbs and rail. */
export function EnergyPage({ title, className, children }: EnergyPageProps) {
  const { i18n } = useLingui();
  return (
    <Page
      crumbs={[{ label: i18n._('Energiebilanz'), to: energyRoot }, { label: i18n._(title) }]}
      rail={<EnergyRail />}
      className={className}
    >
      {children}
    </Page>
  );
}
