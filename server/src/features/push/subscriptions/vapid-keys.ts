import { and, eq, isNull } from 'drizzle-orm';
import webPush from 'web-push';
import type { Database } from '../../../platform/db/database';
import { suiteMeta } from '../../../platform/db/tables/schema';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Returns the keys that identify the suite to push services (RFC 8292). They are created once and stored in
 * the database, because subscriptions are only valid for the key they were made with.
 */
export function createVapidKeys(db: Database): () => Promise<VapidKeys> {
  let keys: VapidKeys | undefined;
  return async () => (keys ??= (await stored(db)) ?? (await create(db)));
}

async function stored(db: Database): Promise<VapidKeys | undefined> {
  const [meta] = await db
    .select({ publicKey: suiteMeta.vapidPublicKey, privateKey: suiteMeta.vapidPrivateKey })
    .from(suiteMeta);
  return meta?.publicKey && meta.privateKey ? (meta as VapidKeys) : undefined;
}

/** If several servers create keys at the same time, the first one wins. */
async function create(db: Database): Promise<VapidKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db.insert(suiteMeta).values({ id: 1 }).onConflictDoNothing();
  await db
    .update(suiteMeta)
    .set({ vapidPublicKey: publicKey, vapidPrivateKey: privateKey })
    .where(and(eq(suiteMeta.id, 1), isNull(suiteMeta.vapidPrivateKey)));
  const keys = await stored(db);
  if (!keys) throw new Error('no VAPID keys in the database');
  return keys;
}
