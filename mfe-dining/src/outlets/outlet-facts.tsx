import { useHost } from '@guest/shared';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { listText } from '@guest/shared/format/list-text';
import { Fact, FactList } from '@guest/shared/ui/card/fact-list';
import { PhoneLink } from '@guest/shared/ui/button/phone-link';
import Coins from 'lucide/dist/esm/icons/coins.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import Shirt from 'lucide/dist/esm/icons/shirt.mjs';
import Utensils from 'lucide/dist/esm/icons/utensils.mjs';
import { PlaceFact } from '../place/place-fact';
import { useText } from '../texts';
import { PriceLevel } from './price-level';

/** The facts that matter for the choice of an outlet. */
export function OutletFacts({ outlet }: { outlet: Outlet }) {
  const { cuisine, priceLevel, dressCode, phone } = outlet;
  const { lang } = useHost();
  const text = useText();
  return (
    <FactList>
      <PlaceFact {...outlet} />
      {cuisine.length > 0 && (
        <Fact icon={Utensils} name={text('Cuisine')}>
          {listText(cuisine, lang)}
        </Fact>
      )}
      <Fact icon={Coins} name={text('Price level')}>
        <PriceLevel level={priceLevel} />
      </Fact>
      {dressCode && (
        <Fact icon={Shirt} name={text('Dress code')}>
          {dressCode}
        </Fact>
      )}
      {phone && (
        <Fact icon={Phone} name={text('Phone')}>
          <PhoneLink phone={phone} />
        </Fact>
      )}
    </FactList>
  );
}
