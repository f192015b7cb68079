import type { ReleaseRoute } from '@guest/shared/contracts/release/release.contract';
import * as z from 'zod/mini';

/** The form of a remote's `src/routes.json`. The build of a release refuses what is wrong in it. */
const declarationSchema = z.record(
  z.string(),
  z.object({
    path: z.string(),
    title: z.string(),
    up: z.optional(z.string()),
    feature: z.optional(z.union([z.string(), z.array(z.string())])),
  }),
);

/** A dev server that is still building must not keep the page waiting. */
const DEADLINE_MS = 1_000;

/** Asks a dev server for the pages that its remote declares itself; their titles are in English only. */
export async function devRoutes(origin: string): Promise<Record<string, ReleaseRoute> | undefined> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const reply = await fetch(`${origin}/routes.json`, { signal }).catch(() => undefined);
  const { data } = declarationSchema.safeParse(await reply?.json().catch(() => undefined));
  return (
    data &&
    Object.fromEntries(
      Object.entries(data).map(([name, { title, feature, ...row }]) => [
        name,
        { ...row, titles: { en: title }, ...(feature !== undefined && { feature: [feature].flat() }) },
      ]),
    )
  );
}
