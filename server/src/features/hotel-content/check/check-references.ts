import { matchRoute } from '@guest/shared/routes/match-route';
import { USUAL_DEPARTMENTS } from '../rows/request-defaults';
import { suggestionFor } from '../folder/suggestion';
import type { Path } from '../folder/source-file';
import type { Check } from './check';
import { itemsOf } from './menu-parts';

/** Checks that every key to which a file refers exists. */
export const checkReferences: Check = (content, report) => {
  const { hotel, outlets, directories, activities, requests, modifiers } = content;
  const known = {
    outlet: outlets.map(({ value }) => value.key),
    activity: activities.map(({ value }) => value.key),
    directory: directories.map(({ value }) => value.key),
    request: requests.value.map(({ key }) => key),
    modifier: modifiers.value.map(({ key }) => key),
  };
  const needs = (kind: keyof typeof known, key: string | undefined, at: { file: string; path: Path }) => {
    if (key === undefined || known[kind].includes(key)) return;
    const suggestion = suggestionFor(key, known[kind]);
    report(at, { code: `${kind}-unknown`, message: `There is no ${kind} "${key}".`, suggestion });
  };

  for (const [i, { department }] of requests.value.entries()) {
    if (department === undefined || USUAL_DEPARTMENTS.includes(department)) continue;
    const suggestion = suggestionFor(department, USUAL_DEPARTMENTS);
    report(
      { file: requests.file, path: ['requests', i, 'department'] },
      {
        code: 'department-unknown',
        message: `"${department}" is not a usual department. Only staff who were added with it, and supervisors, see the request.`,
        suggestion,
        // A typing mistake would hide the requests of guests, but a hotel may have a department of its own.
        isWarning: suggestion === undefined,
      },
    );
  }
  for (const { file, value } of activities) needs('outlet', value.outlet, { file, path: ['outlet'] });
  for (const { file, item, path } of itemsOf(content))
    for (const [i, used] of (item.modifiers ?? []).entries())
      if (typeof used === 'string') needs('modifier', used, { file, path: [...path, 'modifiers', i] });
  for (const { file, value } of directories) {
    needs('directory', value.parent, { file, path: ['parent'] });
    for (const [i, entry] of value.entries.entries()) {
      const at = (...path: Path) => ({ file, path: ['entries', i, ...path] });
      for (const [k, link] of (entry.links ?? []).entries()) {
        needs('outlet', link.outlet, at('links', k, 'outlet'));
        needs('activity', link.activity, at('links', k, 'activity'));
        needs('directory', link.directory, at('links', k, 'directory'));
        if (link.page !== undefined && !isPage(hotel.value.slug, link.page))
          report(at('links', k, 'page'), { code: 'page-unknown', message: `There is no page ${link.page}.` });
      }
      for (const [k, action] of (entry.actions ?? []).entries()) {
        needs('outlet', action.book, at('actions', k, 'book'));
        needs('outlet', action.order, at('actions', k, 'order'));
        needs('request', action.request, at('actions', k, 'request'));
        needs('directory', action.directory, at('actions', k, 'directory'));
      }
    }
    if (isBelowItself(value.key, new Map(directories.map((one) => [one.value.key, one.value.parent]))))
      report({ file, path: ['parent'] }, { code: 'parent-loop', message: 'The directory is below itself.' });
  }

  const { legal } = hotel.value;
  needs('directory', legal.directory, { file: hotel.file, path: ['legal', 'directory'] });
  const entries = directories.find(({ value }) => value.key === legal.directory)?.value.entries ?? [];
  for (const name of ['terms', 'privacy'] as const)
    if (known.directory.includes(legal.directory) && !entries.some(({ key }) => key === legal[name]))
      report(
        { file: hotel.file, path: ['legal', name] },
        {
          code: 'legal-missing',
          message: `The directory "${legal.directory}" has no entry "${legal[name]}".`,
        },
      );
};

const isPage = (slug: string, page: string): boolean =>
  matchRoute(`/${slug}${page.replace(/\?.*$/, '')}`) !== undefined;

function isBelowItself(key: string, parents: ReadonlyMap<string, string | undefined>): boolean {
  const seen = new Set<string>();
  for (let above = parents.get(key); above !== undefined && !seen.has(above); above = parents.get(above)) {
    if (above === key) return true;
    seen.add(above);
  }
  return false;
}
