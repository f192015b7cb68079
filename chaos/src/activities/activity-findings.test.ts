import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { activitySession } from '../../../server/src/platform/db/tables/schema';
import { startTestHotel } from '../world/test-hotel';
import { findInActivities, wrongPlaceCounts } from './activity-findings';
import { createActivityWorld } from './activity-world';

test(
  'each finding is named, so that the report of a run says where to look',
  { timeout: 120_000 },
  async () => {
    const { db, close } = await startTestHotel();
    onTestFinished(close);
    const { id: activityId, sessions } = await createActivityWorld(db);
    const [session] = sessions;
    if (!session) throw new Error('the world has no session');
    await db
      .update(activitySession)
      .set({ paxClaimed: sql`${activitySession.paxClaimed} + 2` })
      .where(eq(activitySession.id, session));
    const lost = {
      uuid: crypto.randomUUID(),
      status: 'confirmed' as const,
      sessionUuid: session,
      pax: 2,
      version: 1,
    };

    const findings = await findInActivities(db, { expected: [lost], guides: [], activityId });

    expect(await wrongPlaceCounts(db)).toEqual([`session ${session}, counted 2`]);
    const found = Object.entries(findings).filter(([, names]) => names.length > 0);
    expect(Object.fromEntries(found)).toEqual({
      'wrong place counts': [`session ${session}, counted 2`],
      'bookings that differ from the reply': [`booking ${lost.uuid}, told as confirmed in version 1`],
    });
  },
);
