import { HostProvider, TextProvider } from '@guest/shared';
import { RouterProvider } from '@guest/shared/router';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import texts from '../locales/en.json';
import { shellRoutes } from '../app/router';

test('R-31 a frame that throws leaves an error page of the suite and none of the router', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const host = fakeHost();
  const detail = propertyDetail({ identity: 'grand' });
  // The server never sends a null item; it makes the navigation throw.
  detail.system.components.footer.items = [null as never];
  host.property.getState().detailLoaded(detail);
  const source = { component: () => () => 'A page', begin: async () => {} };
  const router = createMemoryRouter(shellRoutes(source), { initialEntries: ['/grand/discover'] });

  render(
    <HostProvider host={host}>
      <TextProvider lang="en" messages={texts}>
        <RouterProvider router={router} />
      </TextProvider>
    </HostProvider>,
  );

  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Internal Server Error');
  expect(screen.queryByText(/Unexpected Application Error|TypeError/)).toBeNull();
});
