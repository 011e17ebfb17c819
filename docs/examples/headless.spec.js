// A headless spec on the core, without a browser: node --test docs/examples/headless.spec.js
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compressorState } from 'pressluft/core';

const [on, running, loaded, warning] = [1, 2, 4, 64];

for (const [status, state] of [
  [0, 'off'],
  [on, 'ready'],
  [on | running, 'noLoad'],
  [on | running | loaded, 'load'],
  [on | running | loaded | warning, 'warning'],
])
  test(`a screw compressor with status ${status} is shown as ${state}`, () => {
    assert.equal(compressorState(4, status), state);
  });
