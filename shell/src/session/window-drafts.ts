import * as z from '@guest/shared/contracts/zod';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { storedEntries } from '@guest/shared/storage/stored-names';
import { UNSENT_RETENTION_MS } from '@guest/shared/storage/unsent-retention';

/** The names begin like that of a draft, so that signing out removes them. */
const PREFIX = 'draft-left';
const nameOf = ({ owner, property }: WindowOwner) => [PREFIX, owner, property].filter(Boolean).join(' ');

const leftSchema = z.object({
  owner: z.string(),
  /** Missing outside of the hotels, and in what earlier releases have left. */
  property: z.optional(z.string()),
  at: z.number(),
  drafts: z.record(z.string(), z.string()),
});

export interface WindowOwner {
  /** The id of the guest, empty for a visitor. */
  owner: string;
  /** The hotel of the window's page. Apps of two hotels are open at the same time, and neither replaces input of the other. */
  property: string | undefined;
}

interface WindowDrafts extends WindowOwner {
  at: number;
  drafts: [name: string, value: string][];
}

/** Leaves the input of a window on the device for the next window of its owner at its hotel, in place of earlier input. */
export function saveWindowDrafts({ owner, property, at, drafts }: WindowDrafts): void {
  const left = { owner, property, at, drafts: Object.fromEntries(drafts) };
  deviceStorage.setItem(nameOf({ owner, property }), drafts.length > 0 ? JSON.stringify(left) : null);
}

/**
 * Returns what the last window has left for this guest at this hotel, once. What others have left waits for them; what is
 * too old or cannot be read is removed.
 */
export function takeWindowDrafts(
  { owner, property }: WindowOwner,
  now: number,
): [name: string, value: string][] | undefined {
  let taken: [string, string][] | undefined;
  for (const [name, text] of storedEntries(deviceStorage, (stored) => stored.startsWith(PREFIX))) {
    const left = parse(text);
    const isFresh = left !== undefined && now - left.at < UNSENT_RETENTION_MS;
    if (isFresh && (left.owner !== owner || (left.property ?? property) !== property)) continue;
    deviceStorage.setItem(name, null);
    if (isFresh) taken = [...(taken ?? []), ...Object.entries(left.drafts)];
  }
  return taken;
}

function parse(text: string): z.infer<typeof leftSchema> | undefined {
  try {
    return leftSchema.safeParse(JSON.parse(text)).data;
  } catch {
    // Other code stored something that is not JSON under this name.
    return undefined;
  }
}
