import type { RealtimeFacts, RealtimeState } from '@guest/shared/realtime/realtime.store';
import type { Realtime } from '@guest/shared/realtime/realtime';
import { followLeader } from './follow-leader';
import { leadTabs } from './lead-tabs';
import type { Line, LineOptions } from '../line/line';
import { ownLine } from '../line/own-line';
import { seekLeadership } from './seek-leadership';
import { newId } from './tab-id';
import type { TabNote } from './tab-notes';

/** A page that came over plain HTTP has no locks; each of its tabs has its own connection. */
export const canShare = () => 'locks' in navigator && 'BroadcastChannel' in globalThis;

/** One connection for all tabs of a guest: one of them leads, the others ask and hear through it. */
export function sharedLine({ name, realtime, open }: LineOptions): Line {
  const lock = `realtime ${name}`;
  const channel = new BroadcastChannel(lock);
  const send = (note: TabNote) => channel.postMessage(note);
  const { connectionChanged } = realtime.state.getState();
  let leading: Line | undefined;
  let heard: (note: TabNote) => void;

  // Until it is known who leads, nothing can be asked.
  let someoneLeads = () => {};
  const ready = new Promise<void>((resolve) => (someoneLeads = resolve));

  const following = followLeader({
    send,
    changed(facts) {
      connectionChanged(facts);
      someoneLeads();
    },
    // The leader has checked it when it came.
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
    // A tab that leads sees the new session by itself.
    renew: () => leading?.renew(),
    close() {
      leadership.stop();
      following.leave();
      // What waits for a leader finds that it has gone.
      someoneLeads();
      channel.close();
    },
  };
}

/** Every push is passed on to the other tabs. */
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
