import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router';
import { RailGroup, RailLink } from '../../shell/index.ts';
import { archivePath, energyPath, type EnergySlug, thinkGreenPath } from './energyPages.ts';
import { energyTitles } from './energyTitles.ts';

type RailEntry = readonly [path: string, title: string];

const pageEntry = (slug: EnergySlug): RailEntry => [energyPath(slug), energyTitles[slug]];

const dataLogs = pageEntry('data_logs');
/** Text ids of the titles. */
const groups: readonly { readonly title: string; readonly entries: readonly RailEntry[] }[] = [
  {
    title: /*i18n*/ 'Seit Rücksetzung',
    entries: [
      pageEntry('energy_consumption'),
      pageEntry('volume_and_leakage'),
      pageEntry('heat_reclaiming'),
      [thinkGreenPath, /*i18n*/ 'Verlauf'],
    ],
  },
  {
    title: /*i18n*/ 'Sparen',
    entries: [pageEntry('measures'), pageEntry('leakage'), pageEntry('performance'), pageEntry('what_if')],
  },
  {
    title: /*i18n*/ 'Berichte und Dateien',
    entries: [
      pageEntry('cost'),
      pageEntry('energy_balance'),
      pageEntry('monthly_report'),
      pageEntry('heat_report'),
      dataLogs,
      pageEntry('error_log'),
      pageEntry('formulas'),
      pageEntry('duties'),
    ],
  },
];

/** The pages of the area. */
export function EnergyRail() {
  const { i18n } = useLingui();
  const isArchive = useLocation().pathname === archivePath;
  return groups.map(({ title, entries }) => (
    <RailGroup key={title} title={i18n._(title)}>
      {entries.map((entry) => {
        const [path, name] = entry;
        return (
          <RailLink key={path} to={isArchive && entry === dataLogs ? archivePath : path}>
            {i18n._(name)}
          </RailLink>
        );
      })}
    </RailGroup>
  ));
}
