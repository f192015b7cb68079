import { expect, test } from 'vitest';
import { contractViolations, testSockets } from '../../testing/test-sockets';

const sockets = await testSockets();
const PATIENTLY = { timeout: 15_000 };

test('K-08 staffsJoinedExternal, staffsIdLeftExternal: guests of the property are notified when staff come online or go offline', async () => {
  const ada = await sockets.guest();
  const elsewhere = await sockets.guest({ slug: 'qasr-al-bahr' });

  const rita = await sockets.staff('agent');
  await expect
    .poll(() => ada.pushes('staffsJoinedExternal'), PATIENTLY)
    .toMatchObject([{ staff: [{ _id: rita.id, department: 'frontdesk', isOnline: true }] }]);
  expect(await ada.requestOk('getStaffsExternal', {})).toMatchObject([{ _id: rita.id, isOnline: true }]);

  rita.socket.disconnect();
  await expect
    .poll(() => ada.pushes('staffsIdLeftExternal'), PATIENTLY)
    .toMatchObject([{ staffsId: [rita.id] }]);
  expect(await ada.requestOk('getStaffsExternal', {})).toEqual([]);
  const known = await ada.requestOk('getHotelStaff', {});
  expect(known).toContainEqual(expect.objectContaining({ _id: rita.id, isOnline: false }));
  expect([elsewhere.pushes('staffsJoinedExternal'), elsewhere.pushes('staffsIdLeftExternal')]).toEqual([
    [],
    [],
  ]);
  expect(await contractViolations(ada)).toEqual([]);
});

test('a second device or a quick reconnect does not count as joining or leaving', async () => {
  const bob = await sockets.guest({ slug: 'higashiyama-an' });
  const emi = await sockets.staff('supervisor', 'higashiyama-an');
  await expect.poll(() => bob.pushes('staffsJoinedExternal').length, PATIENTLY).toBe(1);

  const second = await sockets.signedIn(sockets.connect({ token: emi.token }));
  emi.socket.disconnect();
  second.disconnect();
  await sockets.signedIn(sockets.connect({ token: emi.token }));
  const other = await sockets.staff('agent', 'higashiyama-an');

  await expect
    .poll(() => bob.pushes('staffsJoinedExternal').map(({ staff }) => staff[0]?._id), PATIENTLY)
    .toEqual([emi.id, other.id]);
  expect(bob.pushes('staffsIdLeftExternal')).toEqual([]);
});

test('kitchen staff and content editors are never shown as online', async () => {
  const chef = await sockets.staff('outlet', 'qasr-al-bahr');
  const carla = await sockets.guest({ slug: 'qasr-al-bahr' });

  expect(await carla.requestOk('getStaffsExternal', {})).toEqual([]);
  expect(await chef.requestOk('getStaffsExternal', {})).toEqual([]);
});
