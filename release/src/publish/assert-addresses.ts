import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { contracts } from '@guest/shared/contracts/contracts';
import { propertySchema } from '@guest/shared/contracts/property/property.schema';
import { addressConflict, pagesOfTable, type OwnedPage } from '@guest/shared/routes/address-conflict';
import { isKnownParam } from '@guest/shared/routes/param-shapes';
import { CliError } from '../errors/cli-error';
import type { ReleaseStorage } from '../storage/storage';
import { ownPages } from '../registry/own-pages';
import { listPublishedNames, listVersions, readRecord } from '../registry/records';

/** The addresses of the server's API that, like those of pages, begin with a hotel. */
const API_ADDRESSES: readonly OwnedPage[] = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .filter(({ path }) => path.startsWith('/:'))
  .map(({ path }) => ({ name: path, owner: 'server', path }));

/**
 * Refuses pages whose addresses belong to the suite or to another remote, even if that remote is on no channel: an
 * address belongs to the remote that published it first, until all of those versions are deleted.
 */
export async function assertAddresses(storage: ReleaseStorage, record: ReleaseRecord): Promise<void> {
  const pages = ownPages(record);
  if (pages.length === 0) return;
  const others = [...pagesOfTable, ...API_ADDRESSES, ...(await pagesOfOthers(storage, record.name))];
  const faults = pages.flatMap((page) => [
    ...conflictOf(page, [...pages, ...others]),
    ...unknownParts(page, record),
  ]);
  if (faults.length === 0) return;
  throw new CliError(
    409,
    [
      `The pages of ${record.name}@${record.version} cannot be reached. Nothing was published.`,
      ...faults.map((fault) => `  ${fault}`),
    ].join('\n'),
    { faults },
  );
}

function conflictOf(page: OwnedPage, others: readonly OwnedPage[]): string[] {
  const taken = addressConflict(page, others);
  if (!taken) return [];
  return [
    taken.owner === page.owner
      ? `${page.name} and ${taken.name} cannot be told apart: ${page.path} and ${taken.path}`
      : `${page.path} of ${page.name} belongs to ${taken.owner}, which has ${taken.path}`,
  ];
}

/** What a row refers to has to exist, so that a mistake is not found by a guest. */
function unknownParts({ name, path }: OwnedPage, { routes = {}, offers }: ReleaseRecord): string[] {
  const { up, feature = [] } = routes[name] ?? {};
  const params = paramsIn(path);
  const parent =
    up === undefined
      ? '/:property'
      : (routes[up]?.path ?? pagesOfTable.find(({ name }) => name === up)?.path);
  return [
    ...(offers.routes.includes(name) ? [] : [`${name} has an address and no page in the build`]),
    ...params
      .filter((param) => !isKnownParam(param))
      .map((param) => `${name} has an unknown parameter :${param}`),
    ...(new Set(params).size === params.length ? [] : [`${name} has a parameter twice`]),
    ...(parent === undefined ? [`${name} leads up to ${up}, which does not exist`] : []),
    ...paramsIn(parent ?? '')
      .filter((param) => !params.includes(param))
      .map((param) => `${name} leads up to ${up}, whose :${param} it does not have`),
    ...feature
      .filter((one) => !Object.hasOwn(propertySchema.shape.features.shape, one))
      .map((one) => `${name} needs the feature ${one}, which no hotel has`),
  ];
}

const paramsIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param);

async function pagesOfOthers(storage: ReleaseStorage, name: string): Promise<OwnedPage[]> {
  const names = (await listPublishedNames(storage)).filter((it) => it !== name);
  const records = await Promise.all(
    names.map(async (other) => {
      const versions = await listVersions(storage, other);
      // A damaged record is reported where it is used; it must not keep other squads from releasing.
      return Promise.all(versions.map((it) => readRecord(storage, other, it).catch(() => undefined)));
    }),
  );
  return records.flat().flatMap((record) => (record ? ownPages(record) : []));
}
