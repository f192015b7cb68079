import { useHost } from '@guest/shared';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import { MenuPage } from '../menus/page/menu-page';

const load = () => import(/* webpackChunkName: "basket-pane" */ './menu-basket-parts');

const loadPane = () => load().then((it) => it.BasketPane);
const loadBar = () => load().then((it) => it.BasketBar);

/** The page of a menu with the basket of its outlet. */
export const MenuWithBasketPage = () => <MenuPage basket={lazyBasket} />;

function LazyBasketPane(outlet: { outlet: string }) {
  const { lang } = useHost();
  return <LazyPart load={withLazyTexts(lang, loadPane)} isWanted with={outlet} />;
}

function LazyBasketBar(outlet: { outlet: string }) {
  const { lang } = useHost();
  return <LazyPart load={withLazyTexts(lang, loadBar)} isWanted with={outlet} />;
}

const lazyBasket = { Pane: LazyBasketPane, Bar: LazyBasketBar };
