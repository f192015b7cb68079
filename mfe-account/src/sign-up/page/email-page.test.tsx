import { signUpContract } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createCallLog, apiErrorOf } from '../../testing/call-log';
import { challenge, knownGuest, openAccount } from '../../testing/open-account';
import { EmailPage } from './email-page';
import { OtpPage } from './otp-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const pages = { 'property-register-email': EmailPage, 'property-register-otp': OtpPage };
const path = '/grand/register/email?service=like&entity=p1';

async function askForCode(email = 'ada@example.com') {
  await userEvent.type(await screen.findByLabelText('Email address'), email);
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
}

test('R-10 a code is requested with the pending action, and the next step waits for it', async () => {
  const { api, calls } = createCallLog([[signUpContract.start, challenge()]]);
  const host = propertyHost([], { api });
  const router = await openAccount(host, pages, path);
  await screen.findByText('Step 1 of 3');

  await askForCode();

  await screen.findByRole('heading', { name: 'Enter your code' });
  expect(router.state.location.search).toBe('?entity=p1&service=like');
  expect(calls[0]?.body).toMatchObject({
    verification_type: 'email',
    email: 'ada@example.com',
    acceptTerms: true,
    marketing: false,
    serviceType: 'like',
  });
  expect(host.signUp.getState()).toMatchObject({
    otp_request_token: 'o1',
    serviceType: 'like',
    serviceEntity: 'p1',
  });
  await screen.findByText('Step 2 of 3');
});

test('without accepted terms nothing is sent, and the field shows an error', async () => {
  const { api, calls } = createCallLog([]);
  await openAccount(propertyHost([], { api }), pages, path);
  await userEvent.type(await screen.findByLabelText('Email address'), 'ada@example.com');

  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));

  const terms = screen.getByRole('checkbox', { name: /I accept the terms/ });
  expect(terms.getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

test('a validation error of the server is shown at its field', async () => {
  const { api } = createCallLog([
    [signUpContract.start, apiErrorOf(422, 'email_invalid', 'Enter a valid email address.', 'email')],
  ]);
  await openAccount(propertyHost([], { api }), pages, path);

  await askForCode();

  const field = screen.getByLabelText('Email address');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Enter a valid email address.');
});

test('going back restores the input', async () => {
  const { api } = createCallLog([[signUpContract.start, challenge()]]);
  const router = await openAccount(propertyHost([], { api }), pages, path);
  await askForCode();
  await screen.findByRole('heading', { name: 'Enter your code' });

  await router.navigate(-1);

  expect(await screen.findByLabelText('Email address')).toHaveProperty('value', 'ada@example.com');
  expect(screen.getByRole('checkbox', { name: /I accept the terms/ })).toHaveProperty('checked', true);
});

test('a signed-in guest continues with the first missing step', async () => {
  const host = propertyHost();
  host.session.getState().signedIn({ token: 't', user: knownGuest().user, allowToPost: false });

  const router = await openAccount(host, pages, path);

  await waitFor(() => expect(router.state.location.pathname).toBe('/grand/register/profile'));
});
