import type { Figure } from '../figures/index.ts';
import type { EnteredHeat, EnteredHeatField } from '../plantData/index.ts';
import type { HeatReport } from './HeatReport.ts';

/** Where the value of a field comes from: a person, or what was logged. */
export type HeatFieldSource = 'entered' | 'log';

/** A field of the form, in the order of the platform; its value is empty where it is missing. */
export interface HeatField {
  /** In German, as the form is. */
  readonly label: string;
  readonly source: HeatFieldSource;
  readonly value: string;
}

const monthNames = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;
const bandK = 20;

/** Numbers of the form are German ones. */
const numberText = (value: Figure, digits = 0): string => (value === undefined ? '' : value.toFixed(digits).replace('.', ','));

const temperatureBand = (degC: number | undefined): string => {
  if (degC === undefined) return '';
  const from = Math.floor(degC / bandK) * bandK;
  return `${from} bis unter ${from + bandK} °C`;
};

function supplement({ availableHPerDay, months, faintHeatKWh }: HeatReport): string {
  const means = months.map(({ month, meanPowerKW }) => `${monthNames[month - 1]} ${numberText(meanPowerKW) || '---'}`).join(', ');
  return [
    `Leistungsprofil: mittlere thermische Leistung, solange Wärme da ist (${numberText(availableHPerDay, 1)} h je Tag mit Wärme).`,
    `Mittel über alle Stunden in kW: ${means}.`,
    `Nicht enthalten: ${numberText(faintHeatKWh)} kWh aus Viertelstunden unter 5 % der größten Leistung.`,
  ].join(' ');
}

/** The fields of the German platform for waste heat (EnEfG § 17) of a year, in their order. */
export function heatForm(report: HeatReport, entered: EnteredHeat, temperatureDegC: number | undefined): readonly HeatField[] {
  const { heat, greatestPower, availableHPerDay, isOnWeekends, months } = report;
  const valueOf = (finding: typeof heat) => (finding.kind === 'none' ? undefined : finding.value);
  const isKnown = heat.kind !== 'none';
  const typed = (label: string, name: EnteredHeatField): HeatField => ({ label, source: 'entered', value: entered[name] ?? '' });
  const logged = (label: string, value: string): HeatField => ({ label, source: 'log', value: isKnown ? value : '' });
  const powerOf = (month: number) => months.find((of) => of.month === month)?.powerWhileAvailableKW;
  return [
    typed('Unternehmens-ID', 'companyId'),
    typed('Melde-ID', 'reportId'),
    typed('Name des Unternehmens', 'company'),
    typed('Standort', 'site'),
    typed('Straße und Hausnummer', 'street'),
    typed('Postleitzahl', 'postcode'),
    typed('Ort', 'town'),
    typed('Name des Abwärmepotentials', 'potential'),
    logged('Wärmemenge pro Jahr (in kWh/a)', numberText(valueOf(heat))),
    logged('Maximale thermische Leistung (in kW)', numberText(valueOf(greatestPower))),
    { label: 'Durchschnittliches Temperaturniveau (in °C)', source: 'entered', value: numberText(temperatureDegC) },
    { label: 'Temperaturbereich', source: 'entered', value: temperatureBand(temperatureDegC) },
    logged('Durchschnittliche tägliche Verfügbarkeit (in h)', numberText(availableHPerDay, 1)),
    logged('Wochenendverfügbarkeit', isOnWeekends ? 'ja' : 'nein'),
    typed('Verfügbarkeit', 'availability'),
    typed('Vorhersehbarkeit', 'predictability'),
    typed('Regelungsmöglichkeiten', 'control'),
    ...monthNames.map((name, i) => logged(`Leistungsprofil ${name} (in kW)`, numberText(powerOf(i + 1)))),
    logged('Ergänzende Angaben', supplement(report)),
    typed('E-Mail', 'email'),
    typed('Telefon', 'phone'),
    typed('Bemerkungen', 'remarks'),
  ];
}

const [yearDays, leapYearDays] = [365, 366];
/** Whether a range of so many days is a year, as the form wants it. */
export const isYear = (days: number): boolean => days === yearDays || days === leapYearDays;
