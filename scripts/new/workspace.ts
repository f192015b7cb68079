import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TEMPLATES = 'scripts/templates';
const STYLE = '.oxfmtrc.json';

export type Workspace = ReturnType<typeof openWorkspace>;

/**
 * Gives access to the files of the suite. Writes are collected until `save`, so an error in between changes
 * nothing.
 */
export function openWorkspace() {
  const pending = new Map<string, string>();

  const read = (file: string) => pending.get(file) ?? readFileSync(join(root, file), 'utf8');
  const write = (file: string, content: string) => void pending.set(file, content);

  return {
    has: (path: string) => existsSync(join(root, path)),
    read,
    write,
    edit: (file: string, change: (content: string) => string) => write(file, change(read(file))),

    /**
     * Copies a template into a directory and replaces every `__word__` that `placeholders` defines, in names and
     * contents.
     */
    copy(template: string, folder: string, placeholders: Record<string, string>) {
      const fill = (text: string) =>
        text.replace(/__(\w+?)__/g, (placeholder, name: string) => placeholders[name] ?? placeholder);
      for (const file of filesIn(join(root, TEMPLATES, template))) {
        write(`${folder}/${fill(file)}`, fill(readFileSync(join(root, TEMPLATES, template, file), 'utf8')));
      }
    },

    /** Writes all files, formatted like the suite, and returns their names. */
    async save(): Promise<string[]> {
      const style = JSON.parse(read(STYLE));
      const ready = await Promise.all(
        [...pending].map(async ([file, content]) => {
          const { code, errors } = await format(file, content, style);
          if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
          return [join(root, file), code] as const;
        }),
      );
      for (const [path, content] of ready) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, content);
      }
      return [...pending.keys()];
    },
  };
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
