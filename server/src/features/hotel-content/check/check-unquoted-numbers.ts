import type { Path } from '../folder/source-file';
import type { Check } from './check';

/**
 * Checks that no name of a room or a table is written as a number that YAML reads as another one, because a guest in
 * room `007` could otherwise not order to it.
 */
export const checkUnquotedNumbers: Check = ({ hotel, outlets }, report, writtenAt) => {
  const named = (name: number | string, at: { file: string; path: Path }) => {
    const written = writtenAt(at.file, at.path) ?? String(name);
    if (typeof name === 'number' && written !== String(name))
      report(at, {
        code: 'name-unquoted',
        message: `${written} is read as the number ${name}.`,
        suggestion: `Write "${written}" in quotes.`,
      });
  };
  for (const [i, room] of (hotel.value.rooms ?? []).entries())
    named(room, { file: hotel.file, path: ['rooms', i] });
  for (const { tables } of outlets)
    for (const [i, { tables: bySeats }] of (tables?.value.areas ?? []).entries())
      for (const [size, ofSize] of Object.entries(bySeats))
        for (const [k, table] of ofSize.entries()) {
          const path = ['areas', i, 'tables', size, k];
          if (typeof table === 'object')
            named(table.name, { file: tables?.file ?? '', path: [...path, 'name'] });
          else named(table, { file: tables?.file ?? '', path });
        }
};
