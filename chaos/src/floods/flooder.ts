import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { openSocket } from '../../../server/src/testing/socket-client';

/** How the process that floods is told whom it floods as, and how fast. */
export interface Flood {
  url: string;
  tokens: string[];
  perSecond: number;
}

export interface FloodProgress {
  connected: number;
  disconnected: number;
  sent: number;
}

const TICK_MS = 20;
/** A network may bring 20 new connections a second before the oldest without a session are ended. */
const CONNECT_EVERY_MS = 80;

/**
 * A process of its own, so that what it does takes no time from the guest whose answers are timed: it writes
 * as many guests, none of whom waits for an answer or connects again.
 */
function flood({ url, tokens, perSecond }: Flood): void {
  const progress: FloodProgress = { connected: 0, disconnected: 0, sent: 0 };
  const perTick = (perSecond * TICK_MS) / 1_000;
  tokens.forEach((token, i) => setTimeout(() => connect(token), i * CONNECT_EVERY_MS));

  function connect(token: string): void {
    const socket = openSocket(url, { token, tabId: randomUUID() });
    // The server is busy; the guest has not flooded yet and tries again.
    socket.on('connect_error', () => void setTimeout(() => socket.connect(), 500));
    let owed = 0;
    let ticking: NodeJS.Timeout | undefined;
    const tick = () => {
      for (owed += perTick; owed >= 1; owed -= 1) {
        socket.emit('newExternalMessage', { key: randomUUID(), text: 'flood' }, () => {});
        progress.sent += 1;
      }
    };
    socket.on('connect', () => {
      progress.connected += 1;
      ticking = setInterval(tick, TICK_MS);
    });
    socket.on('disconnect', () => {
      clearInterval(ticking);
      progress.disconnected += 1;
    });
  }
  setInterval(() => process.send?.(progress), 200);
}

process.once('message', (message) => flood(message as Flood));
process.once('disconnect', () => process.exit(0));
