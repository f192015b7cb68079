import { EARLY_COMMIT } from '../../../server/src/platform/db/pipelined-statements';
import type { Verdict, Watch } from './tap';

/** The moments of one write at which the server is killed, as its connections show them. */
export const MOMENTS = [
  'before its first statement',
  'in its transaction',
  'before its commit',
  'after its commit, which the server has not heard of',
  'after its commit',
  'before it is pushed',
  'after it was pushed',
  'before its answer',
  'after its answer',
] as const;
export type Moment = (typeof MOMENTS)[number];

interface Write {
  /** Bytes that occur only in the statements, pushes and answer of this write. */
  mark: string;
  /** Whether the write uses a transaction with its own commit, or a single statement. */
  isTransaction: boolean;
  /** Returns whether a text is the successful answer to this write. */
  isAnswer: (text: string) => boolean;
}

/**
 * The messages with which PostgreSQL says that it is ready for the next statement, in a transaction (T) or outside of
 * one (I).
 */
const READY = { T: '5a0000000554', I: '5a0000000549' };
/** An order sends the commit with its last statements and names it differently. */
const COMMITS = ['commit\0', `${EARLY_COMMIT}\0`];
const endsReady = (chunk: Buffer, state: keyof typeof READY) =>
  chunk.subarray(-6).toString('hex') === READY[state];

/**
 * Watches the connections of the server to the database and to the guests. When the moment comes for the first time,
 * it calls `kill`: either before the chunk is forwarded, so that the chunk is lost, or after it.
 */
export function watchFor(moment: Moment, { mark, isTransaction, isAnswer }: Write, kill: () => void) {
  let isOver = false;
  const loseAndKill = (): Verdict => {
    isOver = true;
    kill();
    return 'lose';
  };
  const passAndKill = (): Verdict => {
    isOver = true;
    return { then: kill };
  };

  const database: Watch = (line, way, chunk) => {
    if (isOver) return 'forward';
    if (way === 'request') {
      const isFirst = !line.isMarked && chunk.includes(mark);
      line.isMarked ||= isFirst;
      if (isFirst && moment === 'before its first statement') return loseAndKill();
      line.isCommitting = line.isMarked && COMMITS.some((text) => chunk.includes(text));
      return line.isCommitting && moment === 'before its commit' ? loseAndKill() : 'forward';
    }
    if (!line.isMarked) return 'forward';
    if (endsReady(chunk, 'T') && moment === 'in its transaction') return loseAndKill();
    if (!endsReady(chunk, 'I')) return 'forward';
    // The connection returns to the pool, and what follows belongs to another write.
    line.isMarked = false;
    if (isTransaction && !line.isCommitting) return 'forward';
    if (moment === 'after its commit, which the server has not heard of') return loseAndKill();
    return moment === 'after its commit' ? passAndKill() : 'forward';
  };

  const guests: Watch = (_line, way, chunk) => {
    if (isOver || way === 'request') return 'forward';
    const text = chunk.toString();
    if (text.includes(mark) && text.includes('42["')) {
      if (moment === 'before it is pushed') return loseAndKill();
      if (moment === 'after it was pushed') return passAndKill();
    }
    if (!isAnswer(text)) return 'forward';
    if (moment === 'before its answer') return loseAndKill();
    return moment === 'after its answer' ? passAndKill() : 'forward';
  };

  return { database, guests, isReached: () => isOver };
}
