import { isOffered } from '@guest/shared/routes/is-offered';
import { fillIn } from '@guest/shared/routes/fill-in';
import { pageNames, routeOf } from '@guest/shared/routes/routes';
import { propertyContract, type PropertyDetail } from '@guest/shared/contracts/property/property.contract';

/** Returns the addresses of all pages of all hotels of a server that need nothing but the hotel. */
export async function pagesOfHotels(origin: string, apiToken: string): Promise<string[]> {
  const read = async (path: string): Promise<unknown> =>
    (await fetch(origin + path, { headers: { apitoken: apiToken } })).json();
  // The server has validated both replies against their contracts.
  const { items } = (await read(propertyContract.listProperties.path)) as { items: { identity: string }[] };
  const pages = await Promise.all(
    items.map(async ({ identity: property }) => {
      const path = fillIn(propertyContract.getDetail.path, { property });
      const { system } = (await read(path)) as PropertyDetail;
      return pageNames
        .filter((name) => !routeOf(name).isDev && isOffered(name, system.property.features))
        .map((name) => routeOf(name).path)
        .filter((it) => /^\/:property(\/[\w-]+)*$/.test(it))
        .map((it) => fillIn(it, { property }));
    }),
  );
  return pages.flat();
}
