import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { DEFAULT_API_TOKEN } from '@guest/shared/contracts/core/suite-defaults';
import { fillIn } from '@guest/shared/routes/fill-in';
import { pageNames, routeOf } from '@guest/shared/routes/routes';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { parsed } from '../storage/read-json';
import { makeFolder } from '../storage/make-folder';
import { Trouble } from '../errors/trouble';

const propertiesSchema = z.object({
  items: z.array(z.object({ identity: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i)) })),
});

/** The files that a page requests from its own host besides documents. */
const BESIDE = ['/sw.js', '/builds/latest.json'];

/** Writes the documents that are the same for every guest, as a running suite serves them. */
export async function exportDocuments(
  suite: URL,
  to: string,
  { isDryRun, say }: { isDryRun: boolean; say: (line: string) => void },
): Promise<string[]> {
  const { items } = await hotelsOf(suite);
  const everybodys = pageNames
    .map((name) => routeOf(name))
    .filter(({ path, needsGuest, isDev }) => !needsGuest && !isDev && !/:(?!property\b)/.test(path));
  const hotels = items.map(({ identity }) => identity);
  const paths = everybodys.flatMap(({ path }) =>
    path.includes(':property') ? hotels.map((property) => fillIn(path, { property })) : [path],
  );
  const written = [];
  for (const path of [...new Set([...paths, ...BESIDE])]) {
    const text = await textAt(suite, path);
    const file = BESIDE.includes(path) ? path : join(path, 'index.html');
    if (!isDryRun) await write(join(to, file), text);
    say(path);
    written.push(path);
  }
  return written;
}

async function hotelsOf(suite: URL): Promise<z.infer<typeof propertiesSchema>> {
  const { path } = propertyContract.listProperties;
  return parsed(await textAt(suite, path), propertiesSchema, suite.origin + path);
}

async function textAt(suite: URL, path: string): Promise<string> {
  const accept = path.endsWith('.json') || path.startsWith('/web') ? 'application/json' : 'text/html, */*';
  const reply = await fetch(new URL(path, suite), {
    headers: { accept, apitoken: process.env.API_TOKEN ?? DEFAULT_API_TOKEN },
  }).catch(() => undefined);
  if (reply?.status === 200) return reply.text();
  throw new Trouble(
    500,
    `${suite.origin}${path} was answered with ${reply?.status ?? 'nothing'}: is the suite running there?`,
  );
}

async function write(file: string, text: string): Promise<void> {
  await makeFolder(dirname(file));
  await writeFile(file, text);
}
