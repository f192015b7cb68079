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
 * Tells guests who have agreed to it, and are away, by one mail that there is something to read: once, until they have
 * been back. It is noted before the mail goes out, so that neither a second process nor a second try sends it twice.
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

/** At night nobody is woken by the hotel. */
function isQuiet(now: number, timeZone: string): boolean {
  const time = timeOf(localDateTimeAt(now, timeZone));
  return time >= QUIET_FROM || time < QUIET_TO;
}
