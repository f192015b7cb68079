import { beforeEach, expect, test } from 'vitest';
import { createSessionStore } from './session.store';

const ada = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', firstName: 'Ada', is_verified: true };

beforeEach(() => localStorage.clear());

async function afterReload() {
  const session = createSessionStore();
  await session.persist.rehydrate();
  return session.getState();
}

test('E-02 a guest stays signed in after a reload, and only the fields of the specification are saved', async () => {
  createSessionStore().getState().signedIn({ token: 't', user: ada, allowToPost: true });

  expect(await afterReload()).toMatchObject({ token: 't', user: ada, allowToPost: true });
  const saved = JSON.parse(localStorage.getItem('guest-session') ?? '{}') as { state: object };
  expect(Object.keys(saved.state).sort()).toEqual([
    'allowToPost',
    'isDevLocationMode',
    'languages',
    'lat',
    'lng',
    'locationState',
    'outdatedSessionId',
    'preferredLanguage',
    'sessions',
    'token',
    'user',
  ]);
});

test('E-01 a guest is saved with exactly the fields of the specification', async () => {
  const whole = {
    ...ada,
    lang: 'en',
    language: 'en',
    room: '204',
    checkin: '2026-06-01',
    checkout: '2026-06-04',
    stay_state: 'IN' as const,
    profilePhoto: '/p.jpg',
    profile_image: '/p.jpg',
    chat_uuid: 'c1',
    guest_token: 'x',
    hotel_identity: 'grand',
    hotelId: 'h1',
    chat_session_id: 's1',
    username: 'ada',
  };
  const more = { ...whole, email: 'ada@example.com' };
  createSessionStore().getState().signedIn({ token: 't', user: more, allowToPost: true });

  expect((await afterReload()).user).toEqual(whole);
});

test.each([
  ['replaces the token it was exchanged for', 'jwt', 'fresh'],
  ['does not replace a token that was set in the meantime', 'another', 'jwt'],
])('C-08 an exchanged token %s', (_case, of, expected) => {
  const session = createSessionStore();
  session.getState().signedIn({ token: 'jwt', user: ada, allowToPost: false });

  session.getState().tokenExchanged(of, 'fresh');

  expect(session.getState().token).toBe(expected);
});

test('only the language is left after sign-out', () => {
  const session = createSessionStore();
  session.getState().signedIn({ token: 't', user: ada, allowToPost: true });
  session.getState().languageChosen('ar');

  session.getState().signedOut();

  expect(session.getState()).toMatchObject({
    token: null,
    user: null,
    allowToPost: false,
    preferredLanguage: 'ar',
  });
});

test.each([
  ['is damaged', '{"state":{"token":42},"version":1}'],
  ['is not JSON', 'token=t'],
  ['is of another version', '{"state":{"token":"t"},"version":0}'],
])('a saved session that %s is ignored', async (_case, saved) => {
  localStorage.setItem('guest-session', saved);

  expect(await afterReload()).toMatchObject({ token: null, user: null });
});
