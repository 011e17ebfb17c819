import type { Duty, DutyWords } from './Duty.ts';

const asOf = '2026-11-23';

/** What the list is. */
export const dutyTitle: DutyWords = { de: 'Was Energiemanager berichten', en: 'What energy managers report' };

/** Stands with every list of duties. */
export const dutyNotice: DutyWords = {
  de: 'Diese Liste informiert, sie berät nicht. Ob eine Pflicht gilt, entscheidet das Gesetz in seiner jeweiligen Fassung.',
  en: 'This list informs, it does not advise. Whether a duty holds is decided by the law as it stands.',
};

const germanDraft: DutyWords = {
  de: 'Ein Entwurf vom Dezember 2025 hebt die Grenze auf 23,6 GWh. Ob er gilt, ist nicht geprüft.',
  en: 'A draft of December 2025 raises the limit to 23.6 GWh. Whether it is in force was not checked.',
};

/** What energy managers in Europe report; checked by reading the named source, and as old as it says. */
export const duties: readonly Duty[] = [
  {
    id: 'eed-system',
    country: 'EU',
    law: { de: 'Richtlinie (EU) 2023/1791, Artikel 11 Absatz 1', en: 'Directive (EU) 2023/1791, article 11(1)' },
    who: {
      de: 'Unternehmen mit mehr als 85 TJ Energie im Jahr, im Mittel von drei Jahren, alle Energieträger zusammen',
      en: 'enterprises with more than 85 TJ of energy a year, the mean of three years, all carriers together',
    },
    what: {
      de: 'ein zertifiziertes Energiemanagementsystem, bis 11. Oktober 2027',
      en: 'a certified energy management system by 11 October 2027',
    },
    aboveGWh: 23.6,
    figures: {
      de: 'Energie der Druckluft, Energieleistung gegen eine Basis, Kosten und CO₂, Maßnahmen mit Kapitalwert',
      en: 'energy of compressed air, performance against a baseline, cost and CO₂, measures with their net present value',
    },
    source: { name: 'Recommendation (EU) 2024/2002', url: 'https://eur-lex.europa.eu/eli/reco/2024/2002' },
    asOf,
    outlook: { de: 'Es gilt, was die Mitgliedstaaten daraus machen.', en: 'What holds is what member states make of it.' },
  },
  {
    id: 'eed-audit',
    country: 'EU',
    law: { de: 'Richtlinie (EU) 2023/1791, Artikel 11 Absatz 2', en: 'Directive (EU) 2023/1791, article 11(2)' },
    who: {
      de: 'Unternehmen mit mehr als 10 TJ Energie im Jahr ohne Energiemanagementsystem',
      en: 'enterprises with more than 10 TJ of energy a year and no energy management system',
    },
    what: { de: 'ein Energieaudit mindestens alle vier Jahre', en: 'an energy audit at least every four years' },
    aboveGWh: 2.77,
    figures: {
      de: 'Energiebilanz, Lastgang und Dauerlinie, Leckage, Kosten und Spitzen',
      en: 'energy balance, load profile and duration curve, leaks, cost and peaks',
    },
    source: { name: 'Recommendation (EU) 2024/2002', url: 'https://eur-lex.europa.eu/eli/reco/2024/2002' },
    asOf,
    outlook: { de: 'Es gilt, was die Mitgliedstaaten daraus machen.', en: 'What holds is what member states make of it.' },
  },
  {
    id: 'enefg-8',
    country: 'DE',
    law: { de: 'EnEfG § 8', en: 'EnEfG section 8 (Germany)' },
    who: {
      de: 'Unternehmen mit mehr als 7,5 GWh Endenergie im Jahr, im Mittel von drei Kalenderjahren',
      en: 'enterprises with more than 7.5 GWh of final energy a year, the mean of three calendar years',
    },
    what: {
      de: 'Energie- oder Umweltmanagementsystem (ISO 50001 oder EMAS), Erfassung von Energie und Abwärme, Bewertung von Maßnahmen nach DIN EN 17463',
      en: 'energy or environmental management system (ISO 50001 or EMAS), record of energy and waste heat, measures valued by EN 17463',
    },
    aboveGWh: 7.5,
    figures: {
      de: 'Energie der Druckluft, Energieleistung gegen eine Basis, Abwärmebericht, Maßnahmen mit Kapitalwert nach DIN EN 17463',
      en: 'energy of compressed air, performance against a baseline, waste heat report, measures with their net present value by EN 17463',
    },
    source: { name: 'BAFA, Merkblatt zum EnEfG, 1.3.2024', url: 'https://umwelt-online.de/recht/energie/ea_mb_enefg.htm' },
    asOf,
    outlook: germanDraft,
  },
  {
    id: 'enefg-9',
    country: 'DE',
    law: { de: 'EnEfG § 9', en: 'EnEfG section 9 (Germany)' },
    who: {
      de: 'Unternehmen mit mehr als 2,5 GWh Endenergie im Jahr, im Mittel von drei Kalenderjahren',
      en: 'enterprises with more than 2.5 GWh of final energy a year, the mean of three calendar years',
    },
    what: {
      de: 'Umsetzungspläne für wirtschaftliche Maßnahmen, binnen drei Jahren erstellt, bestätigt und veröffentlicht',
      en: 'plans for measures that pay, made, confirmed and published within three years',
    },
    aboveGWh: 2.5,
    figures: {
      de: 'Zuerst tun: Maßnahmen mit Ersparnis, Kapitalwert und Stand, als Umsetzungsplan in CSV; Nachweis einer erledigten gegen eine Basis',
      en: 'Do this first: measures with saving, net present value and state, as an implementation plan in CSV; a finished one checked against a baseline',
    },
    source: { name: 'EnEfG § 9', url: 'https://www.gesetze-im-internet.de/enefg/__9.html' },
    asOf,
  },
  {
    id: 'enefg-17',
    country: 'DE',
    law: { de: 'EnEfG §§ 16 und 17', en: 'EnEfG sections 16 and 17 (Germany)' },
    who: {
      de: 'Unternehmen mit mehr als 2,5 GWh Endenergie im Jahr; das Merkblatt nennt kleinere Mengen, die frei sind',
      en: 'enterprises with more than 2.5 GWh of final energy a year; the leaflet names smaller amounts that are exempt',
    },
    what: {
      de: 'Abwärme vermeiden und nutzen, und bis 31. März jedes Jahres an die Plattform für Abwärme melden; Geldbuße bis 50.000 Euro',
      en: 'avoid and use waste heat, and report it to the platform by 31 March of each year; fine of up to 50,000 euros',
    },
    aboveGWh: 2.5,
    figures: {
      de: 'Abwärmebericht: die 33 Felder der Plattform, Schwellen und Nachweis als PDF',
      en: 'waste heat report: the 33 fields of the platform, thresholds and evidence as PDF',
    },
    source: { name: 'EnEfG § 17', url: 'https://lexmea.de/gesetz/enefg/17' },
    asOf,
  },
  {
    id: 'edlg-8',
    country: 'DE',
    law: { de: 'EDL-G § 8, DIN EN 16247-1', en: 'EDL-G section 8, EN 16247-1 (Germany)' },
    who: {
      de: 'Unternehmen, die keine kleinen oder mittleren sind, ohne Energie- oder Umweltmanagementsystem',
      en: 'enterprises that are not small or medium, without an energy or environmental management system',
    },
    what: { de: 'ein Energieaudit mindestens alle vier Jahre', en: 'an energy audit at least every four years' },
    figures: {
      de: 'Energiebilanz, Lastgang und Dauerlinie, Leckage, Kosten und Spitzen',
      en: 'energy balance, load profile and duration curve, leaks, cost and peaks',
    },
    source: { name: 'EDL-G § 8', url: 'https://lexcada.com/akn/de/act/2010-11-04/EDL-G/deu/!page_10' },
    asOf,
  },
  {
    id: 'iso-50001',
    country: 'any',
    law: { de: 'ISO 50001, mit ISO 50006 und ISO 50015', en: 'ISO 50001, with ISO 50006 and ISO 50015' },
    who: { de: 'Standorte, die sich zertifizieren lassen', en: 'sites that are certified' },
    what: {
      de: 'Kennzahlen der Energieleistung gegen eine Basis, deren Einflüsse herausgerechnet sind',
      en: 'indicators of energy performance against a baseline, what influences them taken out',
    },
    figures: {
      de: 'Energieleistung: Modell, Prüfungen, Anpassungen, Einsparung mit Unsicherheit',
      en: 'performance: model, checks, adjustments, saving with its uncertainty',
    },
    asOf,
  },
  {
    id: 'co2-relief',
    country: 'any',
    law: { de: 'CO₂-Bilanz des Stroms (Scope 2), Entlastungen von CO₂-Kosten', en: 'CO₂ of electricity (scope 2), relief from CO₂ costs' },
    who: { de: 'Unternehmen, die berichten oder eine Entlastung beantragen', en: 'enterprises that report or ask for relief' },
    what: {
      de: 'CO₂ des Stroms nach Ort und nach Markt; für Entlastungen Maßnahmen, nach DIN EN 17463 bewertet',
      en: 'CO₂ of electricity by location and by market; for relief, measures valued by EN 17463',
    },
    figures: {
      de: 'CO₂ der Druckluft, jede Viertelstunde mit ihrem Faktor; Maßnahmen mit Kapitalwert nach DIN EN 17463',
      en: 'CO₂ of compressed air, each quarter hour with its factor; measures with their net present value by EN 17463',
    },
    asOf,
  },
];
