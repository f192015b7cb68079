import { stayContract } from '@guest/shared/contracts/stay/stay.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createCallLog, apiErrorOf } from '../../testing/call-log';
import { knownGuest, openAccount } from '../../testing/open-account';
import { StayPage } from './stay-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const dates = { checkin: '2026-06-01', checkout: '2026-06-04', stay_state: 'IN' } as const;

async function openStay(query: string, answers: Parameters<typeof createCallLog>[0] = [], facts = {}) {
  const { api, calls } = createCallLog(answers);
  const host = propertyHost([], { api });
  const { user } = knownGuest({ firstName: 'Ada', ...facts });
  host.session.getState().signedIn({ token: 't', user, allowToPost: true });
  const router = await openAccount(
    host,
    { 'property-register-stay': StayPage },
    `/grand/register/stay${query}`,
  );
  await screen.findByLabelText('Arrival');
  return { calls, router };
}

test('S-13 a service request requires the room and cannot be continued without it', async () => {
  const { calls } = await openStay('?service=new-request', [], dates);

  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  expect(calls).toEqual([]);
  expect(screen.getByLabelText('Room').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
});

test('the stay can be skipped if the pending action does not need it', async () => {
  const { router } = await openStay('?service=signup&returnTo=/grand/discover');

  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));

  await screen.findByText('Page property-discover');
  expect(router.state.location.search).toBe('?justRegistered=true');
});

test('Q-02 a guest who enters another hotel is welcomed and asked for the dates', async () => {
  const known = knownGuest({ firstName: 'Ada', ...dates });
  const { calls } = await openStay('?newProperty=true', [[stayContract.updateStay, known]]);
  await screen.findByRole('heading', { level: 1, name: 'Welcome to The Grand' });

  await userEvent.type(screen.getByLabelText('Arrival'), '2026-06-01');
  await userEvent.type(screen.getByLabelText('Departure'), '2026-06-04');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  await screen.findByText('Page property');
  expect(calls[0]?.body).toEqual({ room: undefined, checkin: '2026-06-01', checkout: '2026-06-04' });
});

test('dates that the server rejects show an error at their fields', async () => {
  const words = "Departure can't be before arrival.";
  await openStay(
    '?service=edn',
    [[stayContract.updateStay, apiErrorOf(422, 'stay_order', words, 'checkout')]],
    {
      ...dates,
      stay_state: null,
    },
  );

  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  await screen.findByText(words);
  expect(screen.getByLabelText('Departure').getAttribute('aria-invalid')).toBe('true');
});
