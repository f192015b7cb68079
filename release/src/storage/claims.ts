import * as z from 'zod/mini';
import { Trouble } from '../trouble';
import type { ReleaseStorage } from './storage';

/** A publisher that says nothing for so long has been broken off. */
const CLAIM_LASTS_MS = 10 * 60_000;

const claimSchema = z.object({ by: z.string(), at: z.number() });

/** Where a release comes file by file, one publisher at a time sends them, so that no two builds are mixed. */
export function createClaims(
  storage: Pick<ReleaseStorage, 'read' | 'create' | 'replace'>,
  now: () => number = Date.now,
) {
  const keyOf = (at: string) => `claims/${at}.json`;
  const holder = async (at: string) => {
    const text = (await storage.read(keyOf(at)))?.toString();
    return text === undefined ? undefined : claimSchema.parse(JSON.parse(text));
  };

  return {
    keyOf,
    async take(at: string, by: string): Promise<void> {
      const claim = JSON.stringify({ by, at: now() });
      if (await storage.create(keyOf(at), claim)) return;
      const other = await holder(at);
      if (other && now() - other.at < CLAIM_LASTS_MS) {
        throw new Trouble(
          409,
          `${at.replace('/', '@')} is being published by somebody else. Try again in ten minutes.`,
        );
      }
      await storage.replace(keyOf(at), claim);
    },

    /** Somebody who thought us gone may have begun anew. */
    async assertHeld(at: string, by: string): Promise<void> {
      if ((await holder(at))?.by === by) return;
      throw new Trouble(
        409,
        `${at.replace('/', '@')} was taken over by another publisher. Nothing was published.`,
      );
    },
  };
}
