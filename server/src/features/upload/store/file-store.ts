import type { Readable } from 'node:stream';

export interface ByteRange {
  start: number;
  /** The last byte that belongs to it. */
  end: number;
}

export interface DirectForm {
  url: string;
  fields: Record<string, string>;
}

interface FormWish {
  key: string;
  mimeType: string;
  mostBytes: number;
  seconds: number;
}

/** Where files are kept, each under its key. A file that is there is whole. */
export interface FileStore {
  put(key: string, bytes: Buffer, mimeType: string): Promise<void>;
  /** Nothing where there is no such file. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** What is not there is removed, too. */
  remove(key: string): Promise<void>;
  /** A store to which a browser sends files by itself. What it sent is not a file yet: it has to be fetched and checked. */
  readonly direct?: {
    /** The origin, which pages have to be allowed to send to. */
    readonly origin: string;
    form(wish: FormWish): Promise<DirectForm>;
    /** What came for a key, at most so many bytes and one more. */
    fetch(key: string, mostBytes: number): Promise<Buffer | undefined>;
    forget(key: string): Promise<void>;
  };
}
