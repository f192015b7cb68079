import type { PostBody } from '@guest/shared/contracts/feed/posting.contract';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { consent, guest, post } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/noon';
import type { SocketClient } from '../../../testing/test-sockets';
import { jpeg, otherJpeg } from '../../upload/testing/sample-files';
import { testUploads } from '../../upload/testing/test-uploads';

const suite = await testUploads({ now: () => NOON });
const { db, url, signIn, sendFile } = suite;
const boss = await suite.staff('supervisor');

/** A guest who may post. */
async function author(): Promise<SocketClient> {
  const me = await suite.guest({ nickName: `Sailor ${randomUUID()}` });
  const [row] = await db.select().from(guest).where(eq(guest.id, me.guestId));
  await db.insert(consent).values({
    propertyId: row?.propertyId ?? '',
    guestId: me.guestId,
    type: 'guidelines',
    version: '1',
    granted: true,
    lang: 'en',
    at: new Date(NOON),
  });
  return me;
}

async function call(me: SocketClient, method: string, path: string, body: object) {
  const answer = await fetch(new URL(`/web/property/casa-miramar/${path}`, url), {
    method,
    headers: { ...(await signIn(me.guestId)), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Uploads the photos and sends the post, as a page does that does not know whether an earlier one has sent it. */
async function send(me: SocketClient, body: Pick<PostBody, 'key' | 'text'>, files = [jpeg, jpeg]) {
  const photos: PostBody['photos'] = [];
  for (const file of files)
    photos.push({
      key: await sendFile(me, file, { purpose: 'post', size: file.length }),
      alt: `Photo ${photos.length + 1}`,
    });
  return call(me, 'POST', 'post', { ...body, photos, tags: ['sea'] });
}

/** A supervisor takes the photos of a post away. */
async function takePhotosAway(subjectId: string): Promise<string> {
  const { case: opened } = await boss.requestOk('openCase', { subjectKind: 'post', subjectId });
  const { caseId, version } = opened;
  const uphold = { decision: 'uphold', action: 'take_photo_away', reasonCode: 'privacy' } as const;
  await boss.requestOk('decideCase', { caseId, version, ...uphold });
  return caseId;
}

test('a post whose photos were taken away before it was sent again is answered with what is there', async () => {
  const me = await author();
  const sent = { key: randomUUID(), text: 'At sea' };
  expect((await send(me, sent)).status).toBe(201);
  await takePhotosAway(sent.key);

  const again = await send(me, sent);

  expect([again.status, again.body]).toMatchObject([201, { id: sent.key, text: 'At sea', images: [] }]);
  expect(await db.$count(post, eq(post.guestId, me.guestId))).toBe(1);
  for (const other of [
    await send(me, { ...sent, text: 'Ashore' }),
    await send(me, sent, [jpeg]),
    await send(me, sent, [jpeg, otherJpeg]),
  ])
    expect([other.status, other.body.code]).toEqual([409, 'sent_otherwise']);
});

test.each(['before', 'after'])(
  'a post that its author has edited %s its photos were taken away is still the same when it is sent again',
  async (when) => {
    const me = await author();
    const sent = { key: randomUUID(), text: 'At sea' };
    const [image] = (await send(me, sent)).body.images;
    const edit = async (version: number, photos: object[]) =>
      expect(
        (await call(me, 'PUT', `post/${sent.key}`, { version, text: 'Ashore', photos, tags: [] })).status,
      ).toBe(200);
    if (when === 'before') await edit(1, [{ url: image.url, alt: 'Land' }]);
    await takePhotosAway(sent.key);
    if (when === 'after') await edit(2, []);

    const again = await send(me, sent);

    expect([again.status, again.body]).toMatchObject([201, { text: 'Ashore', images: [] }]);
  },
);

test('a post of photos alone, which is hidden without them, is answered to its author with its state', async () => {
  const me = await author();
  const sent = { key: randomUUID(), text: '' };
  await send(me, sent);
  await takePhotosAway(sent.key);

  const again = await send(me, sent);

  expect([again.status, again.body]).toMatchObject([201, { id: sent.key, status: 'hidden', images: [] }]);
});

test('a post whose photos were given back is still the same when it is sent again', async () => {
  const me = await author();
  const sent = { key: randomUUID(), text: 'At sea' };
  const { images } = (await send(me, sent)).body;
  const caseId = await takePhotosAway(sent.key);
  await boss.requestOk('reopenCase', { caseId, version: 2 });

  const again = await send(me, sent);

  expect([again.status, again.body]).toMatchObject([201, { images }]);
});
