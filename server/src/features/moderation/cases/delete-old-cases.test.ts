import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moderationCase, report } from '../../../platform/db/tables/schema';
import { filledDatabase, NOON } from '../../../testing/test-app';
import { insertCase } from '../testing/moderation-builder';
import { createDeleteOldCases } from './delete-old-cases.job';

const DAY_MS = 24 * 3_600_000;
const db = await filledDatabase();
const deleteOldCases = createDeleteOldCases(db, () => NOON);

const isLeft = async (id: string) => (await db.$count(moderationCase, eq(moderationCase.id, id))) === 1;

test.each([
  ['upheld', 360, true],
  ['upheld', 370, false],
  ['dismissed', 89, true],
  ['dismissed', 91, false],
] as const)('a case %s %i days ago is kept: %s', async (status, days, isKept) => {
  const { caseId } = await insertCase(db, { status, resolvedAt: new Date(NOON - days * DAY_MS) });

  await deleteOldCases();

  expect(await isLeft(caseId)).toBe(isKept);
  expect(await db.$count(report, eq(report.caseId, caseId))).toBe(isKept ? 1 : 0);
});

test('an undecided case is never deleted', async () => {
  const { caseId } = await insertCase(db, { openedAt: new Date(NOON - 1_000 * DAY_MS) });

  await deleteOldCases();

  expect(await isLeft(caseId)).toBe(true);
});
