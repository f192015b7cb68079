import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { retryImport } from '@guest/shared/lazy/retry-import';
import type { RunningRemote } from '../fallback/fallback-state';
import { whenIdle } from '../offline/when-idle';
import { chatIdentityOf } from './chat-identity';

interface ChatSessionDeps {
  host: Host;
  facts: Boot;
  /** Mounts the remote of the chat. */
  pages: { mount(name: 'chat'): Promise<RunningRemote> };
}

/**
 * Opens the connection and starts the background work of mfe-chat for a guest who can chat, and ends both
 * when they sign out. An anonymous visitor loads neither. Returns a stop function.
 */
export function followChatSession({ host, facts, pages }: ChatSessionDeps): () => void {
  let connection: Promise<() => void> | undefined;

  const connect = async () => {
    const { connectGuest } = await retryImport(
      () => import(/* webpackChunkName: "realtime" */ './connect-guest'),
    );
    return connectGuest({ host, facts });
  };

  const stop = whileInChat(host.session, async (onReplaced) => {
    await whenIdle();
    // The connection follows changes of the guest by itself, so one serves all guests.
    connection ??= connect();
    connection.catch(() => (connection = undefined));
    await Promise.all([pages.mount('chat'), connection]);
    // Another release may have replaced the first while the connection was loading.
    const chat = await pages.mount('chat');
    const { signal } = chat.life;
    signal.addEventListener('abort', onReplaced);
    const end = chat.start?.();
    return () => {
      signal.removeEventListener('abort', onReplaced);
      end?.();
    };
  });
  return () => {
    stop();
    void connection?.then((disconnect) => disconnect());
  };
}

/** Runs `begin` while a guest can chat, and again when it requests a restart. Returns a stop function. */
function whileInChat(
  session: Host['session'],
  begin: (restart: () => void) => Promise<() => void>,
): () => void {
  let running: Promise<() => void> | undefined;
  const end = () => {
    void running?.then((stop) => stop()).catch(() => {});
    running = undefined;
  };
  let name: string | undefined;
  const update = () => {
    const before = name;
    name = chatIdentityOf(session.getState())?.name;
    // Another guest, or the same guest at another property, restarts the work.
    if (name !== before) end();
    if (name === undefined || running) return;
    running = begin(() => {
      end();
      update();
    });
    // The chat page reports the failure to the guest; here the next change of the session retries.
    running.catch(() => (running = undefined));
  };
  update();
  const unsubscribe = session.subscribe(update);
  return () => {
    unsubscribe();
    end();
  };
}
