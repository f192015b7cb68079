import { HostProvider, TextProvider } from '@guest/shared';
import { RouterProvider } from '@guest/shared/router';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import { NotFoundPage } from './not-found-page';

function openAt(path: string, host = fakeHost()) {
  const router = createMemoryRouter([{ path: '*', element: <NotFoundPage /> }], { initialEntries: [path] });
  render(
    <HostProvider host={host}>
      <TextProvider lang="en" messages={texts}>
        <RouterProvider router={router} />
      </TextProvider>
    </HostProvider>,
  );
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('R-32 an unknown address is shown as it was typed', () => {
  openAt('/casa-miramar/caf%C3%A9/nowhere');

  expect(heading()).toBe('Page not found: /casa-miramar/café/nowhere');
});

test('R-32 an address that cannot be decoded is shown encoded', () => {
  openAt('/%ff/nowhere');

  expect(heading()).toBe('Page not found: /%ff/nowhere');
});

test('R-31 X-01 a known page whose item does not exist shows Page Not Found', () => {
  openAt('/casa-miramar/discover/00000000-0000-4000-8000-000000000001');

  expect(heading()).toBe('Page Not Found');
});

test('the page links to the hotel if it is known, and to all hotels otherwise', () => {
  openAt('/nowhere');
  expect(screen.getByRole('link', { name: 'Our hotels' }).getAttribute('href')).toBe('/');

  const host = fakeHost();
  host.property.getState().detailLoaded(propertyDetail({ identity: 'grand', name: 'The Grand' }));
  openAt('/grand/nowhere', host);
  expect(screen.getByRole('link', { name: 'Go to The Grand' }).getAttribute('href')).toBe('/grand');
});
