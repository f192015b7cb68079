import { HostProvider, TextProvider } from '@guest/shared';
import { RouterProvider } from '@guest/shared/router';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import texts from '../locales/en.json';
import { shellRoutes } from '../app/shell-routes';

async function open(path: string, facts: Parameters<typeof propertyDetail>[0]) {
  const host = fakeHost();
  host.property.getState().detailLoaded(propertyDetail({ identity: 'grand', ...facts }));
  const source = { component: (name: string) => () => <h1>{`Page ${name}`}</h1>, begin: async () => {} };
  const router = createMemoryRouter(shellRoutes(source), { initialEntries: [path] });
  render(
    <HostProvider host={host}>
      <TextProvider lang="en" messages={texts}>
        <RouterProvider router={router} />
      </TextProvider>
    </HostProvider>,
  );
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

const { features } = propertyDetail().system.property;

test.each([
  ['/grand/activities', 'property-activities-index', { activities: false }],
  ['/grand/favorites/activities', 'property-favorites-activities', { activities: false }],
  ['/grand/discover', 'property-discover', { feed: false }],
  ['/grand/loyalty-program', 'property-loyalty-program', { loyalty: false }],
])('%s is the page %s, or the 404 page without its feature', async (path, name, without) => {
  expect(await open(path, { features })).toBe(`Page ${name}`);
  cleanup();

  expect(await open(path, { features: { ...features, ...without } })).toBe('Page Not Found');
  await expect.poll(() => document.title).toContain('Page Not Found');
});

test('the 404 page of a feature that the hotel does not have leads back to the hotel', async () => {
  await open('/grand/activities/schedule', {
    features: { ...features, activities: false },
    name: 'The Grand',
  });

  const back = await screen.findByRole('link', { name: 'Back to The Grand' });
  expect(back.getAttribute('href')).toBe('/grand');
});

test("R-31 a frame that throws shows the error page of the suite and not the router's", async () => {
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
