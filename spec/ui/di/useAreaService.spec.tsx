import { expect, it } from '@jest/globals';
import { Container } from 'inversify';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContainerContext, stores, token, useAreaService } from '../../../ui/di/index.ts';
import { SettingsStore } from '../../../ui/stores/index.ts';

const tally = token<{ readonly count: number }>('Tally');

it('a service of an area is made of services of the page, once, by the first part that asks for it', () => {
  const page = new Container();
  const settings = new SettingsStore();
  page.bind(stores.settings).toConstantValue(settings);
  const made: unknown[] = [];
  function Part() {
    const { count } = useAreaService(tally, (get) => ({ count: made.push(get(stores.settings)) }));
    return <i>{count}</i>;
  }
  const markup = () =>
    renderToStaticMarkup(
      <ContainerContext value={page}>
        <Part />
        <Part />
      </ContainerContext>,
    );
  expect([markup(), markup()]).toEqual(['<i>1</i><i>1</i>', '<i>1</i><i>1</i>']);
  expect(made).toEqual([settings]);
});
