import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The facts that `shared/build/build-facts-plugin.ts` writes next to the built files. */
export interface BuildFacts {
  groups: Record<string, string[]>;
  sources: string[];
  hostVersion: number;
  runtime: { version: string; range: string };
  shared: Record<string, { version: string; range: string }>;
  events: Record<string, { hash: string; schema: Record<string, unknown> }>;
}

const FACTS_FILE = 'build-facts.json';

export const readBuildFacts = async (dir: string): Promise<BuildFacts> =>
  JSON.parse(await readFile(join(dir, FACTS_FILE), 'utf8'));
