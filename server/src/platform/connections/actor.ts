import type { Lang } from '@guest/shared/contracts/core/languages';
import type { property, staff } from '../db/tables/schema';

/** The identity behind a session. All fields come from the database, never from the client. */
export interface ActorIdentity {
  /** The chat id: a guest's `chat_uuid` or the id of a staff member. */
  id: string;
  kind: 'guest' | 'staff';
  /** `null` for staff. */
  guestId: string | null;
  /** `null` for a guest. */
  role: (typeof staff.$inferSelect)['role'] | null;
  /** The department whose requests the staff member handles; `null` for a guest. */
  department: string | null;
  /** The outlets in which the staff member serves; `null` means no restriction to single outlets. */
  outletIds: string[] | null;
  property: typeof property.$inferSelect;
  /** The language of replies. */
  lang: Lang;
  /** The hash of the session used to connect. */
  sessionHash: string;
}

/** The guest or staff member behind a connected socket. */
export interface Actor extends ActorIdentity {
  /**
   * The row of this socket in `chat_connection`. Once another socket has replaced it, writes of this one are
   * rejected.
   */
  connectionId: number;
}

/** The roles that may see guests' conversations and requests; kitchen staff and content editors may not. */
export const ANSWERING_ROLES = ['agent', 'supervisor', 'manager'] as const;

export const canAnswerGuests = ({ role }: Pick<ActorIdentity, 'role'>) =>
  ANSWERING_ROLES.some((one) => one === role);

export const isSupervisor = ({ role }: ActorIdentity) => role === 'supervisor' || role === 'manager';
