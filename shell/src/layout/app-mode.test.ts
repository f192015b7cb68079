import { createLayoutStore } from '@guest/shared/host-state/layout.store';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import { expect, test } from 'vitest';
import { enterAppMode } from './app-mode';

function routerAt(path: string) {
  return createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] });
}

test('Q-01 app=true enables the app mode', () => {
  const layout = createLayoutStore();
  enterAppMode(layout, routerAt('/casa-miramar?app=true'));

  expect(layout.getState().isAppMode).toBe(true);
});

test('Q-01 app=true is preserved beside other query parameters when a navigation omits it, without a history entry', async () => {
  const layout = createLayoutStore();
  const router = routerAt('/casa-miramar?app=true');
  enterAppMode(layout, router);

  await router.navigate('/casa-miramar/discover?tag=pool');
  await expect.poll(() => router.state.location.search).toBe('?tag=pool&app=true');

  await router.navigate(-1);
  await expect.poll(() => router.state.location.pathname).toBe('/casa-miramar');
});

test('Q-01 without app=true the app mode stays off', async () => {
  const layout = createLayoutStore();
  const router = routerAt('/casa-miramar');
  enterAppMode(layout, router);

  await router.navigate('/casa-miramar/discover');

  expect(layout.getState().isAppMode).toBe(false);
  expect(router.state.location.search).toBe('');
});
