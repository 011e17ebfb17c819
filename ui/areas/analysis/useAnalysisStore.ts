import { maxDayFiles, maxLoadedFiles } from '../../../core/dayFile/index.ts';
import { ports, stores, token, useAreaService, useChannelHistory } from '../../di/index.ts';
import { AnalysisStore, InputsStore, presentMs } from '../../stores/index.ts';
import type { ComparedStores } from './compared.vm.ts';

const analysisStore = token<AnalysisStore>('AnalysisStore');
const detailAnalysis = token<AnalysisStore>('DetailAnalysisStore');
const comparedAnalysis = token<AnalysisStore>('ComparedAnalysisStore');
const comparedInputs = token<InputsStore>('ComparedInputsStore');
const inputsStore = token<InputsStore>('InputsStore');

/** The day files that the area shows; they stay while one goes from page to page. */
export const useAnalysisStore = (): AnalysisStore => useDays(analysisStore);

/** Of a short part of a long range, likewise. */
export const useDetailStore = (): AnalysisStore => useDays(detailAnalysis, maxLoadedFiles);

function useDays(of: typeof analysisStore, maxFiles = maxDayFiles): AnalysisStore {
  const history = useChannelHistory();
  return useAreaService(
    of,
    (get) =>
      new AnalysisStore({
        dayFiles: get(ports.dayFiles),
        parser: get(ports.dayFileParser),
        session: get(stores.session),
        log: get(ports.log),
        maxFiles,
        history: {
          port: history,
          zone: () => get(stores.settings).settings.time.zone,
          nowMs: () => presentMs({ plant: get(stores.plant), clock: get(ports.clock) }),
        },
      }),
  );
}

/** The analog inputs that the area shows, likewise. */
export const useInputsStore = (): InputsStore => useInputs(inputsStore);

const useInputs = (of: typeof inputsStore): InputsStore =>
  useAreaService(
    of,
    (get) =>
      new InputsStore({ inputs: get(ports.inputs), session: get(stores.session), plant: get(stores.plant), clock: get(ports.clock) }),
  );

/** What was recorded in the range that is compared with. */
export function useComparedStores(): ComparedStores {
  const analysis = useDays(comparedAnalysis, maxLoadedFiles);
  const inputs = useInputs(comparedInputs);
  return { analysis, inputs };
}
