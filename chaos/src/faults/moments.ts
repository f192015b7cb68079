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
  /** Bytes that occur in its statements, pushes and answer, and in those of no other write. */
  mark: string;
  /** Whether it is stored by a transaction with a commit of its own, and not by a single statement. */
  isTransaction: boolean;
  /** Tells its successful answer. */
  isAnswer: (text: string) => boolean;
}

/** PostgreSQL is ready for the next statement, in a transaction (T) or outside of one (I). */
const READY = { T: '5a0000000554', I: '5a0000000549' };
const endsReady = (chunk: Buffer, state: keyof typeof READY) =>
  chunk.subarray(-6).toString('hex') === READY[state];

/**
 * Watches the connections of the server to the database and to the guests. At the moment, and once, `kill` is
 * called: before the chunk has gone on, which is lost then, or after it has.
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
      line.isCommitting = line.isMarked && chunk.includes('commit\0');
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
