import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database } from '../../platform/db/database';
import { addDemoProperty } from '../../demo/fill-demo';
import type { DemoProperty } from '../../demo/model/demo-property';
import { demoProperties } from '../../demo/hotels/demo-properties';
import { parseInput } from '../../platform/validation/parse-input';
import { notFound } from '../../platform/errors/request-error';

const paramsSchema = z.strictObject({ property: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)) });

/** A copy may have settings that no demo hotel has. */
const bodySchema = z.optional(
  z.nullable(
    z.strictObject({
      timeZone: z.optional(z.string()),
      languages: z.optional(z.array(z.string()).check(z.minLength(1))),
      mobileApp: z.optional(
        z.strictObject({
          opens: z.enum(['link', 'banner']),
          iosAppIds: z.array(z.string()),
          androidApps: z.array(
            z.strictObject({ packageName: z.string(), fingerprints: z.array(z.string()) }),
          ),
        }),
      ),
    }),
  ),
);

/**
 * Registers an endpoint that copies a demo hotel, so that a journey that writes does not disturb others. The
 * guests and their posts are left out: their names are unique across all hotels, and no journey writes to them.
 */
export function testHotelRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  app.post('/_test/property/:property/copies', async (request): Promise<{ property: string }> => {
    const { property: slug } = parseInput(paramsSchema, request.params);
    const original = demoProperties.find((it) => it.slug === slug);
    if (!original) throw notFound();
    const settings = parseInput(bodySchema, request.body);
    const copy = { ...copyOf(original), ...settings };
    await addDemoProperty(db, copy, new Date());
    return { property: copy.slug };
  });
}

function copyOf(original: DemoProperty): DemoProperty {
  const id = randomUUID().slice(0, 8);
  const slug = `${original.slug}-${id}`;
  // A code leads to one group only, and entries of the directories refer to it.
  const content = original.groups.reduce(
    (text, { code }) => text.replaceAll(code, `${code}-${id}`),
    JSON.stringify(original),
  );
  // The demo contains neither dates nor functions, so a copy through JSON is complete.
  const { name, ...rest } = JSON.parse(content) as DemoProperty;
  const ownName = Object.fromEntries(Object.keys(name).map((lang) => [lang, `Test hotel ${id}`]));
  return { ...rest, slug, name: ownName as DemoProperty['name'], guests: [], posts: [] };
}
