import { ports, stores, token, useAreaService } from '../../di/index.ts';
import { AnalysisStore } from '../../stores/index.ts';

const analysisStore = token<AnalysisStore>('AnalysisStore');

/** The day files that the area shows; they stay while one goes from page to page. */
export const useAnalysisStore = (): AnalysisStore =>
  useAreaService(
    analysisStore,
    (get) =>
      new AnalysisStore({
        dayFiles: get(ports.dayFiles),
        parser: get(ports.dayFileParser),
        session: get(stores.session),
        log: get(ports.log),
      }),
  );
