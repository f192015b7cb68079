import { isLang } from '@guest/shared/contracts/core/languages';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { chatSession, guest, property, staff, staffSession } from '../db/tables/schema';
import { hashOf } from '../security/token';
import type { Actor, ActorIdentity } from './actor';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type ActorRepository = ReturnType<typeof createActorRepository>;

export function createActorRepository(db: Database, now: () => number) {
  async function findGuest(id: string, sessionHash: string): Promise<ActorIdentity | undefined> {
    const [found] = await db
      .select({ guest, property })
      .from(chatSession)
      .innerJoin(guest, eq(guest.id, chatSession.guestId))
      .innerJoin(property, eq(property.id, guest.propertyId))
      .where(
        and(
          eq(chatSession.hash, sessionHash),
          eq(guest.chatUuid, id),
          eq(property.isChatEnabled, true),
          gt(chatSession.expiresAt, new Date(now())),
        ),
      );
    if (!found) return undefined;
    const lang = isLang(found.guest.lang) ? found.guest.lang : 'en';
    const { id: guestId } = found.guest;
    const guestOnly = { kind: 'guest', role: null, department: null, outletIds: null } as const;
    return { id, ...guestOnly, guestId, property: found.property, lang, sessionHash };
  }

  async function findStaff(id: string, sessionHash: string): Promise<ActorIdentity | undefined> {
    const [found] = await db
      .select({ role: staff.role, department: staff.department, outletIds: staff.outletIds, property })
      .from(staffSession)
      .innerJoin(staff, eq(staff.id, staffSession.staffId))
      .innerJoin(property, eq(property.id, staff.propertyId))
      .where(
        and(
          eq(staffSession.hash, sessionHash),
          eq(staff.id, id),
          gt(staffSession.expiresAt, new Date(now())),
        ),
      );
    if (!found) return undefined;
    return { id, kind: 'staff', guestId: null, lang: 'en', sessionHash, ...found };
  }

  const findActor = async (id: string, sessionHash: string) =>
    (await findGuest(id, sessionHash)) ?? (await findStaff(id, sessionHash));

  return {
    /** Returns the owner of `chat_uuid:chat_session_id`, or `undefined` if the session is not valid. */
    async identify(token: unknown): Promise<ActorIdentity | undefined> {
      if (typeof token !== 'string' || token.length > 200) return undefined;
      const at = token.indexOf(':');
      const [id, secret] = [token.slice(0, at), token.slice(at + 1)];
      return UUID.test(id) && secret !== '' ? findActor(id, hashOf(secret)) : undefined;
    },

    /**
     * Reloads the actor from the database but keeps the chosen language. Returns `undefined` if the session
     * has ended.
     */
    async reload({ id, sessionHash, lang, connectionId }: Actor): Promise<Actor | undefined> {
      const found = await findActor(id, sessionHash);
      return found && { ...found, lang, connectionId };
    },
  };
}
