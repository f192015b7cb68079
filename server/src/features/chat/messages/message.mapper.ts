import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { roomEvent } from '../../../platform/db/tables/schema';
import type { ReadMarker } from '../members/member.repository';

export type EventRow = typeof roomEvent.$inferSelect;

/** Maps an event to a message. A deleted message has no content, only its position. */
export function toMessage(row: EventRow, timeZone: string, marks: ReadMarker[] = []): Message {
  const { id, roomId, seq, actorId, actorKind, createdAt } = row;
  const body = row.deletedAt ? null : row.body;
  const local = localDateTimeAt(createdAt.getTime(), timeZone);
  const others = marks.filter(({ memberId, cameSeq }) => memberId !== actorId && cameSeq < seq);
  return {
    id,
    messageId: id,
    key: row.clientId ?? id,
    roomId,
    seq,
    from: actorId,
    fromType: actorKind,
    text: body?.text ?? '',
    originalText: body?.text ?? '',
    createdTime: createdAt.toISOString(),
    date: dateOf(local),
    time: timeOf(local),
    messageType: body?.messageType ?? 'text',
    deliveredTo: others.filter((mark) => mark.deliveredSeq >= seq).map(({ memberId }) => memberId),
    readBy: others.filter((mark) => mark.readSeq >= seq).map(({ memberId }) => memberId),
    isForwarded: body?.isForwarded ?? false,
    isStickyNote: false,
    ...(body?.to && { to: body.to }),
    ...(body?.lang && { lang: body.lang }),
    ...(body?.status && { status: body.status }),
    ...(body?.card && { card: body.card }),
    ...(body?.urlPath && { urlPath: body.urlPath, url: body.urlPath }),
    ...(body?.fileData && { fileData: body.fileData }),
    ...(body?.groupKey && { groupKey: body.groupKey }),
    ...(body?.isAutomatic && { isAutomatic: true }),
    ...(row.deletedAt && { isDeleted: true }),
  };
}
