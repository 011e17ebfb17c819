import { expect, it } from '@jest/globals';
import { openedFleet } from './openedFleet.ts';
import { hostileRecords } from './trials/hostileRecords.ts';

it('[FLEET-7] goes on after hostile bodies, bombs and addresses, and keeps nothing of them but records that can be read (FLT-18)', async () => {
  const fleet = await openedFleet();
  const { crashes, wrongRows, byStatus } = await hostileRecords(fleet, 400);
  expect({ crashes, wrongRows }).toEqual({ crashes: 0, wrongRows: 0 });
  // refused as what they are, and not all before anybody reads them
  expect(Object.keys(byStatus)).toEqual(expect.arrayContaining(['200', '400', '413', '415']));
});
