import { Readable } from 'node:stream';

interface Limits {
  /** The time that the store may take for the next part, while the reader waits for it. */
  silentMs: number;
  /** Returns the error of the reader for an error of the store. */
  toError: (error: unknown) => unknown;
}

/** Passes a file of a store on to a reader, which may be slow. A store that stops in the middle of the file is an error. */
export function forwardFile(file: Readable, limits: Limits): Readable {
  const passed = Readable.from(partsOf(file, limits), { objectMode: false });
  // A generator that was never started does not close the file when it ends.
  return passed.once('close', () => file.destroy());
}

async function* partsOf(file: Readable, { silentMs, toError }: Limits): AsyncGenerator<Buffer> {
  const stop = () =>
    file.destroy(Object.assign(new Error('the store stopped sending'), { name: 'TimeoutError' }));
  let timer = setTimeout(stop, silentMs);
  try {
    for await (const part of file) {
      clearTimeout(timer);
      yield Buffer.from(part);
      timer = setTimeout(stop, silentMs);
    }
  } catch (error) {
    throw toError(error);
  } finally {
    clearTimeout(timer);
  }
}
