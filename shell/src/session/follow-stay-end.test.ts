import { hasForgottenStay } from '@guest/shared/session/forget-stay';
import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { propertyHost } from '@guest/shared/testing/property-host';
import { beforeEach, expect, test } from 'vitest';
import { followStayEnd } from './follow-stay-end';
import { BASKET, ELSEWHERE, saveTwoBaskets } from './testing/two-baskets';

const ids = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1' };
const ada = { ...ids, firstName: 'Ada', hotel_identity: 'grand', room: '204', stay_state: 'IN' as const };

beforeEach(saveTwoBaskets);

function deviceThatIsOn() {
  const realtime = fakeRealtime();
  const host = propertyHost([], { realtime });
  host.session.getState().signedIn({ token: 't', user: ada, allowToPost: true });
  const stop = followStayEnd(host);
  return { host, stop, end: () => realtime.pushed('stayEnded', { reservationNumber: 'R-1', epoch: 'e1' }) };
}

test('a device that is on forgets the stay when another guest of the reservation checks out', () => {
  const { host, end } = deviceThatIsOn();

  end();

  expect(host.session.getState()).toMatchObject({
    token: 't',
    user: { firstName: 'Ada', stay_state: 'OUT' },
  });
  expect(host.session.getState().user?.room).toBeUndefined();
  expect(localStorage.getItem(BASKET)).toBeNull();
  expect(localStorage.getItem(ELSEWHERE)).not.toBeNull();
});

test('a device that is told notes which stay it has forgotten, so that its bill does not forget it again', () => {
  const { host, end } = deviceThatIsOn();

  end();

  expect(hasForgottenStay(host, { property: 'grand', reservationNumber: 'R-1' })).toBe(true);
  expect(hasForgottenStay(host, { property: 'grand', reservationNumber: 'R-2' })).toBe(false);
});

test('a device that no longer follows the stay keeps what it has', () => {
  const { host, stop, end } = deviceThatIsOn();

  stop();
  end();

  expect(host.session.getState().user).toMatchObject({ room: '204', stay_state: 'IN' });
  expect(localStorage.getItem(BASKET)).not.toBeNull();
});
