import type { FastifyReply } from 'fastify';
import {
  type CallName,
  decodeSentSettings,
  done,
  encodeSettings,
  type ReadCall,
  type SaveCall,
  settingsFieldName,
} from '../../adapters/contract/index.ts';
import { type Sent, type Settings, type SettingsGroup, settingsGroups, settingsProblems } from '../../core/settings/index.ts';
import { settingsText } from '../../i18n/index.ts';
import { sessionOfCall } from '../../server/http/sessionOfCall.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Handler, Handlers } from '../../server/http/serveCalls.ts';
import { zoneNames } from '../settings/zones.ts';
import type { RouteParts } from './RouteParts.ts';

const invalid = /*i18n*/ 'Nicht alle Einstellungen sind gültig. Bitte prüfen!';

/** Groups that only a new start puts into effect. */
const restarting: ReadonlySet<SettingsGroup> = new Set(['time']);

/** Also when the caller has hung up. */
const answered = ({ raw }: FastifyReply) =>
  new Promise<void>((resolve) => {
    if (raw.closed) resolve();
    else raw.once('close', resolve);
  });

function validSettings<G extends SettingsGroup>(group: G, body: object, { settings, allowLocalGateway }: RouteParts): Sent<Settings[G]> {
  const sent = decodeSentSettings(group, body, settings.all()[group]);
  const problems = settingsProblems(group, sent, { zones: zoneNames, allowLocalGateway });
  if (problems.length === 0) return sent;
  throw new CallRefused(400, 'Not all settings are valid.', (i18n) =>
    [i18n._(invalid), ...problems.map(({ field, message }) => `${settingsFieldName(group, field)}: ${settingsText(i18n, message)}`)].join(
      '\n',
    ),
  );
}

function saveHandler(group: SettingsGroup, parts: RouteParts): Handler<SaveCall> {
  const { saves, restart, access, marks, addressOf } = parts;
  return async ({ body, known, request, reply }) => {
    const sentNow = () => {
      // The session may have ended while the save waited for its turn.
      sessionOfCall(request, access.sessions);
      return validSettings(group, body, parts);
    };
    await saves.save(group, sentNow, answered(reply));
    access.audit.note({
      what: 'settings',
      level: known.level,
      address: addressOf(request.raw),
      details: { group, fields: Object.keys(body) },
    });
    marks.happened('settings', group);
    if (restarting.has(group)) restart();
    return done;
  };
}

const readHandler =
  (group: SettingsGroup, { settings }: RouteParts): Handler<ReadCall> =>
  () =>
    JSON.stringify(encodeSettings({ [group]: settings.all()[group] })[group]);

const handlersOf = <Name extends CallName>(verb: string, handler: (group: SettingsGroup) => Handler<Name>) =>
  Object.fromEntries(settingsGroups.map((group) => [`${verb} ${group}`, handler(group)]));

/** Saving and reading of every settings group. */
export function settingsRoutes(parts: RouteParts): Pick<Handlers, SaveCall | ReadCall> {
  return {
    ...handlersOf('save', (group) => saveHandler(group, parts)),
    ...handlersOf('read', (group) => readHandler(group, parts)),
  } as Pick<Handlers, SaveCall | ReadCall>;
}
