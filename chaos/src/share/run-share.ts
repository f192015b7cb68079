import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/src/platform/db/database';
import { consent, post, property } from '../../../server/src/platform/db/tables/schema';
import { knownGuest } from '../../../server/src/testing/guests';
import { injectFaults } from '../world/faults';
import { createRetryingClient, type RetryingClient } from '../world/retrying-client';
import { startTestHotel, type TestHotel } from '../world/test-hotel';
import { findInShare, type ShareFindings } from './share-findings';
import { createSharingGuest, type SharingGuest } from './sharing-guest';

interface ShareRunOptions {
  operations: number;
  guests: number;
  /** The number of guests who act at the same time. */
  hands: number;
  kills: number;
  /** The number of servers on one database. */
  servers: number;
  print: (line: string) => void;
}

interface ShareRunResult {
  findings: ShareFindings;
  /** The number of replies by code. */
  answers: Record<string, number>;
  likes: number;
  comments: number;
  posts: number;
  sent: number;
  cut: number;
  seconds: number;
  errors: string[];
}

const PROPERTY = 'casa-miramar';
const GUIDELINES = '1';
const PROGRESS_INTERVAL_MS = 10_000;

/** Lets guests like, unlike, comment, delete and publish while servers are killed, and compares the counts. */
export async function runShare(options: ShareRunOptions): Promise<ShareRunResult> {
  const hotel = await startTestHotel({ servers: options.servers });
  try {
    return await Promise.race([runOperations(hotel, options), hotel.breakdown]);
  } finally {
    await hotel.close();
  }
}

async function runOperations(hotel: TestHotel, options: ShareRunOptions): Promise<ShareRunResult> {
  const { operations, hands, kills, print } = options;
  const { db, url } = hotel;
  const started = Date.now();
  const propertyUrl = `${url}/web/property/${PROPERTY}`;
  const answers: Record<string, number> = {};
  const onReply = (code: string) => void (answers[code] = (answers[code] ?? 0) + 1);
  const postId = await insertPost(db, started);
  const people: { line: RetryingClient; guest: SharingGuest }[] = [];
  for (let i = 0; i < options.guests; i += 1) {
    const { id, headers } = await insertGuest(db, started);
    const line = createRetryingClient({ headers, onReply, propertyUrl });
    people.push({ line, guest: createSharingGuest(line, { id, postId }) });
  }
  print(`${people.length} guests read the post`);

  let [begun, done] = [0, 0];
  // A kill can take longer than its share of the operations, so the guests go on until the last one.
  let areKillsDone = false;
  const progress = setInterval(() => print(`${done} of ${operations} operations done`), PROGRESS_INTERVAL_MS);
  // Each hand has its own guests: one guest acts sequentially, different guests concurrently.
  const work = async (hand: number) => {
    const own = people.filter((_one, i) => i % hands === hand);
    for (let turn = 0; begun < operations || !areKillsDone; turn += 1) {
      begun += 1;
      await own[turn % own.length]?.guest.act();
      done += 1;
    }
  };
  try {
    await Promise.all([
      ...Array.from({ length: hands }, (_, hand) => work(hand)),
      injectFaults(hotel, { kills }, { done: () => done / operations, print }).finally(() => {
        areKillsDone = true;
      }),
    ]);
  } finally {
    clearInterval(progress);
  }
  const reader = createRetryingClient({ headers: {}, onReply: () => {}, propertyUrl });
  const { data } = await reader.call('GET', `/post/${postId}`);
  const shown = { likes: Number(data.likes), commentsCount: Number(data.commentsCount) };
  const guests = people.map(({ guest }) => guest);
  const total = (of: 'sent' | 'cut') => people.reduce((sum, { line }) => sum + line.counts[of], 0);
  return {
    findings: await findInShare(db, { postId, guests, shown }),
    answers,
    likes: shown.likes,
    comments: shown.commentsCount,
    posts: guests.reduce((sum, { posts }) => sum + posts.size, 0),
    sent: total('sent'),
    cut: total('cut'),
    seconds: Math.round((Date.now() - started) / 1_000),
    errors: people.flatMap(({ line, guest }) => [...line.errors, ...guest.errors]),
  };
}

async function insertPost(db: Database, now: number): Promise<string> {
  const { id: guestId } = await knownGuest(db, now, { nickName: `Author ${randomUUID().slice(0, 8)}` });
  const [row] = await db
    .insert(post)
    .values({ propertyId: await propertyId(db), guestId, text: 'Sunset from the roof', lang: 'en' })
    .returning();
  if (!row) throw new Error('the post was not stored');
  return row.id;
}

/** A guest who may comment: with a nickname and the consent to the guidelines. */
async function insertGuest(db: Database, now: number) {
  const guest = await knownGuest(db, now, { nickName: `Sailor ${randomUUID().slice(0, 8)}` });
  await db.insert(consent).values({
    propertyId: await propertyId(db),
    guestId: guest.id,
    type: 'guidelines',
    version: GUIDELINES,
    granted: true,
    lang: 'en',
    at: new Date(now),
  });
  return guest;
}

async function propertyId(db: Database): Promise<string> {
  const [row] = await db.select({ id: property.id }).from(property).where(eq(property.slug, PROPERTY));
  if (!row) throw new Error('the demo hotel is missing');
  return row.id;
}
