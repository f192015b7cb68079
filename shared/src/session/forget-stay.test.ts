import { propertyHost } from '@guest/shared/testing/property-host';
import { beforeEach, expect, test } from 'vitest';
import { forgetStay } from './forget-stay';

const ada = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', firstName: 'Ada', is_verified: true };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a stay that has ended leaves no room, basket of its hotel or question on the device, and the guest signed in', () => {
  const host = propertyHost([]);
  host.session
    .getState()
    .signedIn({ token: 't', user: { ...ada, room: '204', stay_state: 'IN' }, allowToPost: true });
  localStorage.setItem('draft-order:grand:sea-bar', '{"lines":[{}]}');
  localStorage.setItem('draft-order:palace:grill', '{"lines":[{}]}');
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('draft:bill-question:line-0', 'Why?');
  sessionStorage.setItem('draft:post', 'A lovely view');

  forgetStay(host, { property: 'Grand' });
  forgetStay(host, { property: 'Grand' });

  expect(host.session.getState()).toMatchObject({
    token: 't',
    user: { firstName: 'Ada', stay_state: 'OUT' },
  });
  expect(host.session.getState().user?.room).toBeUndefined();
  expect(localStorage.getItem('draft-order:grand:sea-bar')).toBeNull();
  expect(localStorage.getItem('draft-order:palace:grill')).toBe('{"lines":[{}]}');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(sessionStorage.getItem('draft:bill-question:line-0')).toBeNull();
  expect(sessionStorage.getItem('draft:post')).toBe('A lovely view');
});
