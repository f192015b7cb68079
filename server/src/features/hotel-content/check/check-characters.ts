import type { FolderFiles } from '../folder/read-folder';
import { placeIn, type Path, type SourceFile } from '../folder/source-file';
import type { Problem } from '../model/problem';

/** A line end of very old Macs, which the parser does not take for one. */
const LONE_RETURN = /\r(?!\n)/;
/**
 * Characters that control a terminal or reorder what stands beside them, so that a name, or a file that somebody
 * reviews, looks like another one. The marks that Arabic and Hebrew texts need are not among them, nor is NUL, which
 * the parser refuses.
 */
const CONTROL = /[\u202a-\u202e\u2066-\u2069]|(?![\0\t\n\r])\p{Cc}/u;

/**
 * Finds line ends and characters that a hotel's texts must not contain. It is a check of new content only, because
 * stored versions have to stay readable.
 */
export const characterProblems = (files: FolderFiles, sources: ReadonlyMap<string, SourceFile>): Problem[] =>
  [...files].flatMap(([file, text]) => {
    const lone = text.search(LONE_RETURN);
    const problem =
      lone === -1
        ? controlProblem(text, sources.get(file))
        : {
            ...placeIn(text, lone),
            code: 'line-ends',
            message: 'This line ends with CR alone. Save the file with LF or CRLF.',
          };
    return problem ? [{ severity: 'error' as const, file, ...problem }] : [];
  });

function controlProblem(
  text: string,
  source: SourceFile | undefined,
): Omit<Problem, 'file' | 'severity'> | undefined {
  const [written] = CONTROL.exec(text) ?? [];
  if (written !== undefined) return { ...placeIn(text, text.search(CONTROL)), ...refusalOf(written) };
  // The characters of a text in double quotes can be written as escapes, such as "\u202e".
  const escaped = source && findControl(source.value);
  return escaped && { ...source.placeOf(escaped.path), ...refusalOf(escaped.character) };
}

const refusalOf = (character: string) => ({
  code: 'text-control',
  message: `The text contains the invisible character U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}, which controls how others are shown.`,
  suggestion: 'Remove it.',
});

function findControl(value: unknown, path: Path = []): { path: Path; character: string } | undefined {
  if (typeof value === 'string') {
    const [character] = CONTROL.exec(value) ?? [];
    return character === undefined ? undefined : { path, character };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found =
      findControl(key, path) ?? findControl(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}
