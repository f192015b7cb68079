import { useHost } from '@guest/shared';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import { MenuPage } from '../menus/page/menu-page';

const load = () => import(/* webpackChunkName: "basket-pane" */ './basket-pane').then((it) => it.BasketPane);

/** The page of a menu with the basket of its outlet. */
export const MenuWithBasketPage = () => <MenuPage Basket={LazyBasketPane} />;

function LazyBasketPane(outlet: { outlet: string }) {
  const { lang } = useHost();
  return <LazyPart load={withLazyTexts(lang, load)} isWanted with={outlet} />;
}
