import { timelineContract, type CalendarFeed } from '@guest/shared/contracts/timeline/timeline.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { apiErrorOf, createCallLog } from '../../testing/call-log';
import { knownGuest, openAccount } from '../../testing/open-account';
import { CalendarButton } from './calendar-button';

const URL = 'https://guest.example/web/property/grand/timeline.ics?key=k';

async function open(first: CalendarFeed | null, create: unknown = { url: URL }) {
  let feed = first;
  const { api, calls } = createCallLog([
    [timelineContract.getCalendarFeed, () => ({ feed })],
    [
      timelineContract.createCalendarFeed,
      () => {
        if (!(create instanceof Error)) feed = { createdAt: '2026-06-01T12:00:00.000Z' };
        return create;
      },
    ],
    [timelineContract.revokeCalendarFeed, () => void (feed = null)],
  ]);
  const toast = vi.fn();
  const host = propertyHost([], { api, toast });
  host.session.getState().signedIn({ token: 't', user: knownGuest().user, allowToPost: true });
  await openAccount(host, { 'property-reservations': CalendarButton }, '/grand/reservations');
  await userEvent.click(screen.getByRole('button', { name: 'Follow in your calendar' }));
  return { toast, calls };
}

test('R-12 an address is created, shown once, copied and opened in the calendar app', async () => {
  const user = userEvent.setup();
  const { toast } = await open(null);
  await user.click(await screen.findByRole('button', { name: 'Create address' }));

  await screen.findByText(URL);
  expect(screen.getByRole('link', { name: 'Open in calendar app' }).getAttribute('href')).toBe(
    URL.replace('https:', 'webcal:'),
  );
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  await waitFor(() => expect(toast.mock.calls).toEqual([['success', 'Address copied.']]));
  expect(await navigator.clipboard.readText()).toBe(URL);

  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Follow in your calendar' }));
  await screen.findByText('Created on 1 June 2026');
  expect(screen.queryByText(URL)).toBeNull();
});

test('R-12 an address is revoked', async () => {
  await open({ createdAt: '2026-05-30T12:00:00.000Z', lastReadAt: '2026-05-31T12:00:00.000Z' });
  await screen.findByText('Last read on 31 May 2026');

  await userEvent.click(screen.getByRole('button', { name: 'Revoke address' }));

  await screen.findByRole('button', { name: 'Create address' });
  expect(screen.queryByRole('button', { name: 'Revoke address' })).toBeNull();
});

test('R-12 a failure says that nothing has changed', async () => {
  const { toast } = await open(null, apiErrorOf(503, 'maintenance', 'Not now'));

  await userEvent.click(await screen.findByRole('button', { name: 'Create address' }));

  await waitFor(() => expect(toast).toHaveBeenCalledWith('error', "That didn't work. Please try again."));
  screen.getByRole('button', { name: 'Create address' });
});
