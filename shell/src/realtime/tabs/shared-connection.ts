import type { RealtimeFacts, RealtimeState } from '@guest/shared/realtime/realtime.store';
import type { Realtime } from '@guest/shared/realtime/realtime';
import { createTabFollower } from './tab-follower';
import { createTabLeader } from './tab-leader';
import type { Connection, ConnectionOptions } from '../connection/connection';
import { createDirectConnection } from '../connection/direct-connection';
import { startTabElection } from './tab-election';
import { newId } from './tab-id';
import type { TabMessage } from './tab-messages';

/** A page served over plain HTTP has no Web Locks, so each of its tabs opens its own connection. */
export const canShareConnection = () => 'locks' in navigator && 'BroadcastChannel' in globalThis;

/**
 * One connection for all tabs of a guest: an elected tab holds it, and the others send and receive through
 * that tab.
 */
export function createSharedConnection({ name, realtime, open }: ConnectionOptions): Connection {
  const lock = `realtime ${name}`;
  const channel = new BroadcastChannel(lock);
  let isClosed = false;
  // An answer to another tab may come after this one has closed its channel, which then throws.
  const send = (message: TabMessage) => void (isClosed || channel.postMessage(message));
  const { connectionChanged } = realtime.state.getState();
  let leading: Connection | undefined;
  let receive: (message: TabMessage) => void;

  // Requests wait until a leader is known.
  let leaderFound = () => {};
  const ready = new Promise<void>((resolve) => (leaderFound = resolve));

  const following = createTabFollower({
    send,
    changed(facts) {
      connectionChanged(facts);
      leaderFound();
    },
    // The cast is safe because the leader has validated the push.
    pushed: realtime.pushed as (name: string, body: unknown) => void,
    onLeaderSilent: () => leadership.steal(),
  });

  function lead(): () => void {
    following.leave();
    const connection = createDirectConnection({ name, open, realtime: withTabBroadcast(realtime, send) });
    const tabs = createTabLeader({
      connection,
      send,
      leader: newId(),
      facts: () => toFacts(realtime.state.getState()),
    });
    const stop = realtime.state.subscribe(tabs.announce);
    tabs.announce();
    [leading, receive] = [connection, tabs.receive];
    leaderFound();
    return () => {
      stop();
      connection.close();
      [leading, receive] = [undefined, following.receive];
      connectionChanged({ isLeader: false });
    };
  }

  receive = following.receive;
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => receive(data);
  connectionChanged({ connection: 'connecting', isLeader: false });
  const leadership = startTabElection(lock, lead);
  following.wake();

  const activeConnection = () => leading ?? following;
  return {
    ask: async (requestName, body) => {
      await ready;
      return activeConnection().ask(requestName, body);
    },
    tell: (requestName, body) => activeConnection().tell(requestName, body),
    useHere: () => activeConnection().useHere(),
    wake: () => activeConnection().wake(),
    // Only the leader has a socket to renew; it observes the new session itself.
    renew: () => leading?.renew(),
    close() {
      leadership.stop();
      following.leave();
      // Releases requests that wait for a leader, which then fail.
      leaderFound();
      isClosed = true;
      channel.close();
    },
  };
}

/** Forwards every push to the other tabs. */
function withTabBroadcast(
  { state, pushed }: ConnectionOptions['realtime'],
  send: (message: TabMessage) => void,
): ConnectionOptions['realtime'] {
  const broadcast: Realtime['pushed'] = (name, body) => {
    send({ kind: 'push', name, body });
    pushed(name, body);
  };
  return { state, pushed: broadcast };
}

const toFacts = ({ connectionChanged: _action, ...facts }: RealtimeState): RealtimeFacts => facts;
