import { useHost } from '@guest/shared';
import { outletContract, type Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useLazyRead } from '@guest/shared/reads/use-lazy-read';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BasketLine } from '../../basket/basket';
import { useOrderText } from '../../lazy-texts/order-texts';

const load = () =>
  import(/* webpackChunkName: "item-sheet" */ '../../menus/item-sheet/item-sheet').then((it) => it.ItemSheet);

/**
 * The sheet that edits a basket line. It stays mounted once it was opened, so that it can restore the focus.
 */
export function ChangeLine(props: { outlet: Outlet; line: BasketLine | null; onClose: () => void }) {
  const { line } = props;
  const [menu, setMenu] = useState<string>();
  if (line && line.menu !== menu) setMenu(line.menu);
  return menu && <LineSheet {...props} menuSlug={menu} />;
}

function LineSheet(props: {
  outlet: Outlet;
  menuSlug: string;
  line: BasketLine | null;
  onClose: () => void;
}) {
  const { outlet, menuSlug, line, onClose } = props;
  const property = usePathParam('property');
  const params = { property, outlet: outlet.slug, menu: menuSlug };
  const { data: menu, hasFailed, retry } = useLazyRead(outletContract.getMenu, { params, query: {} }, true);
  const section = menu?.sections.find(({ items }) => items.some(({ uuid }) => uuid === line?.itemUuid));
  const item = section?.items.find(({ uuid }) => uuid === line?.itemUuid);
  const hours = [section?.availability, item?.availability].filter((it) => it !== undefined);
  const isMissing = line !== null && !item && (hasFailed || menu !== undefined);
  useCloseOnFailure({ isMissing, onClose, retry });
  if (!menu) return null;
  return (
    <LazyPart
      load={load}
      isWanted
      with={{
        item: item ?? null,
        lazyItem: { item, hours, maxAdvanceDays: menu.maxAdvanceDays, hasFailed, retry },
        menu: { ...menu, outlet },
        line: line ?? undefined,
        onClose,
      }}
    />
  );
}

/** Closes the sheet with an error if the item cannot be loaded; the next tap retries. */
function useCloseOnFailure(options: { isMissing: boolean; onClose: () => void; retry: () => void }): void {
  const { isMissing } = options;
  const text = useOrderText();
  const { toast } = useHost();
  const closeWithError = useEffectEvent(() => {
    toast('error', text("This part didn't load. Try again."));
    options.retry();
    options.onClose();
  });
  useEffect(() => {
    if (isMissing) closeWithError();
  }, [isMissing]);
}
