import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { precisionOf } from '../../../../features/hotel-content/model/money';

/** The hotel whose menu a conversion writes. */
export interface TargetHotel {
  /** The hotel's folder and the path of the menu in it; `undefined` if the menu is written to another place. */
  folder?: { root: string; path: string };
  currency?: string;
  /** The number of decimals of the currency. */
  precision: number;
  /** The first one is the language of the files. The list is empty if the languages are unknown. */
  languages: string[];
}

const USUAL_PRECISION = 2;
const factsSchema = z.object({
  currency: z.optional(z.string()),
  languages: z.optional(z.array(z.string())),
});

/**
 * Reads currency and languages from `hotel.yaml`. Mistakes in the file are ignored here, because the check reports
 * them.
 */
export async function readTargetHotel(menuFile: string): Promise<TargetHotel> {
  const [, root, path] =
    /^(.*)\/(outlets\/[a-z0-9-]+\/menus\/[a-z0-9-]+\.yaml)$/.exec(resolve(menuFile)) ?? [];
  if (root === undefined || path === undefined) return { precision: USUAL_PRECISION, languages: [] };
  const text = await readFile(join(root, 'hotel.yaml'), 'utf8').catch(() => '');
  const read = factsSchema.safeParse(parseDocument(text).toJS({ maxAliasCount: 0 }) ?? {});
  const { currency, languages = [] } = read.data ?? {};
  const precision = currency === undefined ? undefined : precisionOf(currency);
  return {
    folder: { root, path },
    precision: precision ?? USUAL_PRECISION,
    languages,
    ...(precision !== undefined && currency !== undefined && { currency }),
  };
}
