import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outletContract } from '../contracts/outlet/outlet.contract';
import { ApiError } from '../http/api-error';
import { outlet } from '../testing/builders/outlet';
import { fakeHost } from '../testing/fake-host';
import { memoryCaches } from '../testing/memory-caches';
import { keepCopies } from './keep-copies';
import { readQuery } from './read-query';

const inHouse = { params: { property: 'casa-miramar' } };
const elsewhere = { params: { property: 'grand' } };
const ada = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', firstName: 'Ada', is_verified: true };
const bar = { items: [outlet({ name: 'Sea Bar' })] };
const GONE = new ApiError(0, 'Error');

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('caches', memoryCaches());
});
afterEach(() => vi.unstubAllGlobals());

/** A page on this device, whose reads are answered like this, by a guest or by nobody. */
function page(answer: unknown, guest?: typeof ada) {
  const host = fakeHost([[outletContract.listOutlets, answer]]);
  if (guest) host.session.getState().signedIn({ token: 't', user: guest, allowToPost: true });
  const read = readQuery(host, outletContract.listOutlets, inHouse);
  return {
    host,
    stop: keepCopies(host),
    /** What the page shows of it, and since when. */
    async shown() {
      await host.queries.prefetchQuery(read);
      return host.queries.getQueryState(read.queryKey);
    },
  };
}

const owners = async () => (await caches.keys()).sort();
const placesOf = async (owner: string) =>
  (await (await caches.open(owner)).keys()).map(({ url }) => new URL(url, location.origin).pathname);
const untilKept = (owner: string) => expect.poll(() => owners()).toContain(owner);

test('a read that nobody answers is what it last was on this device, of then, and has failed all the same', async () => {
  const before = page(bar);
  const { dataUpdatedAt } = (await before.shown()) ?? {};
  await untilKept('reads-of-everyone');
  before.stop();

  const later = await page(GONE).shown();

  expect(later).toMatchObject({ data: bar, dataUpdatedAt, status: 'error', error: GONE });
});

test('a refusal is an answer, in whose place no copy stands', async () => {
  await page(bar).shown();
  await untilKept('reads-of-everyone');

  const refused = await page(new ApiError(403, 'Not for you')).shown();

  expect(refused).toMatchObject({ data: undefined, status: 'error' });
});

test('a copy of another shape, from a release long ago or from somebody else, counts as none', async () => {
  const cache = await caches.open('reads-of-everyone');
  await cache.put(
    '/copies/en/web/property/casa-miramar/outlets',
    new Response('{"items":7}', { headers: { 'x-kept-at': '1000' } }),
  );

  expect(await page(GONE).shown()).toMatchObject({ data: undefined, status: 'error' });
});

test('what a guest has read is theirs alone, and gone when they sign out', async () => {
  const first = page(bar, ada);
  await first.shown();
  await untilKept('reads-of-guest-g1');

  first.host.session.getState().signedOut();
  await expect.poll(() => owners()).not.toContain('reads-of-guest-g1');

  expect(await page(GONE).shown()).toMatchObject({ data: undefined });
  expect(await page(GONE, { ...ada, guest_uuid: 'g2' }).shown()).toMatchObject({ data: undefined });
});

test('what a guest read last is kept for nobody when they sign out before it is', async () => {
  const { host, shown } = page(bar, ada);
  await shown();

  host.session.getState().signedOut();
  host.queries.clear();
  // What is read after it is kept together with all that was due.
  await host.queries.prefetchQuery(readQuery(host, outletContract.listOutlets, elsewhere));
  await untilKept('reads-of-everyone');

  expect(await placesOf('reads-of-everyone')).toEqual(['/copies/en/web/property/grand/outlets']);
});

test('what a guest has asked for is not kept for the one who is there when it comes', async () => {
  let answer = (_reply: unknown) => {};
  const { host, shown } = page(new Promise((resolve) => (answer = resolve)), ada);
  const reading = shown();
  host.session.getState().signedIn({ token: 't2', user: { ...ada, guest_uuid: 'g2' }, allowToPost: true });
  answer(bar);
  await reading;

  host.session.getState().signedOut();
  await host.queries.prefetchQuery(readQuery(host, outletContract.listOutlets, elsewhere));
  await untilKept('reads-of-everyone');

  expect(await owners()).toEqual(['reads-of-everyone']);
  expect(await placesOf('reads-of-everyone')).toEqual(['/copies/en/web/property/grand/outlets']);
});

test('what was left of a guest on this device is gone when another one comes', async () => {
  await page(bar, ada).shown();
  await untilKept('reads-of-guest-g1');

  page(bar, { ...ada, guest_uuid: 'g2' });

  await expect.poll(() => owners()).not.toContain('reads-of-guest-g1');
});
