import { propertyDetail } from '@guest/shared/testing/builders/property';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hostInProperty, renderFrame } from './testing/render-frame';

test('the back link leads to the parent page and names it', async () => {
  renderFrame(hostInProperty(), '/casa-miramar/directories/bars-and-restaurants/sea-bar/menus/dinner');

  expect(screen.getByRole('link', { name: 'Back to Menus' }).getAttribute('href')).toBe(
    '/casa-miramar/directories/bars-and-restaurants/sea-bar/menus',
  );
});

test('the back link names the hotel on pages below its home page', () => {
  renderFrame(hostInProperty(), '/casa-miramar/discover');

  expect(screen.getByRole('link', { name: 'Back to Casa Miramar' }).getAttribute('href')).toBe(
    '/casa-miramar',
  );
});

test('the navigation marks the current page and the item that a subpage belongs to', async () => {
  const router = renderFrame(hostInProperty(), '/casa-miramar/directories/bars-and-restaurants');
  const link = () =>
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Eat & drink' });
  expect(link().getAttribute('aria-current')).toBe('page');

  await act(() => router.navigate('/casa-miramar/directories/bars-and-restaurants/sea-bar'));

  expect(link().getAttribute('aria-current')).toBe('true');
});

test('the frame shows neither name nor navigation until the hotel is known', () => {
  renderFrame(fakeHost(), '/casa-miramar');

  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText('Page property')).toBeTruthy();
});

const ana = { id: '1', uuid: '1', guest_uuid: '1', guestUuid: '1', firstName: 'Ana' };

test('E-08 an anonymous visitor sees a sign-in link where a guest sees the profile menu', async () => {
  const host = hostInProperty();
  const router = renderFrame(host, '/casa-miramar');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/casa-miramar/signin?returnTo=%2Fcasa-miramar&service=signup',
  );

  act(() => host.session.getState().signedIn({ token: 't', user: ana, allowToPost: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Your profile' }));
  expect(host.layout.getState().isProfileSidebarShown).toBe(true);
  const own = within(await screen.findByRole('dialog', { name: 'Ana' }));
  await userEvent.click(own.getByRole('link', { name: 'Favourites' }));

  expect(router.state.location.pathname).toBe('/casa-miramar/favorites');
  expect(host.layout.getState().isProfileSidebarShown).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the account sheet lists only what the hotel offers', async () => {
  const host = hostInProperty();
  host.session.getState().signedIn({ token: 't', user: ana, allowToPost: true });
  const { features } = propertyDetail().system.property;
  const offer = (facts: Partial<typeof features>) =>
    act(() => {
      const property = { ...propertyDetail().system.property, identity: 'casa-miramar' };
      const detail = propertyDetail({ ...property, features: { ...features, ...facts } });
      host.property.getState().detailLoaded(detail);
    });
  renderFrame(host, '/casa-miramar');
  await userEvent.click(await screen.findByRole('button', { name: 'Your profile' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ana' }));
  const names = () => sheet.getAllByRole('link').map((link) => link.textContent);

  offer({});
  expect(names()).toEqual([
    'Profile',
    'My stay',
    'My orders',
    'Your requests',
    'Favourites',
    'Loyalty programme',
  ]);
  offer({ ordering: false, requests: false, loyalty: false });
  expect(names()).toEqual(['Profile', 'My stay', 'Favourites']);
});

test('a guest who signs out in the account sheet does not find it open at the next sign-in', async () => {
  const host = hostInProperty();
  const signIn = () =>
    act(() => host.session.getState().signedIn({ token: 't', user: ana, allowToPost: true }));
  renderFrame(host, '/casa-miramar');
  signIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Your profile' }));
  await screen.findByRole('dialog', { name: 'Ana' });

  act(() => host.session.getState().signedOut());
  signIn();

  await screen.findByRole('button', { name: 'Your profile' });
  expect(screen.queryByRole('dialog', { name: 'Ana' })).toBeNull();
});

test('a navigation moves the focus to the main content and announces the page title', async () => {
  const router = renderFrame(hostInProperty(), '/casa-miramar');
  screen.getByRole('link', { name: 'Eat & drink' }).focus();
  document.title = 'Eat Drink Now | Casa Miramar';

  await act(() => router.navigate('/casa-miramar/directories/bars-and-restaurants'));

  expect(document.activeElement).toBe(screen.getByRole('main'));
  await expect.poll(() => screen.queryByText('Eat Drink Now | Casa Miramar')?.role).toBe('status');
});

test('a change of the query on the same page does not move the focus', async () => {
  const router = renderFrame(hostInProperty(), '/casa-miramar/discover');
  const home = screen.getByRole('link', { name: 'Home' });
  home.focus();

  await act(() => router.navigate('/casa-miramar/discover?tag=pool'));

  expect(document.activeElement).toBe(home);
});

test('R-29 the layout of a route selects the frame, and the main element survives a change of layout', async () => {
  const router = renderFrame(hostInProperty(), '/casa-miramar');
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
])('R-29 the layout %s renders its own frame', (layout, path, { bar, places, wayIn }) => {
  renderFrame(hostInProperty(), path);

  const frame = screen.getByRole('main').parentElement;
  expect(frame?.className).toContain(layout);
  expect(screen.queryByRole('banner') !== null).toBe(bar);
  expect(screen.queryByRole('navigation', { name: 'Main' }) !== null).toBe(places);
  expect(screen.queryByRole('link', { name: 'Sign in' }) !== null).toBe(wayIn);
});
