import { servedFiles, type Release, type ServedFile } from '../releases/release';
import { releaseOfPage } from '../releases/release-of-page';
import type { ResolvedSet } from '../releases/release-cache';
import type { Address } from '../request/address';
import type { Inline } from '../html/inline';
import type { InlineFiles, InlineStyle } from './inline-files';

/** The files of the releases that a document includes. */
export interface PageAssets {
  readonly styles: InlineStyle[];
  /** The entry scripts of the shell. */
  readonly scripts: ServedFile[];
  /** The files needed next: the texts and the page's remote. */
  readonly preloads: ServedFile[];
  /** An inline script that records taps until the page can handle them. */
  readonly earlyTaps: Inline[];
}

export async function assetsOfPage(
  { set, address, lang }: { set: ResolvedSet; address: Address; lang: string },
  files: InlineFiles,
): Promise<PageAssets> {
  const { shell } = set;
  const route = address.isPossible ? address.route?.name : undefined;
  const release = route && releaseOfPage(set, route);
  const remote = release === shell ? undefined : release;
  const page = route && release?.record.pages[route];
  const stylesOf = (release: Release, names: string[]) =>
    Promise.all(names.map((file) => files.style(release, file)));
  const { entry, styles, texts, inline } = shell.record;

  return {
    styles: [
      ...(await stylesOf(shell, styles)),
      ...(remote ? await stylesOf(remote, remote.record.styles) : []),
      ...(release && page ? await stylesOf(release, page.styles) : []),
    ],
    scripts: servedFiles(shell, entry),
    preloads: [
      ...servedFiles(shell, texts[lang]),
      ...(remote ? servedFiles(remote, remote.record.entry) : []),
      ...(release && page ? servedFiles(release, page.scripts) : []),
      ...(remote ? servedFiles(remote, remote.record.texts[lang]) : []),
    ],
    earlyTaps: inline ? [await files.script(shell, inline)] : [],
  };
}
