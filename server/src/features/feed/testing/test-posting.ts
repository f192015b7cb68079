import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import type { PostBody } from '@guest/shared/contracts/feed/posting.contract';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { readConfig } from '../../../platform/config/config';
import { consent, guest } from '../../../platform/db/tables/schema';
import { knownGuest, type KnownGuest } from '../../../testing/guests';
import { NOON, testApp } from '../../../testing/test-app';
import { jpeg } from '../../upload/testing/sample-files';

const MINUTE_MS = 60_000;
export const property = '/web/property/casa-miramar';

/** Starts the server with a clock of its own; guests write posts over HTTP. `env` is further configuration. */
export async function testPosting(env: Readonly<Record<string, string>> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'posts-'));
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  let time = NOON;
  const now = () => time;
  const app = await testApp({ config: readConfig({ ...env, DATA_DIR: dataDir }), now });
  const { db, send, get } = app;

  /** A guest who may post. */
  async function author(facts: Partial<typeof guest.$inferInsert> = {}): Promise<KnownGuest> {
    const me = await knownGuest(db, time, { nickName: `Sailor ${randomUUID()}`, ...facts });
    const [row] = await db
      .insert(consent)
      .values({
        propertyId: String(
          (await db.query.guest.findFirst({ where: (one, { eq }) => eq(one.id, me.id) }))?.propertyId,
        ),
        guestId: me.id,
        type: 'guidelines',
        version: '1',
        granted: true,
        lang: 'en',
        at: new Date(time),
      })
      .returning();
    if (!row) throw new Error('the consent was not stored');
    return me;
  }

  const body = (fields: Partial<PostBody> = {}): PostBody => ({
    key: randomUUID(),
    text: 'The sea!',
    photos: [],
    tags: [],
    ...fields,
  });

  async function upload(me: KnownGuest, bytes: Buffer = jpeg): Promise<string> {
    const wanted = { type: 'photo', ext: 'jpg', size: bytes.length, purpose: 'post' };
    const ticket = await send('POST', `${property}/uploads`, { headers: me.headers, body: wanted });
    const form = new FormData();
    for (const [name, value] of Object.entries<string>(ticket.body.fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
    const request = new Request('http://localhost/uploads', { method: 'POST', body: form });
    const answer = await app.app.inject({
      method: 'POST',
      url: ticket.body.url,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    if (answer.statusCode !== 200) throw new Error(`upload failed: ${answer.body}`);
    return ticket.body.key;
  }

  return {
    ...app,
    author,
    body,
    upload,
    now,
    /** Advances the clock by some minutes. */
    wait: (minutes: number) => void (time += minutes * MINUTE_MS),
    post: (me: KnownGuest, fields: Partial<PostBody> = {}) =>
      send('POST', `${property}/post`, { headers: me.headers, body: body(fields) }),
    /** Publishes a post and returns it. */
    async published(me: KnownGuest, fields: Partial<PostBody> = {}): Promise<Post> {
      const {
        status,
        body: post,
        text,
      } = await send('POST', `${property}/post`, {
        headers: me.headers,
        body: body(fields),
      });
      if (status !== 201) throw new Error(`status ${status}: ${text}`);
      return post;
    },
    edit: (me: KnownGuest, id: string, change: object) =>
      send('PUT', `${property}/post/${id}`, { headers: me.headers, body: change }),
    remove: (me: KnownGuest, id: string) => send('DELETE', `${property}/post/${id}`, { headers: me.headers }),
    see: (id: string, me?: KnownGuest) => get(`${property}/post/${id}`, { headers: me?.headers ?? {} }),
  };
}
