import type { Compiler } from '@rspack/core';
import { replaceExactly } from '../bundler-output/replace-exactly';

const NAME = 'RuntimeModulesPlugin';
/** These lines stand before and after the modules of a start script. */
const HEAD = 'var __webpack_modules__ = ({';
const TAIL = '\n});\n// The module cache';

interface RuntimeModulesOptions {
  /** The chunk of the bundler's runtime. */
  from: string;
  /** The chunk that gets its modules; the document runs it before the entry. */
  to: string;
}

/**
 * Moves the modules of the federation runtime from the chunk of the bundler's runtime into another one. The
 * bundler always puts them beside its runtime, which names the lazy files and the version and so changes with
 * every release. The entry starts federation itself, after all files that it needs have run.
 */
export class RuntimeModulesPlugin {
  constructor(private readonly options: RuntimeModulesOptions) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const { from, to } = this.options;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const scriptOf = (chunk: string): string => {
        const files = [...(compilation.namedChunks.get(chunk)?.files ?? [])];
        const script = files.find((file) => file.endsWith('.js'));
        if (script === undefined) throw new Error(`${NAME}: there is no chunk ${chunk}`);
        return script;
      };
      // This stage comes before the minimizer, and before files are named by their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const codeOf = (file: string) => assets[file]?.source().toString() ?? '';
        const [source, target] = [scriptOf(from), scriptOf(to)];
        const modules = textBetween(codeOf(source), HEAD, TAIL);
        const push = `.push([[${JSON.stringify(to)}], {`;
        const emptied = replaceExactly(codeOf(source), modules, '');
        const filled = replaceExactly(codeOf(target), push, `${push}${modules}`);
        compilation.updateAsset(source, new sources.RawSource(emptied));
        compilation.updateAsset(target, new sources.RawSource(filled));
      });
    });
  }
}

function textBetween(code: string, head: string, tail: string): string {
  const [, rest, ...more] = code.split(head);
  const [text, end] = rest?.split(tail) ?? [];
  if (!text || end === undefined || more.length > 0)
    throw new Error(`${NAME}: the bundler writes modules in another way`);
  return text;
}
