import type { PushOf } from '@guest/shared/contracts/socket.contract';
import type { doNotDisturb } from '../../platform/db/tables/schema';

export type DoNotDisturbRow = typeof doNotDisturb.$inferSelect;

export const toDoNotDisturb = ({
  id,
  room,
  since,
  until,
  endedAt,
  endedBy,
}: DoNotDisturbRow): PushOf<'doNotDisturbUpdated'>['doNotDisturb'] => ({
  uuid: id,
  room,
  since: since.toISOString(),
  until: until.toISOString(),
  ...(endedAt && { endedAt: endedAt.toISOString() }),
  ...(endedBy && { endedBy }),
});
