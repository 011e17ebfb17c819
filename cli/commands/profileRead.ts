import { problemText, readOnce } from '../../adapters/field/index.ts';
import { tcpLine } from '../../adapters/modbus/index.ts';
import { anyText, oneOf, onOrOff, option, optional, wholeNumber } from '../../adapters/options/index.ts';
import { loadProfiles, readProfileFile } from '../../adapters/profiles/index.ts';
import type { Profile } from '../../core/field/index.ts';
import { CliFailure, usageFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { formatOption, outputOptions } from '../options/sharedOptions.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';
import { printable } from '../output/printable.ts';
import { textTable } from '../output/textTable.ts';
import {
  orderHeads,
  orderRows,
  orderTextColumns,
  readingHeads,
  readingRecord,
  readingRows,
  readingTextColumns,
} from '../profile/readingTexts.ts';

const clock = { nowMs: () => Date.now() };
const defaultPort = 502;
const defaultTimeoutMs = 1000;

/** One that is shipped by its id, or a file. */
async function profileOf(given: string): Promise<Profile> {
  if (!given.includes('/') && !given.endsWith('.json')) {
    const { profiles } = await loadProfiles();
    if (Object.hasOwn(profiles, given)) return profiles[given]!;
    throw usageFailure(`--profile must be a file or one of ${Object.keys(profiles).join(', ')}, not '${printable(given)}'`);
  }
  const { value, problems = [] } = await readProfileFile(given);
  if (value === undefined) throw usageFailure(problemText({ ...problems[0]!, file: `--profile ${printable(given)}` }));
  return value;
}

function given(value: string | undefined, name: string): string {
  if (value === undefined) throw usageFailure(`--${name} is missing`);
  return value;
}

/** What a device says, read once. */
export const profileRead = declareCommand({
  name: 'profile read',
  files: '',
  summary: 'a device over Modbus TCP: each point of its profile once, with its words, value and unit',
  details: `Reads only: nothing is ever written to a device. A value that is not plausible often has its words in another order: --orders shows all four.
--save keeps what was read, words and values, as a file that can be sent to those who keep the profile.`,
  options: {
    host: optional({ name: 'host', kind: anyText('HOST'), help: 'name or address of the device or its gateway' }),
    port: option({ name: 'port', kind: wholeNumber(1, 65_535), fallback: defaultPort, help: 'its port' }),
    unit: option({ name: 'unit', kind: wholeNumber(0, 255), fallback: 1, help: 'number of the device behind it' }),
    profile: optional({ name: 'profile', kind: anyText('PROFILE'), help: 'id of a shipped profile, or a profile file' }),
    framing: option({
      name: 'framing',
      kind: oneOf(['tcp', 'rtu'] as const, 'FRAMING'),
      fallback: 'tcp',
      help: 'frames of Modbus TCP (tcp), or of a serial line behind a gateway that only passes them on (rtu)',
    }),
    timeout: option({
      name: 'timeout',
      kind: wholeNumber(50, 10_000),
      fallback: defaultTimeoutMs,
      help: 'milliseconds that an answer may take',
    }),
    orders: option({
      name: 'orders',
      kind: onOrOff,
      fallback: false,
      help: 'the values of longer points in all four orders of words and bytes',
    }),
    save: optional({ name: 'save', kind: anyText('FILE'), help: 'file to keep the words and values in' }),
    format: formatOption(['table', 'json']),
    out: outputOptions.out,
    force: outputOptions.force,
  },
  async run({ host, port, unit, profile, framing, timeout, orders, save, format, out, force }, paths, shell) {
    if (paths.length > 0) throw usageFailure(`'${printable(paths[0]!)}' is no option`);
    const output = { out, force, name: `reading.${format === 'table' ? 'txt' : format}` };
    const kept = { out: save, force, name: 'reading.json' };
    for (const each of [output, kept]) outputPath(each);
    const target = given(host, 'host');
    const known = await profileOf(given(profile, 'profile'));
    const line = tcpLine({ host: target, port, framing, timeoutMs: timeout, isAllowed: () => true });
    try {
      const { readings, lost } = await readOnce({ line, profile: known, unit, clock });
      const { problem } = line.state();
      const where = `${printable(target)}:${port}`;
      if (lost !== undefined) throw new CliFailure(`${where} unit ${unit}: ${problem ?? lost}`);
      if (Object.values(readings).every(({ missing }) => missing?.kind === 'timeout'))
        throw new CliFailure(`${where} unit ${unit}: no answer`);
      const nowMs = clock.nowMs();
      const record = readingRecord(known, unit, readings, nowMs);
      if (save !== undefined) await writeOutput(jsonText(record), kept, shell);
      const tables = () =>
        textTable(readingHeads, readingRows(known, readings, nowMs), readingTextColumns) +
        (orders ? `\n${textTable(orderHeads, orderRows(known, readings), orderTextColumns)}` : '');
      await writeOutput(format === 'json' ? jsonText(record) : tables(), output, shell);
    } finally {
      await line.close();
    }
  },
});
