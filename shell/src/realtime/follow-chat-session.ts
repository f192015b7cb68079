import type { Host } from '@guest/shared';
import { untilItComes } from '@guest/shared/late-code/until-it-comes';
import type { LatePage } from '../app/watch-late';
import { whenIdle } from '../offline/when-idle';
import { chatIdentityOf } from './chat-identity';

/**
 * Brings a guest who can chat the connection, and what mfe-chat does whatever page is open; when they leave, that ends.
 * A stranger loads neither. Returns its stop function.
 */
export function followChatSession({
  host,
  facts,
  pages,
}: Pick<LatePage, 'host' | 'facts' | 'pages'>): () => void {
  let connection: Promise<() => void> | undefined;

  const connect = async () => {
    const { connectGuest } = await untilItComes(
      () => import(/* webpackChunkName: "realtime" */ './connect-guest'),
    );
    return connectGuest({ host, facts });
  };

  const stop = whileInChat(host.session, async (replaced) => {
    await whenIdle();
    // It sees by itself when the guest leaves, and who comes next.
    connection ??= connect();
    connection.catch(() => (connection = undefined));
    await Promise.all([pages.mount('chat'), connection]);
    // By now another release may have taken the place of the first.
    const chat = await pages.mount('chat');
    const { signal } = chat.life;
    signal.addEventListener('abort', replaced);
    const end = chat.start?.();
    return () => {
      signal.removeEventListener('abort', replaced);
      end?.();
    };
  });
  return () => {
    stop();
    void connection?.then((disconnect) => disconnect());
  };
}

/** Runs the work for as long as there is a guest who can chat, and anew when it says so. Returns its stop function. */
function whileInChat(
  session: Host['session'],
  begin: (beginAnew: () => void) => Promise<() => void>,
): () => void {
  let running: Promise<() => void> | undefined;
  const end = () => {
    void running?.then((stop) => stop()).catch(() => {});
    running = undefined;
  };
  let name: string | undefined;
  const look = () => {
    const before = name;
    name = chatIdentityOf(session.getState())?.name;
    // Another guest, or the same one at another property, begins anew.
    if (name !== before) end();
    if (name === undefined || running) return;
    running = begin(() => {
      end();
      look();
    });
    // Whoever opens the chat is told what is wrong with it; here it is tried again with the next news of the session.
    running.catch(() => (running = undefined));
  };
  look();
  const unsubscribe = session.subscribe(look);
  return () => {
    unsubscribe();
    end();
  };
}
