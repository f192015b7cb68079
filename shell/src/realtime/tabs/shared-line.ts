import type { RealtimeFacts, RealtimeState } from '@guest/shared/realtime/realtime.store';
import type { Realtime } from '@guest/shared/realtime/realtime';
import { followLeader } from './follow-leader';
import { leadTabs } from './lead-tabs';
import type { Line, LineOptions } from '../line/line';
import { ownLine } from '../line/own-line';
import { seekLeadership } from './seek-leadership';
import { newId } from './tab-id';
import type { TabNote } from './tab-notes';

/** A page served over plain HTTP has no Web Locks, so each of its tabs opens its own connection. */
export const canShare = () => 'locks' in navigator && 'BroadcastChannel' in globalThis;

/**
 * One connection for all tabs of a guest: an elected tab holds it, and the others send and receive through
 * that tab.
 */
export function sharedLine({ name, realtime, open }: LineOptions): Line {
  const lock = `realtime ${name}`;
  const channel = new BroadcastChannel(lock);
  const send = (note: TabNote) => channel.postMessage(note);
  const { connectionChanged } = realtime.state.getState();
  let leading: Line | undefined;
  let heard: (note: TabNote) => void;

  // Requests wait until a leader is known.
  let someoneLeads = () => {};
  const ready = new Promise<void>((resolve) => (someoneLeads = resolve));

  const following = followLeader({
    send,
    changed(facts) {
      connectionChanged(facts);
      someoneLeads();
    },
    // The cast is safe because the leader has validated the push.
    pushed: realtime.pushed as (name: string, body: unknown) => void,
    leaderIsSilent: () => leadership.steal(),
  });

  function lead(): () => void {
    following.leave();
    const line = ownLine({ name, open, realtime: toldToTabs(realtime, send) });
    const tabs = leadTabs({ line, send, leader: newId(), facts: () => factsIn(realtime.state.getState()) });
    const stop = realtime.state.subscribe(tabs.sayHow);
    tabs.sayHow();
    [leading, heard] = [line, tabs.heard];
    someoneLeads();
    return () => {
      stop();
      line.close();
      [leading, heard] = [undefined, following.heard];
      connectionChanged({ isLeader: false });
    };
  }

  heard = following.heard;
  channel.onmessage = ({ data }: MessageEvent<TabNote>) => heard(data);
  connectionChanged({ connection: 'connecting', isLeader: false });
  const leadership = seekLeadership(lock, lead);
  following.wake();

  const now = () => leading ?? following;
  return {
    ask: async (name, body) => {
      await ready;
      return now().ask(name, body);
    },
    tell: (name, body) => now().tell(name, body),
    useHere: () => now().useHere(),
    wake: () => now().wake(),
    // Only the leader has a socket to renew; it observes the new session itself.
    renew: () => leading?.renew(),
    close() {
      leadership.stop();
      following.leave();
      // Releases requests that wait for a leader, which then fail.
      someoneLeads();
      channel.close();
    },
  };
}

/** Forwards every push to the other tabs. */
function toldToTabs(
  { state, pushed }: LineOptions['realtime'],
  send: (note: TabNote) => void,
): LineOptions['realtime'] {
  const toAll: Realtime['pushed'] = (name, body) => {
    send({ kind: 'push', name, body });
    pushed(name, body);
  };
  return { state, pushed: toAll };
}

const factsIn = ({ connectionChanged: _action, ...facts }: RealtimeState): RealtimeFacts => facts;
