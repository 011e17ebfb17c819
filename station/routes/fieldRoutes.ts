import {
  decodeFieldSearch,
  decodeFieldTrial,
  done,
  encodeFieldReport,
  encodeFoundDevices,
  encodeTrialResult,
} from '../../adapters/contract/index.ts';
import type { FieldSearch } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { fieldProblemText } from '../../i18n/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import { languageOfCall, textsIn } from '../../server/http/refusalText.ts';
import { FieldRefused } from '../field/fieldWiring.ts';
import type { RouteParts } from './RouteParts.ts';

type FieldCalls = 'field' | 'saveField' | 'undoField' | 'tryField' | 'findField' | 'addFieldProfile';
type FieldRouteParts = Pick<RouteParts, 'field' | 'restart' | 'access' | 'marks' | 'addressOf'>;

const longestTrialMs = 30 * msPerSecond;

const refused = /*i18n*/ 'Die Angaben zu den Geräten sind nicht gültig:';

async function checked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FieldRefused)) throw error;
    throw new CallRefused(400, error.message, (i18n) =>
      [i18n._(refused), ...error.problems.map((problem) => fieldProblemText(i18n, problem))].join('\n'),
    );
  }
}

const detailsOf = (search: FieldSearch) =>
  'network' in search
    ? { network: `${search.network}.0/24`, from: search.fromHost, to: search.toHost }
    : { connection: search.connection.id, from: search.fromUnit, to: search.toUnit };

const givenAtStart = () =>
  new CallRefused(409, 'How the plant is wired is given at the start.', (i18n) =>
    i18n._(/*i18n*/ 'Die Geräte sind beim Start der Station festgelegt.'),
  );

/** The calls of the page of devices. */
export function fieldRoutes({ field, restart, access, marks, addressOf }: FieldRouteParts): Pick<Handlers, FieldCalls> {
  let isBusy = false;

  /** One trial or search at a time, each no longer than 30 s; none by a station that reads no devices, as a demo is, whose passwords everyone knows. */
  async function alone<T>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (!field.report().isSource) throw givenAtStart();
    if (isBusy) throw new CallRefused(409, 'Another trial or search is running.');
    isBusy = true;
    try {
      return await checked(() => work(AbortSignal.any([signal, AbortSignal.timeout(longestTrialMs)])));
    } finally {
      isBusy = false;
    }
  }

  /** A station that gets its first device, or loses its last one, says where its values come from after a restart of the web server. */
  async function change(work: () => Promise<void>): Promise<typeof done> {
    if (field.report().isReadOnly) throw givenAtStart();
    const had = field.hasDevices();
    await checked(work);
    if (field.hasDevices() !== had) restart();
    return done;
  }

  return {
    async field({ known, request }) {
      const i18n = await textsIn(languageOfCall(request));
      const report = field.report((problem) => fieldProblemText(i18n, problem));
      return encodeFieldReport(known.session.canWrite ? report : { ...report, config: undefined, passwords: [] });
    },
    async saveField({ body, known, request }) {
      const answer = await change(() => field.save(body.config, body.passwords ?? {}));
      access.audit.note({
        what: 'field',
        level: known.level,
        address: addressOf(request.raw),
        details: { passwords: Object.keys(body.passwords ?? {}) },
      });
      marks.happened('settings', 'devices');
      return answer;
    },
    async undoField({ known, request }) {
      const answer = await change(() => field.undo());
      access.audit.note({ what: 'field', level: known.level, address: addressOf(request.raw), details: { undo: true } });
      marks.happened('settings', 'devices');
      return answer;
    },
    async addFieldProfile({ body, known, request }) {
      const answer = await change(() => field.addProfile(body));
      access.audit.note({ what: 'field', level: known.level, address: addressOf(request.raw), details: { profile: String(body['id']) } });
      return answer;
    },
    tryField: ({ body, signal }) => alone(signal, async (until) => encodeTrialResult(await field.tryOut(decodeFieldTrial(body), until))),
    async findField({ body, signal, known, request }) {
      const search = decodeFieldSearch(body);
      access.audit.note({ what: 'fieldSearch', level: known.level, address: addressOf(request.raw), details: detailsOf(search) });
      return alone(signal, async (until) => encodeFoundDevices(await field.find(search, until)));
    },
  };
}
