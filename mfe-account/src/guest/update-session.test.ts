import { fakeHost } from '@guest/shared/testing/fake-host';
import { knownGuest } from '../testing/open-account';
import { expect, test } from 'vitest';
import { updateGuest } from './update-session';

test('V-03 a guest who enters their name keeps the chat session of their sign-in', () => {
  const host = fakeHost();
  const known = knownGuest({ firstName: 'Ada' });
  const user = { ...known.user, chat_session_id: 's1' };
  host.session.getState().signedIn({ token: 't', user, allowToPost: false });

  updateGuest(host, 'casa-miramar', knownGuest({ firstName: 'Ada Lovelace' }));

  expect(host.session.getState().user).toMatchObject({ firstName: 'Ada Lovelace', chat_session_id: 's1' });
});
