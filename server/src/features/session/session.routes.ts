import { sessionContract } from '@guest/shared/contracts/sign-up/session.contract';
import { notFound } from '../../platform/errors/request-error';
import type { ChatSessionRepository } from '../identity/chat-session.repository';
import { requireGuest } from '../../platform/http/require-guest';
import type { TokenRepository } from '../identity/token.repository';
import type { ServeInProperty } from '../property/serve-in-property';

/** Registers the routes that list and end the sessions of a guest. */
export function sessionRoutes(
  serveInProperty: ServeInProperty,
  tokens: TokenRepository,
  chatSessions: ChatSessionRepository,
): void {
  serveInProperty(sessionContract.listSessions, async (call) => {
    const me = requireGuest(call);
    const sessions = await tokens.sessionsOf(me);
    return {
      items: sessions.map(({ id, browser, system, createdAt, lastUsedAt }) => ({
        id,
        ...(browser && { browser }),
        ...(system && { system }),
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: id === me.sessionId,
      })),
    };
  });

  serveInProperty(sessionContract.endSession, async (call) => {
    const guestId = await tokens.end(requireGuest(call), call.params.id);
    if (!guestId) throw notFound();
    // All devices of a guest share one chat session; the remaining devices create a new one.
    await chatSessions.end([guestId]);
    return undefined;
  });

  serveInProperty(sessionContract.signOut, async (call) => {
    const me = requireGuest(call);
    if (call.body.allDevices) {
      await chatSessions.end(await tokens.endAll(me));
    } else {
      await tokens.end(me, me.sessionId);
      await chatSessions.end([me.id]);
    }
    return undefined;
  });
}
