import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { guest, staff } from '../../../platform/db/tables/schema';

/** The columns that identify an author. Either the guest or the staff columns are null. */
export const authorColumns = {
  guestId: guest.id,
  guestName: guest.nickName,
  guestPic: guest.profilePic,
  staffId: staff.id,
  staffName: staff.nickName,
  staffPic: staff.profilePic,
};

interface AuthorRow {
  guestId: string | null;
  guestName: string | null;
  guestPic: string | null;
  staffId: string | null;
  staffName: string | null;
  staffPic: string | null;
}

/** The feed shows guests only by their nickname. */
export function toAuthor(row: AuthorRow): Post['author'] {
  const pic = row.staffPic ?? row.guestPic;
  return {
    uuid: row.staffId ?? row.guestId ?? '',
    nickName: row.staffName ?? row.guestName ?? '',
    ...(pic && { profilePic: pic }),
    isStaff: row.staffId !== null,
  };
}
