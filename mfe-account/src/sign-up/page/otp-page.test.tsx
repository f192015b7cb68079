import { signUpContract } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createCallLog, apiErrorOf } from '../../testing/call-log';
import { challenge, knownGuest, openAccount } from '../../testing/open-account';
import { saveChallenge } from '../form/save-challenge';
import { OtpPage } from './otp-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const path = '/grand/register/verification/otp?service=favorites&returnTo=/grand/favorites';
const signedIn = { ...knownGuest({ firstName: 'Ada' }), token: 'gt_1' };

async function openOtp(answers: Parameters<typeof createCallLog>[0], now?: string) {
  const { api, calls } = createCallLog(answers);
  const host = propertyHost([], { api, now });
  saveChallenge(host, challenge());
  const router = await openAccount(host, { 'property-register-otp': OtpPage }, path);
  return { host, router, calls, field: await screen.findByLabelText('Code') };
}

test('there is a single code field that supports autofill and pasting', async () => {
  const { field } = await openOtp([]);

  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(field).toMatchObject({
    type: 'text',
    inputMode: 'numeric',
    autocomplete: 'one-time-code',
    maxLength: 9,
  });
  screen.getByText(/a•••@e•••\.com/);
});

test('S-04 the correct code signs the guest in and returns to where the action started', async () => {
  const { host, router, calls, field } = await openOtp([[signUpContract.verify, signedIn]]);
  await userEvent.click(field);
  await userEvent.paste('١٢٣ ٤٥٦');

  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  await screen.findByText('Page property-favorites');
  expect(router.state.location.search).toBe('?justRegistered=true');
  expect(calls[0]?.body).toEqual({ otp_request_token: 'o1', code: '١٢٣ ٤٥٦' });
  expect(host.session.getState()).toMatchObject({
    token: 'gt_1',
    user: { firstName: 'Ada' },
    allowToPost: true,
  });
  expect(host.session.getState().user).not.toHaveProperty('version');
  expect(host.signUp.getState()).toMatchObject({ otp_request_token: null, currentUser: null });
});

test('a pasted code waits for the button, and an autofilled code is submitted at once', async () => {
  const { calls, field } = await openOtp([[signUpContract.verify, signedIn]]);
  await userEvent.click(field);
  await userEvent.paste('123 456');
  expect(calls).toEqual([]);

  fireEvent.input(field, { target: { value: '123457' } });

  await waitFor(() => expect(calls).toHaveLength(1));
});

test('a wrong code shows an error at the field with the number of attempts left', async () => {
  const words = "That code isn't right. 4 tries left.";
  const { field } = await openOtp([[signUpContract.verify, apiErrorOf(422, 'otp_invalid', words, 'code')]]);
  await userEvent.type(field, '111111{Enter}');

  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words);
});

test('after too many wrong codes the field is disabled and alternatives are offered', async () => {
  const words = 'Too many wrong codes. Wait 15 minutes or use another email or phone.';
  const { field } = await openOtp([[signUpContract.verify, apiErrorOf(423, 'otp_locked', words, 'code')]]);
  await userEvent.type(field, '111111{Enter}');

  await screen.findByText('Reception can help:');
  screen.getByText(words);
  expect(field).toHaveProperty('disabled', true);
  screen.getByRole('link', { name: 'Use another email or phone' });
});

test('a new code can be requested when the server allows it', async () => {
  await openOtp([], '2026-06-01T12:00:30Z');

  expect(screen.getByRole('button', { name: 'Send a new code in 30 s' })).toHaveProperty('disabled', true);
});

test('a new code replaces the previous one', async () => {
  const next = challenge({ otp_request_token: 'o2', resend_at: '2026-06-01T12:03:00Z' });
  const { host, calls } = await openOtp([[signUpContract.resend, next]], '2026-06-01T12:02:00Z');

  await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));

  await screen.findByText('A new code is on its way.');
  expect(calls[0]?.body).toEqual({ otp_request_token: 'o1' });
  expect(host.signUp.getState().otp_request_token).toBe('o2');
  screen.getByRole('button', { name: 'Send a new code in 60 s' });
});

test('a rejected request for a new code shows a countdown', async () => {
  const busy = apiErrorOf(429, 'otp_too_soon', 'You can ask for a new code in 42 s.');
  Object.assign(busy.reply ?? {}, { retryAfter: 42 });
  await openOtp([[signUpContract.resend, busy]], '2026-06-01T12:02:00Z');

  await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));

  await screen.findByText('You can ask for a new code in 42 s.');
  screen.getByRole('button', { name: 'Send a new code in 42 s' });
});

test('without a pending code the page redirects to the email step', async () => {
  const router = await openAccount(propertyHost(), { 'property-register-otp': OtpPage }, path);

  await waitFor(() => expect(router.state.location.pathname).toBe('/grand/register/email'));
});
