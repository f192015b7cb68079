import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { BOOKING_PATH, bookedReplies, openBooking } from '../testing/open-booking';
import { findHeldTime, findButton } from '../testing/booking-queries';

beforeEach(() => sessionStorage.clear());

test('a new booking is shown at once, even before the navigation completes', async () => {
  const { router } = openBooking(bookedReplies);
  await userEvent.click(await findButton('19:30'));
  await findHeldTime();
  const { navigate } = router;
  let follow = () => {};
  const line = new Promise<void>((resolve) => (follow = resolve));
  // Delays the navigation to simulate a slow connection.
  router.navigate = (async (...to: Parameters<typeof navigate>) => {
    await line;
    await navigate(...to);
  }) as typeof navigate;

  await userEvent.click(screen.getByRole('button', { name: 'Book this table' }));

  await screen.findByText('TB-7K3QXM');
  expect(router.state.location.search).toContain('at=');
  follow();
  await expect.poll(() => router.state.location.search).toBe(`?booking=${uuidOf(8)}`);
  await userEvent.click(screen.getByRole('button', { name: 'Book another table' }));
  await findButton('19:30');
});

test('a new booking can be changed before the navigation completes', async () => {
  const { router } = openBooking(bookedReplies);
  await userEvent.click(await findButton('19:30'));
  await findHeldTime();
  const { navigate } = router;
  // The connection is so slow that the next tap comes first.
  router.navigate = async () => void (router.navigate = navigate);
  await userEvent.click(screen.getByRole('button', { name: 'Book this table' }));
  await screen.findByText('TB-7K3QXM');

  await userEvent.click(await findButton('Change'));

  await screen.findByText('Current booking: Today, 19:30');
  await findButton('20:00');
  expect(screen.queryByText('TB-7K3QXM')).toBeNull();
});

test('S-05 the selected time is preselected when the guest returns to the outlet', async () => {
  const path = `${BOOKING_PATH.replace('/book', '')}?activeOutletUuid=${uuidOf(1)}&at=2026-06-01T19%3A30&justRegistered=true`;
  openBooking(bookedReplies, { path });

  await screen.findByText('Welcome. Your chosen time is still selected.');
  const chosen = await findButton('19:30');
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(chosen);
  await findHeldTime();
});

test('S-05 only a guest who has just returned sees the welcome', async () => {
  const path = `${BOOKING_PATH}?activeOutletUuid=${uuidOf(1)}&at=2026-06-01T19%3A30&justRegistered=true`;
  openBooking(bookedReplies, { path });
  await screen.findByText(/^Welcome\./);
  await userEvent.click(await findButton('19:30'));
  await userEvent.click(await findButton('Book this table'));

  await userEvent.click(await findButton('Change'));
  await userEvent.click(await findButton('20:00'));

  await findButton('Change booking');
  expect(screen.queryByText(/^Welcome\./)).toBeNull();
});
