import { beforeEach, expect, test } from 'vitest';
import { createSignUpStore } from './sign-up.store';

beforeEach(() => localStorage.clear());

const pendingAction = { serviceType: 'like', serviceEntity: 'p1', groupLink: 'g1' } as const;
const code = {
  otp_request_token: 'o1',
  confirm_code_expiry: '2026-06-01T12:10:00Z',
  verification_type: 'phone',
} as const;

async function afterReload() {
  const signUp = createSignUpStore();
  await signUp.persist.rehydrate();
  return signUp.getState();
}

test('E-03 a new sign-up starts with email', () => {
  expect(createSignUpStore().getState()).toMatchObject({
    confirm_code_expiry: null,
    otp_request_token: null,
    verification_type: 'email',
    currentUser: null,
    serviceType: 'signup',
    serviceEntity: null,
    groupLink: null,
    newGuestChatUsername: null,
    newPostFile: null,
  });
});

test('E-03 a sign-up continues after a reload, and exactly the fields of the specification are saved', async () => {
  const { begun, noted, codeSent, postFilePicked, chatUsernameChosen } = createSignUpStore().getState();
  begun(pendingAction);
  noted({ phone: '+34600000000' });
  noted({ hasAcceptedTerms: true });
  codeSent(code);
  postFilePicked(new File(['x'], 'sea.jpg'));
  chatUsernameChosen('ada');

  const again = await afterReload();

  expect(again).toMatchObject({
    ...pendingAction,
    ...code,
    currentUser: { phone: '+34600000000', hasAcceptedTerms: true },
  });
  expect(again).toMatchObject({ newGuestChatUsername: null, newPostFile: null });
  const saved = JSON.parse(localStorage.getItem('guest-sign-up') ?? '{}') as { state: object };
  expect(Object.keys(saved.state).sort()).toEqual([
    'confirm_code_expiry',
    'currentUser',
    'groupLink',
    'otp_request_token',
    'serviceEntity',
    'serviceType',
    'verification_type',
  ]);
});

test('a used code is removed, but the pending action stays', () => {
  const signUp = createSignUpStore();
  signUp.getState().begun(pendingAction);
  signUp.getState().codeSent(code);

  signUp.getState().codeSpent();

  expect(signUp.getState()).toMatchObject({
    ...pendingAction,
    otp_request_token: null,
    confirm_code_expiry: null,
  });
});

test.each([
  ['is damaged', '{"state":{"serviceType":"burglary"},"version":1}'],
  ['is not JSON', 'signup'],
])('a saved sign-up that %s is ignored', async (_case, saved) => {
  localStorage.setItem('guest-sign-up', saved);

  expect(await afterReload()).toMatchObject({ serviceType: 'signup', currentUser: null });
});
