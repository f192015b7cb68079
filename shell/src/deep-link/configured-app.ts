import type { Host } from '@guest/shared';
import { propertyContract, type PropertySummary } from '@guest/shared/contracts/property/property.contract';
import { readQuery } from '@guest/shared/reads/read-query';

type AppHost = Pick<Host, 'api' | 'lang' | 'property' | 'queries'>;

export interface ConfiguredApp {
  opens: NonNullable<PropertySummary['mobileApp']>['opens'];
  propertyUuid: string;
}

/** Returns the app of a property, or that of the first hotel with an app for pages outside a property. */
export async function configuredApp(
  host: AppHost,
  identity: string | undefined,
): Promise<ConfiguredApp | null> {
  const hotels = identity === undefined ? await listHotels(host) : [await loadHotel(host, identity)];
  for (const { mobileApp, uuid } of hotels) {
    if (mobileApp) return { opens: mobileApp.opens, propertyUuid: uuid };
  }
  return null;
}

const listHotels = async (host: AppHost): Promise<PropertySummary[]> =>
  (await host.queries.ensureQueryData(readQuery(host, propertyContract.listProperties, {}))).items;

async function loadHotel(host: AppHost, identity: string): Promise<PropertySummary> {
  const { property } = host.property.getState();
  if (property?.identity.toLowerCase() === identity.toLowerCase()) return property;
  const query = readQuery(host, propertyContract.getDetail, { params: { property: identity } });
  return (await host.queries.ensureQueryData(query)).system.property;
}
