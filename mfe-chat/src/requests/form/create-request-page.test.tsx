import { SocketError } from '@guest/shared/realtime/socket-error';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { template, ticket } from '../../testing/build-request';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { storedOnDevice, openRequests, withoutRoom } from '../../testing/open-requests';

installFakeDatabases();

const LIST = '/grand/request/create';
const FORM = `${LIST}?activeTemplateId=${uuidOf(5)}`;
const options = [
  { value: 'bath', label: 'Bath towels' },
  { value: 'hand', label: 'Hand towels' },
];
const towels = template({
  fields: [
    { key: 'count', label: 'How many', type: 'number', required: true, min: 1, max: 8 },
    { key: 'kind', label: 'Which', type: 'select', required: true, options },
    { key: 'also', label: 'Also', type: 'multi', required: false, options },
    { key: 'warm', label: 'Warm, please', type: 'boolean', required: false },
    { key: 'by', label: 'By when', type: 'time', required: false },
  ],
});
const sent = { ticket: ticket(), dup: false };
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }));
const refusal = (code: string, error: string, more: object = {}) =>
  new SocketError({ status: 409, code, error, ...more });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('R-28 services are grouped by category, and an unknown category appears under other', async () => {
  const wash = template({ requestTemplateId: uuidOf(6), name: 'Laundry', category: 'laundry' });
  await openRequests(LIST, { getRequestTemplates: [wash, towels] });

  const kinds = await screen.findAllByRole('region');
  expect(kinds.map((kind) => within(kind).getByRole('heading').textContent)).toEqual([
    'Housekeeping',
    'Something else',
  ]);
  const link = screen.getByRole('link', { name: 'Towels' });
  expect(link.getAttribute('href')).toBe(FORM);
});

test('S-10 an anonymous visitor is shown a sign-in link that leads back to the service', async () => {
  await openRequests(FORM, {}, { isAnonymous: true });

  const link = await screen.findByRole('link', { name: 'Sign in to continue' });
  const [path, query] = (link.getAttribute('href') ?? '').split('?');
  expect(path).toBe('/grand/signin');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    service: 'new-request',
    entity: uuidOf(5),
  });
});

test('S-13 a guest without a room number is asked for it before the form', async () => {
  const { router } = await openRequests(LIST, { getRequestTemplates: [towels] }, { guest: withoutRoom });

  await userEvent.click(await screen.findByRole('link', { name: 'Towels' }));

  expect(router.state.location.pathname).toBe('/grand/register');
  const query = new URLSearchParams(router.state.location.search);
  expect([query.get('service'), query.get('entity')]).toEqual(['new-request', uuidOf(5)]);
});

test('R-28 E-14 answers are sent in the types of their fields, and the guest is led to the requests', async () => {
  const { realtime, router } = await openRequests(FORM, {
    getRequestTemplates: [towels],
    newGuestRequest: sent,
  });
  await screen.findByRole('heading', { level: 1, name: 'Towels' });
  screen.getByText('Room 204');

  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Hand towels' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Warm, please' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: /Anything we should know/ }),
    'Two rooms, one door',
  );
  await send();

  await waitFor(() => expect(router.state.location.pathname).toBe('/grand/requests'));
  expect(realtime.sentRequests.at(-1)).toEqual({
    name: 'newGuestRequest',
    body: {
      key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      requestTemplateId: uuidOf(5),
      values: { count: 2, kind: 'hand', also: [], warm: true },
      note: 'Two rooms, one door',
    },
  });
});

test('a missing answer is reported at its field and nothing is sent', async () => {
  const { realtime } = await openRequests(FORM, { getRequestTemplates: [towels] });
  await screen.findByRole('heading', { level: 1, name: 'Towels' });

  await send();

  await screen.findByText('Which: please choose.');
  expect(realtime.sentRequests.map(({ name }) => name)).not.toContain('newGuestRequest');
});

test('V-06 a server-side validation error is shown at the field of its name', async () => {
  const fields = [{ field: 'values.by', code: 'field_range', error: 'Choose a time from now on.' }];
  await openRequests(FORM, {
    getRequestTemplates: [towels],
    newGuestRequest: refusal('field_range', 'Choose a time from now on.', { fields }),
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Bath towels' }));

  await send();

  const by = await screen.findByLabelText(/By when/);
  await waitFor(() => expect(by.getAttribute('aria-invalid')).toBe('true'));
  await expect.poll(storedOnDevice).toEqual([]);
});

test('a duplicate request is sent again under the same key only after confirmation', async () => {
  const question = "You asked for this a minute ago and we're on it. Ask again?";
  const { realtime, router } = await openRequests(FORM, {
    getRequestTemplates: [towels],
    newGuestRequest: (request) => {
      if (!request.isAgain) throw refusal('duplicate_request', question);
      return sent;
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Bath towels' }));
  await send();

  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByText(question);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Request again' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/grand/requests'));
  const [first, second] = realtime.sentRequests.flatMap((it) =>
    it.name === 'newGuestRequest' ? [it.body] : [],
  );
  expect(second).toEqual({ ...first, isAgain: true });
});

test('an offline request is saved and shown as waiting', async () => {
  const { realtime, router } = await openRequests(FORM, { getRequestTemplates: [towels] });
  await userEvent.click(await screen.findByRole('radio', { name: 'Bath towels' }));
  realtime.state.getState().connectionChanged({ connection: 'lost' });

  await send();

  await waitFor(() => expect(router.state.location.pathname).toBe('/grand/requests'));
  await screen.findByText('Waiting for connection');
  expect(await storedOnDevice()).toMatchObject([{ kind: 'request', version: 2, status: 'queued' }]);
});

test('a service with a time asks for it and sends it in hotel time', async () => {
  const transfer = template({ name: 'Transfer', timing: 'either', notePolicy: 'none' });
  const { realtime } = await openRequests(FORM, { getRequestTemplates: [transfer], newGuestRequest: sent });
  expect(screen.queryByLabelText('Time')).toBeNull();

  await userEvent.click(await screen.findByRole('radio', { name: 'Schedule for later' }));
  await userEvent.type(screen.getByLabelText('Time'), '18:30');
  await send();

  await waitFor(() =>
    expect(realtime.sentRequests.at(-1)?.body).toMatchObject({ requestedFor: '2026-06-01T18:30' }),
  );
});

test('an unknown service shows a message and links to the others', async () => {
  await openRequests(`${LIST}?activeTemplateId=unknown`, { getRequestTemplates: [towels] });

  await screen.findByRole('heading', { level: 1, name: "This service isn't available right now." });
  screen.getByRole('link', { name: 'All services' });
});

test('a failed load can be retried', async () => {
  const away = new SocketError({ status: 500, code: 'internal', error: 'No' });
  const { realtime } = await openRequests(LIST, { getRequestTemplates: away });
  await screen.findByRole('alert');
  realtime.answer({ getRequestTemplates: [towels] });

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('link', { name: 'Towels' });
});
