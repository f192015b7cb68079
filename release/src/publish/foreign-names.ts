import { readRecord, listPublishedNames } from '../registry/records';
import { namesIn } from '../styles/own-names';
import type { ReleaseStorage } from '../storage/storage';
import { recentVersions } from './recent-versions';

/** Returns the classes and animations of the other packages that run on a channel. */
export async function loadForeignNames(storage: ReleaseStorage, name: string): Promise<ReadonlySet<string>> {
  const others = (await listPublishedNames(storage)).filter((it) => it !== name);
  const sheets = await Promise.all(others.map((other) => styleSheets(storage, other)));
  return new Set(sheets.flat().flatMap((sheet) => namesIn(sheet)));
}

async function styleSheets(storage: ReleaseStorage, name: string): Promise<string[]> {
  // A damaged record is reported where it is used; it must not keep other squads from releasing.
  const versions = await recentVersions(storage, name).catch(() => []);
  const sheets = await Promise.all(
    versions.map(async (version) => {
      const record = await readRecord(storage, name, version).catch(() => undefined);
      const files = (record?.files ?? []).filter(({ file }) => file.endsWith('.css'));
      return Promise.all(files.map(({ file }) => storage.read(`${name}/${version}/${file}`)));
    }),
  );
  return sheets.flat().map((sheet) => String(sheet ?? ''));
}
