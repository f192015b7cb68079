import { createTimetable } from './timetable';

const SEGMENT_BYTES = 1_460;
const FIRST_WINDOW_BYTES = 10 * SEGMENT_BYTES;
/**
 * The limit of buffered data. With a larger buffer the order of writing would decide, not the browser's
 * priorities.
 */
const UNSENT_BYTES = 16_384;

/** One direction of the link; all connections share it. */
export interface Wire {
  readonly bytesPerMs: number;
  freeAt: number;
}

/**
 * Simulates one direction of a connection: half a round trip, a share of the wire, and a congestion window
 * that grows with each acknowledgement.
 */
export function createShapedPath(options: {
  wire: Wire;
  rttMs: number;
  opensAt: number;
  deliver: (segment: Buffer) => void;
  end: () => void;
}) {
  const { wire, rttMs, deliver } = options;
  const arrivals = createTimetable();
  const answers = createTimetable();
  const unsent: Buffer[] = [];
  const waiting: (() => void)[] = [];
  let unsentBytes = 0;
  let inFlight = 0;
  let window = FIRST_WINDOW_BYTES;
  let isOpen = false;
  let isFinished = false;
  answers.add(options.opensAt, () => {
    isOpen = true;
    pump();
  });

  function pump(): void {
    while (isOpen && inFlight < window) {
      const segment = nextSegment();
      if (!segment) break;
      send(segment);
    }
    while (unsentBytes < UNSENT_BYTES && waiting.length > 0) waiting.shift()?.();
    if (isFinished && isOpen && unsentBytes === 0) {
      isFinished = false;
      arrivals.add(Math.max(performance.now(), wire.freeAt) + rttMs / 2, options.end);
    }
  }

  function send(segment: Buffer): void {
    inFlight += segment.length;
    wire.freeAt = Math.max(performance.now(), wire.freeAt) + segment.length / wire.bytesPerMs;
    arrivals.add(wire.freeAt + rttMs / 2, () => deliver(segment));
    answers.add(wire.freeAt + rttMs, () => {
      inFlight -= segment.length;
      window += segment.length;
      pump();
    });
  }

  function nextSegment(): Buffer | undefined {
    const [first] = unsent;
    if (!first) return undefined;
    const segment = first.subarray(0, SEGMENT_BYTES);
    if (segment.length === first.length) unsent.shift();
    else unsent[0] = first.subarray(SEGMENT_BYTES);
    unsentBytes -= segment.length;
    return segment;
  }

  return {
    /** Calls `onAccepted` when there is room for more data. */
    send(chunk: Buffer, onAccepted: () => void = () => {}): void {
      unsent.push(chunk);
      unsentBytes += chunk.length;
      waiting.push(onAccepted);
      pump();
    },
    finish(): void {
      isFinished = true;
      pump();
    },
  };
}
