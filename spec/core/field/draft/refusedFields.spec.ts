import { describe, expect, it } from '@jest/globals';
import { refusedFields } from '../../../../core/field/index.ts';
import { knownConfig } from '../../../contract/knownField.ts';

const fieldsOf = (...lines: readonly string[]) =>
  refusedFields(['Die Angaben sind nicht gültig:', ...lines].join('\n'), knownConfig).map(({ part, id, field, words }) => [
    part,
    id,
    field,
    words,
  ]);

describe('what a station refuses of a configuration', () => {
  it('is at the field of its page, in the words of the station', () => {
    expect(
      fieldsOf(
        'connections[1].baud darf höchstens 921600 sein',
        'connections[3].kind führt zum selben Ort wie eine andere Verbindung',
        'devices[4].mqtt.points[0].topic muss ein einzelnes Topic sein, ohne # und +',
        'devices[0].serves[1].systemPressure fehlt',
        'machines[3].rated.noLoadKW darf nicht über loadKW liegen',
        'plant.receiverM3 fehlt: Die Bilanz braucht das Volumen der Behälter',
      ),
    ).toEqual([
      ['connection', 'rs485-hall-b', 'baud', 'darf höchstens 921600 sein'],
      ['connection', 'gateway-hall-c', 'host', 'führt zum selben Ort wie eine andere Verbindung'],
      ['device', 'network-flow', 'mqtt.points.0.topic', 'muss ein einzelnes Topic sein, ohne # und +'],
      ['device', 'k1', 'serves', 'fehlt'],
      ['machine', '6', 'rated.noLoadKW', 'darf nicht über loadKW liegen'],
      ['plant', '', 'receiverM3', 'fehlt: Die Bilanz braucht das Volumen der Behälter'],
    ]);
  });

  it('is passed over where it names no field of the configuration', () => {
    expect(fieldsOf('devices[99].unit fehlt', 'points[0].at fehlt', 'format fehlt', '', 'plant.')).toEqual([]);
  });
});
