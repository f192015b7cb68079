import { SocketError } from '@guest/shared/realtime/socket-error';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { template, ticket } from '../../testing/build-request';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { readSnapshot } from '../../storage/chat-database';
import { storedOnDevice, openRequests, withoutRoom } from '../../testing/open-requests';

installFakeDatabases();

const PAGE = '/grand/requests';
const AT = '2026-06-01T11:50:00.000Z';
const epoch = uuidOf(9);
const known = { getRequestTemplates: [template()] };
const staffStep = (status: 'in_progress' | 'on_hold' | 'done', note?: string) =>
  ({ status, by: 'staff', nickName: 'Rita', at: AT, ...(note && { note }) }) as const;
const open = ticket();
const begun = ticket({
  version: 2,
  status: 'in_progress',
  canCancel: false,
  assignee: { nickName: 'Rita' },
  histories: [...open.histories, staffStep('in_progress')],
});
const done = ticket({ version: 3, status: 'done', canCancel: false });
const card = async () => (await screen.findAllByRole('listitem'))[0] ?? document.body;

beforeEach(() => localStorage.clear());

test('a completed request is not listed among those in progress', async () => {
  await openRequests(PAGE, {
    ...known,
    loadGuestRequests: [done, ticket({ trackingId: uuidOf(77), status: 'open' })],
  });

  const groups = await screen.findAllByRole('heading', { level: 2 });
  expect(groups.map(({ textContent }) => textContent)).toEqual(['Current', 'Done']);
});

test('a request shows its current state without a reload', async () => {
  const { realtime } = await openRequests(PAGE, { ...known, loadGuestRequests: [open] });
  await screen.findByText('Requested 12:50');
  expect(within(await card()).getByRole('status').textContent).toBe('Sent');

  act(() => realtime.pushed('requestUpdated', { ticket: begun, epoch }));

  expect(within(await card()).getByRole('status').textContent).toBe('In progress');
  screen.getByText('Rita is taking care of it.');
  const steps = within(screen.getByText('History').closest('details') ?? document.body);
  expect(steps.getAllByRole('listitem', { hidden: true }).map((it) => it.textContent)).toEqual([
    expect.stringMatching(/^In progress.*Rita · 12:50/),
    expect.stringMatching(/^Sent.*You · 12:50/),
  ]);
});

test('a request shows why and until when it waits, and admits a delay', async () => {
  const waiting = ticket({
    status: 'on_hold',
    etaAt: '2026-06-01T14:00:00.000Z',
    canCancel: false,
    histories: [...open.histories, staffStep('on_hold', 'A part is coming')],
  });
  const late = ticket({ trackingId: uuidOf(21), dueBy: '2026-06-01T11:59:00.000Z' });
  await openRequests(PAGE, { ...known, loadGuestRequests: [waiting, late] });

  await screen.findByText('Expected by 15:00');
  expect(screen.getAllByText('A part is coming').length).toBeGreaterThan(0);
  screen.getByText("This is taking longer than expected. We're sorry.");
});

