/** Base units (bar, m3/min, m3, kW, kWh, degC, s), conversion both ways, units of display. */
export * from './units/index.ts';
/** Plant days in the plant's zone (23, 24 or 25 h), durations, rules of date and time pickers. */
export * from './time/index.ts';
/** Analog inputs of the master and of compressors. */
export * from './inputs/index.ts';
/** Status bits to state and severity, symbols, technology. */
export * from './compressor/index.ts';
/** State of the master control, SD card, a whole station at one moment. */
export * from './master/index.ts';
/** Fault codes, severity by index, texts with fallback. */
export * from './faults/index.ts';
/** Limits of measuring points: which are violated, by hysteresis and delay. */
export * from './limits/index.ts';
/** Service intervals and what is left of them. */
export * from './maintenance/index.ts';
/** What is said to other programs: messages of the plant, discovery, totals that only grow. */
export * from './north/index.ts';
/** Notes on the time axis, and what happened at the station. */
export * from './marks/index.ts';
/** Backups of a station: what they have, and what restoring one changes. */
export * from './backup/index.ts';
/** Samples as columns: tables, channels, ranges, the week buffer. */
export * from './samples/index.ts';
/** Day files: four layouts as data, reading and writing, problems. */
export * from './dayFile/index.ts';
/** Files of analog inputs and faults beside the day files: minutes of samples, reading and writing. */
export * from './inputFile/index.ts';
/** What samples come to: totals of a range, sums by quarter hour, of a day's file or live. */
export * from './totals/index.ts';
/** What a finished day says in detail: slots of 10 s, what the machines did. */
export * from './dayDetail/index.ts';
/** Daily statistics from samples and from records. */
export * from './statistics/index.ts';
/** Figures that may be missing: sums, ratios and rounding that never give NaN or Infinity. */
export * from './figures/index.ts';
/** Statistics: the middle of values, reproducible random numbers. */
export * from './estimate/index.ts';
/** What electricity costs and emits. */
export * from './tariff/index.ts';
/** What people enter about a plant, and from which day on it holds. */
export * from './plantData/index.ts';
/** What the energy of any period cost, each quarter hour at its own rate, and its peaks. */
export * from './cost/index.ts';
/** Minutes of deliveries, flow and pressure, as sums of their products. */
export * from './airWindows/index.ts';
/** Energy and compressed-air balance with costs and CO2, and its report. */
export * from './balance/index.ts';
/** Leakage estimated from data. */
export * from './leakage/index.ts';
/** What leaks cost, and what repairing them would save. */
export * from './leakCost/index.ts';
/** What a plant would have needed with other set points, receivers or machines. */
export * from './replay/index.ts';
/** What energy managers have to report, as data with their source and day. */
export * from './duties/index.ts';
/** Whether a plant needs less energy than its baseline expects, the variables taken out. */
export * from './performance/index.ts';
/** What a month came to: against the month before and the year before, and what a report of it says. */
export * from './monthReport/index.ts';
/** What a quantity looks like over time: its hours, for how long it was reached, and which days are alike. */
export * from './loadProfile/index.ts';
/** Heat recovery: heat, fuel, money and CO2 saved. */
export * from './heat/index.ts';
/** The waste heat of a year, and the form of the German platform for it. */
export * from './heatReport/index.ts';
/** Each compressor beside its data sheet, and beside itself before. */
export * from './machines/index.ts';
/** What there is to do about a plant, the first thing first, and what it is worth. */
export * from './measures/index.ts';
/** Data for an assessment of a compressed-air system: what a log says, and empty forms for the rest. */
export * from './annex/index.ts';
/** How every computed figure comes about, as data: its formula, what it is made of, where the rule comes from. */
export * from './formulas/index.ts';
/** The time around a fault: its lines, and which of them left the range of its first minutes first. */
export * from './blackBox/index.ts';
/** Names cut to the room that a chart or a table has for them. */
export * from './labels/index.ts';
/** Chart geometry as plain shapes, the rules of its axes, reduction of samples to what is drawn. */
export * from './plot/index.ts';
/** Tables by name: their names and entries with their types. */
export * from './records/index.ts';
/** Tables as comma-separated values, for a German Excel and for programs; no cell is a formula. */
export * from './csv/index.ts';
/** A physical model of a station: machines, sequencer, receiver, demand, leaks, wear, events. */
export * from './plant/index.ts';
/** Devices of a plant: what their words mean, what is asked of them, how old it is, and what it comes to. */
export * from './field/index.ts';
/** Modbus in bytes: questions that read, their answers, frames of TCP and RTU. */
export * from './modbus/index.ts';
/** The station's settings: groups, defaults, validation, the model of a form field. */
export * from './settings/index.ts';
/** Levels, sessions, rights, password rules. */
export * from './access/index.ts';
/** Printed pages: paper, margins, and where title, chart and foot go. */
export * from './report/index.ts';
/** Many stations: day records, what is asked of a station, what its link says. */
export * from './fleet/index.ts';
/** What the core's users bring: small interfaces, implemented by adapters. */
export * from './ports/index.ts';
