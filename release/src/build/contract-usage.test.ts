import { expect, test } from 'vitest';
import { usageIn } from './contract-usage';

const SOURCE = `
import { feedContract, type Post } from '@guest/shared/contracts/feed/feed.contract';
import { profileContract as profile } from '../contracts/guest/profile.contract';
import type { stayContract } from '@guest/shared/contracts/stay/stay.contract';
import { pathTo } from '@guest/shared/routes/routes';

export const page = { 'property-discover': () => import('./feed-page'), title: 'loadMoreRooms of no socket' };

export function listen(host) {
  host.api.call(feedContract.likePost, {});
  callAll(profile);
  host.realtime.ask('loadMoreRooms', {});
  for (const name of ['newGuestRequest', 'requestUpdated']) host.realtime.on(name, () => {});
  host.bus.publish('account.signed-out', {});
  useGuestEvent('shell.property-changed', () => {});
  return host.bus.subscribe('chat.read', () => {});
}
`;

test('a source is scanned for calls, published and heard events; types and other names are ignored', () => {
  const { calls, requests, pushes, publishes, listens, named } = usageIn('page.ts', SOURCE);

  expect(calls).toEqual([
    { module: 'feed/feed', contract: 'feedContract', call: 'likePost' },
    { module: 'guest/profile', contract: 'profileContract', call: null },
  ]);
  expect(requests).toEqual(['loadMoreRooms', 'newGuestRequest']);
  expect(pushes).toEqual(['newGuestRequest', 'requestUpdated']);
  expect(publishes).toEqual(['account.signed-out']);
  expect(listens).toEqual(['shell.property-changed', 'chat.read']);
  expect(named).toEqual(['property-discover']);
});
