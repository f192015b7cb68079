import { expect } from 'vitest';
import { checkFiles } from '../check/check-files';
import { viennaWith } from './vienna';

/** A mistake in a folder that is otherwise valid, and where the check has to find it. */
export interface Broken {
  code: string;
  file: string;
  /** The edit that breaks the valid folder. */
  edit: [from: string, to: string];
  /** The text at which the problem must be reported; its last occurrence in the edited file counts. */
  at: string;
  /** The file in which the problem is reported, if it is not the edited one. */
  in?: string;
  suggestion?: string;
}

/** Expects that the check finds the mistake at its place, and that an error makes the folder unusable. */
export function expectProblem({
  code,
  file,
  edit,
  at,
  severity,
  suggestion,
  in: other = file,
}: Broken & { severity: 'error' | 'warning' }): void {
  const files = viennaWith([[file, ...edit]]);

  const { content, problems } = checkFiles(files);

  expect(problems.filter((one) => one.code === code && one.file === other)).toContainEqual(
    expect.objectContaining({
      severity,
      ...placeOf(files.get(other) ?? '', at),
      ...(suggestion && { suggestion }),
    }),
  );
  expect(content === undefined).toBe(severity === 'error');
}

function placeOf(text: string, at: string): { line: number; column: number } {
  const before = text.slice(0, text.lastIndexOf(at));
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}
