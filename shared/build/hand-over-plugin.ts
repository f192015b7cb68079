import type { Compilation, Compiler, RuntimeModule } from '@rspack/core';
import { replaceExactly } from './bundler-output/replace-exactly';

const NAME = 'HandOverPlugin';

/**
 * The name of the list of chunks while the bundler works. It is the same in all builds, because the minimizer chooses
 * the names of variables by how often each letter occurs in a file.
 */
const CHUNKS = 'rspackChunks';

interface HandOverOptions {
  /** The name of this build, which no other build has. */
  build: string;
  /** The version of the release. */
  version: string;
  /** Whether the document loads nothing of the build but its entry, which loads everything else. */
  isRemote: boolean;
}

/**
 * Keeps the name of a build out of its lazy files, so that a file stays the same in each version that does not change
 * it. A lazy file of a remote hands its modules to the script element that runs it, and that element belongs to
 * the build that inserted it. Two versions in one page may run the same file, each with modules of its own.
 */
export class HandOverPlugin {
  constructor(private readonly options: HandOverOptions) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const { isRemote } = this.options;
    if (isRemote) compiler.options.output.chunkLoadingGlobal = CHUNKS;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => this.changeRuntime(module));
      if (!isRemote) return;
      // After the minimizer, and before files are named by their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const file of lazyScripts(compilation)) {
          const code = compilation.assets[file]?.source().toString() ?? '';
          const push = `(globalThis.${CHUNKS}||=[]).push(`;
          const handed = replaceExactly(code, push, 'document.currentScript.chunks.push(');
          compilation.updateAsset(file, new sources.RawSource(handed));
        }
      });
    });
  }

  /** An element belongs to this build if it is marked with its name, and not because of its address. */
  private changeRuntime({ name, source }: RuntimeModule): void {
    if (!source || !['load_script', 'css_loading', 'jsonp_chunk_loading'].includes(name)) return;
    const { build, version, isRemote } = this.options;
    const mark = JSON.stringify(`${build}:`);
    const chunks = `${CHUNKS}_${build}`;
    let code = source.source.toString();
    if (name === 'jsonp_chunk_loading') {
      if (isRemote) code = replaceExactly(code, CHUNKS, chunks);
    } else if (name === 'css_loading') {
      code = replaceExactly(code, '(href && href.startsWith(url)) ||', '');
      code = replaceExactly(code, 'cssLoadingUniqueName + ":" + key', `${mark} + key`, 2);
    } else {
      code = replaceExactly(code, 's.getAttribute("src") == url || ', '');
      code = replaceExactly(code, 'uniqueName + key', `${mark} + key`, 2);
      if (isRemote) {
        const attached = 'script.setAttribute("data-rspack"';
        const handOver = `script.chunks = globalThis[${JSON.stringify(chunks)}];\n${attached}`;
        code = replaceExactly(code, attached, handOver);
        code = `__webpack_require__.version = ${JSON.stringify(version)};\n${code}`;
      }
    }
    source.source = Buffer.from(code);
  }
}

const lazyScripts = ({ chunks }: Compilation): string[] =>
  [...chunks]
    .filter((chunk) => !chunk.hasRuntime())
    .flatMap(({ files }) => [...files].filter((file) => file.endsWith('.js')));
