import type { Compiler } from '@rspack/core';
import { HOST_VERSION } from '../src/host/host-version';
import { singletons } from './singletons';

/** What only the bundler knows of a build, for its release record: `build-facts.json` beside the files. */
export interface BuildFacts {
  /** Files by name of entry and of named chunk, in the order in which they load. */
  groups: Record<string, string[]>;
  hostVersion: number;
  /** Ranges of what the shell has to provide. */
  shared: Record<string, string>;
}

export class BuildFactsPlugin {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('BuildFactsPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildFactsPlugin', stage }, () => {
        const groups = [...compilation.entrypoints, ...compilation.namedChunkGroups].map(
          ([name, group]): [string, string[]] => [name, group.getFiles()],
        );
        const facts: BuildFacts = {
          groups: Object.fromEntries(groups),
          hostVersion: HOST_VERSION,
          shared: Object.fromEntries(
            Object.entries(singletons).map(([name, { requiredVersion }]) => [name, requiredVersion]),
          ),
        };
        compilation.emitAsset('build-facts.json', new RawSource(JSON.stringify(facts)));
      });
    });
  }
}
