import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** An import of one production file by another; both are paths from the root of the repository. */
export type Import = readonly [importer: string, imported: string];

export interface ImportGraph {
  /** All production files: no tests, no helpers of tests, no declarations, no templates. */
  files: string[];
  imports: Import[];
  /** Imports of helpers of tests by production files. */
  helperImports: Import[];
}

const IS_SOURCE = /\.(tsx?|mts|mjs)$/;
const IS_NO_PRODUCTION = /\.d\.m?ts$|\.(test|spec)\.tsx?$|^scripts\/templates\//;
const IS_HELPER = /\/testing\//;

/**
 * These files are imported from everywhere in their package and import nothing of it, so they are no part of
 * its order: the texts and reads of a package and the shared singletons of libraries. The test function of the
 * journeys is one too, though it imports `e2e/suite`.
 */
export const IS_BASE =
  /^e2e\/test\.ts$|^(mfe-[a-z]+|shell)\/src\/(texts|reads)\.ts$|^shared\/src\/(queries|router|router-server)\.ts$/;

/** This file has no code of its own, so that whoever imports it imports the files that it exports from. */
const ENTRY = 'shared/src/index.ts';

const EXTENSIONS = ['', '.ts', '.tsx', '.mjs'];

/** Reads the imports of all production files, types and `import()` included. */
export function readImportGraph(root: string): ImportGraph {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const sources = listed
    .split('\n')
    .filter(
      (file) => IS_SOURCE.test(file) && !IS_NO_PRODUCTION.test(file) && existsSync(posix.join(root, file)),
    );
  const files = sources.filter((file) => !IS_HELPER.test(file));
  const known = new Set(sources);
  const importedBy = (file: string): string[] =>
    specifiersIn(file, readFileSync(posix.join(root, file), 'utf8')).flatMap((specifier) => {
      const imported = resolve(file, specifier, known);
      return imported === undefined || IS_BASE.test(imported) ? [] : [imported];
    });
  const exported = known.has(ENTRY) ? importedBy(ENTRY) : [];
  const all = files.flatMap((file) =>
    importedBy(file)
      .flatMap((imported) => (imported === ENTRY ? exported : [imported]))
      .map((imported): Import => [file, imported]),
  );
  return {
    files,
    imports: all.filter(([, imported]) => !IS_HELPER.test(imported)),
    helperImports: all.filter(([, imported]) => IS_HELPER.test(imported)),
  };
}

/** Returns the file that a specifier names, or `undefined` for an external package. */
function resolve(importer: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const base = baseOf(importer, specifier);
  if (base === undefined) return undefined;
  return EXTENSIONS.map((extension) => base + extension).find((path) => known.has(path));
}

function baseOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  const [, path] = /^@guest\/shared(?:\/(.+))?$/.exec(specifier) ?? [];
  if (specifier === '@guest/shared') return ENTRY;
  if (path === undefined) return undefined;
  return path.startsWith('build/') ? `shared/${path}` : `shared/src/${path}`;
}

/** Returns the specifiers of all imports and re-exports, also of `import('…')` as a call and as a type. */
function specifiersIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const add = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node)) found.push(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
