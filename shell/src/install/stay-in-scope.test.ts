import { createBrowserRouter } from '@guest/shared/router';
import { matchRoute } from '@guest/shared/routes/match-route';
import { expect, onTestFinished, test } from 'vitest';
import { stayInScope } from './stay-in-scope';

test('R-02 the installed app stays within its scope on the home page, also after going back', async () => {
  history.replaceState(null, '', '/mare?tag=sea');
  const router = createBrowserRouter([{ path: '*' }]);
  const stop = stayInScope(router);
  onTestFinished(() => {
    stop();
    router.dispose();
    history.replaceState(null, '', '/');
  });

  expect(location.pathname + location.search).toBe('/mare/?tag=sea');
  await router.navigate('/mare/chat');
  expect(location.pathname).toBe('/mare/chat');
  await router.navigate('/mare');
  expect(location.pathname).toBe('/mare/');
  expect(location.pathname.startsWith('/mare-alta/')).toBe(false);

  await router.navigate('/mare/chat');
  await router.navigate(-1);
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/mare\/?$/);
  expect(matchRoute(router.state.location.pathname)).toMatchObject({
    name: 'property',
    params: { property: 'mare' },
  });
});
