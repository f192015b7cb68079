import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { expect, test } from 'vitest';
import { promote } from '../channel/promote';
import { releaseAll } from '../channel/release-all';
import { HOSTS, type FixtureParts } from '../testing/fixture-build';
import { AUTHOR, fixtureStore } from '../testing/fixture-store';

/** A release that offers parts, each of which is in its build unless a test says otherwise. */
function offering(
  name: string,
  version: string,
  slots: NonNullable<ReleaseRecord['slots']>,
  fragments = Object.values(slots).map(({ fragment }) => fragment),
): FixtureParts {
  return { name, version, slots, offers: { routes: [], fragments, events: {} } };
}

test.each([
  [
    'a slot that does not exist',
    offering('spa', '1.0.0', { 'home-left': { fragment: 'spa.offer' } }),
    'there is no slot home-left; there are home-top, home-end',
  ],
  [
    'a part that its build does not have',
    offering('spa', '1.0.0', { 'home-end': { fragment: 'spa.offer' } }, ['spa.other']),
    'the slot home-end names spa.offer, for which the build has no chunk fragment-spa.offer',
  ],
  [
    'an unknown feature',
    offering('spa', '1.0.0', { 'home-end': { fragment: 'spa.offer', feature: ['sauna'] } }),
    'spa.offer needs the feature sauna, which no hotel has',
  ],
])('a release with %s is not published', async (_case, release, message) => {
  const { storage, published } = await fixtureStore();

  const publishing = published(release);

  await expect(publishing).rejects.toMatchObject({ status: 409, message: expect.stringContaining(message) });
  expect(await storage.list('spa')).toEqual([]);
});

test.each([
  ['a name of another remote', { 'home-end': { fragment: 'chat.offer' } }],
  ['a name of the table', { 'home-end': { fragment: 'today' } }],
  ['one part in two slots', { 'home-top': { fragment: 'spa.one' }, 'home-end': { fragment: 'spa.one' } }],
])('a record with %s cannot be used', async (_case, slots) => {
  const { published } = await fixtureStore();

  await expect(published(offering('spa', '1.0.0', slots))).rejects.toMatchObject({ status: 422 });
});

const inEnd = (name: string, version: string) =>
  offering(name, version, { 'home-end': { fragment: `${name}.offer` } });

test('a slot that shows a part of another package on a channel is not given away until that part is gone', async () => {
  const { storage, published } = await fixtureStore();
  await published('shell@1.0.0', inEnd('spa', '1.0.0'), 'spa@1.1.0');
  await releaseAll(storage, 'preview', { shell: '1.0.0', spa: '1.0.0' }, AUTHOR);

  await expect(published(inEnd('bar', '1.0.0'))).rejects.toThrow(
    'the slot home-end shows spa.offer of spa@1.0.0 on preview',
  );
  await published(inEnd('spa', '1.2.0'));

  await promote(storage, { channel: 'preview', versions: { spa: '1.1.0' }, author: AUTHOR });
  await published(inEnd('bar', '1.0.0'));
});

test('the check refuses two parts for one slot, and notes a shell without the slot', async () => {
  const { storage, published } = await fixtureStore();
  await published(
    { name: 'shell', version: '1.0.0', hosts: HOSTS },
    inEnd('spa', '1.0.0'),
    inEnd('bar', '1.0.0'),
  );
  await releaseAll(storage, 'production', { shell: '1.0.0' }, AUTHOR);
  const promoted = (versions: Record<string, string>) =>
    promote(storage, { channel: 'production', versions, author: AUTHOR });

  const { verdicts } = await promoted({ spa: '1.0.0' });
  expect(verdicts).toContainEqual({
    rule: 'slots',
    part: 'spa@1.0.0',
    outcome: 'noted',
    reason: 'shell@1.0.0 has no slot home-end, so the part of spa@1.0.0 is not shown',
  });
  await expect(promoted({ bar: '1.0.0' })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('bar@1.0.0 and spa@1.0.0 have a part for the slot home-end'),
  });
});
