import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { useSearchParams } from '@guest/shared/router';
import { Icon } from '@guest/shared/ui/base/icon';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import { useText } from '../texts';

/** Lets the guest choose how to receive the code, and passes the pending action on. */
export function SignInMethods() {
  const text = useText();
  const property = usePathParam('property');
  const { features } = useProperty();
  const [search] = useSearchParams();
  const query = Object.fromEntries(search);
  return (
    <ListRows>
      <ListRow
        before={<Icon of={Mail} />}
        name={
          <PageLink to="property-register-email" params={{ property }} query={query}>
            {text('Continue with email')}
          </PageLink>
        }
        line={text("We'll email you a code")}
        isLink
      />
      {features.phoneCodes !== false && (
        <ListRow
          before={<Icon of={Smartphone} />}
          name={
            <PageLink to="property-register-phone" params={{ property }} query={query}>
              {text('Continue with phone')}
            </PageLink>
          }
          line={text("We'll text you a code")}
          isLink
        />
      )}
    </ListRows>
  );
}
