import { isNameOf } from '../../records/index.ts';
import type { FieldConfig, FieldConnection } from '../FieldConfig.ts';
import type { DraftProblem } from './draftProblems.ts';

const parts = { connections: 'connection', devices: 'device', machines: 'machine' } as const;
const place = /^(?:(connections|devices|machines)\[(\d+)\]\.|plant\.)(\S+?):? (.+)$/;

/** What leads to the place of a connection. */
const addressField = (connection: FieldConnection | undefined): string =>
  connection?.kind === 'serial' ? 'device' : connection?.kind === 'mqtt' ? 'url' : 'host';

/** The field of a page that a place belongs to. */
function fieldAt(list: keyof typeof parts | undefined, at: string, connection: FieldConnection | undefined): string {
  if (list === 'connections' && (at === 'kind' || at === 'id')) return addressField(connection);
  const field = at.replaceAll(/\[(\d+)\]/g, '.$1');
  return /^(?:serves|curve)\b/.exec(field)?.[0] ?? field;
}

/** The fields that a station's words of a refused configuration name, a line each that begins with its place; other lines are passed over. */
export function refusedFields(text: string, config: FieldConfig): readonly DraftProblem[] {
  return text.split('\n').flatMap((line): readonly DraftProblem[] => {
    const [, kind = '', index = '', at = '', words = ''] = place.exec(line) ?? [];
    if (words === '') return [];
    if (!isNameOf(parts, kind)) return [{ part: 'plant', id: '', field: at, code: 'refused', words }];
    const item = config[kind][Number(index)];
    if (item === undefined) return [];
    const id = 'slot' in item ? String(item.slot) : item.id;
    const field = fieldAt(kind, at, kind === 'connections' ? config.connections[Number(index)] : undefined);
    return [{ part: parts[kind], id, field, code: 'refused', words }];
  });
}
