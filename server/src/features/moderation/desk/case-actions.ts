import type { CaseAction, ReportReason } from '@guest/shared/contracts/moderation/reasons';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { guest, moderationCase, post } from '../../../platform/db/tables/schema';
import { unprocessable } from '../../../platform/errors/request-error';
import type { CaseRow } from '../cases/case-events';
import { hideSubject, showSubject } from '../cases/visibility';
import { restorePhotos, removePhotos } from './remove-photos';
import { addRestriction, endRestrictionOf } from './restrictions';

const DAY_MS = 24 * 3_600_000;

const ALLOWED: Record<CaseRow['subjectKind'], readonly CaseAction[]> = {
  post: ['none', 'hide', 'remove', 'lock_comments', 'take_photo_away', 'restrict'],
  comment: ['none', 'hide', 'remove', 'restrict'],
  message: ['none', 'restrict'],
  guest: ['none', 'take_photo_away', 'ask_other_nick_name', 'restrict'],
};

/** Whether the subject stays in the feed after the decision. */
export const leavesVisible = (action: CaseAction): boolean =>
  action === 'none' || action === 'lock_comments' || action === 'take_photo_away';

export interface ActionInput {
  action: CaseAction;
  days?: number | undefined;
  reasonCode: ReportReason;
  /** The id of the staff member. */
  by: string;
  now: number;
}

/**
 * Carries out the decision of a supervisor. Throws 422 `action_not_possible` if it is not possible for this kind of
 * subject.
 */
export async function applyAction(tx: Connection, row: CaseRow, input: ActionInput): Promise<void> {
  const { action, days, reasonCode, by, now } = input;
  if (!ALLOWED[row.subjectKind].includes(action)) throw notPossible();
  // Somebody has looked at what the reports have hidden.
  if (leavesVisible(action) && row.isHiddenAutomatically) await showSubject(tx, row);
  if (action === 'hide') await hideSubject(tx, row, 'hidden');
  if (action === 'remove') await hideSubject(tx, row, 'removed');
  if (action === 'lock_comments')
    await tx.update(post).set({ isCommentsLocked: true }).where(eq(post.id, row.subjectId));
  if (action === 'take_photo_away') await removePhotos(tx, row);
  if (action === 'ask_other_nick_name') await takeNickName(tx, row);
  if (action === 'restrict') {
    if (!row.authorGuestId || days === undefined) throw notPossible();
    await hideSubject(tx, row, 'hidden');
    await addRestriction(tx, {
      guestId: row.authorGuestId,
      propertyId: row.propertyId,
      caseId: row.id,
      until: new Date(now + days * DAY_MS),
      by,
      reasonCode,
    });
  }
}

/**
 * Takes back a decision: shows the subject and its photos again, opens its comments, and ends the restriction by it.
 */
export async function undoAction(tx: Connection, row: CaseRow): Promise<void> {
  const { id, action, subjectId, authorGuestId } = row;
  await showSubject(tx, row);
  await restorePhotos(tx, row);
  if (action === 'lock_comments')
    await tx.update(post).set({ isCommentsLocked: false }).where(eq(post.id, subjectId));
  if (action === 'restrict' && authorGuestId)
    await endRestrictionOf(tx, { guestId: authorGuestId, caseId: id });
}

/** The case remembers the nickname, so that its guest cannot take it again. */
async function takeNickName(tx: Connection, { id, subjectId, snapshot }: CaseRow): Promise<void> {
  const isThis = eq(guest.id, subjectId);
  const [before] = await tx.select({ nickName: guest.nickName }).from(guest).where(isThis).for('update');
  await tx
    .update(guest)
    .set({ nickName: null, version: sql`${guest.version} + 1` })
    .where(isThis);
  if (!before?.nickName) return;
  await tx
    .update(moderationCase)
    .set({ snapshot: { ...snapshot, refusedNickName: before.nickName } })
    .where(eq(moderationCase.id, id));
}

const notPossible = () => unprocessable('action', 'action_not_possible', "This isn't possible here.");
