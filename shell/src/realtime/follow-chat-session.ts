import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { retryImport } from '@guest/shared/lazy/retry-import';
import type { RunningRemote } from '../fallback/fallback-state';
import { whenIdle } from '../offline/when-idle';
import { chatIdentityOf } from './chat-identity';
import { startWork, whileIdentified } from './while-identified';

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

  const stop = whileIdentified(
    host.session,
    (it) => chatIdentityOf(it)?.name,
    async (onReplaced) => {
      await whenIdle();
      // The connection follows changes of the guest by itself, so one serves all guests.
      connection ??= connect();
      connection.catch(() => (connection = undefined));
      await Promise.all([pages.mount('chat'), connection]);
      // Another release may have replaced the first while the connection was loading.
      return startWork(await pages.mount('chat'), onReplaced);
    },
  );
  return () => {
    stop();
    void connection?.then((disconnect) => disconnect());
  };
}
