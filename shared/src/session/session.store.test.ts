import { beforeEach, expect, test } from 'vitest';
import { createSessionStore } from './session.store';

const ada = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', firstName: 'Ada', is_verified: true };

beforeEach(() => localStorage.clear());

async function afterReload() {
  const session = createSessionStore();
  await session.persist.rehydrate();
  return session.getState();
}

test('a guest is still signed in after a reload, and nothing but the specification’s fields is saved', async () => {
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

test('a guest who signs out leaves nothing but the language', () => {
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
  ['is no JSON', 'token=t'],
  ['is of another version', '{"state":{"token":"t"},"version":0}'],
])('a saved session that %s counts as none', async (_case, saved) => {
  localStorage.setItem('guest-session', saved);

  expect(await afterReload()).toMatchObject({ token: null, user: null });
});
