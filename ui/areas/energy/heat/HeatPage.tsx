import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { stores, useService } from '../../../di/index.ts';
import { energyTitles } from '../energyTitles.ts';
import { EnergyPage } from '../EnergyPage.tsx';
import { ThinkGreenPanel } from '../thinkGreen/ThinkGreenPanel.tsx';
import { AssumptionsPanel } from './assumptions/AssumptionsPanel.tsx';
import './heat.css';
import { HeatVm } from './heat.vm.ts';
import { whatIfs } from './model/whatIfCurve.ts';
import { HeatResults } from './results/HeatResults.tsx';
import { useHeatView } from './useHeatView.ts';
import { WhatIfPanel } from './whatIf/WhatIfPanel.tsx';

/** What the compressors' heat could replace, and what it would be under other assumptions. */
export const HeatPage = observer(function HeatPage() {
  const plant = useService(stores.plant);
  const settings = useService(stores.settings);
  const [vm] = useState(() => new HeatVm({ plant, settings }));
  useHeatView(vm);
  return (
    <EnergyPage title={energyTitles.heat_reclaiming}>
      <div className="hr-columns split">
        <div className="hr-results">
          <HeatResults vm={vm} />
          <div className="hr-curves">
            {whatIfs.map((kind) => (
              <WhatIfPanel key={kind} vm={vm} kind={kind} />
            ))}
          </div>
        </div>
        <div className="hr-side">
          <AssumptionsPanel vm={vm} />
          <ThinkGreenPanel />
        </div>
      </div>
    </EnergyPage>
  );
});
