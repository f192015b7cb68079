import type { Compiler } from '@rspack/core';
import { cssModulesOf } from './class-names';

const NAME = 'ShortClassNamesPlugin';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** A name as `namedByContent` makes the bundler write it: the prefix of a file, and a name in it. */
const WRITTEN = /\b([a-z][0-9A-Za-z]{5})--([A-Za-z_][\w-]*?)--/g;

/**
 * Replaces the name of a class in its file by one character: its place among the names of the file. The names of a file
 * begin with the same six characters, so that compression pays for them once, and not for a hash of each class.
 */
export class ShortClassNamesPlugin {
  private readonly locals: ReadonlyMap<string, readonly string[]>;

  constructor(options: { name: string; dir: string }) {
    this.locals = new Map(cssModulesOf(options).map(({ prefix, locals }) => [prefix, locals]));
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the minimizer, and before files are named by their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!/\.(m?js|css)$/.test(file)) continue;
          const text = asset.source().toString();
          const short = this.shorten(text);
          if (short !== text) compilation.updateAsset(file, new sources.RawSource(short));
        }
      });
    });
  }

  private shorten(text: string): string {
    return text.replace(WRITTEN, (written, prefix: string, local: string) => {
      const locals = this.locals.get(prefix);
      if (!locals) return written;
      const letter = LETTERS[locals.indexOf(local)];
      if (letter === undefined)
        throw new Error(`the style sheet of ${prefix} has no short name for ${local}`);
      return prefix + letter;
    });
  }
}
