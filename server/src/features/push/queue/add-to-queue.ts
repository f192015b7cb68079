import type { NotificationClass } from '@guest/shared/contracts/notification/notification-classes';
import { sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { pushMessage, type PushNotice } from '../../../platform/db/tables/schema';

export interface NewMessage {
  class: NotificationClass;
  /** Names the subject of the message; a device has at most one message about it in the queue. */
  subject: string;
  notice: PushNotice;
  isSafety?: boolean;
  expiresAt: Date;
}

/** Queues a message for each device, in the order of `devicesOf`. It replaces a message about the same subject that is still waiting. */
export async function addToQueue(
  tx: Connection,
  devices: readonly { id: string }[],
  message: NewMessage & { happenedAt: Date },
): Promise<void> {
  for (const { id: subscriptionId } of devices) {
    const { notice, happenedAt, expiresAt } = message;
    await tx
      .insert(pushMessage)
      .values({ ...message, subscriptionId, notBefore: happenedAt })
      .onConflictDoUpdate({
        target: [pushMessage.subscriptionId, pushMessage.subject],
        set: {
          notice,
          happenedAt,
          expiresAt,
          attempts: 0,
          revision: sql`${pushMessage.revision} + 1`,
        },
      });
  }
}
