import type { Lang } from '@guest/shared/contracts/core/languages';
import { property, propertyDetail } from '@guest/shared/testing/builders/property';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Greeting } from './greeting';

afterEach(() => void vi.useRealTimers());

const ids = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', is_verified: true };
const stay = { checkin: '2026-05-30', checkout: '2026-06-04' };

function open(facts: object, { at = '2026-06-01T12:00:00Z', lang = 'en' as Lang } = {}) {
  let now = Date.parse(at);
  const host = fakeHost([], { now: () => now, lang });
  host.property.getState().detailLoaded(propertyDetail());
  const Page = () => <Greeting property={property()} />;
  renderPage(host, { property: Page }, {}, '/grand');
  act(() => host.session.getState().signedIn({ token: 't', user: { ...ids, ...facts }, allowToPost: true }));
  return {
    host,
    text: () => screen.getByRole('paragraph').textContent,
    wait: async (ms: number) => {
      now += ms;
      await act(() => vi.advanceTimersByTimeAsync(30_000));
    },
  };
}

test.each([
  [{ firstName: 'Ada', room: '204', ...stay }, 'Good afternoon, Ada · Room 204 · 3 nights left'],
  [{ firstName: 'Ada', ...stay }, 'Good afternoon, Ada · 3 nights left'],
  [{ ...stay, room: '204' }, 'Good afternoon · Room 204 · 3 nights left'],
  [
    { firstName: 'Ada', room: '204', ...stay, checkout: '2026-06-02' },
    'Good afternoon, Ada · Room 204 · Your last night',
  ],
  [
    { firstName: 'Ada', room: '204', ...stay, checkout: '2026-06-01' },
    'Good afternoon, Ada · Room 204 · Check-out by 11:00',
  ],
  [
    { firstName: 'Ada', room: '204', checkin: '2026-06-05', checkout: '2026-06-07' },
    'Good afternoon, Ada · We expect you on Friday from 15:00',
  ],
  [{ firstName: 'Ada', room: '204', ...stay, checkout: '2026-05-31' }, 'Thank you for staying with us, Ada'],
  [
    { firstName: 'Ada', stay_state: 'OUT', ...stay, checkout: '2026-06-02' },
    'Thank you for staying with us, Ada',
  ],
  [{ firstName: 'Ada' }, 'Good afternoon, Ada · Tell us your room'],
])('a guest with %o is greeted with "%s"', async (facts, expected) => {
  const { text } = open(facts);

  expect(text()).toBe(expected);
});

test('a guest without a stay is led to the page that asks for it, and back', () => {
  open({ firstName: 'Ada' });

  expect(screen.getByRole('link', { name: 'Tell us your room' }).getAttribute('href')).toBe(
    '/grand/register/stay?returnTo=%2Fgrand&service=reservations',
  );
});

test.each([
  ['es', 'Buenas tardes, Ada · Habitación 204 · Quedan 3 noches'],
  ['fr', 'Bonjour, Ada · Chambre 204 · Encore 3 nuits'],
  ['ja', 'Ada様、こんにちは · 204号室 · 残り3泊'],
  ['ar', 'طاب نهارك يا Ada · الغرفة 204 · بقيت 3 ليالٍ'],
] as const)('in %s, the greeting is a sentence of its own and the name is isolated', (lang, expected) => {
  const { text } = open({ firstName: 'Ada', room: '204', ...stay }, { lang });

  expect(text()).toBe(expected);
  expect(screen.getByText('Ada', { selector: 'bdi' })).toBeTruthy();
});

test('a name that looks like a placeholder or markup is shown as it is', () => {
  const { text } = open({ firstName: '<b>{name}</b> \uFFFC', ...stay });

  expect(text()).toBe('Good afternoon, <b>{name}</b> \uFFFC · 3 nights left');
});

test('the greeting follows the clock of the hotel while the page is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { text, wait } = open(
    { firstName: 'Ada', room: '204', ...stay },
    // 17:59 in Lisbon.
    { at: '2026-06-01T16:59:00Z' },
  );
  expect(text()).toBe('Good afternoon, Ada · Room 204 · 3 nights left');

  await wait(60_000);
  expect(text()).toBe('Good evening, Ada · Room 204 · 3 nights left');
  // 05:00 of the next day.
  await wait(11 * 3_600_000);
  expect(text()).toBe('Good morning, Ada · Room 204 · 2 nights left');
});

test('a room or a name that changes is shown at once', () => {
  const { host, text } = open({ firstName: 'Ada', room: '204', ...stay });

  act(() => host.session.getState().userChanged({ room: '301', firstName: 'Grace' }));

  expect(text()).toBe('Good afternoon, Grace · Room 301 · 3 nights left');
});
