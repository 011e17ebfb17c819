import { describe } from '@jest/globals';
import { accessContract } from './accessContract.ts';
import { backupContract } from './backupContract.ts';
import { backlogContract } from './backlogContract.ts';
import { cardContract } from './cardContract.ts';
import { costContract } from './costContract.ts';
import { heatReportsContract } from './heatReportsContract.ts';
import { commandsContract } from './commandsContract.ts';
import { faultsContract } from './faultsContract.ts';
import { figuresContract } from './figuresContract.ts';
import { historyContract } from './historyContract.ts';
import { profileContract } from './profileContract.ts';
import { inputsContract } from './inputsContract.ts';
import { performancesContract } from './performancesContract.ts';
import { leakagesContract } from './leakagesContract.ts';
import { marksContract } from './marksContract.ts';
import { servicesContract } from './servicesContract.ts';
import { sessionApiContract } from './sessionApiContract.ts';
import { passwordsContract } from './passwordsContract.ts';
import { plantFeedContract } from './plantFeedContract.ts';
import { type ReachedStation, reachedStation } from './ReachedStation.ts';
import { settingsContract } from './settingsContract.ts';
import { mqttApiContract } from './mqttApiContract.ts';
import { priceSeriesContract } from './priceSeriesContract.ts';
import { namedTokensContract } from './namedTokensContract.ts';
import { webhookApiContract } from './webhookApiContract.ts';

/** What every way to a station does. */
export function stationContract(name: string, reach: () => Promise<ReachedStation>): void {
  describe(`${name} as station`, () => {
    const reached = reachedStation(reach);
    sessionApiContract(reached);
    accessContract(reached);
    plantFeedContract(reached);
    backlogContract(reached);
    figuresContract(reached);
    inputsContract(reached);
    historyContract(reached);
    profileContract(reached);
    costContract(reached);
    heatReportsContract(reached);
    leakagesContract(reached);
    performancesContract(reached);
    servicesContract(reached);
    marksContract(reached);
    cardContract(reached);
    faultsContract(reached);
    commandsContract(reached);
    priceSeriesContract(reached);
    namedTokensContract(reached, 'wallLinks');
    namedTokensContract(reached, 'programTokens');
    webhookApiContract(reached);
    mqttApiContract(reached);
    backupContract(reached);
    settingsContract(reached);
    passwordsContract(reached);
  });
}
