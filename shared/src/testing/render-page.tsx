import type { Messages } from '@lingui/core';
import { HostProvider, TextProvider, type Host } from '@guest/shared';
import { RouterProvider, type RouteObject } from '@guest/shared/router';
import { render } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { createMemoryRouter } from './memory-router';
import { pageNames, routeOf, type PageName } from '../routes/routes';

/**
 * Renders the pages of a remote at an address as the shell would. Pages of other packages show only their
 * name.
 */
export function renderPage(
  host: Host,
  pages: Partial<Record<PageName, ComponentType>>,
  texts: Messages,
  path: string,
) {
  const children = pageNames.map((name): RouteObject => {
    const Page = pages[name];
    return { path: routeOf(name).path, element: Page ? <Page /> : `Page ${name}` };
  });
  const router = createMemoryRouter([{ hydrateFallbackElement: 'Loading', children }], {
    initialEntries: [path],
  });
  render(
    <HostProvider host={host}>
      <TextProvider lang={host.lang} messages={texts}>
        <Suspense fallback="Loading">
          <RouterProvider router={router} />
        </Suspense>
      </TextProvider>
    </HostProvider>,
  );
  return router;
}
