import { isQuietAt } from '@guest/shared/contracts/notification/quiet-hours';
import type { Database } from '../../platform/db/database';
import type { MailOutbox } from '../mail/mail-outbox';
import { scopeOf } from '../property/property-scope';
import { unreadEmail } from './unread-email';
import { createUnreadMailRepository } from './unread-mail.repository';

interface UnreadMailDeps {
  db: Database;
  outbox: Pick<MailOutbox, 'send'>;
  publicHost: string;
  now: () => number;
}

/**
 * Emails offline guests who have opted in about unread messages, once until they return. The claim is written
 * before the email is sent, so that neither another process nor a retry sends it twice.
 */
export function createUnreadMail({ db, outbox, publicHost, now }: UnreadMailDeps): () => Promise<void> {
  const repository = createUnreadMailRepository(db);
  return async () => {
    for (const addressee of await repository.due(now())) {
      const { property, address, lang, quietHours } = addressee;
      if (isQuietAt(now(), quietHours, property.timeZone)) continue;
      const rooms = await repository.claim(addressee, now());
      if (rooms.length === 0) continue;
      const { localize } = scopeOf(property, lang === null ? [] : [lang]);
      const link = `https://${publicHost}/${property.slug}/chat`;
      const email = unreadEmail({ to: address, lang, property: localize(property.name), link, rooms });
      outbox.send(email);
    }
  };
}
