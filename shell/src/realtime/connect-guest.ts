import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { chatIdentityOf, type ChatIdentity } from './chat-identity';
import { createChatSocket } from './socket/chat-socket';
import type { Connection, ConnectionOptions } from './connection/connection';
import { createDirectConnection } from './connection/direct-connection';
import { watchReplaced } from './replaced/watch-replaced';
import { followContent } from './follow-content';
import { onPageResume } from '../host/page-resume';
import { renewChatSession } from './renew-chat-session';
import { reportVisibility } from './report-visibility';
import { canShareConnection, createSharedConnection } from './tabs/shared-connection';
import { socketAddress } from './socket/socket-address';
import { newId, tabId } from './tabs/tab-id';
import { notSentError } from './socket/request-errors';

/** The delay before a session refresh is retried that got no reply. */
const RETRY_AFTER_MS = 5_000;

interface ConnectGuestDeps {
  host: Host;
  facts: Pick<Boot, 'config'>;
  /** Covers the page while another device has the connection. The default is the page of the suite. */
  coverPage?: Parameters<typeof watchReplaced>[1];
}

/** Keeps the current guest connected and follows changes of guest and property. Returns a stop function. */
export function connectGuest({ host, facts, coverPage }: ConnectGuestDeps): () => void {
  const { realtime, session, property } = host;
  let identity: ChatIdentity | null = null;
  let connection: Connection | undefined;
  /** True once the session has been refreshed without a successful connection since. */
  let hasRenewed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  let newTabId: string | undefined;
  const open: ConnectionOptions['open'] = (on) =>
    createChatSocket({
      ...on,
      address: socketAddress(hostOfProperty(), facts.config, location.origin),
      auth: () => ({
        token: identity?.token ?? '',
        tabId: tabId(canShareConnection(), (newTabId ??= newId())),
        lang: host.lang,
      }),
      changed(facts) {
        if (facts.connection === 'connected') hasRenewed = false;
        on.changed(facts);
      },
      authRejected: () => void renew(),
    });

  /** Returns the chat host of the guest's property, which usually is the property on the page. */
  function hostOfProperty(): string | undefined {
    const guestProperty = session.getState().user?.hotel_identity ?? '';
    const shown = property.getState().property;
    return shown?.identity === guestProperty
      ? shown.chatSettings.chat_engine_socket_host
      : facts.config.chatHosts[guestProperty];
  }

  async function renew(): Promise<void> {
    const refused = session.getState().user?.chat_session_id;
    const outcome = hasRenewed ? 'refused' : await renewChatSession(host, refused);
    hasRenewed = outcome === 'renewed';
    // The change of the session triggers `follow`, which ends or renews the connection.
    if (outcome === 'refused') session.getState().userChanged({ chat_session_id: undefined });
    if (outcome === 'unanswered') timer = setTimeout(() => connection?.wake(), RETRY_AFTER_MS);
  }

  function follow(): void {
    const before = identity;
    identity = chatIdentityOf(session.getState());
    if (identity?.name !== before?.name) return reconnect();
    if (identity?.token !== before?.token) connection?.renew();
  }

  function reconnect(): void {
    connection?.close();
    connection = undefined;
    clearTimeout(timer);
    hasRenewed = false;
    if (!identity) {
      return realtime.state.getState().connectionChanged({ connection: 'off', isLeader: false, epoch: null });
    }
    const options = { name: identity.name, realtime, open };
    connection = canShareConnection() ? createSharedConnection(options) : createDirectConnection(options);
  }

  realtime.connectionLoaded({
    ask: async (name, body) => {
      if (!connection) throw notSentError();
      return connection.ask(name, body);
    },
    tell: (name, body) => connection?.tell(name, body),
    useHere: () => connection?.useHere(),
  });
  follow();
  const stops = [
    session.subscribe(follow),
    onPageResume(() => connection?.wake()),
    reportVisibility(host),
    followContent(host),
    watchReplaced(host, coverPage),
    () => connection?.close(),
    () => clearTimeout(timer),
  ];
  return () => stops.forEach((stop) => stop());
}
