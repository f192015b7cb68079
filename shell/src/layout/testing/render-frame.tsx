import { HostProvider, TextProvider, type Host } from '@guest/shared';
import { Outlet, RouterProvider, type RouteObject } from '@guest/shared/router';
import { pageNames, routes } from '@guest/shared/routes/routes';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import { render } from '@testing-library/react';
import texts from '../../locales/en.json';
import { Frame } from '../frame';

/** Renders the frame with pages that only show their route name. */
export function renderFrame(host: Host, path: string) {
  const children = pageNames.map((name): RouteObject => ({
    path: routes[name].path,
    element: <h1>{`Page ${name}`}</h1>,
  }));
  const frame = (
    <Frame>
      <Outlet />
    </Frame>
  );
  children.push({ path: '*', element: <h1>Page missing</h1> });
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [path] });
  render(
    <HostProvider host={host}>
      <TextProvider lang="en" messages={texts}>
        <RouterProvider router={router} />
      </TextProvider>
    </HostProvider>,
  );
  return router;
}

/** Creates a host with a current hotel whose navigation has two items. */
export function hostInProperty(): Host {
  const host = fakeHost();
  const detail = propertyDetail({ identity: 'casa-miramar', name: 'Casa Miramar' });
  detail.system.components.footer.items = [{ name: 'property' }, { name: 'property-directories-outlets' }];
  host.property.getState().detailLoaded(detail);
  return host;
}
