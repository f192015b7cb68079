import { signUpContract } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createCallLog } from '../../testing/call-log';
import { challenge, openAccount } from '../../testing/open-account';
import { OtpPage } from './otp-page';
import { PhonePage } from './phone-page';
import { VerificationPage } from './verification-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const pages = {
  'property-register-phone': PhonePage,
  'property-register-otp': OtpPage,
  'property-register-verification': VerificationPage,
};

test('a phone number works as well, and the email step is one choice away', async () => {
  const sent = challenge({ verification_type: 'phone', target_masked: '+34 ••• ••• 21' });
  const { api, calls } = createCallLog([[signUpContract.start, sent]]);
  await openAccount(propertyHost([], { api }), pages, '/grand/register/phone?service=like&entity=p1');
  const field = await screen.findByLabelText('Phone number');
  expect(field).toMatchObject({ type: 'tel', autocomplete: 'tel' });
  await userEvent.type(field, '+34 600 000 021');
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));

  await userEvent.click(await screen.findByRole('link', { name: 'Use another email or phone' }));
  expect(await screen.findByLabelText('Phone number')).toHaveProperty('value', '+34 600 000 021');
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }));

  expect(screen.getByLabelText('Email address')).toHaveProperty('value', '');
  expect(screen.getByRole('checkbox', { name: /I accept the terms/ })).toHaveProperty('checked', true);
  expect(calls[0]?.body).toMatchObject({ verification_type: 'phone', phone: '+34 600 000 021' });
});
