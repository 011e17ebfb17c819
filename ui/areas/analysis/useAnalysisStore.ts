import { ports, stores, token, useAreaService, useChannelHistory } from '../../di/index.ts';
import { AnalysisStore, InputsStore } from '../../stores/index.ts';

const analysisStore = token<AnalysisStore>('AnalysisStore');
const inputsStore = token<InputsStore>('InputsStore');

/** The day files that the area shows; they stay while one goes from page to page. */
export const useAnalysisStore = (): AnalysisStore => {
  const history = useChannelHistory();
  return useAreaService(
    analysisStore,
    (get) =>
      new AnalysisStore({
        dayFiles: get(ports.dayFiles),
        parser: get(ports.dayFileParser),
        session: get(stores.session),
        log: get(ports.log),
        history: { port: history, zone: () => get(stores.settings).settings.time.zone },
      }),
  );
};

/** The analog inputs that the area shows, likewise. */
export const useInputsStore = (): InputsStore =>
  useAreaService(
    inputsStore,
    (get) =>
      new InputsStore({ inputs: get(ports.inputs), session: get(stores.session), plant: get(stores.plant), clock: get(ports.clock) }),
  );
