import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { moderationCase } from '../../../platform/db/tables/schema';
import { notFound, RequestError } from '../../../platform/errors/request-error';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import { addCaseEvent } from './case-events';
import { lockSubject } from './case-lock';
import { updateCase } from './reports';
import type { Subject } from './subject.repository';

interface AppealsDeps {
  db: Database;
  outbox: PushOutbox;
  now: () => number;
}

export type Appeals = ReturnType<typeof createAppeals>;

/** Appeals of authors against decisions about their posts and comments. */
export function createAppeals({ db, outbox, now }: AppealsDeps) {
  return {
    /**
     * Stores the appeal against the last decision. Throws 404 if there is none about something of this guest,
     * and 409 `appeal_used` if the guest has appealed before.
     */
    async file(guestId: string, subject: Subject, text: string): Promise<void> {
      const row = await db.transaction(async (tx) => {
        await lockSubject(tx, subject);
        const [last] = await tx
          .select()
          .from(moderationCase)
          .where(
            and(
              eq(moderationCase.subjectKind, subject.kind),
              eq(moderationCase.subjectId, subject.id),
              eq(moderationCase.authorGuestId, guestId),
              eq(moderationCase.status, 'upheld'),
            ),
          )
          .orderBy(desc(moderationCase.resolvedAt))
          .limit(1);
        if (!last) throw notFound();
        if (last.appealedAt)
          throw new RequestError(409, 'appeal_used', "You've already asked us to look again.");
        const changed = await updateCase(tx, last.id, { appealText: text, appealedAt: new Date(now()) });
        return addCaseEvent(tx, outbox, 'caseChanged', { row: changed, before: last });
      });
      await outbox.publish(row);
    },
  };
}
