import { describe, expect, it, test } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Container } from 'inversify';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContainerContext } from '../../../ui/di/ContainerContext.tsx';
import { stores } from '../../../ui/di/tokens.ts';
import { ConnectionBanner } from '../../../ui/shell/ConnectionBanner.tsx';
import { storesOver } from '../stores/stationFixture.ts';

async function opened() {
  const parts = storesOver();
  await parts.session.login('write');
  parts.plant.setConnection('connected');
  const bound = new Container();
  bound.bind(stores.plant).toConstantValue(parts.plant);
  bound.bind(stores.session).toConstantValue(parts.session);
  bound.bind(stores.settings).toConstantValue(parts.settings);
  bound.bind(stores.preferences).toConstantValue(parts.preferences);
  const banner = () =>
    renderToStaticMarkup(
      <ContainerContext value={bound}>
        <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
          <ConnectionBanner />
        </I18nProvider>
      </ContainerContext>,
    );
  return { ...parts, banner };
}

describe('the banner about the connection', () => {
  test.each([
    ['webserverLost', 'Verbindung zum Webserver gestört'],
    ['controlLost', 'Verbindung zur Steuerung gestört'],
    ['incompatible', 'Inkompatible Steuerung'],
  ] as const)('[LIVE-2] [LIVE-6] [MSG-1] says at %s: %s', async (connection, words) => {
    const { plant, banner } = await opened();
    plant.setConnection(connection);
    expect(/role="alert".*?<b>(.*?)<\/b>/.exec(banner())?.[1]).toBe(words);
    plant.setConnection('connected');
    expect(banner()).toBe('');
  });

  it('alarms about a lost web server, but only announces a restart that was asked for', async () => {
    const { plant, banner } = await opened();
    expect(banner()).toBe('');
    plant.setConnection('webserverLost');
    expect(banner()).toMatch(/role="alert".*Verbindung zum Webserver gestört/);
    plant.setConnection('connected');

    plant.restart.expect();
    expect(banner()).toMatch(/role="status".*Der Webserver startet neu.*Die Verbindung kommt von selbst zurück/);
    plant.setConnection('webserverLost');
    expect(banner()).toMatch(/role="status".*Der Webserver startet neu/);
    expect(banner()).not.toContain('gestört');
    plant.setConnection('connected');
    expect(banner()).toMatch(/role="status".*Der Webserver läuft wieder/);
    plant.setConnection('controlLost');
    expect(banner()).toMatch(/role="alert".*Verbindung zur Steuerung gestört/);
  });

  it('alarms again when a restart takes too long to be one', async () => {
    const { plant, banner } = await opened();
    plant.restart.expect();
    plant.setConnection('webserverLost');
    plant.restart.forget();
    expect(banner()).toMatch(/role="alert".*Verbindung zum Webserver gestört/);
  });
});
