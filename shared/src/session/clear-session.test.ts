import { expect, test } from 'vitest';
import { fakeHost } from '../testing/fake-host';
import { clearSession } from './clear-session';

test('S-15 unregistering clears user, token, location and sign-up', () => {
  const host = fakeHost();
  const user = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1' };
  host.session.getState().signedIn({ token: 't', user, allowToPost: true });
  host.session.setState({ lat: 38.7, lng: -9.1, locationState: 'granted' });
  host.signUp.getState().begun({ serviceType: 'like', serviceEntity: 'p1', groupLink: 'g' });
  host.signUp.getState().noted({ email: 'ada@example.com' });

  clearSession(host);

  expect(host.session.getState()).toMatchObject({
    user: null,
    token: null,
    lat: null,
    lng: null,
    locationState: null,
    allowToPost: false,
  });
  expect(host.signUp.getState()).toMatchObject({
    serviceType: 'signup',
    serviceEntity: null,
    groupLink: null,
    currentUser: null,
  });
});
