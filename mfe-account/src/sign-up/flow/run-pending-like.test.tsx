import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { signUpContract } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createCallLog } from '../../testing/call-log';
import { challenge, knownGuest, openAccount } from '../../testing/open-account';
import { saveChallenge } from '../form/save-challenge';
import { OtpPage } from '../page/otp-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const post = '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11';
const path = `/grand/register/verification/otp?service=like&entity=${post}`;
const signedIn = { ...knownGuest({ firstName: 'Ada' }), token: 'gt_1' };
const network = () =>
  createCallLog([
    [signUpContract.verify, signedIn],
    [feedContract.likePost, {}],
  ]);
const likes = ({ calls }: ReturnType<typeof network>) =>
  calls.filter((one) => one.path === feedContract.likePost.path);

test('S-08 the like that started the sign-up is applied once the guest is signed in', async () => {
  const net = network();
  const host = propertyHost([], { api: net.api });
  saveChallenge(host, challenge());
  await openAccount(host, { 'property-register-otp': OtpPage }, path);

  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  await screen.findByText('Page property-discover-id');
  expect(likes(net)).toHaveLength(1);
});

test('a link does not like anything for a guest who is already signed in', async () => {
  const net = network();
  const host = propertyHost([], { api: net.api });
  host.session.getState().signedIn(signedIn);

  await openAccount(host, { 'property-register-otp': OtpPage }, path);

  await screen.findByText('Page property-discover-id');
  expect(likes(net)).toHaveLength(0);
});
