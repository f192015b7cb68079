import type { Compilation, Compiler } from '@rspack/core';
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
// Only the bundler's process runs this; the facade for browsers has no such name.
// oxlint-disable-next-line no-restricted-imports
import { toJSONSchema, type ZodMiniType } from 'zod/mini';
import { guestEvents } from '../src/events/guest-events';
import { HOST_VERSION } from '../src/host/host-version';
import { THIRD_PARTY } from './package-config';
import { runtime, singletons } from './singletons';

/**
 * The facts about a build that only the bundler knows. They are written to `build-facts.json` for the release
 * record.
 */
export interface BuildFacts {
  /** The files of each entry and named chunk, in loading order. */
  groups: Record<string, string[]>;
  /** The suite's own source files in the build, as paths relative to the package. */
  sources: string[];
  hostVersion: number;
  /** `version` is what the build provides as a shell, `range` what it requires as a remote. */
  runtime: { version: string; range: string };
  shared: Record<string, { version: string; range: string }>;
  /** The schemas of all events on the bus. */
  events: Record<string, { hash: string; schema: Record<string, unknown> }>;
}

export class BuildFactsPlugin {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('BuildFactsPlugin', (compilation) => {
      let sources: string[] = [];
      // This runs before modules are concatenated, because concatenated modules no longer have file names of
      // their own.
      compilation.hooks.finishModules.tap('BuildFactsPlugin', () => {
        sources = sourcesOf(compilation, compiler.context);
      });
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildFactsPlugin', stage }, () => {
        const groups = [...compilation.entrypoints, ...compilation.namedChunkGroups].map(
          ([name, group]): [string, string[]] => [name, group.getFiles()],
        );
        const facts: BuildFacts = {
          groups: Object.fromEntries(groups),
          sources,
          hostVersion: HOST_VERSION,
          runtime: { version: runtime.version, range: runtime.requiredVersion },
          shared: Object.fromEntries(
            Object.entries(singletons).map(([name, { version, requiredVersion }]) => [
              name,
              { version, range: requiredVersion },
            ]),
          ),
          events: Object.fromEntries(
            Object.entries(guestEvents).map(([name, event]) => [name, toEventRecord(event)]),
          ),
        };
        compilation.emitAsset('build-facts.json', new RawSource(JSON.stringify(facts)));
      });
    });
  }
}

function sourcesOf({ modules }: Compilation, context: string): string[] {
  const files = [...modules].flatMap((module) =>
    'resource' in module && typeof module.resource === 'string' ? [module.resource] : [],
  );
  return files
    .filter((file) => /\.tsx?$/.test(file) && !THIRD_PARTY.test(file))
    .map((file) => relative(context, file))
    .sort();
}

function toEventRecord(event: ZodMiniType): BuildFacts['events'][string] {
  const schema = toJSONSchema(event, { unrepresentable: 'any' });
  return {
    schema,
    hash: createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 16),
  };
}
