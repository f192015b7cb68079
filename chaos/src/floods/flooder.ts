import { randomUUID } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { openSocket } from '../../../server/src/testing/socket-client';

/** The input of the flooding process: the guests as whom it writes, and how fast. */
export interface Flood {
  url: string;
  tokens: string[];
  perSecond: number;
}

export interface FloodProgress {
  connected: number;
  disconnected: number;
  sent: number;
  /** The sum of the seconds for which flooders were connected. The rate of the flood is `sent` divided by this. */
  connectedFor: number;
}

type Flooding = ReturnType<typeof openSocket>;

const TICK_MS = 20;
/** A network may bring 20 new connections a second before the oldest without a session are ended. */
const CONNECT_EVERY_MS = 80;

/**
 * A process of its own, so that what it does takes no time from the guest whose answers are timed: it writes
 * as many guests, none of whom waits for an answer or connects again.
 */
function flood({ url, tokens, perSecond }: Flood): void {
  const progress: FloodProgress = { connected: 0, disconnected: 0, sent: 0, connectedFor: 0 };
  tokens.forEach((token, i) => setTimeout(() => connect(token), i * CONNECT_EVERY_MS));

  function connect(token: string): void {
    const socket = openSocket(url, { token, tabId: randomUUID() });
    /** The server is busy and has refused or ended the connection; the guest has not flooded yet and tries again. */
    const again = () => {
      socket.off('connect_error');
      socket.io.off('close');
      socket.disconnect();
      setTimeout(() => connect(token), 500);
    };
    socket.on('connect_error', again);
    socket.io.on('close', again);
    socket.on('connect', () => {
      progress.connected += 1;
      socket.io.off('close');
      const end = keepFlooding(socket);
      socket.io.on('close', () => {
        progress.disconnected += 1;
        progress.connectedFor += end() / 1_000;
      });
    });
  }

  /** Starts the flood of one guest. Returns the function that ends it and returns its duration in milliseconds. */
  function keepFlooding(socket: Flooding): () => number {
    const started = performance.now();
    const time = () => performance.now() - started;
    let sent = 0;
    // Answers are discarded undecoded, so that the process has more time for flooding.
    socket.io.engine.off('data');
    // A late tick also sends the messages of the ticks that it missed, so that the pace holds on a busy machine.
    const ticking = setInterval(() => {
      for (; sent < (time() / 1_000) * perSecond; sent += 1) {
        writeUnheard(socket, sent);
        progress.sent += 1;
      }
    }, TICK_MS);
    return () => {
      clearInterval(ticking);
      return time();
    };
  }
  setInterval(() => process.send?.(progress), 200);
}

/** Writes an event with an acknowledgement as it is on the wire, which takes a fraction of the time of `emit`. */
const writeUnheard = (socket: Flooding, id: number) =>
  socket.io.engine.write(`2${id}["newExternalMessage",{"key":"${randomUUID()}","text":"flood"}]`);

// The flood comes from other machines in reality, so it does not take the processor from the server.
setPriority(constants.priority.PRIORITY_LOW);
process.once('message', (message) => flood(message as Flood));
process.once('disconnect', () => process.exit(0));
