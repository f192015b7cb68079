import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns the arguments for Node with which a test starts the program of this name: its bundle if the run of the tests has
 * one (`server/src/testing/processes/built-programs.ts`), and otherwise its source, which takes a core some seconds to read.
 */
export function bundledProgram(name: string, source: URL): string[] {
  const folder = process.env.BUILT_PROGRAMS;
  return folder ? [join(folder, `${name}.mjs`)] : ['--import', 'tsx', fileURLToPath(source)];
}
