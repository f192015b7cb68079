/**
 * The message with which a page asks the service worker to cache paths that it has loaded or may need next.
 */
export interface PrecacheMessage {
  kind: 'keep';
  /** The id of the page's release set. */
  set: string;
  /** The files to cache now. */
  files: string[];
  /**
   * The files of the set that stay cached, but are not loaded for this message. A page of an earlier release does
   * not send them.
   */
  members?: string[];
  pictures: string[];
  /** The address of the page if the service worker was not active when the page loaded, otherwise null. */
  document: string | null;
}

/** Only pages of this suite can send messages, but a page of another release may send another format. */
export function isPrecacheMessage(data: unknown): data is PrecacheMessage {
  const { kind, set, files, pictures } = Object(data) as Partial<Record<keyof PrecacheMessage, unknown>>;
  return kind === 'keep' && typeof set === 'string' && Array.isArray(files) && Array.isArray(pictures);
}
