import { activityBookingContract } from '@guest/shared/contracts/activity/activity-booking.contract';
import { activityBooking } from '@guest/shared/testing/builders/activity-booking';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { readKey } from '@guest/shared/reads/read-query';
import { DRAFTS_RESTORED } from '@guest/shared/storage/draft-names';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  ADULT,
  bookable,
  bookedReplies,
  BOOKING_PATH,
  CHILD,
  findButton,
  guest,
  openBooking,
} from '../testing/open-booking';
import { EMPTY_DRAFT } from '../model/booking-draft';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const AT_SESSION = `${BOOKING_PATH}?session=${uuidOf(1)}`;
const findHeading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('R-17 the people that were chosen days ago are there again when the app opens on the booking', async () => {
  openBooking([], { path: AT_SESSION });
  await screen.findByText('€50.00');
  const { bookableActivityId } = bookable();
  const saved = { ...EMPTY_DRAFT, units: { [ADULT]: 3 } };

  sessionStorage.setItem(`draft:activity-${bookableActivityId}`, JSON.stringify(saved));
  act(() => void dispatchEvent(new Event(DRAFTS_RESTORED)));

  await screen.findByText('€75.00');
});

test('R-17 the booking says offline that it needs a connection to the hotel, before the guest chooses anything', async () => {
  const { host } = openBooking();
  await screen.findByRole('link', { name: '16:00 – 17:00' });
  const words = "You're offline. A booking needs a connection to the hotel.";
  expect(screen.queryByText(words)).toBeNull();

  act(() => host.layout.getState().connectionChanged(true));
  expect(screen.getByText(words)).toBeTruthy();
  act(() => host.layout.getState().connectionChanged(false));

  expect(screen.queryByText(words)).toBeNull();
});

test('R-17 a page that is reloaded before the router has read the new address shows the booking', async () => {
  const { router } = openBooking(bookedReplies);
  await userEvent.click(await screen.findByRole('link', { name: '16:00 – 17:00' }));
  await findHeading('Who is coming?');
  await userEvent.click(await findButton('Continue'));
  await findHeading('Your details');
  await userEvent.click(await findButton('Continue'));
  await findHeading('Review and book');
  vi.spyOn(router, 'navigate').mockImplementation(() => new Promise(() => {}));

  await userEvent.click(await findButton('Book'));

  await screen.findByText('7KQ2MXAB');
  expect(new URLSearchParams(location.search).get('booking')).toBe(uuidOf(8));
});

test('R-17 a guest chooses a time, people and payment, and books', async () => {
  const { host, router, calls } = openBooking(bookedReplies);

  await userEvent.click(await screen.findByRole('link', { name: '16:00 – 17:00' }));
  await findHeading('Who is coming?');
  screen.getByText('€50.00');
  await userEvent.click(await findButton('Continue'));
  await findHeading('Your details');
  screen.getByText('Held for you until 11:10');
  await userEvent.type(screen.getByRole('textbox', { name: /Anything else/ }), 'First time');
  await userEvent.click(await findButton('Continue'));
  await findHeading('Review and book');
  screen.getByText('Cancel free of charge until today, 14:00.');
  screen.getByText('Shoes, please.');
  await userEvent.click(await findButton('Book'));

  await screen.findByText('AC-7KQ2MX');
  screen.getByText('7KQ2MXAB');
  await screen.findByRole('img', { name: 'QR code of your voucher' });
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe('/calendar.ics');
  expect(router.state.location.search).toBe(`?booking=${uuidOf(8)}`);
  // The page that the address opens without a network has been read.
  const page = `/web/property/grand/activity/${uuidOf(1)}?booking=${uuidOf(8)}`;
  await expect.poll(() => host.queries.getQueryData(readKey(page, 'en'))).toBeDefined();
  expect(calls.map(({ to }) => to)).toEqual([
    'POST /sessions/:sessionUuid/holds',
    'POST /bookings/activities',
  ]);
  expect(calls[0]?.body).toEqual({ units: [{ unitId: ADULT, quantity: 2 }], ages: [] });
  expect(calls[1]?.body).toEqual({
    holdUuid: uuidOf(1),
    priceToken: 'token',
    unitItems: [{ unitId: ADULT }, { unitId: ADULT }],
    contact: { firstName: 'Ada' },
    note: 'First time',
    answers: {},
    payment: 'pay_there',
  });
  expect(calls[1]?.headers?.['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('companions can be named, and the names are shown before and after the booking', async () => {
  const named = activityBooking({ unitItems: [{ unitId: ADULT }, { unitId: ADULT, firstName: 'Mia' }] });
  const { calls } = openBooking(
    [[activityBookingContract.getActivityBooking, () => named], ...bookedReplies],
    { path: AT_SESSION },
  );
  await userEvent.click(await findButton('Continue'));
  await findHeading('Your details');
  expect(screen.queryByRole('textbox', { name: /Person 1/ })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: /Person 2: first name/ }), 'Mia');
  await userEvent.click(await findButton('Continue'));
  await findHeading('Review and book');
  screen.getByText('Mia');
  await userEvent.click(await findButton('Book'));

  await screen.findByText('AC-7KQ2MX');
  expect(calls[1]?.body).toMatchObject({
    unitItems: [{ unitId: ADULT }, { unitId: ADULT, firstName: 'Mia' }],
  });
  await screen.findByText('Mia');
});

