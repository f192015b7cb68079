import type { ReleaseSlot } from '@guest/shared/contracts/release/release.contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from '../storage/read-json';

const SLOTS_FILE = 'src/slots.json';

/** Describes what a remote declares in its `src/slots.json`, by the name of the slot. */
const declarationSchema = z.record(
  z.string(),
  z.strictObject({
    fragment: z.string(),
    feature: z.optional(z.union([z.string(), z.array(z.string())])),
  }),
);

/** Returns the parts of the home page that a remote declares itself; `undefined` if it declares none. */
export async function readOwnSlots(dir: string): Promise<Record<string, ReleaseSlot> | undefined> {
  const file = join(dir, SLOTS_FILE);
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const rows = Object.entries(parseJson(text, declarationSchema, file));
  if (rows.length === 0) return undefined;
  return Object.fromEntries(
    rows.map(([slot, { fragment, feature }]) => [
      slot,
      { fragment, ...(feature !== undefined && { feature: [feature].flat() }) },
    ]),
  );
}
