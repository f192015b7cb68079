import type { FavoriteType } from '@guest/shared/contracts/favorite/favorite.contract';
import { businessDay } from '@guest/shared/contracts/core/local-time';
import { eq } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { activity, outlet } from '../../../platform/db/tables/schema';
import { runAll } from '../../../platform/jobs/interval-task';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { findOrCreateExternalRoom } from '../../chat/members/external-room';
import type { createMessageRepository } from '../../chat/messages/message.repository';
import { scopeOf } from '../../property/property-scope';
import { isQuietHour } from '../../property/quiet-hours';
import type { LoadOccasions, Occasion } from './occasion';
import { openingMessage } from './opening-message';
import type { WatchedFavorite, WatchedFavorites } from './watched-favorites';

interface NotifyOpeningsDeps {
  db: Database;
  outbox: PushOutbox;
  messages: Pick<ReturnType<typeof createMessageRepository>, 'appendForProperty'>;
  watched: WatchedFavorites;
  /** Finds the occasions of each type of favourite. */
  occasionsOf: Record<FavoriteType, LoadOccasions>;
  now: () => number;
}

/**
 * Notifies guests that a sold-out session or evening of a favorite has opened, at most once a day and never at night.
 * The row of the occasion is deleted in the transaction that writes the messages, so that each is sent once, even
 * with several servers or after a crash.
 */
export function createNotifyOpenings(deps: NotifyOpeningsDeps): () => Promise<void> {
  const { db, outbox, messages, watched, occasionsOf, now } = deps;

  async function notify(tx: Connection, item: WatchedFavorite, occasion: Occasion): Promise<OutboxRow[]> {
    if (!(await watched.forgetSoldOut(item, occasion.key, tx))) return [];
    const { property } = item;
    const today = businessDay(now(), property.timeZone, property.businessDayStart);
    const table = item.type === 'outlet' ? outlet : activity;
    const [named] = await tx.select({ name: table.name }).from(table).where(eq(table.id, item.uuid));
    if (!named) return [];
    const rows: OutboxRow[] = [];
    for (const { id, chatUuid, lang } of await watched.guests(tx, item, occasion.date)) {
      if (!(await watched.claimNotice(tx, property.id, id, today))) continue;
      const roomId = await findOrCreateExternalRoom(tx, { id: chatUuid, kind: 'guest', property }, now());
      const name = scopeOf(property, lang === null ? [] : [lang]).localize(named.name);
      const body = openingMessage(name, occasion, lang);
      rows.push(await messages.appendForProperty(tx, property, { roomId, body }));
    }
    return rows;
  }

  async function check(item: WatchedFavorite): Promise<void> {
    const { property, type, uuid } = item;
    if (!property.isChatEnabled || isQuietHour(now(), property.timeZone)) return;
    const occasions = await occasionsOf[type](scopeOf(property, []), uuid);
    const byKey = new Map(occasions.map((occasion) => [occasion.key, occasion]));
    for (const key of await watched.soldOut(item)) {
      const occasion = byKey.get(key);
      if (!occasion || occasion.status === 'closed') await watched.forgetSoldOut(item, key);
      else if (occasion.status === 'open' && !occasion.hasWaitlist) {
        await outbox.publish(...(await db.transaction((tx) => notify(tx, item, occasion))));
      }
    }
    await watched.rememberSoldOut(
      item,
      occasions.filter(({ status }) => status === 'full'),
    );
  }

  return async () => {
    const items = await watched.list();
    await runAll(async (runTask) => {
      for (const item of items) await runTask(check(item));
    });
  };
}
