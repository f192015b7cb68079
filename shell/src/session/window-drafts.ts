import * as z from '@guest/shared/contracts/zod';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { storedEntries } from '@guest/shared/storage/stored-names';
import { UNSENT_RETENTION_MS } from '@guest/shared/storage/unsent-retention';

/** The names begin like that of a draft, so that signing out removes them. */
const PREFIX = 'draft-left';
const nameOf = (owner: string) => `${PREFIX} ${owner}`;

const leftSchema = z.object({
  owner: z.string(),
  at: z.number(),
  drafts: z.record(z.string(), z.string()),
});

interface WindowDrafts {
  /** The id of the guest, empty for a visitor. */
  owner: string;
  at: number;
  drafts: [name: string, value: string][];
}

/** Leaves the input of a window on the device for the next window of its owner, in place of earlier input. */
export function saveWindowDrafts({ owner, at, drafts }: WindowDrafts): void {
  const left = { owner, at, drafts: Object.fromEntries(drafts) };
  deviceStorage.setItem(nameOf(owner), drafts.length > 0 ? JSON.stringify(left) : null);
}

/**
 * Returns what the last window has left for this guest, once. What others have left waits for them; what is too old or
 * cannot be read is removed.
 */
export function takeWindowDrafts(owner: string, now: number): [name: string, value: string][] | undefined {
  let taken: [string, string][] | undefined;
  for (const [name, text] of storedEntries(deviceStorage, (stored) => stored.startsWith(PREFIX))) {
    const left = parse(text);
    const isFresh = left !== undefined && now - left.at < UNSENT_RETENTION_MS;
    if (isFresh && left.owner !== owner) continue;
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
