import { eq } from 'drizzle-orm';
import { guest } from '../../platform/db/tables/schema';
import type { Actor } from '../../platform/connections/actor';
import type { Handlers } from '../../platform/socket/request-dispatcher';
import type { ChatDeps } from '../chat/core/chat-deps';
import { scopeOf } from '../property/property-scope';
import { currentStayState } from '../identity/require-known-guest';
import { createTemplateRepository } from './template.repository';

export function templateHandlers({ db, now }: Pick<ChatDeps, 'db' | 'now'>) {
  const templates = createTemplateRepository(db);

  async function stayOfCaller({ guestId, property }: Actor) {
    if (guestId === null) return null;
    const [row] = await db.select().from(guest).where(eq(guest.id, guestId));
    return row ? currentStayState(row, property, now()) : null;
  }

  return {
    getRequestTemplates: {
      who: 'everyone',
      bucket: 'staffList',
      handle: async (_, actor) =>
        templates.list(scopeOf(actor.property, [actor.lang]), await stayOfCaller(actor)),
    },
  } satisfies Partial<Handlers>;
}
