import type { Lang } from '@guest/shared/contracts/core/languages';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { messageTranslation, roomEvent } from '../../../platform/db/tables/schema';

export interface TranslatableMessage {
  id: string;
  text: string;
}

export interface StoredTranslation {
  messageId: string;
  /** `null` if the original needs no translation. */
  text: string | null;
  from: string | null;
}

export function createTranslationRepository(db: Database) {
  const messageText = sql<string>`${roomEvent.body} ->> 'text'`;
  return {
    /** Returns those messages of the room after `joinSeq` that have not been deleted. */
    findTranslatable: (
      roomId: string,
      messageIds: string[],
      joinSeq: number,
    ): Promise<TranslatableMessage[]> =>
      db
        .select({ id: roomEvent.id, text: messageText })
        .from(roomEvent)
        .where(
          and(
            inArray(roomEvent.id, messageIds),
            eq(roomEvent.roomId, roomId),
            eq(roomEvent.kind, 'message'),
            gt(roomEvent.seq, joinSeq),
            isNull(roomEvent.deletedAt),
            sql`${messageText} <> ''`,
            sql`${roomEvent.body} ->> 'messageType' <> 'status'`,
          ),
        ),

    async findStored(messageIds: string[], lang: Lang): Promise<StoredTranslation[]> {
      if (messageIds.length === 0) return [];
      return db
        .select({
          messageId: messageTranslation.messageId,
          text: messageTranslation.text,
          from: messageTranslation.from,
        })
        .from(messageTranslation)
        .where(and(inArray(messageTranslation.messageId, messageIds), eq(messageTranslation.lang, lang)));
    },

    /** Stores translations, except for messages deleted in the meantime. */
    insert: (lang: Lang, found: StoredTranslation[]): Promise<void> =>
      db.transaction(async (tx) => {
        const ids = found.map(({ messageId }) => messageId);
        const left = await tx
          .select({ id: roomEvent.id })
          .from(roomEvent)
          .where(and(inArray(roomEvent.id, ids), isNull(roomEvent.deletedAt)))
          .orderBy(roomEvent.id)
          .for('share');
        const isLeft = new Set(left.map(({ id }) => id));
        const rows = found.filter(({ messageId }) => isLeft.has(messageId));
        if (rows.length === 0) return;
        await tx
          .insert(messageTranslation)
          .values(rows.map((row) => ({ ...row, lang })))
          .onConflictDoNothing();
      }),
  };
}

/** Deletes the translations of deleted messages. */
export const deleteTranslations = (tx: Connection, messageIds: string[]) =>
  tx.delete(messageTranslation).where(inArray(messageTranslation.messageId, messageIds));
