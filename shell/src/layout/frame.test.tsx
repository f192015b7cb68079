import { HostProvider, TextProvider, type Host } from '@guest/shared';
import { Outlet, RouterProvider, type RouteObject } from '@guest/shared/router';
import { pageNames, routes } from '@guest/shared/routes/routes';
import { rememberCookieConsent, savedCookieConsent } from '@guest/shared/consent/cookie-consent';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import { Frame } from './frame';

function openFrame(host: Host, path: string) {
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

function hostInProperty(): Host {
  const host = fakeHost();
  const detail = propertyDetail({ identity: 'casa-miramar', name: 'Casa Miramar' });
  detail.system.components.footer.items = [{ name: 'property' }, { name: 'property-directories-outlets' }];
  host.property.getState().detailLoaded(detail);
  return host;
}

test('the way back leads one step up, and says where', async () => {
  openFrame(hostInProperty(), '/casa-miramar/directories/bars-and-restaurants/sea-bar/menus/dinner');

  expect(screen.getByRole('link', { name: 'Back to Menus' }).getAttribute('href')).toBe(
    '/casa-miramar/directories/bars-and-restaurants/sea-bar/menus',
  );
});

test('below the hotel’s home, the way back has the hotel’s name', () => {
  openFrame(hostInProperty(), '/casa-miramar/discover');

  expect(screen.getByRole('link', { name: 'Back to Casa Miramar' }).getAttribute('href')).toBe(
    '/casa-miramar',
  );
});

test('the navigation marks the page, and the place that a page belongs to', async () => {
  const router = openFrame(hostInProperty(), '/casa-miramar/directories/bars-and-restaurants');
  const link = () =>
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Eat & drink' });
  expect(link().getAttribute('aria-current')).toBe('page');

  await act(() => router.navigate('/casa-miramar/directories/bars-and-restaurants/sea-bar'));

  expect(link().getAttribute('aria-current')).toBe('true');
});

test('a hotel that is not known yet has neither name nor navigation in the frame', () => {
  openFrame(fakeHost(), '/casa-miramar');

  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText('Page property')).toBeTruthy();
});

const ana = { id: '1', uuid: '1', guest_uuid: '1', guestUuid: '1', firstName: 'Ana' };

