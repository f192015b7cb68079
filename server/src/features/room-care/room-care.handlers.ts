import type { Database } from '../../platform/db/database';
import { notFound } from '../../platform/errors/request-error';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import type { Handlers } from '../../platform/socket/request-dispatcher';
import { recordStaffAction } from '../staff/staff-action';
import type { DoNotDisturb } from './do-not-disturb';
import { toDoNotDisturb } from './do-not-disturb.mapper';

interface RoomCareHandlersDeps {
  db: Database;
  outbox: PushOutbox;
  doNotDisturb: DoNotDisturb;
  now: () => number;
}

/** Socket handlers for the staff: listing the rooms with “do not disturb”, and overriding it for one. */
export function roomCareHandlers({ db, outbox, doNotDisturb, now }: RoomCareHandlersDeps) {
  return {
    loadDoNotDisturb: {
      who: 'staff',
      bucket: 'rooms',
      async handle(_, { property }) {
        return { rooms: (await doNotDisturb.list(property.id)).map(toDoNotDisturb) };
      },
    },

    endDoNotDisturb: {
      who: 'staff',
      bucket: 'property',
      async handle({ uuid, reason }, actor) {
        const { row, outboxRows } = await db.transaction(async (tx) => {
          const find = () => doNotDisturb.lock(tx, actor.property.id, uuid);
          const before = await find();
          if (!before) throw notFound();
          if (before.endedAt) return { row: before, outboxRows: [] };
          const ended = await doNotDisturb.endById(tx, uuid, 'staff');
          await recordStaffAction(tx, actor, { what: 'endDoNotDisturb', subjectId: uuid, reason, at: now() });
          return { row: (await find()) ?? before, outboxRows: ended };
        });
        await outbox.publish(...outboxRows);
        return { doNotDisturb: toDoNotDisturb(row) };
      },
    },
  } satisfies Partial<Handlers>;
}
