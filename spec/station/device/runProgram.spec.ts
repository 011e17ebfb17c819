import { expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../../../station/device/runProgram.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

it('a program that begins when the station ends already is ended at once', async () => {
  const file = join(temporaryFolder(), 'hook');
  writeFileSync(file, '#!/bin/sh\nexec sleep 3600\n', { mode: 0o755 });
  const amplyMs = 3_600_000;
  const ended = runProgram({ file, input: '', limitMs: amplyMs, graceMs: amplyMs, maxOutputBytes: 100, signal: AbortSignal.abort() });
  expect(await ended).toEqual({ code: 'SIGTERM', isTimedOut: false, output: '', moreBytes: 0 });
});
