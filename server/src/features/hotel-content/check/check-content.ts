import type { ReadContent } from '../folder/read-content';
import type { HotelContent } from '../model/hotel-content';
import type { Problem } from '../model/problem';
import type { Report, WrittenAt } from './check';
import { checkBookings } from './check-bookings';
import { checkDemo } from './check-demo';
import { checkIds } from './check-ids';
import { checkKeys } from './check-keys';
import { checkLanguages } from './check-languages';
import { checkMoney } from './check-money';
import { checkPictures } from './check-pictures';
import { checkRanges } from './check-ranges';
import { checkReferences } from './check-references';
import { checkSafety } from './check-safety';
import { checkSlug } from './check-slug';
import { checkTotals } from './check-totals';
import { checkTimes } from './check-times';
import { checkUnquotedNumbers } from './check-unquoted-numbers';

/**
 * `checkLanguages` is not in this list: it finds the texts by creating the rows, which requires content without
 * errors.
 */
const CHECKS = [
  checkSlug,
  checkDemo,
  checkKeys,
  checkIds,
  checkReferences,
  checkPictures,
  checkMoney,
  checkTotals,
  checkTimes,
  checkBookings,
  checkRanges,
  checkUnquotedNumbers,
  checkSafety,
];

/** Checks content whose files match their schemas. Returns the problems sorted by file and line. */
export function checkContent(content: HotelContent, sources: ReadContent['sources']): Problem[] {
  const problems: Problem[] = [];
  const report: Report = ({ file, path }, { code, message, suggestion, isWarning = false }) => {
    const place = sources.get(file)?.placeOf(path) ?? { line: 1, column: 1 };
    const severity = isWarning ? 'warning' : 'error';
    problems.push({
      severity,
      code,
      file,
      ...place,
      message,
      ...(suggestion !== undefined && { suggestion }),
    });
  };
  const writtenAt: WrittenAt = (file, path) => sources.get(file)?.writtenAt(path);
  for (const check of CHECKS) check(content, report, writtenAt);
  if (!problems.some(({ severity }) => severity === 'error')) checkLanguages(content, report, writtenAt);
  return problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
