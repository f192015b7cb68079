import { localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { Database } from '../../platform/db/database';
import type { Outbox } from '../mail/outbox';
import { scopeOf } from '../property/property-scope';
import { unreadLetter } from './unread-letter';
import { createUnreadMailRepository } from './unread-mail.repository';

const QUIET_FROM = '22:00';
const QUIET_TO = '08:00';

interface Parts {
  db: Database;
  outbox: Pick<Outbox, 'send'>;
  publicHost: string;
  now: () => number;
}

/**
 * Emails offline guests who have opted in about unread messages, once until they return. The claim is written
 * before the email is sent, so that neither another process nor a retry sends it twice.
 */
export function createUnreadMail({ db, outbox, publicHost, now }: Parts): () => Promise<void> {
  const mails = createUnreadMailRepository(db);
  return async () => {
    for (const addressee of await mails.due(now())) {
      const { house, address, lang } = addressee;
      if (isQuiet(now(), house.timeZone)) continue;
      const rooms = await mails.claim(addressee, now());
      if (rooms.length === 0) continue;
      const { say } = scopeOf(house, lang === null ? [] : [lang]);
      const link = `https://${publicHost}/${house.slug}/chat`;
      const mail = unreadLetter({ to: address, lang, house: say(house.name), link, rooms });
      outbox.send(mail);
    }
  };
}

/** Returns whether it is night at the hotel, when no emails are sent. */
function isQuiet(now: number, timeZone: string): boolean {
  const time = timeOf(localDateTimeAt(now, timeZone));
  return time >= QUIET_FROM || time < QUIET_TO;
}
