import type { Readable } from 'node:stream';

export interface ByteRange {
  start: number;
  /** The last byte, inclusive. */
  end: number;
}

export interface DirectForm {
  url: string;
  fields: Record<string, string>;
}

interface DirectFormRequest {
  key: string;
  mimeType: string;
  maxBytes: number;
  seconds: number;
}

/** Stores files by key. A file becomes visible only when it is complete. */
export interface FileStore {
  put(key: string, bytes: Buffer, mimeType: string): Promise<void>;
  /** Resolves to `undefined` if the file does not exist. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Removing a missing file succeeds. A request to a store in the network ends with the signal. */
  remove(key: string, signal?: AbortSignal): Promise<void>;
  /** Throws if the store does not answer. It is set only for a store in the network, because a local disk needs no check. */
  readonly check?: () => Promise<void>;
  /**
   * Set if browsers upload directly to the store. Such an upload becomes a file only after it was fetched and
   * checked.
   */
  readonly direct?: {
    /** The origin that the content security policy must allow for uploads. */
    readonly origin: string;
    form(request: DirectFormRequest): Promise<DirectForm>;
    /** Returns the upload of a key, at most `maxBytes + 1` bytes. */
    fetch(key: string, maxBytes: number): Promise<Buffer | undefined>;
    forget(key: string): Promise<void>;
  };
}
