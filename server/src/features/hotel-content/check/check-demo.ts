import { isRelativeDate } from '../schema/values';
import type { Path } from '../folder/source-file';
import type { Check } from './check';

/** Checks that only demo hotels use dates relative to today, because they would mean another day every day. */
export const checkDemo: Check = (content, report) => {
  if (content.hotel.value.demo) return;
  const { hotel, directories, outlets, activities } = content;
  const look = (file: string, value: unknown, path: Path): void => {
    if (typeof value === 'string') {
      const isDate =
        ['date', 'from', 'until', 'closedFrom'].includes(String(path.at(-1))) || path.at(-2) === 'except';
      if (isDate && isRelativeDate(value))
        report(
          { file, path },
          { code: 'date-relative', message: `"${value}" is a date only in a hotel with "demo: true".` },
        );
    } else if (Array.isArray(value)) {
      for (const [i, one] of value.entries()) look(file, one, [...path, i]);
    } else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) look(file, one, [...path, name]);
  };
  const parts = outlets.flatMap((outlet) => [
    outlet,
    ...outlet.menus,
    ...(outlet.tables ? [outlet.tables] : []),
  ]);
  for (const { file, value } of [hotel, ...directories, ...parts, ...activities]) look(file, value, []);
};
