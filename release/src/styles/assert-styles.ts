import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { CliError } from '../errors/cli-error';
import type { ReadFile } from '../storage/storage';
import { ownNamesOf } from './own-names';
import { findStyleViolations } from './style-violations';

/** The first violations explain the cause; a style sheet without a layer has hundreds. */
const MAX_SHOWN = 10;

/**
 * Refuses a remote with styles that reach beyond it. The shell styles the whole page. `loadForeignNames` loads the classes
 * and animations of the other packages.
 */
export async function assertStylesStayInside(
  { name, version, files }: Pick<ReleaseRecord, 'name' | 'version' | 'files'>,
  read: ReadFile,
  loadForeignNames: () => Promise<ReadonlySet<string>>,
): Promise<void> {
  if (name === 'shell') return;
  const sheets = files.map(({ file }) => file).filter((file) => file.endsWith('.css'));
  const isOwn = ownNamesOf(name, sheets.length > 0 ? await loadForeignNames() : new Set());
  const found = await Promise.all(
    sheets.map(async (file) =>
      findStyleViolations(String((await read(file)) ?? ''), isOwn, name).map(
        ({ line, column, reason }) => `  ${file}:${line}:${column} ${reason}`,
      ),
    ),
  );
  const places = found.flat();
  if (places.length === 0) return;
  const others = places.length > MAX_SHOWN ? [`  and ${places.length - MAX_SHOWN} more`] : [];
  throw new CliError(
    422,
    [
      `The styles of ${name}@${version} reach beyond its own elements. Nothing was published.`,
      ...places.slice(0, MAX_SHOWN),
      ...others,
    ].join('\n'),
    { places },
  );
}