test('a guest cancels a request after confirming', async () => {
  const cancelled = ticket({ version: 2, status: 'cancelled', canCancel: false });
  const { realtime } = await openRequests(PAGE, {
    ...known,
    loadGuestRequests: [open],
    changeStatusRequest: cancelled,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel request' }));
  const dialog = within(await screen.findByRole('alertdialog'));

  await userEvent.click(dialog.getByRole('button', { name: 'Cancel request' }));

  await screen.findByText('Cancelled');
  expect(realtime.sentRequests.at(-1)?.body).toEqual({ trackingId: open.trackingId, status: 'cancelled' });
  screen.getByRole('region', { name: 'Past' });
});

test('a guest whose cancellation comes too late sees the reason and the current state', async () => {
  const tooLate = new SocketError({ status: 409, code: 'status_not_allowed', error: 'It has begun.' });
  const { realtime, toasts } = await openRequests(PAGE, {
    ...known,
    loadGuestRequests: [open],
    changeStatusRequest: tooLate,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel request' }));
  realtime.answer({ loadGuestRequests: [begun] });
  const dialog = within(await screen.findByRole('alertdialog'));

  await userEvent.click(dialog.getByRole('button', { name: 'Cancel request' }));

  await waitFor(async () => expect(within(await card()).getByRole('status').textContent).toBe('In progress'));
  expect(toasts).toEqual(['It has begun.']);
});

test('a guest confirms a completed request and rates it', async () => {
  const windows = { reopenBy: '2026-06-02T12:00:00.000Z', rateBy: '2026-06-08T12:00:00.000Z' };
  const { realtime } = await openRequests(PAGE, {
    ...known,
    loadGuestRequests: [done],
    changeStatusRequest: ({ rating }) =>
      ticket({
        version: rating ? 5 : 4,
        status: 'closed',
        canCancel: false,
        ...windows,
        ...(rating && { rating }),
      }),
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Yes, thank you' }));
  await userEvent.click(await screen.findByRole('button', { name: '4 stars' }));

  await screen.findByText('Thanks for your feedback.');
  expect(screen.getByRole('button', { name: '4 stars' }).getAttribute('aria-pressed')).toBe('true');
  const steps = () =>
    realtime.sentRequests.flatMap((it) => (it.name === 'changeStatusRequest' ? [it.body] : []));
  await expect.poll(steps).toEqual([
    { trackingId: done.trackingId, status: 'closed' },
    { trackingId: done.trackingId, status: 'closed', rating: 4 },
  ]);
});

test('a rating that the hotel refuses shows no thanks', async () => {
  const error = 'This request can no longer be rated';
  const rateBy = '2026-06-08T12:00:00.000Z';
  const { toasts } = await openRequests(PAGE, {
    ...known,
    loadGuestRequests: [ticket({ version: 4, status: 'closed', canCancel: false, rateBy })],
    changeStatusRequest: new SocketError({ status: 409, code: 'status_not_allowed', error }),
  });

  await userEvent.click(await screen.findByRole('button', { name: '4 stars' }));

  await expect.poll(() => toasts).toEqual([error]);
  await screen.findByText('How was it?', { selector: 'p' });
  expect(screen.queryByText('Thanks for your feedback.')).toBeNull();
});

test('a guest reopens a request with a note about what is missing', async () => {
  const reopened = ticket({ version: 4, status: 'reopened' });
  const { realtime } = await openRequests(PAGE, {
    ...known,
    loadGuestRequests: [done],
    changeStatusRequest: reopened,
  });
  await userEvent.click(await screen.findByRole('button', { name: "Something's missing" }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'Reopen request' }));
  await sheet.findByText('Please tell us in a few words.');

  await userEvent.type(sheet.getByLabelText("What's missing?"), 'One is wet');
  await userEvent.click(sheet.getByRole('button', { name: 'Reopen request' }));

  await screen.findByText('Reopened');
  const body = { trackingId: done.trackingId, status: 'reopened', note: 'One is wet' };
  expect(realtime.sentRequests.at(-1)?.body).toEqual(body);
});

test('a request closed long ago can neither be reopened nor rated', async () => {
  const windows = { reopenBy: '2026-05-31T12:00:00.000Z', rateBy: '2026-06-01T11:00:00.000Z' };
  await openRequests(PAGE, {
    ...known,
    loadGuestRequests: [ticket({ status: 'closed', canCancel: false, ...windows })],
  });

  await screen.findByText('Closed');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('an empty list offers to create a request', async () => {
  await openRequests(PAGE, known);
  const link = await screen.findByRole('link', { name: 'New request' });
  expect(link.getAttribute('href')).toBe('/grand/request/create');
});

test('a list that failed to load can be retried', async () => {
  const away = new SocketError({ status: 500, code: 'internal', error: 'No' });
  const { realtime } = await openRequests(PAGE, { ...known, loadGuestRequests: away });
  await screen.findByRole('alert');
  realtime.answer({ loadGuestRequests: [open] });

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByText('Requested 12:50');
});

test('a request refused later stays with its reason until the guest removes it', async () => {
  const queued = {
    ask: { key: uuidOf(7), requestTemplateId: uuidOf(5) },
    templateName: 'Towels',
    at: Date.parse(AT),
    state: 'refused',
    error: 'Not any more.',
    code: 'no',
  };
  localStorage.setItem(`outbox:requests:g1:${uuidOf(7)}`, JSON.stringify(queued));
  await openRequests(PAGE, known);

  await screen.findByText('Not any more.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

  await waitFor(() => expect(screen.queryByText('Not any more.')).toBeNull());
  await expect.poll(storedOnDevice).toEqual([]);
  expect(Object.keys(localStorage)).not.toContain(`outbox:requests:g1:${uuidOf(7)}`);
});

test('the requests and services of the last visit open without a connection, with their time', async () => {
  const answers = { ...known, loadGuestRequests: [open] };
  await openRequests(PAGE, answers);
  await screen.findByText('Requested 12:50');
  await expect.poll(() => readSnapshot('requests g1 ')).toMatchObject({ tickets: [open] });
  cleanup();

  const later = await openRequests(PAGE, answers, { isUnreachable: true });

  await screen.findByText('Requested 12:50');
  await screen.findByText(/^Updated /, {}, { timeout: 10_000 });
  act(() => later.requests.store.getState().requestsLoaded([]));
  await screen.findByText('No requests yet');
  cleanup();
  await openRequests('/grand/request/create', answers, { isUnreachable: true });
  await screen.findByRole('link', { name: /Towels/ });
});

test("the copy of another guest's requests does not show", async () => {
  await openRequests(PAGE, { ...known, loadGuestRequests: [open] });
  await expect.poll(() => readSnapshot('requests g1 ')).toMatchObject({ tickets: [open] });
  cleanup();

  const { requests } = await openRequests(
    PAGE,
    {},
    { guest: { ...withoutRoom, id: 'g2', uuid: 'g2', guest_uuid: 'g2' }, isUnreachable: true },
  );

  await screen.findByText("Couldn't load your requests");
  expect(requests.store.getState().tickets).toEqual({});
});

test.each([
  [PAGE, "Couldn't load your requests"],
  ['/grand/request/create', "Couldn't load our services"],
])('%s reports that the server was never reached instead of showing a loading state', async (path, words) => {
  await openRequests(path, {}, { isUnreachable: true });

  await screen.findByText(words);
  screen.getByText("You're offline");
});

test.each([
  [PAGE, "Couldn't load your requests"],
  ['/grand/request/create', "Couldn't load our services"],
])('%s reports a refused chat session instead of showing a loading state', async (path, words) => {
  const { realtime } = await openRequests(path, {}, { isUnreachable: true });
  act(() => realtime.state.getState().connectionChanged({ connection: 'off', tries: 0 }));

  await screen.findByText(words);
  expect(screen.queryByText("You're offline")).toBeNull();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  // A chat session is requested with each page load.
  expect(reload).toHaveBeenCalledOnce();
});
