import { addMinutes, instantOf } from '@guest/shared/contracts/core/local-time';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { assertRow } from '../../../platform/db/assert-row';
import { activity, activitySession, bookableActivity, property } from '../../../platform/db/tables/schema';
import type { StoredUnit } from '../../../platform/db/tables/columns/stored';
import type { TestApp } from '../../../testing/test-app';

/** By default an adult of any age for EUR 25.00, and a child from 6 to 12 for EUR 10.00 with an adult. */
export interface SessionFacts {
  /** The local start of each session; every one lasts two hours. */
  starts?: string[];
  capacity?: number | null;
  units?: (ids: { adult: string; child: string }) => StoredUnit[];
  bookable?: Partial<typeof bookableActivity.$inferInsert>;
  session?: Partial<typeof activitySession.$inferInsert>;
  slug?: string;
}

export const EVENING = '2026-06-11T18:00';
const MINUTES = 120;

/** Creates an activity for one test with its own sessions. */
export async function someActivity({ db }: Pick<TestApp, 'db'>, facts: SessionFacts = {}) {
  const { starts = [EVENING], capacity = 6, slug = 'casa-miramar' } = facts;
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, slug));
  if (!propertyRow) throw new Error(`property ${slug} not found`);
  const ids = { adult: randomUUID(), child: randomUUID() };
  const named = `activity-${randomUUID().slice(0, 8)}`;
  const [made] = await db
    .insert(activity)
    .values({
      propertyId: propertyRow.id,
      slug: named,
      name: { en: 'Sailing', ja: 'セーリング' },
      description: { en: '' },
      place: { en: 'Pontoon D' },
      durationMinutes: MINUTES,
      isDropIn: false,
    })
    .returning();
  const [bookable] = await db
    .insert(bookableActivity)
    .values({
      propertyId: propertyRow.id,
      activityId: made?.id ?? '',
      name: { en: 'Places on board' },
      units: (facts.units ?? defaultUnits)(ids),
      minUnits: 1,
      maxUnits: 6,
      bookingCutoffMinutes: 60,
      cancelCutoffMinutes: 120,
      requiresApproval: false,
      policyText: { en: 'Free to cancel until two hours before.' },
      payWays: ['room_charge', 'pay_there'],
      ...facts.bookable,
    })
    .returning();
  assertRow(made);
  assertRow(bookable);
  const sessions = await db
    .insert(activitySession)
    .values(
      starts.map((localStart) => ({
        propertyId: propertyRow.id,
        activityId: made.id,
        bookableActivityId: bookable.id,
        localStart,
        localEnd: addMinutes(localStart, MINUTES),
        startsAt: new Date(instantOf(localStart, propertyRow.timeZone)),
        endsAt: new Date(instantOf(localStart, propertyRow.timeZone) + MINUTES * 60_000),
        capacity,
        ...facts.session,
      })),
    )
    .returning({ id: activitySession.id });
  return {
    ...ids,
    id: made.id,
    bookableId: bookable.id,
    /** The sessions in the order of `starts`. */
    sessions: sessions.map((one) => one.id),
    sessionId: sessions[0]?.id ?? '',
  };
}

const defaultUnits = ({ adult, child }: { adult: string; child: string }): StoredUnit[] => [
  { unitId: adult, type: 'adult', name: { en: 'Adult' }, price: 2_500, accompaniedBy: [] },
  {
    unitId: child,
    type: 'child',
    name: { en: 'Child' },
    price: 1_000,
    minAge: 6,
    maxAge: 12,
    accompaniedBy: [adult],
  },
];
