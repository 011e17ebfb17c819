import { httpNamedTokens, programTokenPaths } from '../../adapters/http/index.ts';
import type { NamedTokensApi } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const programTokens = token<NamedTokensApi>('ProgramTokens');

/** The way to the tokens of programs; its code comes with the page that asks. */
export const useProgramTokens = (): NamedTokensApi =>
  useAreaService(programTokens, (get) => httpNamedTokens(get(stationLinkToken), programTokenPaths));
