import { textOfFile } from '../../adapters/textFile/index.ts';
import { type VariableFile, variableFile, type VariableProblem } from '../../core/performance/index.ts';
import { CliFailure } from '../CliFailure.ts';
import { printable } from '../output/printable.ts';

const problems: Readonly<Record<VariableProblem, string>> = {
  head: 'must be time,name,value,unit',
  columns: 'must have four columns',
  time: 'must begin with a day such as 2026-03-29, or a time such as 2026-03-29T06:00Z, or of the plant such as 2026-03-29 06:00',
  name: 'must name temperature or production',
  value: 'must have a value, as a number',
  temperatureUnit: 'must have a temperature in °C or °F',
  otherUnit: 'must have the unit of the lines before it',
  repeated: 'has a time that the variable has already',
  empty: 'has no lines below it',
};

/** Reads a file of further variables; times without an offset are of the plant's zone. Throws a CliFailure that says which line is wrong, and how. */
export async function loadVariables(path: string, zone: string): Promise<Extract<VariableFile, { days: unknown }>> {
  const content = await textOfFile(path);
  if ('failure' in content) throw new CliFailure(`${printable(path)} ${content.failure}`);
  const file = variableFile(content.text, zone);
  if (file.problem !== undefined) throw new CliFailure(`${printable(path)}: line ${file.problem.line} ${problems[file.problem.code]}`);
  return file;
}
