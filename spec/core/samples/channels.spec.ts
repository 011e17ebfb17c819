import { describe, expect, it } from '@jest/globals';
import { type Channel, channelPosition, channels, compressorChannel, plantChannel } from '../../../core/samples/index.ts';

describe('the channels of a station', () => {
  it('are five of the plant and seven of each of ten slots, each once', () => {
    expect(channels).toHaveLength(5 + 7 * 10);
    expect(new Set(channels).size).toBe(channels.length);
  });

  it('are found where a row holds them', () => {
    for (const channel of channels) expect(channels[channelPosition(channel)]).toBe(channel);
    expect(channelPosition(plantChannel('systemPressureBar'))).toBe(0);
    expect(channels[channelPosition(compressorChannel('status', 10))]).toBe('status@10');
  });

  it('name what was asked for when there is no such channel', () => {
    const eleventh: Channel = compressorChannel('status', 11);
    expect(() => channelPosition(eleventh)).toThrow(
      new RangeError('no channel status@11: expected one of systemPressureBar@0 .. temperatureDegC@10'),
    );
  });
});
