import { expect, test } from '@jest/globals';
import { OverviewMasterVm } from '../../../../ui/areas/overview/overviewMaster.vm.ts';
import { WallFoot } from '../../../../ui/areas/overview/wall/WallFoot.tsx';
import { item, openMaintenance } from '../maintenance/maintenanceFixture.ts';
import { plain, renderedPage } from '../maintenance/renderedPage.tsx';

test.each([
  [-76, 's-warn', /Ölfilter .*, seit 76 h fällig/],
  [12, undefined, /Ölfilter .*, in 12 h/],
])(
  '[PLACE-1] the foot of the panel says the next service; what is overdue has its sign, in its colour: %d h',
  async (hours, tone, says) => {
    const opened = await openMaintenance();
    opened.push([item(2, 'oilFilter', hours)]);
    await opened.runningHours.load();
    const vm = new OverviewMasterVm(opened);
    const foot = renderedPage(opened, <WallFoot vm={vm} page={0} pages={3} />);
    expect(plain(foot)).toMatch(says);
    expect(/<svg[^>]*class="icon ([^"]*)"/.exec(foot)?.[1]).toBe(tone);
  },
);
