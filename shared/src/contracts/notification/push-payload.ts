/** The encrypted content of a push message, as JSON of less than 4 KB. */
export interface PushPayload {
  /** Unique per message: a device that receives the same one twice shows it once. */
  id: string;
  title: string;
  body?: string;
  /** The subject, such as a room: a newer notification replaces an older one of the same subject. */
  tag: string;
  /** The path of the page that a tap opens. */
  path: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** When it happened, in milliseconds. */
  at: number;
  /** The number of unread messages, for the icon of the installed app; a message about something else has none. */
  unread?: number;
}

/** Returns the payload if a received push message is one of ours, otherwise `undefined`. */
export function parsePushPayload(data: unknown): PushPayload | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { id, title, body, tag, path, lang, dir, at, unread } = data as Partial<
    Record<keyof PushPayload, unknown>
  >;
  if (![id, title, tag, path, lang].every((one) => typeof one === 'string' && one !== '')) return undefined;
  if (body !== undefined && typeof body !== 'string') return undefined;
  if ((dir !== 'ltr' && dir !== 'rtl') || typeof at !== 'number') return undefined;
  if (unread !== undefined && (!Number.isInteger(unread) || Number(unread) < 0)) return undefined;
  // The checks above cover every field of the payload.
  return data as PushPayload;
}
