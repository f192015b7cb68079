import { instantOf } from '@guest/shared/contracts/core/local-time';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { malformedIn, notFound } from '../../platform/errors/request-error';
import type { ServeInProperty } from '../property/serve-in-property';
import type { MenuRepository } from './menu.repository';
import type { OutletRepository } from './outlet.repository';

export function outletRoutes(
  serveInProperty: ServeInProperty,
  outlets: OutletRepository,
  menus: MenuRepository,
  now: () => number,
): void {
  serveInProperty(outletContract.listOutlets, async ({ guest }, scope) => ({
    items: await outlets.list(scope, guest),
  }));

  serveInProperty(outletContract.listOpenings, async (_call, scope) => ({
    items: (await outlets.list(scope)).map(({ uuid, slug, name, place, openingHours, images }) => ({
      uuid,
      slug,
      name,
      place,
      openingHours,
      ...(images[0] && { image: images[0] }),
    })),
  }));

  serveInProperty(outletContract.getOutlet, async ({ params, guest }, scope) => {
    const found = await outlets.find(scope, params.outlet, guest);
    if (!found) throw notFound();
    return found;
  });

  serveInProperty(outletContract.listMenus, async ({ params }, scope) => {
    const found = await outlets.find(scope, params.outlet);
    if (!found) throw notFound();
    return { items: found.menus };
  });

  serveInProperty(outletContract.getMenuOverview, async ({ params }, scope) => {
    const found = await menus.overview(scope, params, now());
    if (!found) throw notFound();
    return found;
  });

  serveInProperty(outletContract.getMenu, async ({ params, query }, scope) => {
    const at = query.at === undefined ? now() : atLocalTime(query.at, scope.property.timeZone);
    const found = await menus.find(scope, params, { at, now: now() });
    if (!found) throw notFound();
    return found;
  });
}

function atLocalTime(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}Z`);
  // A time of the right format may still not exist, such as 31 June.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(local)) {
    throw malformedIn('at');
  }
  return instantOf(local, timeZone);
}
