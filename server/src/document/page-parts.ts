import { routeOf } from '@guest/shared/routes/routes';
import { servedFiles, type Release, type ServedFile } from '../releases/release';
import type { ResolvedSet } from '../releases/release-store';
import type { Address } from './address';
import type { Inline } from './inline';
import type { InlineFiles, InlineStyle } from './inline-files';

/** What a document brings along of the releases that show its page. */
export interface PageParts {
  readonly styles: InlineStyle[];
  /** What the shell starts with. */
  readonly scripts: ServedFile[];
  /** What will be asked for next: the texts, and the page's remote. */
  readonly preloads: ServedFile[];
  /** Keeps the taps that come before the page answers. */
  readonly earlyTaps: Inline[];
}

export async function partsOfPage(
  { set, address, lang }: { set: ResolvedSet; address: Address; lang: string },
  files: InlineFiles,
): Promise<PageParts> {
  const { shell } = set;
  const remote = remoteOf(set, address);
  const page = remote?.record.pages[address.route?.name ?? ''];
  const stylesOf = (release: Release, names: string[]) =>
    Promise.all(names.map((file) => files.style(release, file)));
  const { entry, styles, texts, inline } = shell.record;

  return {
    styles: [
      ...(await stylesOf(shell, styles)),
      ...(remote ? await stylesOf(remote, [...remote.record.styles, ...(page?.styles ?? [])]) : []),
    ],
    scripts: servedFiles(shell, entry),
    preloads: [
      ...servedFiles(shell, texts[lang]),
      ...(remote ? servedFiles(remote, [...remote.record.entry, ...(page?.scripts ?? [])]) : []),
      ...(remote ? servedFiles(remote, remote.record.texts[lang]) : []),
    ],
    earlyTaps: inline ? [await files.script(shell, inline)] : [],
  };
}

function remoteOf({ remotes }: ResolvedSet, { route, isPossible }: Address): Release | undefined {
  return route && isPossible ? remotes[routeOf(route.name).owner] : undefined;
}
