import type { Path } from '../folder/source-file';
import type { Check, Report } from './check';
import { groupsOf, menusOf } from './menu-parts';

interface Keyed {
  file: string;
  key: string;
  path: Path;
}

/** Checks that keys are unique within their parent, because ids are derived from them. */
export const checkKeys: Check = (content, report) => {
  const { outlets, directories, activities, requests } = content;
  const ofFiles = (parts: { file: string; value: { key: string } }[]) =>
    parts.map(({ file, value }) => ({ file, key: value.key, path: ['key'] }));
  unique(ofFiles(outlets), report);
  unique(ofFiles(directories), report);
  unique(ofFiles(activities), report);
  for (const { menus, tables } of outlets) {
    unique(ofFiles(menus), report);
    if (tables) unique(keyed(tables.file, ['areas'], tables.value.areas), report);
  }
  for (const { file, value } of directories) unique(keyed(file, ['entries'], value.entries), report);
  unique(keyed(requests.file, ['requests'], requests.value), report);
  unique(keyed(content.modifiers.file, ['groups'], content.modifiers.value), report);
  for (const { file, group, path } of groupsOf(content))
    unique(keyed(file, [...path, 'options'], group.options), report);
  for (const { file, menu } of menusOf(content)) {
    unique(keyed(file, ['sections'], menu.sections), report);
    // The id of an item does not depend on its section, so its key must be unique in the whole menu.
    unique(
      menu.sections.flatMap(({ items }, i) => keyed(file, ['sections', i, 'items'], items)),
      report,
    );
    for (const [i, { items }] of menu.sections.entries())
      for (const [k, { portions = [] }] of items.entries())
        unique(keyed(file, ['sections', i, 'items', k, 'portions'], portions), report);
  }
};

const keyed = (file: string, path: Path, parts: readonly { key: string }[]): Keyed[] =>
  parts.map(({ key }, i) => ({ file, key, path: [...path, i, 'key'] }));

function unique(parts: readonly Keyed[], report: Report): void {
  const seen = new Map<string, Keyed>();
  for (const part of parts) {
    const first = seen.get(part.key);
    if (first)
      report(part, {
        code: 'key-twice',
        message: `The key "${part.key}" is taken by another one${first.file === part.file ? '' : ` in ${first.file}`}.`,
      });
    else seen.set(part.key, part);
  }
}
