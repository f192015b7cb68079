import { createBrowserRouter, Outlet, RouterProvider, useNavigation } from '@guest/shared/router';
import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { skipShortWaits } from './skip-short-waits';

/** Shows two pages, the second of which is ready when `load` resolves, and notes what the frame renders. */
function open(load: () => Promise<unknown>) {
  const rendered: string[] = [];
  function Frame() {
    const { state, location: next } = useNavigation();
    rendered.push(`${location.pathname} ${state}${next ? ` ${next.pathname}` : ''}`);
    return <Outlet />;
  }
  history.replaceState(null, '', '/a');
  const loader = async () => {
    await load();
    return null;
  };
  const router = createBrowserRouter(
    [
      {
        id: 'frame',
        element: <Frame />,
        children: [
          { path: '/a', loader: async () => null, element: 'Page A' },
          { path: '/b', loader, element: 'Page B' },
        ],
      },
    ],
    { hydrationData: { loaderData: { frame: null, '0-0': null } } },
  );
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={skipShortWaits(router)} />);
  rendered.length = 0;
  return { router, rendered };
}

/** As in browsers, the event of a step in the history is still the current one when its promises are continued. */
function keepCurrentEvent(): void {
  const keep = (event: Event) => {
    Object.defineProperty(window, 'event', { value: event, configurable: true });
    setTimeout(() => Reflect.deleteProperty(window, 'event'));
  };
  addEventListener('popstate', keep, { capture: true });
  onTestFinished(() => removeEventListener('popstate', keep, { capture: true }));
}

test('a step back to a page that is ready renders that page at once, and not the one that is left once more', async () => {
  const { router, rendered } = open(async () => {});
  await act(() => router.navigate('/b'));
  // Within `act` React would wait for further changes.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => void vi.unstubAllGlobals());
  keepCurrentEvent();
  rendered.length = 0;
  const shownWithin = new Promise<string | null>((resolve) => {
    const look = () => setTimeout(() => resolve(document.body.textContent));
    addEventListener('popstate', look, { once: true });
  });

  history.back();

  expect(await shownWithin).toBe('Page A');
  expect(rendered).toEqual(['/a idle']);
});

test('a navigation that has to wait says so, until its page is there', async () => {
  let isReady = () => {};
  const { router, rendered } = open(() => new Promise<void>((resolve) => (isReady = resolve)));

  let navigation: Promise<void> | undefined;
  await act(async () => {
    navigation = router.navigate('/b');
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(rendered.at(-1)).toBe('/a loading /b');
  expect(screen.getByText('Page A')).toBeDefined();

  await act(async () => {
    isReady();
    await navigation;
  });
  expect(screen.getByText('Page B')).toBeDefined();
  expect(rendered.at(-1)).toBe('/b idle');
});
