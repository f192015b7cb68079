import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { chatIdentityOf, type ChatIdentity } from './chat-identity';
import { createChatSocket } from './socket/chat-socket';
import type { Line, LineOptions } from './line/line';
import { ownLine } from './line/own-line';
import { watchReplaced } from './replaced/watch-replaced';
import { onPageWakes } from '../host/page-wakes';
import { renewChatSession } from './renew-chat-session';
import { canShare, sharedLine } from './tabs/shared-line';
import { socketAddress } from './socket/socket-address';
import { newId, tabId } from './tabs/tab-id';
import { notSent } from './socket/unanswered';

/** The delay before a session refresh is retried that got no reply. */
const ASKS_AGAIN_AFTER_MS = 5_000;

interface Page {
  host: Host;
  facts: Pick<Boot, 'config'>;
  /** Covers the page while another device has the connection. The default is the page of the suite. */
  coverPage?: Parameters<typeof watchReplaced>[1];
}

/** Keeps the current guest connected and follows changes of guest and property. Returns a stop function. */
export function connectGuest({ host, facts, coverPage }: Page): () => void {
  const { realtime, session, property } = host;
  let identity: ChatIdentity | null = null;
  let line: Line | undefined;
  /** True once the session has been refreshed without a successful connection since. */
  let hasRenewed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  let made: string | undefined;
  const open: LineOptions['open'] = (on) =>
    createChatSocket({
      ...on,
      address: socketAddress(hostOfProperty(), facts.config, location.origin),
      auth: () => ({
        token: identity?.token ?? '',
        tabId: tabId(canShare(), (made ??= newId())),
        lang: host.lang,
      }),
      changed(facts) {
        if (facts.connection === 'connected') hasRenewed = false;
        on.changed(facts);
      },
      authRefused: () => void renew(),
    });

  /** Returns the chat host of the guest's property, which usually is the property on the page. */
  function hostOfProperty(): string | undefined {
    const own = session.getState().user?.hotel_identity ?? '';
    const shown = property.getState().property;
    return shown?.identity === own ? shown.chatSettings.chat_engine_socket_host : facts.config.chatHosts[own];
  }

  async function renew(): Promise<void> {
    const refused = session.getState().user?.chat_session_id;
    const outcome = hasRenewed ? 'refused' : await renewChatSession(host, refused);
    hasRenewed = outcome === 'renewed';
    // The change of the session triggers `follow`, which ends or renews the connection.
    if (outcome === 'refused') session.getState().userChanged({ chat_session_id: undefined });
    if (outcome === 'unanswered') timer = setTimeout(() => line?.wake(), ASKS_AGAIN_AFTER_MS);
  }

  function follow(): void {
    const before = identity;
    identity = chatIdentityOf(session.getState());
    if (identity?.name !== before?.name) return begin();
    if (identity?.token !== before?.token) line?.renew();
  }

  function begin(): void {
    line?.close();
    line = undefined;
    clearTimeout(timer);
    hasRenewed = false;
    if (!identity) {
      return realtime.state.getState().connectionChanged({ connection: 'off', isLeader: false, epoch: null });
    }
    const options = { name: identity.name, realtime, open };
    line = canShare() ? sharedLine(options) : ownLine(options);
  }

  realtime.lineLoaded({
    ask: async (name, body) => {
      if (!line) throw notSent();
      return line.ask(name, body);
    },
    tell: (name, body) => line?.tell(name, body),
    useHere: () => line?.useHere(),
  });
  follow();
  const stops = [
    session.subscribe(follow),
    onPageWakes(() => line?.wake()),
    watchReplaced(host, coverPage),
    () => line?.close(),
    () => clearTimeout(timer),
  ];
  return () => stops.forEach((stop) => stop());
}