test('children need an adult and an age within the limits before places are held', async () => {
  const { calls } = openBooking(bookedReplies, { path: AT_SESSION });
  await findHeading('Who is coming?');
  const fewer = screen.getByRole('button', { name: 'One less: Adult' });
  await userEvent.click(fewer);
  await userEvent.click(fewer);
  await userEvent.click(screen.getByRole('button', { name: 'One more: Child' }));

  await userEvent.click(await findButton('Continue'));
  await screen.findByText('Child: only together with Adult.');
  screen.getByText('Enter the age on the day.');
  await userEvent.click(screen.getByRole('button', { name: 'One more: Adult' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Child: age 1' }), '14');
  await screen.findByText('Child: ages 6 to 12.');
  expect(calls).toEqual([]);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Child: age 1' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Child: age 1' }), '9');
  await userEvent.click(await findButton('Continue'));

  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({
    units: [
      { unitId: ADULT, quantity: 1 },
      { unitId: CHILD, quantity: 1 },
    ],
    ages: [{ unitId: CHILD, age: 9 }],
  });
});

test('S-04 S-06 a visitor signs up for activity-booking and returns to the same session and people', async () => {
  const { router, calls } = openBooking([], { user: null, path: AT_SESSION });
  await findHeading('Who is coming?');
  await userEvent.click(screen.getByRole('button', { name: 'One more: Adult' }));

  await userEvent.click(await findButton('Continue'));

  await screen.findByText('Page property-signin');
  const query = new URLSearchParams(router.state.location.search);
  expect(query.get('service')).toBe('activity-booking');
  expect(JSON.parse(query.get('entity') ?? '')).toEqual({
    activityId: uuidOf(1),
    bookableActivityId: uuidOf(1),
  });
  expect(query.get('returnTo')).toBe(AT_SESSION);
  expect(calls).toEqual([]);
});

test('the choice of a visitor is there after the sign-in', async () => {
  const before = openBooking([], { user: null, path: AT_SESSION });
  await findHeading('Who is coming?');
  await userEvent.click(screen.getByRole('button', { name: 'One more: Adult' }));
  before.host.session.getState().signedIn({ token: 'x'.repeat(43), user: guest, allowToPost: false });

  await expect.poll(() => screen.getByRole('spinbutton', { name: 'Adult' })).toHaveProperty('value', '3');
});

test('the safety note must be accepted and is sent with its version', async () => {
  const { calls } = openBooking(bookedReplies, {
    path: AT_SESSION,
    offer: bookable({
      waiver: { version: '2026-1', text: 'I can swim.' },
      questions: [{ key: 'height', label: 'How tall?', required: true }],
    }),
  });
  await userEvent.click(await findButton('Continue'));
  await findHeading('Your details');
  await userEvent.type(screen.getByRole('textbox', { name: 'How tall?' }), '170');
  await userEvent.click(await findButton('Continue'));
  await screen.findByText('Please read and accept the safety note.');

  await userEvent.click(screen.getByRole('checkbox', { name: 'I have read this and agree' }));
  await userEvent.click(await findButton('Continue'));
  await userEvent.click(await findButton('Book'));

  await screen.findByText('AC-7KQ2MX');
  expect(calls.at(-1)?.body).toMatchObject({
    answers: { height: '170' },
    waiver: { version: '2026-1', accepted: true },
  });
});
