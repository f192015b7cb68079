/**
 * Returns the first line of a file, which tells an editor which schema of the folder `.schema` applies to it. `depth`
 * is the number of folders between the file and the hotel's.
 */
export const schemaLine = (kind: string, depth = 0): string =>
  `# yaml-language-server: $schema=${'../'.repeat(depth) || './'}.schema/${kind}.json\n`;
