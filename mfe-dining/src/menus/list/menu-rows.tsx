import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { MenuHours } from './menu-hours';
import { EmptyMenus } from './empty-menus';

/** Lists the menus of an outlet with today's hours. */
export function MenuRows({ outlet }: { outlet: Outlet }) {
  const property = usePathParam('property');
  if (outlet.menus.length === 0) return <EmptyMenus />;
  return (
    <ListRows>
      {outlet.menus.map((menu) => (
        <ListRow
          key={menu.uuid}
          name={
            <PageLink
              to="property-outlet-menus-menu"
              params={{ property, outlet: outlet.slug, menu: menu.slug }}
            >
              {menu.name}
            </PageLink>
          }
          line={
            <>
              <bdi>{menu.description}</bdi>
              <MenuHours availability={menu.availability} />
            </>
          }
          isLink
        />
      ))}
    </ListRows>
  );
}
