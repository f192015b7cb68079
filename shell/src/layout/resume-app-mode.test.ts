import { createLayoutStore } from '@guest/shared/host-state/layout.store';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import { beforeEach, expect, test } from 'vitest';
import { enterAppMode } from './app-mode';
import { resumeAppMode } from './resume-app-mode';
import { withAppMode } from './with-app-mode';

beforeEach(() => sessionStorage.clear());

/** Loads a page in the tab. */
function load(path: string) {
  const layout = createLayoutStore();
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] });
  enterAppMode(layout, router);
  resumeAppMode(layout, router);
  return { layout, router };
}

test('Q-01 app=true survives the return from another site', async () => {
  load('/casa?app=true');
  const { layout, router } = load('/casa/order?paid=yes');

  await expect.poll(() => router.state.location.search).toBe('?paid=yes&app=true');
  expect(layout.getState().isAppMode).toBe(true);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('Q-01 a tab that never was in app mode stays in the browser', async () => {
  load('/casa');
  const { layout, router } = load('/casa/order');
  await router.navigate('/casa/chat');

  expect(layout.getState().isAppMode).toBe(false);
  expect(router.state.location.search).toBe('');
});

test.each([
  ['/casa', '/casa?app=true'],
  ['/casa/discover?tag=pool', '/casa/discover?tag=pool&app=true'],
  ['/casa?app=false', '/casa?app=true'],
])('Q-01 %s in app mode is %s', (path, inAppMode) => {
  expect(withAppMode(path)).toBe(inAppMode);
});
