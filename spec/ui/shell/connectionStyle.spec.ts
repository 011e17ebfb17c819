import { describe, expect, it } from '@jest/globals';
import { connectionStyle } from '../../../ui/shell/connectionStyle.ts';

describe('the connection', () => {
  it('[LIVE-2] [LIVE-6] each kind of fault has its own words', () => {
    expect(connectionStyle.webserverLost.banner).toBe('Verbindung zum Webserver gestört');
    expect(connectionStyle.controlLost.banner).toBe('Verbindung zur Steuerung gestört');
    expect(connectionStyle.incompatible.banner).toBe('Inkompatible Steuerung');
  });

  it('raises no banner while it stands or is being made, and of a station without a plant', () => {
    const { connected, connecting, noPlant } = connectionStyle;
    expect([connected.banner, connecting.banner, noPlant.banner]).toEqual([undefined, undefined, undefined]);
  });
});
