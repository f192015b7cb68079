import type { Compilation, Compiler, RuntimeModule } from '@rspack/core';
import { createHash } from 'node:crypto';
import {
  LAZY_FACTS,
  lazyIntegrityRuntime,
  refusedFilesRuntime,
  type LazyFacts,
  type LazyHashes,
} from './lazy-integrity-runtime';

const NAME = 'LazyIntegrityPlugin';

/** The bundler's runtime inserts the element of a lazy file with these lines. */
const INSERTIONS: Record<string, [line: string, replacement: string]> = {
  load_script: [
    'needAttach && document.head.appendChild(script)',
    'needAttach && __webpack_require__.insert(script, "scripts", chunkId)',
  ],
  css_loading: [
    'needAttach && document.head.appendChild(link)',
    'needAttach && __webpack_require__.insert(link, "styles", chunkId)',
  ],
};

interface LazyIntegrityOptions {
  /** The chunks whose hashes stay in the start script, because they are loaded right after it. */
  first?: readonly string[];
  /** Whether the build is loaded into the page of another one, which watches over the files of both. */
  isRemote: boolean;
}

/**
 * Lets the browser refuse a lazy file that differs from the one that was built. The hashes of all lazy files
 * weigh as much as a small page and do not compress, so a start script only has the hash of the file
 * `hashes.….json`, which the page loads when it is idle or needs it. Files that the document preloads have
 * their hash there.
 */
export class LazyIntegrityPlugin {
  constructor(private readonly options: LazyIntegrityOptions) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const { first: firstChunks = [], isRemote } = this.options;
    const runtime = isRemote ? lazyIntegrityRuntime : lazyIntegrityRuntime + refusedFilesRuntime;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => changeInsertion(module, runtime));
      // The files have their final names and contents here. The name of the start script does not depend on the
      // hashes but changes with them all the same, because the script contains the names of the lazy files.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const hashes = lazyHashes(compilation);
        const content = JSON.stringify(hashes);
        const file = `hashes.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.json`;
        compilation.emitAsset(file, new sources.RawSource(content));
        const first = firstChunks.map((id) => [id, hashes.scripts[id] ?? fail(`no chunk ${id}`)]);
        const facts: LazyFacts = { file, integrity: integrityOf(content), first: Object.fromEntries(first) };
        for (const start of startScripts(compilation)) {
          const parts = contentOf(compilation, start).toString().split(LAZY_FACTS);
          if (parts.length !== 2) fail(`${start} names its hashes ${parts.length - 1} times instead of once`);
          compilation.updateAsset(start, new sources.RawSource(parts.join(JSON.stringify(facts))));
        }
      });
    });
  }
}

/**
 * Replaces the line that inserts an element, and puts `runtime` before its code; a bundler that writes another line
 * must not build.
 */
function changeInsertion(module: RuntimeModule, runtime: string): void {
  const { name, source } = module;
  const insertion = INSERTIONS[name];
  if (!insertion || !source) return;
  const [line, replacement] = insertion;
  const parts = source.source.toString().split(line);
  if (parts.length !== 2) fail(`the bundler's ${name} inserts its elements in another way`);
  const code = parts.join(replacement);
  source.source = Buffer.from(name === 'load_script' ? `${runtime}\n${code}` : code);
}

function lazyHashes(compilation: Compilation): LazyHashes {
  // The document has the hashes of its start files; here, each change of them would change this list too.
  const late = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime() && !chunk.isOnlyInitial());
  const hashesOf = (extension: string) =>
    Object.fromEntries(
      late
        .flatMap(({ id, files }) =>
          [...files]
            .filter((file) => file.endsWith(extension))
            .map((file) => [String(id ?? ''), integrityOf(contentOf(compilation, file))] as const),
        )
        // The order of the chunks can differ from build to build of the same sources.
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return { scripts: hashesOf('.js'), styles: hashesOf('.css') };
}

const startScripts = ({ chunks }: Compilation): string[] =>
  [...chunks]
    .filter((chunk) => chunk.hasRuntime() && chunk.getAllAsyncChunks().length > 0)
    .flatMap(({ files }) => [...files].filter((file) => file.endsWith('.js')));

const contentOf = ({ assets }: Compilation, file: string): Buffer =>
  assets[file]?.buffer() ?? fail(`the bundler did not write ${file}`);

const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

function fail(reason: string): never {
  throw new Error(`${NAME}: ${reason}`);
}
