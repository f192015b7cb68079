import type { Problem } from '../model/problem';
import { isPathOfHotel } from '../schema/file-paths';

/**
 * Returns a problem for each path that cannot occur in a hotel's folder. This also keeps a version from containing a
 * path such as `../x`, which an export would write outside of the folder.
 */
export const misplacedFiles = (paths: Iterable<string>): Problem[] =>
  [...paths].flatMap((path) => (isPathOfHotel(path) ? [] : problemOf(path)));

function problemOf(file: string): Problem {
  const error = (code: string, message: string): Problem => ({
    severity: 'error',
    code,
    file,
    line: 1,
    column: 1,
    message,
  });
  const [, inner] = /^(.+)\/hotel\.yaml$/.exec(file) ?? [];
  if (inner !== undefined)
    return {
      ...error('file-unknown', 'This is another hotel’s folder within this one.'),
      suggestion: `If it is the hotel, name the folder ${inner} instead.`,
    };
  const known = file.toLowerCase().replace(/\.yml$/, '.yaml');
  return known !== file && isPathOfHotel(known)
    ? error('file-name', `The file has to be called ${known}.`)
    : error('file-unknown', 'A hotel’s folder has no such file; see the handbook for its parts.');
}
