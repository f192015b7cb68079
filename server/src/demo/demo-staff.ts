import { eq, lt } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { demoId } from './life/demo-id';
import { property, staff, staffKey } from '../platform/db/tables/schema';
import type { StaffAccess } from '../features/staff/staff-access.repository';

/** The key only has to live long enough to start a session; the next start of the desk gets another one. */
const KEY_LASTS_MS = 3_600_000;

const NICK_NAME: Readonly<Record<string, string>> = {
  en: 'Demo desk',
  es: 'Recepción de demostración',
  fr: 'Réception de démonstration',
  ja: 'デモ用フロント',
  ar: 'مكتب الاستقبال التجريبي',
};

const TITLE = {
  en: 'A program that answers for the demo',
  es: 'Un programa que responde en la demostración',
  fr: 'Un programme qui répond pour la démonstration',
  ja: 'デモで応答するプログラム',
  ar: 'برنامج يجيب في العرض التجريبي',
};

/**
 * Adds the demo desk to the staff of each demo hotel, under a name that identifies it as a program, and
 * returns its staff keys.
 */
export async function addDemoDesk(db: Database, access: StaffAccess, now: number): Promise<string[]> {
  const properties = await db.select().from(property).where(eq(property.isDemo, true));
  await db.delete(staffKey).where(lt(staffKey.expiresAt, new Date(now)));
  const keys = properties.map(async ({ id: propertyId, slug, defaultLanguage }) => {
    const id = demoId(slug, 'staff', 'demo-desk');
    const facts = {
      nickName: NICK_NAME[defaultLanguage] ?? 'Demo desk',
      title: TITLE,
      department: 'frontdesk',
      role: 'supervisor' as const,
    };
    await db
      .insert(staff)
      .values({ id, propertyId, ...facts })
      .onConflictDoUpdate({ target: staff.id, set: { nickName: facts.nickName } });
    return access.issueKey(id, { label: 'demo desk', lastsMs: KEY_LASTS_MS });
  });
  return Promise.all(keys);
}

/** Returns whether there are demo hotels; without them the demo desk need not run. */
export const hasDemoHotels = async (db: Database): Promise<boolean> =>
  (await db.$count(property, eq(property.isDemo, true))) > 0;
