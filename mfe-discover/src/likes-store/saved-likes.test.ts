import { fakeHost } from '@guest/shared/testing/fake-host';
import { persistLikeForShare } from '@guest/shared/guest-outbox/persisted-like';
import { beforeEach, expect, test } from 'vitest';
import { likesStoreOf } from './likes.store';
import { restoreLikes, showPersistedLikes } from './restore-likes';
import { forgetSent, saveLikes } from './save-likes';

beforeEach(() => localStorage.clear());

const liked = (seq: number) => ({ isLiked: true, seq });

function openPage() {
  const host = fakeHost();
  const store = likesStoreOf(host);
  const signIn = (guest: string) =>
    host.session.getState().signedIn({
      token: 't',
      user: { id: guest, uuid: guest, guest_uuid: guest, guestUuid: guest },
      allowToPost: true,
    });
  const choices = () => store.getState().choices;
  return { host, store, signIn, choices };
}

function likeBefore(...ids: string[]): void {
  const { store } = openPage();
  const stop = saveLikes(store, 'ada');
  ids.forEach((id, at) => store.getState().chosen(id, liked(at + 1)));
  stop();
}

test('waiting likes are shown as soon as their guest is known, and to nobody else', () => {
  likeBefore('view', 'pool');
  const [ada, bob, navigated] = [openPage(), openPage(), openPage()];
  restoreLikes(ada.host);
  restoreLikes(bob.host);
  expect(ada.choices()).toEqual({});
  let atFirst: object | undefined;
  ada.host.session.subscribe(() => (atFirst ??= ada.choices()));

  ada.signIn('ada');
  bob.signIn('bob');
  navigated.signIn('ada');
  restoreLikes(navigated.host);

  expect(atFirst).toEqual({ view: liked(1), pool: liked(2) });
  expect(navigated.choices()).toEqual(atFirst);
  expect(bob.choices()).toEqual({});
});

test('the likes of a guest are gone from the page when they sign out, and the next guest sees none of them', () => {
  const { host, store, signIn, choices } = openPage();
  restoreLikes(host);
  signIn('ada');
  const stop = saveLikes(store, 'ada');
  store.getState().chosen('view', liked(1));
  store.getState().answered({ id: 'pool', isLiked: true, likes: 3, seq: 4 });

  host.session.getState().signedOut();
  const afterSignOut = { ...store.getState() };
  signIn('bob');

  expect(afterSignOut).toMatchObject({ choices: {}, answers: {} });
  expect(choices()).toEqual({});
  expect(store.getState().answers).toEqual({});
  stop();
  signIn('ada');
  expect(choices()).toEqual({ view: liked(1) });
});

test('a like that another tab has sent is taken back when the outbox opens, a later tap stays', () => {
  likeBefore('view', 'pool', 'bar');
  const { host, store, signIn, choices } = openPage();
  restoreLikes(host);
  signIn('ada');
  store.getState().chosen('bar', liked(9));

  forgetSent(store, 'ada', [{ id: 'view', seq: 1 }]);
  const stop = saveLikes(store, 'ada');

  expect(choices()).toEqual({ view: liked(1), bar: liked(9) });
  store.getState().forgotten('view', 1);
  store.getState().forgotten('bar', 9);
  stop();
  expect(localStorage.getItem('outbox-likes')).toBeNull();
});

test.each(['', '{', '7', 'null', '{}'])('an unreadable value (%s) shows no like', (text) => {
  localStorage.setItem('outbox-likes', text);
  const { host, signIn, choices } = openPage();
  restoreLikes(host);
  signIn('ada');

  expect(choices()).toEqual({});
});

test('a like that is persisted while Share runs in the page is shown at once, and a later choice stays', () => {
  const { host, store, signIn, choices } = openPage();
  restoreLikes(host);
  const stop = showPersistedLikes(host);
  signIn('ada');
  store.getState().chosen('view', { isLiked: false, seq: 5 });

  for (const [id, seq] of [
    ['pool', 3],
    ['view', 2],
  ] as const)
    persistLikeForShare('ada', { property: 'grand', subject: 'post', id, isLiked: true, seq });
  persistLikeForShare('bob', { property: 'grand', subject: 'post', id: 'sea', isLiked: true, seq: 4 });
  stop();

  expect(choices()).toEqual({ pool: liked(3), view: { isLiked: false, seq: 5 } });
});
