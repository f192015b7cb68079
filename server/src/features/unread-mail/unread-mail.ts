import { isQuietAt } from '@guest/shared/contracts/notification/quiet-hours';
import type { ActiveViewers } from '../../platform/connections/active-viewers';
import type { Database } from '../../platform/db/database';
import type { MailOutbox } from '../mail/mail-outbox';
import { scopeOf } from '../property/property-scope';
import { unreadEmail } from './unread-email';
import { createUnreadMailRepository } from './unread-mail.repository';

interface UnreadMailDeps {
  db: Database;
  outbox: Pick<MailOutbox, 'send'>;
  activeViewers: ActiveViewers;
  publicOrigin: string;
  now: () => number;
}

/**
 * Emails guests who see no page and have opted in about unread messages, once until they read them. The claim is written
 * before the email is sent, so that neither another process nor a retry sends it twice.
 */
export function createUnreadMail({
  db,
  outbox,
  activeViewers,
  publicOrigin,
  now,
}: UnreadMailDeps): () => Promise<void> {
  const repository = createUnreadMailRepository(db);
  return async () => {
    const due = await repository.due(now());
    const viewers = await activeViewers(due.map(({ chatUuid }) => chatUuid));
    for (const addressee of due) {
      const { chatUuid, property, address, lang, quietHours } = addressee;
      if (viewers.has(chatUuid)) continue;
      if (isQuietAt(now(), quietHours, property.timeZone)) continue;
      const rooms = await repository.claim(addressee, now());
      if (rooms.length === 0) continue;
      const { localize } = scopeOf(property, lang === null ? [] : [lang]);
      const link = `${publicOrigin}/${property.slug}/chat`;
      const email = unreadEmail({ to: address, lang, property: localize(property.name), link, rooms });
      outbox.send(email);
    }
  };
}
