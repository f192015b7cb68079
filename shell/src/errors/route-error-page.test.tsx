import { HostProvider, TextProvider } from '@guest/shared';
import { RouterProvider } from '@guest/shared/router';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import texts from '../locales/en.json';
import { shellRoutes } from '../app/router';

test('R-31 a frame that fails leaves an error page in the suite’s words, and none of the router’s', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const host = fakeHost();
  const detail = propertyDetail({ identity: 'grand' });
  // No server would send it; the navigation falls over it.
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
