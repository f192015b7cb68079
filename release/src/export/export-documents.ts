import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { DEFAULT_API_TOKEN } from '@guest/shared/contracts/core/suite-defaults';
import { fillIn } from '@guest/shared/routes/fill-in';
import { pageNames, routeOf } from '@guest/shared/routes/routes';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from '../storage/read-json';
import { makeFolder } from '../storage/make-folder';
import { CliError } from '../errors/cli-error';

const propertiesSchema = z.object({
  items: z.array(z.object({ identity: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i)) })),
});

/** The files that a page requests from its own host besides documents. */
const EXTRA_PATHS = ['/sw.js', '/builds/latest.json'];

/** Writes the documents that are the same for every guest, as a running suite serves them. */
export async function exportDocuments(
  suite: URL,
  to: string,
  { isDryRun, print }: { isDryRun: boolean; print: (line: string) => void },
): Promise<string[]> {
  const { items } = await fetchHotels(suite);
  const publicRoutes = pageNames
    .map((name) => routeOf(name))
    .filter(({ path, needsGuest, isDev }) => !needsGuest && !isDev && !/:(?!property\b)/.test(path));
  const hotels = items.map(({ identity }) => identity);
  const paths = publicRoutes.flatMap(({ path }) =>
    path.includes(':property') ? hotels.map((property) => fillIn(path, { property })) : [path],
  );
  const written = [];
  for (const path of [...new Set([...paths, ...EXTRA_PATHS])]) {
    const text = await fetchText(suite, path);
    const file = EXTRA_PATHS.includes(path) ? path : join(path, 'index.html');
    if (!isDryRun) await write(join(to, file), text);
    print(path);
    written.push(path);
  }
  return written;
}

async function fetchHotels(suite: URL): Promise<z.infer<typeof propertiesSchema>> {
  const { path } = propertyContract.listProperties;
  return parseJson(await fetchText(suite, path), propertiesSchema, suite.origin + path);
}

async function fetchText(suite: URL, path: string): Promise<string> {
  const accept = path.endsWith('.json') || path.startsWith('/web') ? 'application/json' : 'text/html, */*';
  const reply = await fetch(new URL(path, suite), {
    headers: { accept, apitoken: process.env.API_TOKEN ?? DEFAULT_API_TOKEN },
  }).catch(() => undefined);
  if (reply?.status === 200) return reply.text();
  throw new CliError(
    500,
    `${suite.origin}${path} ${reply ? `returned status ${reply.status}` : 'did not reply'}: is the suite running there?`,
  );
}

async function write(file: string, text: string): Promise<void> {
  await makeFolder(dirname(file));
  await writeFile(file, text);
}
