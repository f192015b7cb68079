import { createTimetable } from './timetable';

const SEGMENT_BYTES = 1_460;
const FIRST_WINDOW_BYTES = 10 * SEGMENT_BYTES;
/** What may wait unsent; more would be sent in the order of writing, whatever the browser asks for first. */
const UNSENT_BYTES = 16_384;

/** One direction of the link, which all connections share. */
export interface Wire {
  readonly bytesPerMs: number;
  freeAt: number;
}

/** One direction of one connection: half a round trip, its share of the wire, and a window that opens with each answer. */
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
    /** `taken` is called when there is room for more. */
    send(chunk: Buffer, taken: () => void = () => {}): void {
      unsent.push(chunk);
      unsentBytes += chunk.length;
      waiting.push(taken);
      pump();
    },
    finish(): void {
      isFinished = true;
      pump();
    },
  };
}
