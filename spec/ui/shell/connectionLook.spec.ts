import { describe, expect, it } from '@jest/globals';
import { connectionLook } from '../../../ui/shell/connectionLook.ts';

describe('the connection', () => {
  it('[LIVE-2] [LIVE-6] each kind of fault has its own words', () => {
    expect(connectionLook.webserverLost.banner).toBe('Verbindung zum Webserver gestört');
    expect(connectionLook.controlLost.banner).toBe('Verbindung zur Steuerung gestört');
    expect(connectionLook.incompatible.banner).toBe('Inkompatible Steuerung');
  });

  it('raises no banner while it stands or is being made, and of a station without a plant', () => {
    const { connected, connecting, noPlant } = connectionLook;
    expect([connected.banner, connecting.banner, noPlant.banner]).toEqual([undefined, undefined, undefined]);
  });
});
