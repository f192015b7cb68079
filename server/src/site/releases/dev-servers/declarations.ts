import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import * as z from 'zod/mini';

const featureSchema = z.optional(z.union([z.string(), z.array(z.string())]));

/** The forms of a remote's `src/routes.json` and `src/slots.json`. The build of a release refuses what is wrong in them. */
const routesSchema = z.record(
  z.string(),
  z.object({ path: z.string(), title: z.string(), up: z.optional(z.string()), feature: featureSchema }),
);
const slotsSchema = z.record(z.string(), z.object({ fragment: z.string(), feature: featureSchema }));

/** A dev server that is still building must not keep the page waiting. */
const DEADLINE_MS = 1_000;

/** Asks a dev server for the pages and parts that its remote declares itself; titles are in English only. */
export async function devDeclarations(origin: string): Promise<Pick<ReleaseRecord, 'routes' | 'slots'>> {
  const [routes, slots] = await Promise.all([
    declared(`${origin}/routes.json`, routesSchema),
    declared(`${origin}/slots.json`, slotsSchema),
  ]);
  return {
    ...(routes && { routes: mapValues(routes, ({ title, ...row }) => ({ ...row, titles: { en: title } })) }),
    ...(slots && { slots }),
  };
}

/** Returns what a file declares, each row with a list of the features that it needs. */
async function declared<Row extends { feature?: string | string[] | undefined }>(
  address: string,
  schema: z.ZodMiniType<Record<string, Row>>,
): Promise<Record<string, Omit<Row, 'feature'> & { feature?: string[] }> | undefined> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const reply = await fetch(address, { signal }).catch(() => undefined);
  const { data } = schema.safeParse(await reply?.json().catch(() => undefined));
  return (
    data &&
    mapValues(data, ({ feature, ...row }) => ({
      ...row,
      ...(feature !== undefined && { feature: [feature].flat() }),
    }))
  );
}

const mapValues = <A, B>(rows: Record<string, A>, map: (row: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, map(row)]));