test('E-08 a stranger finds the way in where a guest finds all that is theirs', async () => {
  const host = hostInProperty();
  const router = openFrame(host, '/casa-miramar');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/casa-miramar/signin?returnTo=%2Fcasa-miramar&service=signup',
  );

  act(() => host.session.getState().signedIn({ token: 't', user: ana, allowToPost: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Your profile' }));
  expect(host.layout.getState().isProfileSidebarShown).toBe(true);
  const own = within(await screen.findByRole('dialog', { name: 'Ana' }));
  await userEvent.click(own.getByRole('link', { name: 'Favorites' }));

  expect(router.state.location.pathname).toBe('/casa-miramar/favorites');
  expect(host.layout.getState().isProfileSidebarShown).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('another page takes the focus along and is announced by its title', async () => {
  const router = openFrame(hostInProperty(), '/casa-miramar');
  screen.getByRole('link', { name: 'Eat & drink' }).focus();
  document.title = 'Eat Drink Now | Casa Miramar';

  await act(() => router.navigate('/casa-miramar/directories/bars-and-restaurants'));

  expect(document.activeElement).toBe(screen.getByRole('main'));
  await expect.poll(() => screen.queryByText('Eat Drink Now | Casa Miramar')?.role).toBe('status');
});

test('another question on the same page leaves the focus where it is', async () => {
  const router = openFrame(hostInProperty(), '/casa-miramar/discover');
  const home = screen.getByRole('link', { name: 'Home' });
  home.focus();

  await act(() => router.navigate('/casa-miramar/discover?tag=pool'));

  expect(document.activeElement).toBe(home);
});

test('R-29 the layout of a route decides what stands around it, and the page stays through a change of it', async () => {
  const router = openFrame(hostInProperty(), '/casa-miramar');
  const main = screen.getByRole('main');
  expect(screen.getByRole('banner')).toBeTruthy();

  await act(() => router.navigate('/clear'));

  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.getByRole('main')).toBe(main);
});

test.each([
  ['default', '/casa-miramar/discover', { bar: true, places: true, wayIn: true }],
  ['home', '/casa-miramar', { bar: true, places: true, wayIn: true }],
  ['empty', '/sync-app', { bar: false, places: false, wayIn: false }],
  ['healthcheck', '/healthcheck', { bar: true, places: false, wayIn: false }],
  ['error', '/no/such/hotel', { bar: true, places: false, wayIn: false }],
  ['default', '/casa-miramar/no/such/page', { bar: true, places: true, wayIn: true }],
])('R-29 the layout %s has its own frame', (layout, path, { bar, places, wayIn }) => {
  openFrame(hostInProperty(), path);

  const frame = screen.getByRole('main').parentElement;
  expect(frame?.className).toContain(layout);
  expect(screen.queryByRole('banner') !== null).toBe(bar);
  expect(screen.queryByRole('navigation', { name: 'Main' }) !== null).toBe(places);
  expect(screen.queryByRole('link', { name: 'Sign in' }) !== null).toBe(wayIn);
});

/** The page answers, and what was waiting for that has come. */
async function answer(host: Host): Promise<void> {
  act(() => host.takeOver.getState().answered('page'));
  await act(() => import('./banners'));
}

test('without a connection it says what still works, and no longer once it is back', async () => {
  const host = hostInProperty();
  openFrame(host, '/casa-miramar');
  await answer(host);
  const words = 'You are offline. What you have already opened can still be read.';

  act(() => host.layout.getState().connectionChanged(true));
  expect(screen.getByText(words)).toBeTruthy();

  act(() => host.layout.getState().connectionChanged(false));
  expect(screen.queryByText(words)).toBeNull();
});

const question = () => screen.queryByRole('region', { name: 'May we keep optional cookies?' });

test.each(['Refuse', 'Accept'])(
  'E-08 R-04 the question about cookies comes when the page answers, and is gone for good after "%s"',
  async (words) => {
    const host = hostInProperty();
    const router = openFrame(host, '/casa-miramar');
    expect(question()).toBeNull();

    await answer(host);
    await userEvent.click(screen.getByRole('button', { name: words }));
    await act(() => router.navigate('/casa-miramar/discover'));

    expect(question()).toBeNull();
    expect(savedCookieConsent()).not.toBeNull();
  },
);

test('who has answered is not asked again', async () => {
  rememberCookieConsent({ analytics: false, marketing: false }, { lang: 'en', now: 0 });
  const host = hostInProperty();
  openFrame(host, '/casa-miramar');

  await answer(host);

  expect(screen.getAllByRole('status').length).toBeGreaterThan(1);
  expect(question()).toBeNull();
});

test('R-04 a choice made in another tab is an answer here too', async () => {
  const host = hostInProperty();
  openFrame(host, '/casa-miramar');
  await answer(host);
  expect(question()).toBeTruthy();

  act(() => rememberCookieConsent({ analytics: false, marketing: true }, { lang: 'en', now: 0 }));

  expect(question()).toBeNull();
});

test('R-04 to refuse is as easy as to accept, and to choose is beside them', async () => {
  const host = hostInProperty();
  openFrame(host, '/casa-miramar');
  await answer(host);

  const asked = within(screen.getByRole('region', { name: 'May we keep optional cookies?' }));
  const [refuse, accept] = asked.getAllByRole('button');
  expect([refuse?.textContent, accept?.textContent]).toEqual(['Refuse', 'Accept']);
  expect(refuse?.className).toBe(accept?.className);
  expect(asked.getByRole('link', { name: 'Choose' }).getAttribute('href')).toBe('/cookies');
});

test('inside the hotel’s app nobody is asked about cookies', async () => {
  const host = hostInProperty();
  host.layout.getState().appModeEntered();
  openFrame(host, '/casa-miramar');

  await answer(host);

  expect(screen.getAllByRole('status').length).toBeGreaterThan(1);
  expect(question()).toBeNull();
});
