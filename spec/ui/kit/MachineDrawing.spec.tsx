import { expect, it, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { machineSymbols } from '../../../core/compressor/index.ts';
import { MachineDrawing, type MachineDrawingProps } from '../../../ui/kit/MachineDrawing.tsx';

const dark: MachineDrawingProps = {
  kind: 'screw',
  make: 'own',
  chamber: 'dark',
  motor: false,
  valve: false,
  frequencyConverter: false,
  lost: false,
};
const classesOf = (props: Partial<MachineDrawingProps>) =>
  /class="([^"]*)"/.exec(renderToStaticMarkup(<MachineDrawing {...dark} {...props} />))![1]!.split(' ');

test.each<[Partial<MachineDrawingProps>, string[]]>([
  [{}, ['mc']],
  [{ chamber: 'load', ...machineSymbols(7, 0) }, ['mc', 'load', 'motor', 'valve']],
  [{ chamber: 'noLoad', ...machineSymbols(3, 0) }, ['mc', 'noload', 'motor']],
  [{ ...machineSymbols(1, 1) }, ['mc', 'fu']],
  [{ make: 'thirdParty' }, ['mc', 'third']],
])('[STATE-3] [STATE-7] %j lights %j', (props, classes) => {
  expect(classesOf(props)).toEqual(classes);
});

it('a machine without connection has all lamps out', () => {
  expect(classesOf({ lost: true, chamber: 'load', motor: true, valve: true })).toEqual(['mc', 'lost']);
});
