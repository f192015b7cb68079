import {
  roomCareContract,
  type DoNotDisturbState,
} from '@guest/shared/contracts/room-care/room-care.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiErrorOf, createCallLog } from '../../testing/call-log';
import { knownGuest, openAccount } from '../../testing/open-account';
import { DoNotDisturb } from './do-not-disturb';

/** The times until which the guest can choose: in two hours, and tomorrow morning. */
const CHOICES = ['2026-06-01T13:00:00.000Z', '2026-06-02T09:00:00.000Z'];
const quiet = {
  uuid: uuidOf(1),
  room: '204',
  since: '2026-06-01T11:00:00.000Z',
  until: '2026-06-02T09:00:00.000Z',
};
const off: DoNotDisturbState = { choices: CHOICES, isUnverified: false };
const on: DoNotDisturbState = { ...off, current: quiet };

async function open(first: DoNotDisturbState, turnOn: unknown = on) {
  let state = first;
  const changed = (reply: unknown) => () => {
    if (!(reply instanceof Error)) state = reply as DoNotDisturbState;
    return reply;
  };
  const { api, calls } = createCallLog([
    [roomCareContract.getDoNotDisturb, () => state],
    [roomCareContract.turnOnDoNotDisturb, changed(turnOn)],
    [roomCareContract.turnOffDoNotDisturb, changed(off)],
  ]);
  const host = propertyHost([], { api, now: '2026-06-01T11:00:00Z' });
  host.session.getState().signedIn({ token: 't', user: knownGuest().user, allowToPost: true });
  await openAccount(host, { 'property-reservations': DoNotDisturb }, '/grand/reservations');
  return { calls, host, setState: (next: DoNotDisturbState) => void (state = next) };
}

test('a guest chooses until when, sees the room, and turns it off again', async () => {
  const { calls } = await open(off);

  await userEvent.click(await screen.findByRole('button', { name: 'Until tomorrow, 10:00' }));

  const status = await screen.findByText(/We won't disturb room 204/);
  expect(status.textContent).toContain('Until tomorrow, 10:00');
  expect(calls.find(({ body }) => body !== undefined)?.body).toEqual({ until: CHOICES[1] });
  expect(screen.queryByRole('button', { name: /^Until/ })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Turn off do not disturb' }));

  await screen.findByRole('button', { name: 'Until 14:00' });
  expect(screen.queryByText(/won't disturb room/)).toBeNull();
});

test('a change by another guest of the room or by the clock is shown at once', async () => {
  const { host, setState } = await open(off);
  await screen.findByRole('button', { name: 'Until 14:00' });

  setState(on);
  act(() => host.realtime.pushed('doNotDisturbUpdated', { doNotDisturb: quiet, epoch: uuidOf(3) }));

  await screen.findByText(/We won't disturb room 204/);
});

test('a guest whose stay is not confirmed is told what is missing, and cannot turn it on', async () => {
  await open({ ...off, isUnverified: true });

  await screen.findByText('Find your reservation first, so we know your room.');
  expect(screen.queryByRole('button', { name: /^Until/ })).toBeNull();
});

test('outside of the stay there is nothing to turn on', async () => {
  const { calls } = await open({ choices: [], isUnverified: false });

  await waitFor(() => expect(calls).not.toEqual([]));
  expect(screen.queryByRole('region', { name: 'Do not disturb' })).toBeNull();
});

test('after a failure the page shows what holds, and can be used again', async () => {
  const message = "We couldn't find out your room just now. Please try again, or tell reception.";
  const { calls } = await open(off, apiErrorOf(409, 'room_unknown', message));

  await userEvent.click(await screen.findByRole('button', { name: 'Until 14:00' }));

  await waitFor(() => expect(calls.length).toBeGreaterThan(2));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Until 14:00' }).getAttribute('aria-busy')).toBeNull(),
  );
});
