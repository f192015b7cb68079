import { LANGUAGES } from '@guest/shared/contracts/core/languages';
import type { ReleaseRoute } from '@guest/shared/contracts/release/release.contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CliError } from '../errors/cli-error';
import { parseJson } from '../storage/read-json';

const ROUTES_FILE = 'src/routes.json';

/** Describes what a remote declares in its `src/routes.json`, by the name of the page. */
const declarationSchema = z.record(
  z.string(),
  z.strictObject({
    path: z.string(),
    /** The English name of the page, which is a key in the remote's catalogs. */
    title: z.string(),
    up: z.optional(z.string()),
    feature: z.optional(z.union([z.string(), z.array(z.string())])),
  }),
);

/**
 * Returns the rows of the pages that a remote declares itself, with their titles in every language, because a shell
 * that is older than the page has no text for it. `undefined` if it declares none.
 */
export async function readOwnRoutes(dir: string): Promise<Record<string, ReleaseRoute> | undefined> {
  const file = join(dir, ROUTES_FILE);
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const rows = Object.entries(parseJson(text, declarationSchema, file));
  if (rows.length === 0) return undefined;
  const catalogs = await Promise.all(
    LANGUAGES.map(async (lang) => [lang, await readCatalog(dir, lang)] as const),
  );

  const titlesOf = (title: string) =>
    Object.fromEntries(
      catalogs.map(([lang, texts]) => [lang, texts[title] ?? noTitle(file, title, lang)] as const),
    );
  return Object.fromEntries(
    rows.map(([name, { title, feature, ...row }]) => [
      name,
      { ...row, titles: titlesOf(title), ...(feature !== undefined && { feature: [feature].flat() }) },
    ]),
  );
}

async function readCatalog(dir: string, lang: string): Promise<Record<string, string>> {
  const file = join(dir, `src/locales/${lang}.json`);
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return parseJson(text, z.record(z.string(), z.string()), file);
}

function noTitle(file: string, title: string, lang: string): never {
  throw new CliError(422, `${file}: the title “${title}” is missing in src/locales/${lang}.json.`);
}
