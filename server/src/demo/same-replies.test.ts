import { contracts } from '@guest/shared/contracts/contracts';
import { fillIn } from '@guest/shared/routes/fill-in';
import { eq, sql } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPictureStore } from '../features/hotel-content/pictures/picture-store';
import { createFileStore } from '../features/upload/module';
import type { Database } from '../platform/db/database';
import { activity, contentVersion, directory, outlet, post, property } from '../platform/db/tables/schema';
import { NOON, testApp } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { adoptDemo } from './adopt-demo';
import { fillDemo } from './fill-folders';
import { demoId } from './life/demo-id';

const now = new Date(NOON);
const dataDir = await mkdtemp(join(tmpdir(), 'same-replies-'));
afterAll(() => rm(dataDir, { recursive: true }));
const pictures = createPictureStore(await createFileStore({ dataDir, uploadsS3: null }));

type Replies = Map<string, { status: number; body: unknown }>;

const reads = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .filter(({ method, path }) => method === 'GET' && path.startsWith('/web/property'));

/** The addresses of all reads of a hotel whose parameters are known. */
async function addressesOf(db: Database, { id, slug }: { id: string; slug: string }): Promise<string[]> {
  const of = { outlet, directory, activity, post };
  const rowsOf = async (name: keyof typeof of) =>
    db.select().from(of[name]).where(eq(of[name].propertyId, id));
  const slugs = (rows: object[]) => rows.flatMap((row) => ('slug' in row ? String(row.slug) : []));
  const ids = (rows: { id: string }[]) => rows.map((row) => row.id);
  const values: Record<string, string[]> = {
    property: [slug],
    outlet: slugs(await rowsOf('outlet')),
    directory: slugs(await rowsOf('directory')),
    activityId: ids(await rowsOf('activity')),
    postId: ids(await rowsOf('post')),
    type: ['outlet', 'activity'],
  };
  const addresses = reads.flatMap(({ path }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    if (!names.every((name) => values[name])) return [];
    let filled: Record<string, string>[] = [{}];
    for (const name of names)
      filled = filled.flatMap((one) => (values[name] ?? []).map((value) => ({ ...one, [name]: value })));
    return filled.map((one) => fillIn(path, one));
  });
  const menus = await db.execute<{ outlet: string; menu: string }>(
    sql`select outlet.slug as outlet, menu.slug as menu from menu join outlet on outlet.id = menu.outlet_id where menu.property_id = ${id}`,
  );
  const menuAddresses = menus.rows.flatMap((one) =>
    ['', '/overview'].map((end) => `/web/property/${slug}/outlets/${one.outlet}/menus/${one.menu}${end}`),
  );
  return [...new Set([...addresses, ...menuAddresses, `/web/property/${slug}/posts?limit=50`])];
}

async function replies(db: Database): Promise<Replies> {
  const { get, signIn } = await testApp({ db });
  const answers: Replies = new Map();
  for (const hotel of await db.select().from(property)) {
    // Each guest asks only a few times, because they are limited.
    const guests = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        signIn(demoId(hotel.slug, 'guest', `g${String(i + 1).padStart(2, '0')}`)),
      ),
    );
    for (const [i, url] of (await addressesOf(db, hotel)).entries()) {
      for (const lang of hotel.languages) {
        const { status, body } = await get(url, { headers: { 'accept-language': lang } });
        answers.set(`${lang} ${url}`, { status, body });
      }
      const { status, body } = await get(url, { headers: guests[i % guests.length] ?? {} });
      answers.set(`guest ${url}`, { status, body });
    }
  }
  return answers;
}

/** Addresses of pictures have another form, and portions, modifiers and sessions other ids once. */
function comparable(value: unknown): string {
  const text = JSON.stringify(value).replaceAll(/\/pictures\/[^"]*/g, 'picture');
  return JSON.stringify(
    JSON.parse(text, (key, one: unknown) => {
      if (['version', 'updatedAt', 'etag', 'exp', 'token'].includes(key)) return undefined;
      if (key === 'sessions' && Array.isArray(one))
        return one.map((it) => JSON.stringify(withoutIds(it))).sort();
      return ['portions', 'modifierGroups', 'session'].includes(key) ? withoutIds(one) : one;
    }),
  );
}

const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, one: unknown) =>
    /uuids?$|^id$|sessionId/i.test(key) ? undefined : one,
  );

function compare(name: string, old: Replies, next: Replies): string[] {
  const differences: string[] = [];
  for (const [url, answer] of old) {
    const [a, b] = [comparable(answer), comparable(next.get(url) ?? null)];
    if (a === b) continue;
    let i = 0;
    while (a[i] === b[i]) i++;
    differences.push(
      `${url}\n  ${a.slice(Math.max(0, i - 150), i + 150)}\n  ${b.slice(Math.max(0, i - 150), i + 150)}`,
    );
  }
  const statuses = [...old.values()].map(({ status }) => status);
  const counts = [...new Set(statuses)].map((one) => `${one}: ${statuses.filter((it) => it === one).length}`);
  console.log(name, old.size, 'replies', counts.join(', '), differences.length, 'differ');
  console.log(differences.slice(0, 12).join('\n'));
  return differences;
}

test('the folders answer every read as the demo before them did', { timeout: 900_000 }, async () => {
  const before = await testDatabase('filled');
  const adopted = await testDatabase('filled');
  const fresh = await testDatabase();
  const t0 = performance.now();
  await adoptDemo(adopted, {
    now,
    pictures,
    failed: (slug, error) => {
      throw new Error(slug, { cause: error });
    },
  });
  const t1 = performance.now();
  await fillDemo(fresh, { now, pictures });
  console.log('adopt', t1 - t0, 'fill', performance.now() - t1);

  const old = await replies(before);
  const ofAdopted = await replies(adopted);
  const ofFresh = await replies(fresh);

  expect(await adopted.$count(contentVersion, eq(contentVersion.state, 'published'))).toBe(3);
  expect(await adopted.$count(property)).toBe(3);
  const different = [...compare('adopted', old, ofAdopted), ...compare('fresh', old, ofFresh)];
  expect(different).toEqual([]);
  expect([...ofFresh.keys()].sort()).toEqual([...old.keys()].sort());
});
