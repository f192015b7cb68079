import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { signUpContract } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { WAITING_LIKES } from '@guest/shared/guest-outbox/persisted-like';
import { ApiError } from '@guest/shared/http/api-error';
import { propertyHost } from '@guest/shared/testing/property-host';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { apiErrorOf, createCallLog } from '../../testing/call-log';
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
const network = (liked: object = {}) =>
  createCallLog([
    [signUpContract.verify, signedIn],
    [feedContract.likePost, liked],
  ]);
const persistedLikes = () =>
  Object.keys(localStorage).filter((name) => name.startsWith('outbox-share g1 like '));

async function signUp({ api }: ReturnType<typeof network>) {
  const host = propertyHost([], { api });
  saveChallenge(host, challenge());
  await openAccount(host, { 'property-register-otp': OtpPage }, path);
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Page property-discover-id');
}
const likes = ({ calls }: ReturnType<typeof network>) =>
  calls.filter((one) => one.path === feedContract.likePost.path);

test('S-08 the like that started the sign-up is applied once the guest is signed in', async () => {
  const net = network();

  await signUp(net);

  expect(likes(net)).toHaveLength(1);
  expect(persistedLikes()).toEqual([]);
});

test.each([
  ['the network is lost', new ApiError(0, 'Error')],
  ['the server is down', apiErrorOf(503, 'maintenance', 'Not now')],
])('a like is kept for the outbox of Share if %s when the sign-up ends', async (_name, failure) => {
  await signUp(network(failure));

  expect(persistedLikes()).toEqual([`outbox-share g1 like post ${post}`]);
  expect(JSON.parse(localStorage.getItem(WAITING_LIKES) ?? '')).toMatchObject({
    guest: 'g1',
    waiting: { [post]: { isLiked: true } },
  });
});

test('a like of a post that is gone is not kept', async () => {
  await signUp(network(apiErrorOf(404, 'not_found', 'Not found')));

  expect(persistedLikes()).toEqual([]);
});

test('a link does not like anything for a guest who is already signed in', async () => {
  const net = network();
  const host = propertyHost([], { api: net.api });
  host.session.getState().signedIn(signedIn);

  await openAccount(host, { 'property-register-otp': OtpPage }, path);

  await screen.findByText('Page property-discover-id');
  expect(likes(net)).toHaveLength(0);
});
