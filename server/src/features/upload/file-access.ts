import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import {
  chatSession,
  guest,
  moderationEvidence,
  room,
  roomEvent,
  roomMember,
  staff,
  staffSession,
} from '../../platform/db/tables/schema';
import { canAnswerGuests } from '../../platform/connections/actor';
import type { Reader } from './rules/file-address';
import type { UploadRow } from './upload.repository';

/**
 * Returns the hashes of the current sessions of a reader. An address lasts for up to an hour, but not longer than
 * the session it was made for, for example in the history of a shared browser whose guest has signed in elsewhere.
 */
export function createReaderSessions(db: Database, now: () => number) {
  return async ({ id, kind }: Reader): Promise<string[]> => {
    const at = new Date(now());
    const rows =
      kind === 'staff'
        ? await db
            .select({ hash: staffSession.hash })
            .from(staffSession)
            .where(and(eq(staffSession.staffId, id), gt(staffSession.expiresAt, at)))
        : await db
            .select({ hash: chatSession.hash })
            .from(chatSession)
            .innerJoin(guest, eq(guest.id, chatSession.guestId))
            .where(and(eq(guest.chatUuid, id), gt(chatSession.expiresAt, at)));
    return rows.map(({ hash }) => hash);
  };
}

/**
 * Decides who may read a file: its owner until it is linked, then everybody who can see what it is linked to.
 */
export function createFileAccess(db: Database) {
  async function isStaffOf(reader: Reader, propertyId: string): Promise<boolean> {
    if (reader.kind !== 'staff') return false;
    const [found] = await db
      .select({ role: staff.role })
      .from(staff)
      .where(and(eq(staff.id, reader.id), eq(staff.propertyId, propertyId)));
    return found !== undefined && canAnswerGuests(found);
  }

  async function isInRoom(reader: Reader, { linkedTo, propertyId }: UploadRow): Promise<boolean> {
    const [shown] = await db
      .select({ seq: roomEvent.seq, roomId: roomEvent.roomId, type: room.type })
      .from(roomEvent)
      .innerJoin(room, eq(room.id, roomEvent.roomId))
      .where(and(eq(roomEvent.id, linkedTo ?? ''), isNull(roomEvent.deletedAt)));
    if (!shown) return false;
    if (reader.kind === 'staff') {
      return shown.type !== 'private_guest' && (await isStaffOf(reader, propertyId));
    }
    const [member] = await db
      .select({ joinSeq: roomMember.joinSeq })
      .from(roomMember)
      .where(
        and(
          eq(roomMember.roomId, shown.roomId),
          eq(roomMember.memberId, reader.id),
          isNull(roomMember.leftAt),
        ),
      );
    return member !== undefined && shown.seq > member.joinSeq;
  }

  /** Supervisors see the photos of a case as long as it keeps them, also when their author has deleted them. */
  async function isEvidenceFor(reader: Reader, { key, propertyId }: UploadRow): Promise<boolean> {
    if (reader.kind !== 'staff') return false;
    const isSupervisorHere = and(
      eq(staff.id, reader.id),
      eq(staff.propertyId, propertyId),
      inArray(staff.role, ['supervisor', 'manager']),
    );
    if ((await db.$count(staff, isSupervisorHere)) === 0) return false;
    return (await db.$count(moderationEvidence, eq(moderationEvidence.uploadKey, key))) > 0;
  }

  return async (reader: Reader, row: UploadRow): Promise<boolean> => {
    const isOwner = row.ownerId === reader.id && row.ownerKind === reader.kind;
    if (row.state === 'clean') return isOwner;
    if (await isEvidenceFor(reader, row)) return true;
    // Profile photos have addresses of their own.
    if (row.state !== 'linked' || row.purpose === 'profile') return false;
    if (row.purpose === 'message') return isInRoom(reader, row);
    return isOwner || isStaffOf(reader, row.propertyId);
  };
}
