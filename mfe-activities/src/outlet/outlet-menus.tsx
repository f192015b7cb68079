import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { Section } from '@guest/shared/ui/section/section';
import { useText } from '../texts';

/** Links to the menus of an outlet. */
export function OutletMenus({ outlet: { slug, menus } }: { outlet: Outlet }) {
  const text = useText();
  const property = usePathParam('property');
  if (menus.length === 0) return null;
  return (
    <Section heading={text('Menus')}>
      <ListRows>
        {menus.map((menu) => (
          <ListRow
            key={menu.uuid}
            name={
              <PageLink
                to="property-activities-outlet-menu"
                params={{ property, outlet: slug, menu: menu.slug }}
              >
                {menu.name}
              </PageLink>
            }
            line={menu.description && <bdi>{menu.description}</bdi>}
            isLink
          />
        ))}
      </ListRows>
    </Section>
  );
}
