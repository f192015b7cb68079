import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { ConvertedItem } from '../model/converted-menu';
import { unreadable } from '../model/converted-menu';

const recordSchema = z.object({
  name: z.optional(z.string()),
  sections: z.record(z.string(), z.string()),
  items: z.record(z.string(), z.object({ key: z.string(), values: z.record(z.string(), z.unknown()) })),
});

/**
 * Records what the last conversion read: the keys of sections by their names, and the keys and values of items. If the
 * source still has the recorded value but the file has another one, somebody has edited the file by hand.
 */
export type ConversionRecord = z.infer<typeof recordSchema>;

const emptyRecord = (): ConversionRecord => ({ sections: {}, items: {} });

/** The record is stored next to its menu as a hidden file, so that it does not become content of the hotel. */
export const recordFileOf = (menuFile: string): string =>
  join(dirname(menuFile), `.${basename(menuFile).replace(/\.yaml$/, '')}.converted.json`);

export async function readRecord(menuFile: string): Promise<ConversionRecord> {
  const file = recordFileOf(menuFile);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return emptyRecord();
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    throw unreadable(
      `${file} is damaged. Bring it back, or delete it: the source then wins over edits by hand.`,
    );
  }
}

/** Returns the values of an item by column name, such as `name_es`. */
export function valuesOf({ section, name, description, ...others }: ConvertedItem): Record<string, unknown> {
  const { price, portions, allergens, dietary, picture } = others;
  const translated = [
    ...Object.entries(name.translations).map(([lang, text]) => [`name_${lang}`, text] as const),
    ...Object.entries(description?.translations ?? {}).map(
      ([lang, text]) => [`description_${lang}`, text] as const,
    ),
  ];
  const values = {
    section: section.text,
    name: name.text,
    description: description?.text,
    price,
    portions,
    allergens,
    dietary,
    picture,
    ...Object.fromEntries(translated),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Returns a text that identifies an item within its source. Items that look the same are numbered. */
export function identityOf({ key, section, name }: ConvertedItem, taken: ReadonlySet<string>): string {
  const plain = key === undefined ? `${section.text} / ${name.text}` : `key ${key}`;
  for (let number = 1; ; number += 1) {
    const identity = number === 1 ? plain : `${plain} #${number}`;
    if (!taken.has(identity)) return identity;
  }
}
