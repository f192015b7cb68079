import type { Lang } from '@guest/shared/contracts/core/languages';
import type { staff } from '../db/tables/schema';
import type { PropertyRow } from '../../features/property/property-scope';

/** Who comes with a session, as the session tells and never as they say. */
export interface Newcomer {
  /** By which the chat knows them: a guest's `chat_uuid`, or the id of a member of staff. */
  id: string;
  kind: 'guest' | 'staff';
  /** Null: staff. */
  guestId: string | null;
  /** Null: a guest. */
  role: (typeof staff.$inferSelect)['role'] | null;
  /** Whose queue a member of staff works on; null: a guest. */
  department: string | null;
  /** The outlets in which they serve; null: all of the house, for who serves in any. */
  outletIds: string[] | null;
  property: PropertyRow;
  /** In which they are answered. */
  lang: Lang;
  /** Of the session that they came with. */
  sessionHash: string;
}

/** Who is at the other end of a socket. */
export interface Actor extends Newcomer {
  /** The place that their socket has. Once another has it, nothing more is written for this one. */
  connectionId: number;
}

/** The kitchen and those who write the pages have no business in what guests say and ask for. */
export const ANSWERING_ROLES = ['agent', 'supervisor', 'manager'] as const;

export const answersGuests = ({ role }: Pick<Newcomer, 'role'>) =>
  ANSWERING_ROLES.some((one) => one === role);

export const isSupervisor = ({ role }: Newcomer) => role === 'supervisor' || role === 'manager';
