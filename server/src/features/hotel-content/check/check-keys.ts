import type { Path } from '../folder/source-file';
import type { Check, Report } from './check';
import { groupsOf, menusOf } from './menu-parts';

interface Keyed {
  file: string;
  key: string;
  path: Path;
}

/** Checks that keys are unique within their parent, because ids are derived from them, or answers stored by them. */
export const checkKeys: Check = (content, report) => {
  const { outlets, directories, activities, requests, loyalty } = content;
  const ofFiles = (parts: { file: string; value: { key: string } }[]) =>
    parts.map(({ file, value }) => ({ file, key: value.key, path: ['key'] }));
  unique(ofFiles(outlets), report);
  unique(ofFiles(directories), report);
  unique(ofFiles(activities), report);
  for (const { menus, tables, policies } of outlets) {
    unique(ofFiles(menus), report);
    if (tables) unique(keyed(tables.file, ['areas'], tables.value.areas), report);
    if (policies)
      unique(keyed(policies.file, ['booking', 'questions'], policies.value.booking?.questions ?? []), report);
  }
  for (const { file, value } of directories) unique(keyed(file, ['entries'], value.entries), report);
  unique(keyed(requests.file, ['requests'], requests.value), report);
  for (const [i, { fields = [] }] of requests.value.entries()) {
    unique(keyed(requests.file, ['requests', i, 'fields'], fields), report);
    for (const [k, { options = [] }] of fields.entries())
      unique(
        named(requests.file, ['requests', i, 'fields', k, 'options'], { of: options, by: 'value' }),
        report,
      );
  }
  for (const { file, value } of activities)
    unique(keyed(file, ['booking', 'questions'], value.booking?.questions ?? []), report);
  if (loyalty) unique(named(loyalty.file, ['tiers'], { of: loyalty.value.tiers, by: 'code' }), report);
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
      for (const [k, { portions = [], modifiers = [] }] of items.entries()) {
        const path = ['sections', i, 'items', k];
        unique(keyed(file, [...path, 'portions'], portions), report);
        unique(
          modifiers.map((used, m) => ({
            file,
            key: typeof used === 'string' ? used : used.key,
            path: [...path, 'modifiers', m],
          })),
          report,
        );
      }
  }
};

const keyed = (file: string, path: Path, parts: readonly { key: string }[]): Keyed[] =>
  named(file, path, { of: parts, by: 'key' });

/** Lists parts whose keys have another name. */
const named = <Name extends string>(
  file: string,
  path: Path,
  { of, by }: { of: readonly Readonly<Record<Name, string>>[]; by: Name },
): Keyed[] => of.map((part, i) => ({ file, key: part[by], path: [...path, i, by] }));

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
